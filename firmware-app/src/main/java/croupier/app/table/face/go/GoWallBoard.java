package croupier.app.table.face.go;

import croupier.app.table.face.WallBoard;
import croupier.app.words.Words;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.go.GoBoard;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Space;
import croupier.engine.go.Tile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The mini boards of go: a ring and four Build squares for each player, and the tray of blocks. */
final class GoWallBoard implements WallBoard {
  private static final List<String> SEEN =
      List.of("round", "roller", "to_act", "phase", "attacker", "target", "tray", "supply");

  /** Kept tiles lie open in some games only; then the view has them. */
  private static final List<String> OF_PLAYER =
      List.of("token", "jail", "die", "marker", "squares", "held", "tiles");

  private final Words words;
  private final GoPosition position;
  private final GoWords things;

  GoWallBoard(Words words, GoPosition position) {
    this.words = words;
    this.position = position;
    things = new GoWords(position);
  }

  @Override
  public String drawing() {
    return "go";
  }

  @Override
  public Map<String, Object> printed() {
    GoBoard board = position.board();
    List<Object> spaces = new ArrayList<>();
    for (int space = 0; space < board.size(); space++) {
      Map<String, Object> printed = new LinkedHashMap<>();
      printed.put("kind", Records.lower(board.space(space).name()));
      printed.put("name", words.say(things.space(space)));
      if (board.space(space) == Space.COLOUR) {
        printed.put("group", Records.lower(board.colour(space).name()));
      }
      spaces.add(printed);
    }
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("spaces", spaces);
    all.put("tracker", (long) position.trackerLength());
    all.put("kept", things.tilesOpen() ? kept() : List.of());
    return all;
  }

  /** The kinds of tiles that lie open before whoever keeps them. */
  private List<Object> kept() {
    return Stream.of(Tile.GO_BUTTON, Tile.MR_MONOPOLY, Tile.SHIELD)
        .<Object>map(
            tile ->
                Map.of("kind", Records.lower(tile.name()), "name", words.say(GoWords.tile(tile))))
        .toList();
  }

  @Override
  public Map<String, Object> lying() {
    Map<String, Object> view = position.view(Position.TABLE);
    Map<String, Object> lying = WallBoard.only(view, SEEN);
    lying.put("players", WallBoard.only((List<?>) view.get("players"), OF_PLAYER));
    return lying;
  }
}
