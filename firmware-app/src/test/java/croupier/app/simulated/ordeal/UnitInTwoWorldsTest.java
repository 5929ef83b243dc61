package croupier.app.simulated.ordeal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Happening;
import croupier.app.simulated.SimulatedTable;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;

/**
 * A whole unit in two worlds that somebody cannot tell apart, with people, phones, bots and
 * programs: whatever leaves it is the same, until somebody does what can be seen. {@code croupier
 * simulate} looks at more moments, two after each evening.
 */
class UnitInTwoWorldsTest {
  private static final long SEED = Long.getLong("seed", 14);
  private static final int MOMENTS = 8;

  static List<Game> games() {
    return Games.ALL;
  }

  private static Tally compare(List<Game> games, int moments, Build build) {
    Tally tally = new Tally();
    try (HeardLog heard = new HeardLog()) {
      for (int number = 0; number < moments; number++) {
        heard.listen(new Secrecy(number));
        Plan plan = Plan.of(SEED, number, games);
        Moment moment = Moment.of(plan, plan.seed());
        TwoWorlds.Figures alike = new TwoWorlds(moment, heard, build).compare();
        tally.count("moves", alike.moves());
        tally.count("noticed", alike.noticed());
        tally.count(moment.hides() ? "hidden" : "chance");
      }
    }
    return tally;
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsHiddenIsNoticedNowhere(Game game) {
    Tally tally = compare(List.of(game), MOMENTS, Build.REAL);
    assertTrue(tally.counts().get("noticed") > 100, () -> tally.counts().toString());
    assertTrue(tally.counts().get("moves") > MOMENTS / 2, () -> tally.counts().toString());
    boolean hides = game.id().equals("go") || game.id().equals("deal");
    assertTrue(tally.counts().containsKey("hidden") == hides, () -> tally.counts().toString());
  }

  // --- what is planted is found

  private static void isFound(String game, int moments, Build build, String where) {
    List<String> found = new ArrayList<>();
    for (int first = 0; first < moments && found.isEmpty(); first++) {
      Plan plan = Plan.of(SEED, first, List.of(Games.named(game)));
      try (HeardLog heard = new HeardLog()) {
        heard.listen(new Secrecy(first));
        new TwoWorlds(Moment.of(plan, plan.seed()), heard, build).compare();
      } catch (BrokenPromise promise) {
        found.add(promise.getMessage());
      }
    }
    assertTrue(!found.isEmpty() && found.getFirst().startsWith(where), found::toString);
  }

  /** What the record says now, of which some is hidden. */
  private static String record(SimulatedDisk disk, String game) {
    try {
      return Files.readString(disk.folder().resolve("games/00001-" + game + ".jsonl"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void howMuchIsWrittenWouldTell() {
    isFound(
        "deal",
        40,
        new Build() {
          @Override
          public void built(SimulatedTable table, SimulatedDisk disk) {
            table
                .controller()
                .tell(
                    (Happening _) ->
                        LoggerFactory.getLogger("croupier.table")
                            .warn("{} characters", record(disk, "deal").length()));
          }
        },
        "the log");
  }

  /** One light for a single frame, and a hand of cards in it. */
  @Test
  void whenALightComesOnWouldTell() {
    isFound(
        "deal",
        40,
        new Build() {
          @Override
          public void built(SimulatedTable table, SimulatedDisk disk) {
            table
                .controller()
                .tell(
                    (Happening _) -> {
                      long late = (record(disk, "deal").hashCode() & 63) * Clock.MILLISECOND;
                      table
                          .loop()
                          .queue()
                          .after(late, () -> table.unit().unit().show(UnitPicture.DARK));
                    });
          }
        },
        "the lights");
  }
}
