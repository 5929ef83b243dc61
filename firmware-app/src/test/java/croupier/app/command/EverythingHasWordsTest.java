package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.face.Faces;
import croupier.app.table.face.Telling;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever can happen and be decided, with whatever options, has words for a replay. */
public class EverythingHasWordsTest {
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy", "Zoë", "Di", "Flo");

  private static final Words ENGLISH = Words.of(Language.ENGLISH);

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everythingThatHappensHasWords(Game game) {
    Set<String> told = new HashSet<>();
    for (int seed = 0; seed < 150; seed++) {
      FastRandom random = new FastRandom(seed);
      Map<String, String> wished = new LinkedHashMap<>();
      for (Options.Spec spec : game.options()) {
        wished.put(spec.name(), spec.values().get(random.below(spec.values().size())));
      }
      Options options = game.options(wished);
      int fewest = game.fewestSeats(options);
      int seats = fewest + random.below(game.mostSeats(options) - fewest + 1);
      play(game.start(seats, options), random, told);
    }
    Telling telling = Faces.telling(ENGLISH, NAMES, game.start(2, game.options(Map.of())));
    for (Class<?> kind : game.events().getPermittedSubclasses()) {
      if (!told.contains(kind.getSimpleName())) {
        isSentence(telling.happened((Event) any(kind)));
      }
    }
  }

  /** One of a kind that does not happen in a few hundred games: everything in it is the first. */
  private static Object any(Class<?> kind) {
    RecordComponent[] parts = kind.getRecordComponents();
    Class<?>[] types = new Class<?>[parts.length];
    Object[] values = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) {
      types[i] = parts[i].getType();
      values[i] =
          types[i] == int.class
              ? (Object) 1
              : types[i] == List.class ? List.of(0, 1) : types[i].getEnumConstants()[0];
    }
    try {
      return kind.getDeclaredConstructor(types).newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(kind + " has parts that this test does not know", e);
    }
  }

  private static void isSentence(String sentence) {
    ReplayInWordsTest.isForPeople(sentence);
    assertTrue(sentence.matches("(?s)\\p{Lu}.*[.!?]”?"), sentence);
  }

  private static void play(Position position, FastRandom random, Set<String> told) {
    RandomPlay play = new RandomPlay(random);
    Telling telling = Faces.telling(ENGLISH, NAMES.subList(0, position.seats()), position);
    for (int i = 0; i < 3_000 && position.waiting() != Position.Waiting.OVER; i++) {
      List<Event> events = new ArrayList<>();
      if (position.waiting() == Position.Waiting.CHANCE) {
        long roll = position.draw(random);
        ReplayInWordsTest.isForPeople(telling.answered(position.outcome(roll)));
        position.happen(roll, events);
      } else {
        int seat = play.oneOf(position.deciders());
        long move = play.pick(position, seat);
        ReplayInWordsTest.isForPeople(telling.decided(seat, position.action(move)));
        position.act(seat, move, events);
      }
      for (Event event : events) {
        String sentence = telling.happened(event);
        isSentence(sentence);
        told.add(event.getClass().getSimpleName());
      }
    }
  }
}
