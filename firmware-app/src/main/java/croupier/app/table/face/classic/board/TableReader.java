package croupier.app.table.face.classic.board;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Group;
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
  private static final int GROUPS = 5;

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
      int count = Math.floorMod(Math.abs((long) steps), ClassicRoom.SPACES);
      for (int step = 0; step < count; step++) {
        do {
          deed = Math.floorMod(deed + way, ClassicRoom.SPACES);
        } while (!board.isDeed(deed));
      }
    } else {
      deed = -1;
      page = Math.floorMod((long) page + steps, pages().size());
    }
  }

  /** One line for the LCD. */
  public String line() {
    if (deed >= 0) {
      return deedLine();
    }
    List<String> pages = pages();
    return pages.get(Math.min(page, pages.size() - 1));
  }

  private List<String> pages() {
    List<String> pages = new ArrayList<>(List.of(gameLine()));
    for (int seat = 0; seat < position.seats(); seat++) {
      pages.addAll(seatLines(seat));
    }
    return pages;
  }

  private String deedLine() {
    int owner = position.owner(deed);
    String state =
        owner < 0
            ? Lines.money(board.price(deed))
            : room.brief().name(owner) + (position.isMortgaged(deed) ? "(m)" : rent());
    return Lines.ends(room.brief().deed(deed), state);
  }

  private String rent() {
    boolean utility = board.kind(deed) == SpaceKind.UTILITY;
    return (utility ? " x" : " ") + position.rent(deed);
  }

  private String gameLine() {
    return Lines.ends(limit(), "⌂" + position.houses() + " ▣" + position.hotels());
  }

  private String limit() {
    int minutes = position.options().number("minutes");
    if (minutes > 0) {
      int played = position.secondsPlayed() / 60;
      return Lines.or(played + " of " + minutes + " min", played + "/" + minutes + "min");
    }
    int last = position.options().number("turns");
    return "Turn " + position.turn() + (last == 0 ? "" : "/" + last);
  }

  private List<String> seatLines(int seat) {
    String name = room.brief().name(seat);
    if (position.isBankrupt(seat)) {
      return List.of(Lines.ends(name, "bankrupt"));
    }
    List<String> groups = new ArrayList<>();
    for (Group group : Group.values()) {
      if (ClassicPicture.count(position, seat, group) > 0) {
        groups.add(ClassicPhrases.letters(group, position.isComplete(seat, group)));
      }
    }
    if (groups.isEmpty()) {
      return List.of(Lines.ends(name, "no deeds"));
    }
    List<String> lines = new ArrayList<>();
    for (int from = 0; from < groups.size(); from += GROUPS) {
      List<String> some = groups.subList(from, Math.min(from + GROUPS, groups.size()));
      lines.add(name + " " + String.join(" ", some));
    }
    return lines;
  }

  /** The same for the pages, where there is room for the whole title deed; may be empty. */
  public String sentence() {
    if (deed < 0) {
      return "";
    }
    StringBuilder text = new StringBuilder(" ").append(room.full().deed(deed)).append(", ");
    int owner = position.owner(deed);
    text.append(owner < 0 ? "for sale at " + board.price(deed) : room.full().name(owner) + "'s");
    text.append(position.isMortgaged(deed) ? ", mortgaged" : "");
    if (board.kind(deed) == SpaceKind.SITE) {
      text.append(". Rent ").append(board.rent(deed, 0)).append("; with buildings ");
      for (int houses = 1; houses <= position.mostHouses(); houses++) {
        text.append(board.rent(deed, houses)).append(", ");
      }
      text.append(board.rent(deed, ClassicRoom.HOTEL_RENT));
      text.append(". A building costs ").append(board.building(deed));
    }
    return text.append(". Mortgage ").append(board.mortgage(deed)).append('.').toString();
  }

  public void drawKeys(Canvas canvas) {
    canvas.turn(Control.DIAL_A, "read the title deeds");
    canvas.turn(Control.DIAL_B, "how the players stand");
  }
}
