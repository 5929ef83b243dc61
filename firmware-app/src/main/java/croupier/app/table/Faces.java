package croupier.app.table;

import croupier.app.live.LiveGame;
import croupier.engine.Game;
import croupier.engine.Position;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealPosition;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressPosition;
import croupier.engine.go.Go;
import croupier.engine.go.GoPosition;
import java.util.List;

/** The face of each game. */
final class Faces {
  private Faces() {}

  /** What a game is about, in a few short sentences. */
  static List<String> intro(Game game) {
    return switch (game) {
      case Deal _ -> DealHints.INTRO;
      case Express _ -> ExpressHints.INTRO;
      case Go _ -> GoHints.INTRO;
      case ClassicGame _ -> ClassicHints.INTRO;
      default -> throw new IllegalArgumentException("no words on " + game.id());
    };
  }

  static GameFace of(Desk desk, Seating seating, LiveGame game) {
    Position position = game.position();
    return switch (position) {
      case DealPosition deal -> new DealFace(desk, seating, deal);
      case ExpressPosition express -> new ExpressFace(desk, seating, express);
      case GoPosition _ -> new GoFace(desk, seating, game);
      case ClassicPosition classic -> new ClassicFace(desk, seating, classic);
      default -> throw new IllegalArgumentException("no face for " + position.game().id());
    };
  }
}
