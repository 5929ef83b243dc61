package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Disk;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.express.Express;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing that hands, broken contacts or a mistake of ours do ends the unit. */
class HostileHandsTest {
  private static final int EVENTS = 2_500;
  private static final int NIGHTS = 40;

  @TempDir Path folder;

  @Test
  void noSequenceOfEventsAtAnyTimesIsAMistake() throws Exception {
    Set<String> modes = new TreeSet<>();
    for (int night = 0; night < NIGHTS; night++) {
      HardwareProfile profile =
          night % 3 == 0 ? HardwareProfile.small() : HardwareProfile.standard();
      try (Log log = new Log()) {
        modes.addAll(night(profile, night));
        assertEquals(0, log.count("mistake of the program"), log::text);
      }
    }
    assertTrue(
        modes.containsAll(Set.of("Attract", "OptionsMenu", "Paused", "Playing", "Service")),
        modes::toString);
  }

  private Set<String> night(HardwareProfile profile, int seed) throws Exception {
    Set<String> modes = new TreeSet<>();
    long[] now = {0};
    QuickDisk disk = new QuickDisk();
    SavedGames saved = new SavedGames(folder.resolve("night " + seed), () -> "s" + seed, disk);
    Controller controller =
        new Controller(profile, List.of("Ann"), saved, () -> now[0], KnownTables.onlyPeople());
    SplittableRandom chance = new SplittableRandom(seed);
    for (int i = 0; i < EVENTS; i++) {
      now[0] += pause(chance);
      if (chance.nextInt(300) == 0) {
        disk.room(chance.nextInt(3) == 0 ? 100 : Long.MAX_VALUE);
      }
      try {
        for (int due = 0; due < 5 && controller.nextDue() <= now[0]; due++) {
          controller.tick(now[0]);
        }
        controller.handle(event(chance, now[0]));
      } catch (RuntimeException escaped) {
        throw new AssertionError("seed " + seed + ", event " + i, escaped);
      }
      modes.add(controller.mode());
    }
    return modes;
  }

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noGameUnderWayIsBroughtDownByHands(Game game) throws Exception {
    for (int night = 0; night < 6; night++) {
      long[] now = {0};
      SavedGames saved = new SavedGames(folder.resolve("in " + night), () -> "in", new QuickDisk());
      Controller controller =
          new Controller(
              HardwareProfile.standard(), List.of(), saved, () -> now[0], KnownTables.onlyPeople());
      begin(controller, game, 2 + night % 3);
      assertEquals("Playing", controller.mode());
      SplittableRandom chance = new SplittableRandom(night);
      try (Log log = new Log()) {
        for (int i = 0; i < EVENTS; i++) {
          now[0] += pause(chance);
          for (int due = 0; due < 5 && controller.nextDue() <= now[0]; due++) {
            controller.tick(now[0]);
          }
          UnitEvent event = event(chance, now[0]);
          if (!isPause(event)) {
            controller.handle(event);
          }
        }
        assertEquals(0, log.count("mistake of the program"), log::text);
      }
    }
  }

  private static void begin(Controller controller, Game game, int people) {
    tapOk(controller);
    controller.handle(new UnitEvent.Turned(Control.DIAL_A, Games.ALL.indexOf(game), 0));
    tapOk(controller);
    tapOk(controller);
    for (int seat = 0; seat < people; seat++) {
      controller.handle(new UnitEvent.Pressed(Control.seat(seat), 0));
    }
    tapOk(controller);
    tapOk(controller);
  }

  private static void tapOk(Controller controller) {
    controller.handle(new UnitEvent.Pressed(Control.OK, 0));
    controller.handle(new UnitEvent.Released(Control.OK, true, 0));
  }

  private static boolean isPause(UnitEvent event) {
    return event instanceof UnitEvent.Held(Control control, _) && control == Control.BACK;
  }

  /** Mostly hasty, sometimes thoughtful, once in a while asleep. */
  private static long pause(SplittableRandom chance) {
    return switch (chance.nextInt(100)) {
      case 0 -> chance.nextLong(chance.nextInt(20) == 0 ? 3600 * Clock.SECOND : Clock.SECOND * 60);
      case 1, 2, 3, 4, 5, 6, 7, 8, 9 -> chance.nextLong(4 * Clock.SECOND);
      default -> chance.nextLong(500 * Clock.MILLISECOND);
    };
  }

  private static UnitEvent event(SplittableRandom chance, long now) {
    Control[] all = Control.values();
    Control control =
        chance.nextInt(3) == 0
            ? List.of(Control.OK, Control.ROLL, Control.DIAL_A).get(chance.nextInt(3))
            : all[chance.nextInt(all.length)];
    long at = now - chance.nextLong(20 * Clock.MILLISECOND);
    return switch (chance.nextInt(16)) {
      case 0, 1, 2 -> new UnitEvent.Released(control, chance.nextBoolean(), at);
      case 3 ->
          new UnitEvent.Held(
              List.of(Control.SEAT_1, Control.BACK, control).get(chance.nextInt(3)), at);
      case 4 -> new UnitEvent.Repeated(control, at);
      case 5, 6 -> new UnitEvent.Turned(control, chance.nextInt(-3, 4), at);
      case 7 -> new UnitEvent.Turned(Control.DIAL_A, chance.nextInt(), at);
      case 8 ->
          chance.nextBoolean()
              ? new UnitEvent.Faulted("seat-1", Fault.of("dial-lost-edges"), at)
              : new UnitEvent.Recovered("seat-1", at);
      default -> new UnitEvent.Pressed(control, at);
    };
  }

  /** A disk with a mistake in its program. */
  private static final class Mistaken implements Disk {
    private final QuickDisk disk = new QuickDisk();
    private boolean mistaken;

    @Override
    public void write(FileChannel file, ByteBuffer bytes, long at) throws IOException {
      if (mistaken) {
        throw new IllegalStateException("nobody thought of this");
      }
      disk.write(file, bytes, at);
    }

    @Override
    public void force(FileChannel file) throws IOException {
      disk.force(file);
    }
  }

  @Test
  void aMistakeOfOursEndsTheGameWithANoticeIsLoggedOnceAndTheGameIsGoneOnWith() throws Exception {
    Mistaken disk = new Mistaken();
    try (Log log = new Log();
        SimulatedTable table = KnownTables.standard(folder, "mistake", disk)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      List<String> before = hands.lcd();
      disk.mistaken = true;
      hands.tap(Control.ROLL);
      assertTrue(hands.lcd().get(0).startsWith("Something went wrong"), hands::said);
      hands.rest(Duration.ofSeconds(10));
      assertEquals(1, log.count("mistake of the program"), log::text);
      assertEquals(1, log.count("IllegalStateException: nobody thought of this"), log::text);
      disk.mistaken = false;
      hands.tap(Control.OK);
      assertEquals("Attract", hands.mode());
      hands.resume();
      hands.watchTheShow();
      assertEquals(before, hands.lcd());
    }
  }
}
