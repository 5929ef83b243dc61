package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.settings.Kiosk;
import croupier.app.settings.Locked;
import croupier.app.settings.Settings;
import croupier.engine.Games;
import croupier.engine.express.Express;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A unit for visitors: what they cannot reach, the code, and games that they forget. */
class KioskTest {
  private static final int NIGHTS = 10;
  private static final int EVENTS = 6_000;

  @TempDir Path folder;

  private static void enter(Hands hands, List<Integer> code) {
    hands.hold(Control.BACK);
    code.forEach(seat -> hands.tap(Control.seat(seat)));
  }

  private static void begin(Hands hands) {
    hands.rest(Duration.ofSeconds(1));
    hands.tap(Control.OK);
    assertEquals("GameMenu", hands.mode());
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    hands.tap(Control.SEAT_1);
    hands.tap(Control.SEAT_2);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
    hands.watchTheShow();
  }

  // --- what is locked

  @Test
  void onlyTheChosenGamesAreInTheMenuAndNothingBehindThem() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      Set<String> seen = new TreeSet<>();
      for (int i = 0; i < Games.ALL.size() + 1; i++) {
        seen.add(hands.lcd().get(1));
        hands.turn(Control.DIAL_A, 1);
      }
      assertEquals(2, seen.size(), seen::toString);
      assertTrue(seen.contains("< Express          >"), seen::toString);
    }
  }

  @Test
  void theWelcomeSaysNothingOfTheService() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(1));
      String before = hands.said();
      assertFalse(before.toLowerCase(Locale.ROOT).contains("service"), before);
      assertFalse(hands.isOffered(Control.BACK));
      hands.hold(Control.BACK);
      assertEquals(before, hands.said(), "nor that a code is awaited");
    }
  }

  @Test
  void theCodeOpensTheServiceScreenAndNothingElseDoes() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(1));
      enter(hands, KioskUnit.CODE);
      assertEquals("Service", hands.mode());
      hands.hold(Control.BACK);
      assertEquals("Attract", hands.mode());

      // Who has no BACK that works holds ROLL.
      hands.press(Control.ROLL);
      hands.rest(Duration.ofSeconds(4));
      hands.release(Control.ROLL);
      KioskUnit.CODE.forEach(seat -> hands.tap(Control.seat(seat)));
      assertEquals("Service", hands.mode());
    }
  }

  @Reaches("Waits.FIRST_WRONG_CODE")
  @Test
  void aWrongCodeIsNotAnsweredAndTheNextOneWaitsLonger() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(1));
      String welcome = hands.said();
      enter(hands, List.of(0, 0, 0, 0));
      assertEquals(welcome, hands.said());
      enter(hands, KioskUnit.CODE);
      assertNotEquals("Service", hands.mode(), "who tries at once is not heard");
      hands.rest(Duration.ofSeconds(12));
      assertEquals("Attract", hands.mode());

      enter(hands, List.of(5, 5, 5, 5));
      hands.rest(Duration.ofSeconds(12));
      hands.hold(Control.BACK);
      assertEquals("Attract", hands.mode(), "after the second wrong one it takes 20 seconds");
      hands.rest(Duration.ofSeconds(10));
      enter(hands, KioskUnit.CODE);
      assertEquals("Service", hands.mode());
    }
  }

  @Test
  void whoHoldsBackByMistakeCanPlayAllTheSame() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(1));
      hands.hold(Control.BACK);
      hands.tap(Control.OK);
      assertEquals("GameMenu", hands.mode());
    }
  }

  @Test
  void namesOptionsAndAbandoningAreNotOffered() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      hands.turn(Control.DIAL_A, -1);
      assertFalse(hands.said().contains("all options"), hands::said);
      hands.tap(Control.OK);
      hands.hold(Control.SEAT_1);
      assertEquals("SeatsMenu", hands.mode());
      assertFalse(hands.means("menu.name"));
      hands.tap(Control.SEAT_2);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      hands.hold(Control.BACK);
      assertFalse(hands.means("playing.abandon"));
      assertFalse(hands.said().contains("abandon"), hands::said);
      hands.tap(Control.DIAL_A);
      assertEquals("Paused", hands.mode());
    }
  }

  @Test
  void whatIsNotLockedIsOpen() throws Exception {
    Kiosk open =
        new Kiosk(
            true,
            List.of(),
            EnumSet.of(Locked.LANGUAGE),
            List.of(),
            KioskUnit.KIOSK.forgotten(),
            false);
    try (KioskUnit unit = KioskUnit.with(folder, open)) {
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(1));
      hands.hold(Control.BACK);
      assertEquals("Service", hands.mode());
      hands.hold(Control.BACK);
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      hands.hold(Control.BACK);
      assertTrue(hands.means("playing.abandon"));
      hands.tap(Control.ROLL);
      hands.tap(Control.OK);
      assertEquals("ResumeMenu", hands.mode());
    }
  }

  /** Whatever visitors do for nights, by chance and at any pace. */
  @Test
  void randomHandsNeverOpenWhatIsLocked() throws Exception {
    Set<String> modes = new TreeSet<>();
    for (int night = 0; night < NIGHTS; night++) {
      SplittableRandom chance = new SplittableRandom(night);
      long[] now = {0};
      SavedGames saved =
          new SavedGames(folder.resolve("night " + night), () -> "night", new QuickDisk());
      Kiosk kiosk =
          new Kiosk(
              true,
              List.of("express", "go"),
              KioskUnit.KIOSK.locked(),
              List.of(6, 1, 4, 2, 5, 3),
              KioskUnit.KIOSK.forgotten(),
              night % 2 == 0);
      Settings settings =
          new Settings(
              kiosk, Settings.USUAL.show(), Settings.USUAL.quiet(), Settings.USUAL.network());
      Controller controller =
          new Controller(
              HardwareProfile.standard(),
              List.of(),
              saved,
              () -> now[0],
              KnownTables.onlyPeople(),
              settings);
      for (int i = 0; i < EVENTS; i++) {
        boolean inAGame = Set.of("Playing", "Paused").contains(controller.mode());
        boolean gone = chance.nextInt(inAGame ? 20 : 200) == 0;
        now[0] += chance.nextLong(gone ? 1_800 * Clock.SECOND : Clock.SECOND);
        for (int due = 0; due < 50 && controller.nextDue() <= now[0]; due++) {
          controller.tick(now[0]);
          modes.add(controller.mode());
        }
        controller.handle(event(chance, now[0]));
        modes.add(controller.mode());
        int seed = night;
        int event = i;
        assertFalse(
            Set.of(
                    "Service",
                    "ServiceCheck",
                    "SettingsMenu",
                    "ResumeMenu",
                    "LanguageMenu",
                    "OptionsMenu",
                    "NameEditor")
                .contains(controller.mode()),
            () -> controller.mode() + " by seed " + seed + ", event " + event);
      }
    }
    assertTrue(
        modes.containsAll(
            Set.of("Attract", "ServiceCode", "GameMenu", "Playing", "Paused", "Forgotten")),
        modes::toString);
  }

  private static UnitEvent event(SplittableRandom chance, long now) {
    Control[] all = Control.values();
    Control control =
        chance.nextInt(3) == 0
            ? List.of(Control.OK, Control.BACK, Control.ROLL).get(chance.nextInt(3))
            : all[chance.nextInt(all.length)];
    return switch (chance.nextInt(12)) {
      case 0, 1 -> new UnitEvent.Released(control, chance.nextBoolean(), now);
      case 2 -> new UnitEvent.Held(chance.nextInt(8) == 0 ? Control.BACK : Control.seat(1), now);
      case 3 -> new UnitEvent.Repeated(control, now);
      case 4, 5 -> new UnitEvent.Turned(control, chance.nextInt(-3, 4), now);
      default -> new UnitEvent.Pressed(control, now);
    };
  }

  // --- forgotten games

  @Test
  void aForgottenGameAsksIsPutAwayAndIsGoneOnWithByTheStaffAlone() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = unit.hands();
      begin(hands);
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      String decision = hands.said();
      hands.rest(Duration.ofMinutes(9));
      assertEquals(decision, hands.said());
      hands.rest(Duration.ofSeconds(45));
      assertEquals("Forgotten", hands.mode());
      assertTrue(hands.lcd().getFirst().startsWith("Anybody there?"), hands::said);
      String asked = hands.said();
      var dice = unit.table().picture().dice();
      hands.rest(Duration.ofSeconds(4));
      assertNotEquals(asked, hands.said(), "it counts down in words");
      assertNotEquals(dice, unit.table().picture().dice(), "and in lights");

      hands.tap(Control.DIAL_B);
      assertEquals("Playing", hands.mode());
      assertEquals(decision, hands.said(), "that touch decides nothing");

      hands.rest(Duration.ofMinutes(11));
      assertEquals("Attract", hands.mode());
      hands.tap(Control.OK);
      assertEquals("GameMenu", hands.mode(), "who comes next is somebody else");
      hands.rest(Duration.ofMinutes(3));

      enter(hands, KioskUnit.CODE);
      hands.hold(Control.DIAL_A);
      assertEquals("SettingsMenu", hands.mode());
      hands.turnTo("old games");
      hands.tap(Control.OK);
      assertEquals("ResumeMenu", hands.mode());
      if (!hands.means("menu.drop")) {
        hands.turn(Control.DIAL_A, 1);
      }
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      hands.watchTheShow();
      assertEquals(decision, hands.said());
    }
  }

  @Test
  void aPausedGameIsForgottenLikewise() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = unit.hands();
      begin(hands);
      hands.hold(Control.BACK);
      hands.rest(Duration.ofSeconds(9 * 60 + 45));
      assertEquals("Forgotten", hands.mode());
      hands.tap(Control.SEAT_1);
      assertEquals("Paused", hands.mode());
      hands.rest(Duration.ofMinutes(11));
      assertEquals("Attract", hands.mode());
    }
  }

  @Test
  void botsAloneKeepNoGame() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = unit.hands();
      begin(hands);
      hands.hold(Control.BACK);
      hands.tap(Control.SEAT_1);
      hands.tap(Control.OK);
      hands.rest(Duration.ofMinutes(11));
      assertEquals("Attract", hands.mode());
    }
  }

  @Test
  void aForgottenGameCanBeDroppedAtOnce() throws Exception {
    Kiosk drops =
        new Kiosk(
            true,
            List.of(),
            KioskUnit.KIOSK.locked(),
            KioskUnit.KIOSK.code(),
            KioskUnit.KIOSK.forgotten(),
            true);
    try (KioskUnit unit = KioskUnit.with(folder, drops)) {
      Hands hands = unit.hands();
      begin(hands);
      hands.rest(Duration.ofMinutes(11));
      assertEquals("Attract", hands.mode());
    }
    SavedGames saved = new SavedGames(folder, () -> "later", new QuickDisk());
    assertEquals(List.of(), saved.unfinished((_, _) -> {}));
    try (Stream<Path> files = Files.list(folder)) {
      assertTrue(files.anyMatch(file -> file.toString().endsWith(".jsonl")), "its record stays");
    }
  }
}
