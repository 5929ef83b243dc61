package croupier.engine.go;

import croupier.engine.Records;

/** Whether all blocks and tiles are there once, and everything on a board is where it can be. */
final class PartsCheck extends GoMoment {
  PartsCheck(GoPosition position) {
    super(position);
  }

  void check() {
    blocks();
    tiles();
    for (int seat = 0; seat < position.seats(); seat++) {
      token(seat);
      marker(seat);
      squares(seat);
    }
  }

  private void blocks() {
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int count = position.trayCount(colour) + (position.hand == colour ? 1 : 0);
      for (GoSeat place : position.places) {
        for (int square = 0; square < GoSeat.SQUARES; square++) {
          count += place.colour(square) == colour ? place.count(square) : 0;
        }
      }
      String name = Records.lower(Colour.of(colour).name());
      GoCheck.that(
          count == Colour.BLOCKS,
          "tray."
              + name
              + ": tray, boards and hand together have "
              + count
              + " "
              + name
              + " blocks; there are "
              + Colour.BLOCKS
              + ".");
    }
  }

  private void tiles() {
    for (Tile tile : Tile.values()) {
      int kind = tile.ordinal();
      int count = (position.supply >>> 4 * kind & 15) + position.discards(tile);
      for (GoSeat place : position.places) {
        count += place.tiles(kind);
      }
      String name = Records.lower(tile.name());
      GoCheck.that(
          count == rules.mix()[kind],
          "supply."
              + name
              + ": supply, discards and players together have "
              + count
              + " tiles "
              + name
              + "; there are "
              + rules.mix()[kind]
              + ".");
    }
  }

  private void token(int seat) {
    GoSeat place = position.places[seat];
    GoBoard board = rules.board();
    GoCheck.that(
        place.token < board.size(),
        GoCheck.at(seat, "token")
            + " must be from 0 to "
            + (board.size() - 1)
            + ", not "
            + place.token
            + ".");
    GoCheck.that(
        board.space(place.token) != Space.GO_TO_JAIL,
        GoCheck.at(seat, "token") + " cannot stay on Go To Jail.");
    GoCheck.that(
        place.jail == Jail.FREE.ordinal() || place.token == board.jail(),
        GoCheck.at(seat, "jail") + " must be free: the token is not at the jail.");
    GoCheck.that(
        place.marker <= rules.trackerLength(),
        GoCheck.at(seat, "marker")
            + " must be from 0 to "
            + rules.trackerLength()
            + ", not "
            + place.marker
            + ".");
  }

  private void marker(int seat) {
    GoSeat place = position.places[seat];
    boolean fired =
        phase == Phase.ROLL
            || phase == Phase.DRAW
            || phase == Phase.MEGA
                && turn(seat) < turn(Integer.numberOfTrailingZeros(position.asked));
    GoCheck.that(
        !rules.mustFire() || !fired || !position.mayFire(place),
        GoCheck.at(seat, "marker")
            + " is at the end, but a Mega Shut Down cannot wait in this game.");
    GoCheck.that(
        !place.spent || rules.oneMega() && place.marker == rules.trackerLength(),
        GoCheck.at(seat, "spent") + " is for a marker at the end, and only with that option.");
  }

  private void squares(int seat) {
    GoSeat place = position.places[seat];
    for (int a = 0; a < GoSeat.SQUARES; a++) {
      for (int b = a + 1; b < GoSeat.SQUARES; b++) {
        GoCheck.that(
            rules.split()
                || place.count(a) == 0
                || place.count(b) == 0
                || place.colour(a) != place.colour(b),
            GoCheck.at(seat, "squares[" + b + "]") + " has the colour of another square.");
      }
    }
    GoCheck.that(
        place.landmark() == GoSeat.NONE || handsOutBlocks() || phase == Phase.OVER,
        GoCheck.at(seat, "squares") + " hold a landmark, but the game goes on.");
    GoCheck.that(
        place.landmark() == GoSeat.NONE || !allReachForTheFirst(),
        GoCheck.at(seat, "squares")
            + " hold a landmark, but no block has been handed out in this round.");
  }
}
