package croupier.app.table.face.go;

import croupier.engine.go.Colour;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Symbol;
import croupier.engine.go.Tile;
import java.util.LinkedHashMap;
import java.util.Map;

/** A moment of go for everything that a seat can be asked; here the first seat is. */
public final class GoMoments {
  private GoMoments() {}

  public static Map<String, GoPosition> all() {
    Map<String, GoPosition> all = new LinkedHashMap<>();
    all.put("roll", full(8).beforeTheRoll());
    all.put("tiles", full(5).rolled());
    all.put("go", goes(GoChoice.HEIST, 0));
    all.put("claim", goes(GoChoice.BLOCK, 1));
    all.put("race", GoScene.race());
    all.put("rob", keeping(full(2, Tile.SHIELD)));
    all.put("shut-down", keeping(full(10, Tile.SHIELD)));
    all.put("dial", GoScene.heist());
    all.put("steal", stolen());
    all.put("shield", shutDown());
    all.put("mega", keeping(full(8, Tile.SHIELD).full(0)));
    return all;
  }

  /** Two players with much on their boards; Ann is to roll. */
  public static GoPosition lateGame() {
    return GoScene.landingOn(2, 2)
        .round(20)
        .blocks(0, 2, Colour.LIGHT_BLUE)
        .blocks(0, 2, Colour.PINK)
        .blocks(1, 2, Colour.RED)
        .blocks(1, 2, Colour.GREEN)
        .tile(1, Tile.GO_BUTTON)
        .beforeTheRoll();
  }

  /** Boards on which much has been built, and what the first seat keeps. */
  private static GoScene full(int landing, Tile... tiles) {
    GoScene scene =
        GoScene.landingOn(landing, 8, 8, 8)
            .round(20)
            .blocks(0, 3, Colour.LIGHT_BLUE)
            .blocks(0, 1, Colour.PINK)
            .blocks(1, 2, Colour.RED)
            .blocks(1, 1, Colour.GREEN)
            .blocks(1, 3, Colour.DARK_BLUE)
            .blocks(2, 1, Colour.YELLOW)
            .blocks(3, 2, Colour.YELLOW)
            .blocks(3, 2, Colour.ORANGE);
    for (Tile tile : tiles.length == 0 ? new Tile[] {Tile.GO_BUTTON, Tile.MR_MONOPOLY} : tiles) {
      scene.tile(0, tile);
    }
    return scene;
  }

  /** Everybody has rolled, and the first seat uses no tile yet. */
  private static GoPosition keeping(GoScene scene) {
    GoPosition position = scene.rolled();
    position.act(0, new GoAction.Pass());
    return position;
  }

  /** On GO, after so many decisions. */
  private static GoPosition goes(GoChoice choice, int decisions) {
    GoPosition position = keeping(full(0, Tile.SHIELD));
    for (int i = 0; i < decisions; i++) {
      position.act(0, new GoAction.ChooseGo(choice));
    }
    return position;
  }

  private static GoPosition stolen() {
    GoPosition position = GoScene.heist();
    position.act(0, new GoAction.LockDial(Symbol.RING));
    position.act(1, new GoAction.LockDial(Symbol.RING));
    return position;
  }

  /** Bo shuts down a block of Ann, who has a Shield. */
  private static GoPosition shutDown() {
    GoPosition position =
        keeping(GoScene.landingOn(8, 10, 8).blocks(0, 3, Colour.RED).tile(0, Tile.SHIELD));
    position.act(1, new GoAction.ShutDown(0, 0));
    return position;
  }
}
