package croupier.engine.go;

import croupier.engine.DataFile;
import croupier.engine.Records;
import java.util.ArrayList;
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
    return of(DataFile.of(GoBox.class, "box.properties"));
  }

  static GoBox of(DataFile file) {
    Map<String, GoBoard> boards = new LinkedHashMap<>();
    for (String id : file.words("boards")) {
      boards.put(id, GoBoard.of(DataFile.of(GoBox.class, id + ".properties")));
    }
    Map<String, int[]> mixes = new LinkedHashMap<>();
    for (String id : file.words("tiles")) {
      mixes.put(id, mix(file, id));
    }
    List<String> trackers = List.of(file.words("trackers"));
    file.numbers("trackers", trackers.size(), 1, LONGEST_TRACKER);
    file.checkAllRead();
    return new GoBox(boards, trackers, mixes);
  }

  /** As plain data: the spaces of every board, from GO, and the tiles of every mix. */
  Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    Map<String, Object> rings = new LinkedHashMap<>();
    boards.forEach((id, board) -> rings.put(id, ring(board)));
    data.put("boards", rings);
    Map<String, Object> tiles = new LinkedHashMap<>();
    mixes.forEach((id, mix) -> tiles.put(id, tiles(mix)));
    data.put("tiles", tiles);
    data.put("squares", (long) GoSeat.SQUARES);
    data.put("landmark", (long) GoSeat.LANDMARK);
    data.put("blocks", (long) Colour.BLOCKS);
    return data;
  }

  private static List<Object> ring(GoBoard board) {
    List<Object> spaces = new ArrayList<>();
    for (int i = 0; i < board.size(); i++) {
      Map<String, Object> space = new LinkedHashMap<>();
      space.put("space", Records.lower(board.space(i).name()));
      if (board.colour(i) != null) {
        space.put("colour", Records.lower(board.colour(i).name()));
      }
      spaces.add(space);
    }
    return spaces;
  }

  private static Map<String, Object> tiles(int[] mix) {
    Map<String, Object> tiles = new LinkedHashMap<>();
    for (Tile tile : Tile.values()) {
      tiles.put(Records.lower(tile.name()), (long) mix[tile.ordinal()]);
    }
    return tiles;
  }

  private static int[] mix(DataFile file, String id) {
    int[] mix = new int[Tile.COUNT];
    int total = 0;
    for (Tile tile : Tile.values()) {
      String key = "tiles." + id + "." + Records.lower(tile.name());
      mix[tile.ordinal()] = file.number(key, 0, Tile.TILES);
      total += mix[tile.ordinal()];
    }
    file.check(
        total == Tile.TILES,
        "tiles." + id,
        "is a mix of " + total + " tiles; there are " + Tile.TILES);
    return mix;
  }
}
