package croupier.app.table.face.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.widget.Steps;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Typesetter;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Phase;
import croupier.hal.LcdSize;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Everything that the rules allow can be done with a dial and OK, and its words can be read. */
class DealHandTest {
  /** Rules under which more can be done. */
  private static final Map<String, String> OTHERWISE =
      Map.of(
          "no_to_doubled", "choice",
          "moving_buildings", "yes",
          "no_target", "yes",
          "discarding", "yes",
          "broken_set", "stay",
          "wild_sets", "any");

  private static final List<Words> LANGUAGES = Stream.of(Language.values()).map(Words::of).toList();

  /** Lines that were found to fit. */
  private final Set<String> fitting = new HashSet<>();

  private DealPosition position;
  private List<String> names;
  private int seat;

  /** What a dial and OK can lead to, with the button held and without. */
  private Set<Action> reachable() {
    Set<Action> found = new HashSet<>();
    if (position.handSize(seat) > 0) {
      explore(() -> DealHand.of(position, seat), List.of(), found);
    }
    if (!DealArranging.of(position, seat).isEmpty()) {
      explore(() -> DealArranging.of(position, seat), List.of(), found);
    }
    return found;
  }

  private void explore(
      Supplier<Steps<Message, Action>> begin, List<Integer> turns, Set<Action> found) {
    int size = after(begin.get(), turns).offered().size();
    for (int turn = 0; turn < size; turn++) {
      Steps<Message, Action> steps = after(begin.get(), turns);
      steps.turn(turn);
      assertFits(Message.of("deal.choice").with("what", steps.label()));
      if (steps.end() != null) {
        found.add(steps.end());
      } else if (!steps.deadEnd()) {
        List<Integer> further = new ArrayList<>(turns);
        further.add(turn);
        explore(begin, further, found);
      }
    }
  }

  private static Steps<Message, Action> after(Steps<Message, Action> steps, List<Integer> turns) {
    for (int turn : turns) {
      steps.turn(turn);
      steps.take();
    }
    return steps;
  }

  /** In every language, on displays of 20 and of 16 columns. */
  private void assertFits(Message message) {
    for (Words words : LANGUAGES) {
      String line = words.line(message, names);
      if (!fitting.contains(line)) {
        for (int columns : new int[] {LcdSize.LARGE.columns(), 16}) {
          Typesetter.Line set = new Typesetter(ShortNames.of(names), columns).line(line);
          assertTrue(set.whole(), () -> words.language() + ": " + set.text());
        }
        fitting.add(line);
      }
    }
  }

  @Test
  void whatACardDoesAndHowManyThereAreFits() {
    names = List.of("Ann", "Bo");
    for (Card card : Card.values()) {
      assertFits(DealWords.about(card));
      assertFits(Message.of("deal.choice").with("what", DealWords.of(card)));
      assertFits(
          Message.of("deal.choice-several")
              .with("card", DealWords.of(card))
              .with("count", card.count()));
    }
  }

  /** What has a control of its own. */
  private static boolean isOnAButton(Action action) {
    return action instanceof DealAction.EndTurn || action instanceof DealAction.Accept;
  }

  @Test
  void everythingThatIsLegalIsReachedWithTheDialAndItsWordsFit() {
    names = List.of("Benjamin", "Charlotte", "Alexander", "Elisabeth", "Constantin");
    Set<String> kinds = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      SplittableRandom chance = new SplittableRandom(seed);
      int people = 2 + seed % 4;
      position = Deal.GAME.start(people, Deal.GAME.options(seed % 3 == 0 ? OTHERWISE : Map.of()));
      play(chance::nextInt, kinds);
    }
    assertTrue(
        kinds.containsAll(
            Set.of(
                "Bank",
                "LayProperty",
                "Build",
                "PassGo",
                "ChargeRent",
                "ChargeOneRent",
                "CollectDebt",
                "CelebrateBirthday",
                "SlyDeal",
                "ForcedDeal",
                "DealBreaker",
                "Discard",
                "JustSayNo",
                "Place",
                "TurnWild",
                "Exchange",
                "PlayForNothing",
                "MoveBuilding")),
        kinds::toString);
  }

  private boolean isRare() {
    return position.phase() == Phase.ANSWER
        || position.actions(seat).stream().anyMatch(DealAction.MoveBuilding.class::isInstance);
  }

  private void play(Randomness source, Set<String> kinds) {
    long[] room = new long[Position.MOST_MOVES];
    while (position.waiting() != Position.Waiting.OVER) {
      if (position.waiting() == Position.Waiting.CHANCE) {
        position.happen(position.draw(source), null);
        continue;
      }
      seat = Integer.numberOfTrailingZeros(position.deciders());
      if (position.phase() != Phase.PAY && (isRare() || source.below(40) == 0)) {
        Set<Action> legal =
            position.actions(seat).stream()
                .filter(action -> !isOnAButton(action))
                .collect(Collectors.toSet());
        Set<Action> found = legal.isEmpty() ? legal : reachable();
        legal.removeAll(found);
        assertEquals(Set.of(), legal, "cannot be reached");
        found.forEach(
            action -> assertTrue(position.legal(seat, position.move(action)), action::toString));
        found.forEach(action -> kinds.add(action.getClass().getSimpleName()));
      }
      position.act(seat, position.any(seat, source, room), null);
    }
  }
}
