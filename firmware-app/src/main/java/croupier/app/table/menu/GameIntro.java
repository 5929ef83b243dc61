package croupier.app.table.menu;

import croupier.app.table.face.Faces;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.playing.NewGame;
import croupier.app.table.screen.Leaflet;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.engine.Game;
import croupier.engine.Options;

/** Before a new game: what it is about, for those who have not played it; OK begins. */
final class GameIntro extends Leaflet {
  private final Seating seating;
  private final Game game;
  private final Options options;
  private final Mode before;

  GameIntro(TableContext context, Seating seating, Game game, Options options, Mode before) {
    super(context, ShortNames.NONE, Faces.intro(game), Message.of("menu.begin"));
    this.seating = seating;
    this.game = game;
    this.options = options;
    this.before = before;
  }

  @Override
  protected Mode onward() {
    return NewGame.begin(context, seating, game, options, before);
  }

  @Override
  protected Mode back() {
    return before.again();
  }
}
