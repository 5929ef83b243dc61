package croupier.app.table.face.plain;

import croupier.app.table.face.Telling;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Outcome;
import java.util.List;

/** A game of any kind, told in the words of its records. */
final class PlainTelling extends Telling {
  private final PlainWords words = new PlainWords(this::name);

  PlainTelling(List<String> names) {
    super(names);
  }

  @Override
  public String decided(int seat, Action action) {
    return name(seat) + ": " + words.choice(action) + ".";
  }

  @Override
  public String answered(Outcome outcome) {
    return words.choice(outcome) + ".";
  }

  @Override
  public String happened(Event event) {
    return words.sentence(event);
  }
}
