package croupier.app.table.face.plain;

import croupier.app.table.face.Telling;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Outcome;
import java.util.List;

/** A game of any kind, told in its own words or those of its records. */
final class PlainTelling extends Telling {
  private final PlainWords records;

  PlainTelling(Game game, Words words, List<String> names) {
    super(words, names);
    records = new PlainWords(game, words);
  }

  @Override
  public String decided(int seat, Action action) {
    return say(
        Message.of("plain.decided").player("who", seat).with("what", records.choice(action)));
  }

  @Override
  public String answered(Outcome outcome) {
    return say(records.answer(outcome));
  }

  @Override
  public Message message(Event event) {
    return records.sentence(event);
  }
}
