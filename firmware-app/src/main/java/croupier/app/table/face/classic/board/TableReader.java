package croupier.app.table.face.classic.board;

import croupier.app.table.mode.Canvas;
import croupier.app.words.Message;
import croupier.engine.Group;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.SpaceKind;
import croupier.hal.Control;
import java.util.ArrayList;
import java.util.List;

/**
 * While nobody's desk is open the dials read the table: A the title deeds one by one, B how the
 * game and the players stand.
 */
public final class TableReader {
  /** As many as stand beside a name, two letters each. */
  private static final int GROUPS = 4;

  private static final int MINUTE = 60;

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final ClassicBoard board;

  /** The deed that is read, by its space; before the first turn of dial A it is nobody's. */
  private int deed = -1;

  /** Which page of dial B is read: the game, then each seat; some have two. */
  private int page;

  public TableReader(ClassicRoom room) {
    this.room = room;
    position = room.position();
    board = position.board();
  }

  public void turned(Control dial, int steps) {
    if (dial == Control.DIAL_A) {
      int way = steps < 0 ? -1 : 1;
      int count = Math.floorMod(Math.abs((long) steps), ClassicBoard.SPACES);
      for (int step = 0; step < count; step++) {
        do {
          deed = Math.floorMod(deed + way, ClassicBoard.SPACES);
        } while (!board.isDeed(deed));
      }
    } else {
      deed = -1;
      page = Math.floorMod((long) page + steps, pages().size());
    }
  }

  /** Whether somebody has turned a dial to read. */
  public boolean isRead() {
    return deed >= 0 || page > 0;
  }

  /** One line for the LCD. */
  public Message line() {
    if (deed >= 0) {
      return deedLine();
    }
    List<Message> pages = pages();
    return pages.get(Math.min(page, pages.size() - 1));
  }

  private List<Message> pages() {
    List<Message> pages = new ArrayList<>(List.of(gameLine()));
    for (int seat = 0; seat < position.seats(); seat++) {
      pages.addAll(seatLines(seat));
    }
    return pages;
  }

  private Message deedLine() {
    int owner = position.owner(deed);
    if (owner < 0) {
      return about("classic.for-sale").with("price", board.price(deed));
    }
    if (position.isMortgaged(deed)) {
      return about("classic.read-mortgaged").player("who", owner);
    }
    boolean utility = board.kind(deed) == SpaceKind.UTILITY;
    return about(utility ? "classic.read-owned-utility" : "classic.read-owned")
        .player("who", owner)
        .with("rent", position.rent(deed));
  }

  private Message about(String message) {
    return Message.of(message).with("deed", room.words().deed(deed));
  }

  private Message gameLine() {
    return limit().with("houses", position.houses()).with("hotels", position.hotels());
  }

  private Message limit() {
    int minutes = position.options().number("minutes");
    if (minutes > 0) {
      return Message.of("classic.read-minutes")
          .with("played", position.secondsPlayed() / MINUTE)
          .with("minutes", minutes);
    }
    int last = position.options().number("turns");
    return last == 0
        ? Message.of("classic.read-turn").with("turn", position.turn())
        : Message.of("classic.read-turn-of").with("turn", position.turn()).with("last", last);
  }

  private List<Message> seatLines(int seat) {
    if (position.isBankrupt(seat)) {
      return List.of(Message.of("classic.read-bankrupt").player("who", seat));
    }
    List<Message> groups = new ArrayList<>();
    for (Group group : Group.values()) {
      if (ClassicPicture.count(position, seat, group) > 0) {
        groups.add(ClassicWords.letters(group, position.isComplete(seat, group)));
      }
    }
    if (groups.isEmpty()) {
      return List.of(Message.of("classic.read-no-deeds").player("who", seat));
    }
    List<Message> lines = new ArrayList<>();
    for (int from = 0; from < groups.size(); from += GROUPS) {
      List<Message> some = groups.subList(from, Math.min(from + GROUPS, groups.size()));
      lines.add(Message.of("classic.read-groups").player("who", seat).all("groups", some));
    }
    return lines;
  }

  /** The same for the pages, where there is room for the whole title deed; may be empty. */
  public List<Message> sentences() {
    if (deed < 0) {
      return List.of();
    }
    List<Message> title = new ArrayList<>();
    int owner = position.owner(deed);
    if (owner < 0) {
      title.add(about("classic.title-for-sale").with("price", board.price(deed)));
    } else {
      boolean mortgaged = position.isMortgaged(deed);
      title.add(
          about(mortgaged ? "classic.title-mortgaged" : "classic.title-owned")
              .player("who", owner));
    }
    title.addAll(room.words().title(deed));
    return title;
  }

  public void drawKeys(Canvas canvas) {
    canvas.turn(Control.DIAL_A, Message.of("classic.read-deeds"));
    canvas.turn(Control.DIAL_B, Message.of("classic.read-players"));
  }
}
