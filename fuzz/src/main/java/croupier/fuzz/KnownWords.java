package croupier.fuzz;

import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.RecordForm;
import croupier.engine.Records;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the games have words for: what can be done and drawn, and all that has a name in it. */
final class KnownWords {
  static final List<String> OF_THE_GAMES = List.copyOf(ofTheGames());

  private KnownWords() {}

  private static Set<String> ofTheGames() {
    Set<String> words = new LinkedHashSet<>();
    for (Game game : Games.ALL) {
      words.add(game.id());
      game.options()
          .forEach(
              option -> {
                words.add(option.name());
                words.addAll(option.values());
              });
      add(game.actions(), words);
      add(game.outcomes(), words);
    }
    return words;
  }

  private static void add(Class<?> sealed, Set<String> words) {
    for (Class<?> kind : sealed.getPermittedSubclasses()) {
      words.add(Records.typeOf(kind));
      addParts(RecordForm.of(kind), words);
    }
  }

  private static void addParts(RecordForm form, Set<String> words) {
    for (RecordForm.Part part : form.parts()) {
      words.add(part.name());
      words.addAll(part.words());
      if (part.form() != null) {
        addParts(part.form(), words);
      }
    }
  }
}
