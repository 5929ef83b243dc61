package croupier.engine.go;

import croupier.engine.Event;
import java.util.List;

/** Chance tiles: drawing them, keeping them, and using them before blocks are taken. */
final class ChanceTiles {
  private ChanceTiles() {}

  static int list(GoTable table, int seat, long[] into) {
    GoSeat place = table.places[seat];
    int count = GoMoves.listPass(into);
    if (table.mayHold(place, Tile.GO_BUTTON)) {
      into[count++] = GoMoves.move(GoMoves.PASS_FOR_NOW, 0);
    }
    if (place.holds(Tile.GO_BUTTON) && table.mayChooseBlock(place)) {
      into[count++] = GoMoves.move(GoMoves.USE_GO_BUTTON, GoChoice.BLOCK.ordinal());
    }
    if (place.holds(Tile.MR_MONOPOLY) && place.marker < table.rules.trackerLength()) {
      into[count++] = GoMoves.move(GoMoves.USE_MR_MONOPOLY, 0);
    }
    return count;
  }

  /** Those on Chance draw, clockwise from the roller. */
  static void draw(GoTable table, List<Event> events) {
    while (table.asked != 0) {
      if (table.supply == 0 && mayReshuffle(table)) {
        table.supply = table.discards;
        table.discards = 0;
        if (events != null) {
          events.add(new GoEvent.TilesReshuffled(GoTable.total(table.supply)));
        }
      }
      if (table.supply != 0) {
        table.phase = Phase.DRAW;
        return;
      }
      int seat = table.firstClockwise(table.asked);
      table.asked &= ~(1 << seat);
      if (events != null) {
        events.add(new GoEvent.NoTileLeft(seat));
      }
    }
    ask(table, events);
  }

  /** GO-14. */
  private static boolean mayReshuffle(GoTable table) {
    return table.discards != 0
        && (table.rules.eagerReshuffle() || GoTable.total(table.discards) == Tile.TILES);
  }

  static void drawn(GoTable table, int kind, List<Event> events) {
    int seat = table.firstClockwise(table.asked);
    table.asked &= ~(1 << seat);
    table.supply -= 1 << 4 * kind;
    if (kind == Tile.MONEY_BAG.ordinal()) {
      table.discards += 1 << 4 * kind;
      table.places[seat].free++;
      if (events != null) {
        events.add(new GoEvent.TileUsed(seat, Tile.MONEY_BAG));
      }
    } else {
      table.places[seat].changeTiles(kind, 1);
      if (events != null) {
        events.add(new GoEvent.TileKept(seat));
      }
    }
    draw(table, events);
  }

  /** The only question about kept tiles that all are asked, before any block is taken (GO-11). */
  private static void ask(GoTable table, List<Event> events) {
    for (int left = table.keepers(); left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      table.asked |= table.askedForTiles(table.places[seat]) ? 1 << seat : 0;
    }
    if (table.asked != 0) {
      table.phase = Phase.TILES;
    } else {
      OnGo.ask(table, table.roller, events);
    }
  }

  static void use(GoTable table, int seat, long move, List<Event> events) {
    switch (GoMoves.kind(move)) {
      case GoMoves.USE_GO_BUTTON -> {
        discard(table, seat, Tile.GO_BUTTON, events);
        table.places[seat].free++;
      }
      case GoMoves.USE_MR_MONOPOLY -> {
        discard(table, seat, Tile.MR_MONOPOLY, events);
        MegaShutDowns.moveMarker(table, seat, events);
      }
      case GoMoves.PASS_FOR_NOW -> {
        table.places[seat].later = Later.SECRET.ordinal();
        table.asked &= ~(1 << seat);
      }
      default -> table.asked &= ~(1 << seat);
    }
    if (!table.askedForTiles(table.places[seat])) {
      table.asked &= ~(1 << seat);
    }
    if (table.asked == 0) {
      OnGo.ask(table, table.roller, events);
    }
  }

  static void discard(GoTable table, int seat, Tile tile, List<Event> events) {
    GoSeat place = table.places[seat];
    place.changeTiles(tile.ordinal(), -1);
    place.later = table.mayHold(place, Tile.GO_BUTTON) ? place.later : Later.NO.ordinal();
    table.discards += 1 << 4 * tile.ordinal();
    if (events != null) {
      events.add(new GoEvent.TileUsed(seat, tile));
    }
  }
}
