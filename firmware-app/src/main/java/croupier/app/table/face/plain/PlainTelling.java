package croupier.app.table.face.plain;

import croupier.app.table.face.Telling;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Outcome;
import java.util.List;

/** A game of any kind, told in its own words or those of its records. */
final class PlainTelling extends Telling {
  private final PlainWords words;

  PlainTelling(Game game, Words words, List<String> names) {
    super(names);
    this.words = PlainWords.told(game, words, names);
  }

  @Override
  public String decided(int seat, Action action) {
    return name(seat) + ": " + words.choice(action) + ".";
  }

  @Override
  public String answered(Outcome outcome) {
    return words.answer(outcome);
  }

  @Override
  public String happened(Event event) {
    return words.sentence(event);
  }
}
