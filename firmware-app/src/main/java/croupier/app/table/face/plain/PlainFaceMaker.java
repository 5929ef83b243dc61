package croupier.app.table.face.plain;

import croupier.app.live.LiveGame;
import croupier.app.table.face.FaceMaker;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.SeatWords;
import croupier.app.table.face.Telling;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Position;
import java.util.List;

/** Makes a face out of nothing but the rules of a game, for whatever brings no face of its own. */
public final class PlainFaceMaker implements FaceMaker {
  private final Game game;

  public PlainFaceMaker(Game game) {
    this.game = game;
  }

  @Override
  public List<String> games() {
    return List.of(game.id());
  }

  @Override
  public GameFace face(TableContext context, Seating seating, LiveGame live) {
    return new PlainFace(context, seating, live.position());
  }

  @Override
  public Telling telling(Words words, List<String> names, Position position) {
    return new PlainTelling(game, words, names);
  }

  @Override
  public SeatWords seatWords(Words words, Position position) {
    return new PlainSeatWords(position, new PlainWords(game, words));
  }

  @Override
  public List<Message> intro(Game game, Options options) {
    return PlainHints.intro(game);
  }
}
