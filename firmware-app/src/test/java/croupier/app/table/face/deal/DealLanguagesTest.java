package croupier.app.table.face.deal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Typesetter;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Phase;
import croupier.hal.LcdSize;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games of deal, told afterwards and explained meanwhile, in every language. */
class DealLanguagesTest {
  private static final List<String> NAMES = List.of("Ann", "Max", "Zoë");
  private static final int GAMES = 12;

  /** So many lines of the LCD has a page of the help. */
  private static final int PAGE = 3;

  @ParameterizedTest
  @EnumSource
  void everyGameIsToldInSentencesAndEveryHintIsAPage(Language language) {
    Words words = Words.of(language);
    Set<Class<?>> happened = new HashSet<>();
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    for (int seed = 1; seed <= GAMES; seed++) {
      DealPosition position =
          Deal.GAME.start(
              NAMES.size(),
              Deal.GAME.options(
                  seed % 2 == 0
                      ? Map.of()
                      : Map.of("moving_buildings", "yes", "no_to_doubled", "choice")));
      DealTelling telling = new DealTelling(words, NAMES);
      FastRandom random = new FastRandom(seed);
      RandomPlay people = new RandomPlay(random);
      while (position.waiting() != Position.Waiting.OVER) {
        phases.add(position.phase());
        DealHints.of(position).forEach(hint -> isAPage(words, hint));
        List<Event> events = new ArrayList<>();
        if (position.waiting() == Position.Waiting.CHANCE) {
          long roll = position.draw(random);
          isForPeople(telling.answered(position.outcome(roll)));
          position.happen(roll, events);
        } else {
          int seat = people.oneOf(position.deciders());
          long move = people.pick(position, seat);
          isSentence(telling.decided(seat, position.action(move)));
          position.act(seat, move, events);
        }
        events.forEach(event -> isSentence(telling.happened(event)));
        events.forEach(event -> happened.add(event.getClass()));
      }
    }
    DealHints.intro().forEach(hint -> isAPage(words, hint));
    assertTrue(happened.size() > 25, happened::toString);
    assertTrue(phases.contains(Phase.DISCARD) && phases.contains(Phase.PLACE), phases::toString);
  }

  private static void isSentence(String said) {
    assertTrue(said.matches("[¡]?[\\p{Lu}\\d$].*"), said);
    isForPeople(said);
  }

  private static void isForPeople(String said) {
    assertTrue(said.endsWith(".") || said.endsWith("!"), said);
    assertTrue(!said.contains("  ") && !said.contains("{"), said);
  }

  private static void isAPage(Words words, Message hint) {
    List<String> lines =
        new Typesetter(ShortNames.NONE, LcdSize.LARGE.columns()).broken(words.say(hint));
    assertTrue(lines.size() <= PAGE, lines::toString);
    lines.forEach(line -> assertTrue(line.length() <= LcdSize.LARGE.columns(), line));
  }
}
