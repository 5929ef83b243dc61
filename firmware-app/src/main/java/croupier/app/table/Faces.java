package croupier.app.table;

import croupier.engine.Position;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.deal.DealPosition;
import croupier.engine.express.ExpressPosition;
import croupier.engine.go.GoPosition;

/** The face of each game. */
final class Faces {
  private Faces() {}

  static GameFace of(Desk desk, Seating seating, Position position) {
    return switch (position) {
      case DealPosition deal -> new DealFace(desk, seating, deal);
      case ExpressPosition express -> new ExpressFace(desk, seating, express);
      case GoPosition go -> new GoFace(desk, seating, go);
      case ClassicPosition classic -> new ClassicFace(desk, seating, classic);
      default -> throw new IllegalArgumentException("no face for " + position.game().id());
    };
  }
}
