package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Options;
import croupier.engine.RandomPlay;
import croupier.engine.Rule;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Whatever is played, no card is lost and none is made. */
class DealConservationTest {
  @Property(tries = 150)
  @Rule({"DL-01", "DL-23", "DL-S16"})
  void allCardsAreSomewhereAtEveryStep(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 5) int seats) {
    FastRandom random = new FastRandom(seed);
    Map<String, String> wished = new LinkedHashMap<>();
    for (Options.Spec spec : Deal.GAME.options()) {
      wished.put(spec.name(), spec.values().get(random.below(spec.values().size())));
    }
    DealPosition position = Deal.GAME.start(seats, Deal.GAME.options(wished));
    RandomPlay play = new RandomPlay(random);
    do {
      int[] counts = new int[Card.values().length];
      position.discards().forEach(card -> counts[card.ordinal()]++);
      for (int seat = 0; seat < seats; seat++) {
        position.hand(seat).forEach(card -> counts[card.ordinal()]++);
        position.bank(seat).forEach(card -> counts[card.ordinal()]++);
        position
            .sets(seat)
            .forEach(set -> set.cards().forEach(laid -> counts[laid.card().ordinal()]++));
      }
      for (DealFrame frame : position.stack()) {
        if (frame instanceof DealFrame.Placing placing) {
          placing.cards().forEach(card -> counts[card.ordinal()]++);
        }
      }
      for (Card card : Card.values()) {
        assertTrue(counts[card.ordinal()] <= card.count(), card::toString);
      }
      assertEquals(106, Arrays.stream(counts).sum() + position.pile());
    } while (play.step(position));
  }
}
