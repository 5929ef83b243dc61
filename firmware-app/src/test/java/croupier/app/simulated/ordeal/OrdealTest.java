package croupier.app.simulated.ordeal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Game;
import croupier.engine.Games;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Some evenings at which everything goes wrong; {@code croupier simulate} plays more of them. */
class OrdealTest {
  private static final Set<Trouble> ALL = EnumSet.allOf(Trouble.class);

  private static Ordeal.Outcome play(
      long seed, int evenings, List<Game> games, Set<Trouble> faults, List<String> log) {
    Ordeal.Wanted wanted =
        new Ordeal.Wanted(
            seed, Long.MAX_VALUE, evenings, games, faults, OptionalInt.empty(), Optional.empty());
    return new Ordeal(wanted, log::add).run();
  }

  /** All of it happens in the evenings of the regular suite, and leaves a mark. */
  private static final List<String> WAYS =
      List.of("way unit", "way phone", "way bot", "way program", "two worlds, other hidden things");

  @Test
  void everyPromiseIsKeptWhateverGoesWrong() {
    Set<String> happened = new TreeSet<>();
    for (long seed = 1; seed <= 2; seed++) {
      List<String> log = new ArrayList<>();
      Ordeal.Outcome outcome = play(seed, Games.ALL.size(), Games.ALL, ALL, log);
      assertEquals(Optional.empty(), outcome.finding(), "seed " + seed);
      assertEquals(Games.ALL.size(), outcome.evenings());
      happened.addAll(outcome.tally().keySet());
      assertTrue(
          outcome.cuts() > 0 && outcome.resumed() > 0 && outcome.moves() > 500, log::toString);
    }
    for (Trouble trouble : Trouble.values()) {
      assertTrue(happened.contains("fault " + trouble.id()), () -> trouble + " bites: " + happened);
    }
    assertTrue(happened.containsAll(WAYS), happened::toString);
  }

  @Test
  void theSameSeedGivesTheSameLog() {
    List<Game> express = List.of(Games.named("express"));
    List<String> one = new ArrayList<>();
    List<String> again = new ArrayList<>();
    List<String> other = new ArrayList<>();
    play(7, 1, express, ALL, one);
    play(7, 1, express, ALL, again);
    play(8, 1, express, Set.of(Trouble.POWER), other);
    assertEquals(one, again);
    assertNotEquals(one, other);
  }
}
