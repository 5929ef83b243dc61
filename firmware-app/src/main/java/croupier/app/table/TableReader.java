package croupier.app.table;

import croupier.engine.classic.ClassicBoard;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Group;
import croupier.engine.classic.SpaceKind;
import croupier.hal.Control;

/**
 * While nobody's desk is open the dials read the table: A the title deeds one by one, B how the
 * game and the players stand.
 */
final class TableReader {
  private final ClassicRoom room;
  private final ClassicPosition position;
  private final ClassicBoard board;

  /** The deed that is read, by its space; before the first turn of dial A it is nobody's. */
  private int deed = -1;

  /** Which page of dial B is read: the game, then each seat. */
  private int page;

  TableReader(ClassicRoom room) {
    this.room = room;
    position = room.position();
    board = position.board();
  }

  void turned(Control dial, int steps) {
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
      page = Math.floorMod((long) page + steps, position.seats() + 1);
    }
  }

  /** One line for the LCD. */
  String line() {
    if (deed >= 0) {
      return deedLine();
    }
    return page == 0 ? gameLine() : seatLine(page - 1);
  }

  private String deedLine() {
    int owner = position.owner(deed);
    String state =
        owner < 0
            ? Lines.money(board.price(deed))
            : Lines.start(room.brief().name(owner), 3)
                + (position.isMortgaged(deed) ? "(m)" : rent());
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
      return position.secondsPlayed() / 60 + " of " + minutes + "min";
    }
    int last = position.options().number("turns");
    return "Turn " + position.turn() + (last == 0 ? "" : "/" + last);
  }

  private String seatLine(int seat) {
    if (position.isBankrupt(seat)) {
      return Lines.ends(room.brief().name(seat), "bankrupt");
    }
    StringBuilder line = new StringBuilder(Lines.start(room.brief().name(seat), 3));
    for (Group group : Group.values()) {
      int count = ClassicPicture.count(position, seat, group);
      if (count > 0) {
        line.append(' ').append(ClassicPhrases.letters(group, position.isComplete(seat, group)));
      }
    }
    return Lines.fit(line.toString());
  }

  /** The same for the pages, where there is room for the whole title deed; may be empty. */
  String sentence() {
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

  void drawKeys(Canvas canvas) {
    canvas.turn(Control.DIAL_A, "read the title deeds");
    canvas.turn(Control.DIAL_B, "how the players stand");
  }
}
