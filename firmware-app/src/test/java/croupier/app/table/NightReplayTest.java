package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.table.face.go.GoScene;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.Noise;
import croupier.mock.SimulatedUnit;
import croupier.mock.SmartPlayers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same touches at the same times are the same night; so a bug report is a seed, or a log. */
class NightReplayTest {
  private static final long LONGEST = 10 * 60 * Clock.SECOND;

  @TempDir Path folder;

  private int nights;

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  /** What was touched and when it was heard, and what was shown from when on. */
  private record Night(List<Touched> touches, List<Shown> shows) {}

  private record Touched(long heard, UnitEvent event) {}

  private record Shown(long from, UnitPicture picture) {}

  private Controller controller(Clock clock) throws Exception {
    SavedGames saved =
        new SavedGames(folder.resolve("night " + nights++), () -> "night", new QuickDisk());
    return new Controller(
        HardwareProfile.standard(), GoScene.NAMES, saved, clock, KnownTables.onlyPeople());
  }

  /** People play on bad contacts. */
  private Night play(Game game, long seed) throws Exception {
    Night night = new Night(new ArrayList<>(), new ArrayList<>());
    Controller[] hears = new Controller[1];
    SimulatedUnit[] units = new SimulatedUnit[1];
    SimulatedUnit unit =
        new SimulatedUnit(
            HardwareProfile.standard(),
            seed,
            event -> {
              night.touches.add(new Touched(units[0].clock().nanos(), event));
              hears[0].handle(event);
            });
    units[0] = unit;
    hears[0] = controller(unit.clock());
    unit.unit().show(hears[0].picture());
    unit.pins().noise(new Noise(0.6, 4_000_000, 0.02, 0.1));
    SmartPlayers people = new SmartPlayers(unit, 3, seed, NightReplayTest::liking);
    unit.tap(Control.OK);
    unit.turn(Control.DIAL_A, Games.ALL.indexOf(game));
    long now = 0;
    while (now < LONGEST) {
      long until = Math.min(LONGEST, Math.min(hears[0].nextDue(), people.nextDue()));
      unit.advanceToEvent(Math.max(until, now));
      now = unit.clock().nanos();
      hears[0].tick(now);
      if (unit.unit().picture() != hears[0].picture()) {
        unit.unit().show(hears[0].picture());
        night.shows.add(new Shown(now, hears[0].picture()));
      }
      people.tick(now);
    }
    return night;
  }

  /** What they leave alone: to go away, and to let bots play, who need a loop that is not here. */
  private static final Set<String> ALONE =
      Set.of("playing.put-away", "playing.hand-over", "menu.how-many-bots");

  /** People try everything, but stay with their game. */
  private static int liking(Key key) {
    return ALONE.contains(key.meaning()) ? 0 : 1;
  }

  /** The controller alone, with the touches of a night. */
  private List<Shown> replay(Night night) throws Exception {
    List<Shown> shows = new ArrayList<>();
    long[] now = {0};
    Controller controller = controller(() -> now[0]);
    UnitPicture shown = controller.picture();
    int next = 0;
    while (now[0] < LONGEST) {
      long heard = next < night.touches.size() ? night.touches.get(next).heard() : Long.MAX_VALUE;
      now[0] = Math.max(now[0], Math.min(LONGEST, Math.min(controller.nextDue(), heard)));
      while (next < night.touches.size() && night.touches.get(next).heard() == now[0]) {
        controller.handle(night.touches.get(next++).event());
      }
      controller.tick(now[0]);
      if (controller.picture() != shown) {
        shows.add(new Shown(now[0], controller.picture()));
      }
      shown = controller.picture();
    }
    return shows;
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameSeedAndTheSameTouchesShowTheSamePicturesAtTheSameTimes(Game game) throws Exception {
    for (long seed = 1; seed <= 2; seed++) {
      Night once = play(game, seed);
      Night again = play(game, seed);
      assertTrue(once.shows.size() > 200, "much happened");
      assertEquals(Objects.hash(once.shows), Objects.hash(again.shows), "seed " + seed);
      assertEquals(once.touches, again.touches, "seed " + seed);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aNightIsPlayedAgainFromItsTouches(Game game) throws Exception {
    for (long seed = 1; seed <= 2; seed++) {
      Night night = play(game, seed);
      List<Shown> replayed = replay(night);
      List<UnitPicture> seen = night.shows.stream().map(Shown::picture).toList();
      List<UnitPicture> seenAgain = replayed.stream().map(Shown::picture).toList();
      for (int i = 0; i < Math.min(seen.size(), seenAgain.size()); i++) {
        int at = i;
        assertEquals(night.shows.get(i), replayed.get(i), () -> "picture " + at);
      }
      assertEquals(seen.size(), seenAgain.size(), "seed " + seed);
    }
  }
}
