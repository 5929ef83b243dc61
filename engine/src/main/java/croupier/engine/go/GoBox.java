package croupier.engine.go;

import croupier.engine.Records;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the box holds and can be chosen: boards, tracker lengths, mixes of Chance tiles (GO-01).
 *
 * @param mixes how many tiles of each kind, by the name of the mix
 */
record GoBox(Map<String, GoBoard> boards, List<String> trackers, Map<String, int[]> mixes) {
  /** The longest tracker that a seat has lights for. */
  private static final int LONGEST_TRACKER = 8;

  static GoBox load() {
    return of(DataFile.load("box"));
  }

  static GoBox of(DataFile file) {
    Map<String, GoBoard> boards = new LinkedHashMap<>();
    file.list("boards").forEach(id -> boards.put(id, GoBoard.load(id)));
    Map<String, int[]> mixes = new LinkedHashMap<>();
    file.list("tiles").forEach(id -> mixes.put(id, mix(file, id)));
    GoBox box = new GoBox(boards, file.numbers("trackers", 1, LONGEST_TRACKER), mixes);
    file.nothingElse();
    return box;
  }

  private static int[] mix(DataFile file, String id) {
    int[] mix = new int[Tile.COUNT];
    int total = 0;
    for (Tile tile : Tile.values()) {
      int count = file.number("tiles." + id + "." + Records.lower(tile.name()), 0, Tile.TILES);
      mix[tile.ordinal()] = count;
      total += count;
    }
    if (total != Tile.TILES) {
      throw file.wrong("tiles." + id, "has " + total + " tiles; there are " + Tile.TILES);
    }
    return mix;
  }
}
