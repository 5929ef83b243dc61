package croupier.app.table.menu;

import croupier.app.table.face.Faces;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.playing.NewGame;
import croupier.app.table.screen.Leaflet;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.hal.Control;
import java.util.ArrayList;
import java.util.List;

/** Before a new game: what it is about, for those who have not played it; OK begins. */
final class GameIntro extends Leaflet {
  private final Seating seating;
  private final Game game;
  private final Options options;
  private final Mode before;

  GameIntro(TableContext context, Seating seating, Game game, Options options, Mode before) {
    super(context, ShortNames.NONE, sentences(game, options), Message.of("menu.begin"));
    this.seating = seating;
    this.game = game;
    this.options = options;
    this.before = before;
  }

  /** What can be done with the dice is said behind all about the game. */
  private static List<Message> sentences(Game game, Options options) {
    List<Message> sentences = new ArrayList<>(Faces.intro(game, options));
    sentences.add(Message.of("menu.own-luck-intro"));
    return sentences;
  }

  @Override
  protected Mode rolled() {
    return NewGame.withOwnLuck(context, seating, game, options, before);
  }

  @Override
  protected void drawRoll(Canvas canvas) {
    canvas.press(Control.ROLL, Message.of("menu.own-luck"));
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
