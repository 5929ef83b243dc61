package croupier.app.table;

import croupier.engine.Game;
import croupier.engine.Options;

/** Before a new game: what it is about, for those who have not played it; OK begins. */
final class GameIntro extends Leaflet {
  private final Seating seating;
  private final Game game;
  private final Options options;
  private final Mode before;

  GameIntro(Desk desk, Seating seating, Game game, Options options, Mode before) {
    super(desk, Faces.intro(game), "begin");
    this.seating = seating;
    this.game = game;
    this.options = options;
    this.before = before;
  }

  @Override
  Mode onward() {
    return Playing.begin(desk, seating, game, options, before);
  }

  @Override
  Mode back() {
    return before.again();
  }
}
