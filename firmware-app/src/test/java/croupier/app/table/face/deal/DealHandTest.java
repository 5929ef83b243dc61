package croupier.app.table.face.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.table.lcd.Lines;
import croupier.app.table.lcd.Typesetter;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Steps;
import croupier.engine.Action;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Phase;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  @TempDir Path folder;

  private DealPosition position;
  private DealWords words;
  private Typesetter setter;
  private int seat;

  /** What a dial and OK can lead to, with the button held and without. */
  private Set<Action> reachable() {
    Set<Action> found = new HashSet<>();
    if (position.handSize(seat) > 0) {
      explore(() -> DealHand.of(position, words, seat), List.of(), found);
    }
    if (!DealArranging.of(position, words, seat).isEmpty()) {
      explore(() -> DealArranging.of(position, words, seat), List.of(), found);
    }
    return found;
  }

  private void explore(Supplier<Steps<Action>> begin, List<Integer> turns, Set<Action> found) {
    int size = Integer.parseInt(after(begin.get(), turns).place().split("/")[1]);
    for (int turn = 0; turn < size; turn++) {
      Steps<Action> steps = after(begin.get(), turns);
      steps.turn(turn);
      String label = steps.label();
      Typesetter.Line line = setter.line(Lines.chosen(label));
      assertTrue(line.whole(), line::text);
      if (steps.end() != null) {
        found.add(steps.end());
      } else if (!steps.deadEnd()) {
        List<Integer> further = new ArrayList<>(turns);
        further.add(turn);
        explore(begin, further, found);
      }
    }
  }

  private static Steps<Action> after(Steps<Action> steps, List<Integer> turns) {
    for (int turn : turns) {
      steps.turn(turn);
      steps.take();
    }
    return steps;
  }

  @Test
  void whatACardDoesAndHowManyThereAreFits() throws Exception {
    TableContext context =
        new TableContext(
            HardwareProfile.standard(),
            List.of("Ann", "Bo"),
            new SavedGames(folder, () -> "seed", new QuickDisk()),
            () -> 0,
            Attract::new);
    Seating seating = Seating.of(context, List.of(0, 1));
    DealWords brief = DealWords.brief(seating, Deal.GAME.start(2, Deal.GAME.options(Map.of())));
    Typesetter narrow = new Typesetter(seating.shortNames());
    for (Card card : Card.values()) {
      String several = card.count() == 1 ? "" : " x" + card.count();
      for (String text : List.of(DealWords.about(card), Lines.chosen(brief.of(card) + several))) {
        assertTrue(narrow.line(text).whole(), () -> narrow.line(text).text());
      }
    }
  }

  /** What has a control of its own. */
  private static boolean isOnAButton(Action action) {
    return action instanceof DealAction.EndTurn || action instanceof DealAction.Accept;
  }

  @Test
  void everythingThatIsLegalIsReachedWithTheDialAndItsWordsFit() throws Exception {
    TableContext context =
        new TableContext(
            HardwareProfile.standard(),
            List.of("Benjamin", "Charlotte", "Alexander", "Elisabeth", "Constantin"),
            new SavedGames(folder, () -> "seed", new QuickDisk()),
            () -> 0,
            Attract::new);
    Set<String> kinds = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      SplittableRandom chance = new SplittableRandom(seed);
      int people = 2 + seed % 4;
      Seating seating = Seating.of(context, List.of(0, 1, 2, 3, 4).subList(0, people));
      position = Deal.GAME.start(people, Deal.GAME.options(seed % 3 == 0 ? OTHERWISE : Map.of()));
      words = DealWords.brief(seating, position);
      setter = new Typesetter(seating.shortNames());
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
