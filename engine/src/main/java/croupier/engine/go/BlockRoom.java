package croupier.engine.go;

/** Whether a seat that takes what it is due would find one more block that fits (GE-01). */
final class BlockRoom {
  private BlockRoom() {}

  /**
   * First comes the block of the own colour space, then those of any colour, chosen so that as many
   * as possible fit. What others take meanwhile nobody can say.
   */
  static boolean forOneMore(GoTable table, GoSeat place) {
    if (!place.landed && place.free == 0) {
      return table.takeable(place) != 0;
    }
    int empty = 0;
    int there = 0;
    // Four bits for each colour: the blocks that its squares still take.
    int room = 0;
    for (int square = 0; square < GoSeat.SQUARES; square++) {
      int count = place.count(square);
      empty += count == 0 ? 1 : 0;
      there |= count == 0 ? 0 : 1 << place.colour(square);
      room += count == 0 ? 0 : GoSeat.LANDMARK - count << 4 * place.colour(square);
    }
    int tray = table.tray;
    int landing = place.landed ? table.board().colour(place.token).ordinal() : GoTable.NONE;
    if (landing != GoTable.NONE && (table.takeable(place) >> landing & 1) == 1) {
      tray -= 1 << 4 * landing;
      if (at(room, landing) == 0) {
        empty--;
        there |= 1 << landing;
        room += GoSeat.LANDMARK << 4 * landing;
      }
      room -= 1 << 4 * landing;
    }
    return fits(place.free + 1, tray, room, empty, table.rules.split() ? 0 : there);
  }

  /**
   * @param joined the colours, as bits, that take no empty square besides those they have
   */
  private static boolean fits(int blocks, int tray, int room, int empty, int joined) {
    int left = blocks;
    int others = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int joining = Math.min(at(tray, colour), at(room, colour));
      left -= joining;
      others |= (joined >> colour & 1) == 1 ? 0 : at(tray, colour) - joining << 4 * colour;
    }
    for (int squares = empty; squares > 0 && left > 0 && others != 0; squares--) {
      int most = most(others);
      left -= Math.min(GoSeat.LANDMARK, at(others, most));
      others &= ~(15 << 4 * most);
    }
    return left <= 0;
  }

  private static int most(int blocks) {
    int most = 0;
    for (int colour = 1; colour < Colour.COUNT; colour++) {
      most = at(blocks, colour) > at(blocks, most) ? colour : most;
    }
    return most;
  }

  private static int at(int packed, int colour) {
    return packed >>> 4 * colour & 15;
  }
}
