package croupier.app.table.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.RememberedSettings;
import croupier.app.live.SavedGames;
import croupier.app.seat.NetworkDoor;
import croupier.app.settings.Network;
import croupier.app.settings.Quiet;
import croupier.app.settings.Settings;
import croupier.app.table.Hands;
import croupier.app.table.KioskUnit;
import croupier.app.table.Log;
import croupier.app.words.Message;
import croupier.hal.Control;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is decided on the service screen holds at once, and after the next start. */
class SettingsMenuTest {
  @TempDir Path folder;

  private static Hands menu(KioskUnit unit) {
    Hands hands = unit.hands();
    hands.rest(Duration.ofSeconds(1));
    hands.hold(Control.BACK);
    if (!hands.mode().equals("Service")) {
      KioskUnit.CODE.forEach(seat -> hands.tap(Control.seat(seat)));
    }
    assertEquals("Service", hands.mode());
    hands.hold(Control.DIAL_A);
    assertEquals("SettingsMenu", hands.mode());
    return hands;
  }

  private Settings remembered() throws IOException {
    return settings(new ArrayList<>()).now();
  }

  private RememberedSettings settings(List<String> complaints) throws IOException {
    return new SavedGames(folder, () -> "x", new QuickDisk())
        .settings(Settings.USUAL, complaints::add);
  }

  @Test
  void theKioskIsTurnedOffAndStaysOffUntilTheFileCountsAgain() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = menu(unit);
      assertTrue(hands.lcd().get(1).startsWith("< kiosk: on"), hands::said);
      hands.tap(Control.OK);
      assertTrue(hands.lcd().get(1).startsWith("< kiosk: off"), hands::said);
      hands.tap(Control.BACK);
      assertEquals("Service", hands.mode());
    }
    try (KioskUnit unit = KioskUnit.with(folder)) {
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(1));
      assertTrue(hands.means("menu.service"), "it is no kiosk after the start either");
      menu(unit);
      hands.turnTo("as in the file");
      hands.tap(Control.OK);
      hands.turn(Control.DIAL_A, 1);
      hands.tap(Control.OK);
      assertEquals("SettingsMenu", hands.mode());
      hands.turnTo("kiosk: on");
    }
  }

  @Test
  void theQuietHoursAreSetAndHoldAtOnce() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      unit.setTheClock("2026-11-19T12:00:00+01:00");
      Hands hands = menu(unit);
      hands.turnTo("quiet hours: off");
      hands.tap(Control.OK);
      assertTrue(hands.said().contains("quiet hours: on"), hands::said);
      hands.turnTo("quiet from 22:00");
      hands.tap(Control.OK);
      for (int half = 0; half < 21; half++) {
        hands.turn(Control.DIAL_A, -1);
      }
      assertTrue(hands.said().contains("11:30"), hands::said);
      hands.tap(Control.OK);
      hands.turnTo("light: 0%");
      hands.tap(Control.OK);
      hands.turnTo("20%");
      hands.tap(Control.OK);
      hands.turnTo("show: off");
      hands.tap(Control.OK);
      hands.tap(Control.BACK);
      hands.hold(Control.BACK);
      assertEquals("Attract", hands.mode());
      assertEquals(20, unit.table().picture().brightness());
    }
    assertEquals(
        new Quiet(true, LocalTime.of(11, 30), LocalTime.of(8, 0), 20), remembered().quiet());
    assertTrue(remembered().show().on());
  }

  @Test
  void theNetworkIsLetInAndSentAwayAndThatIsRemembered() throws Exception {
    List<Network> doors = new ArrayList<>();
    try (KioskUnit unit = KioskUnit.with(folder)) {
      unit.table().controller().openBy(door(doors, Optional.empty()));
      assertEquals(Network.OFF, doors.getLast(), "nobody has let it in");
      unit.table().controller().pages().foundAt(() -> Optional.of("192.168.1.20:8090"));
      Hands hands = menu(unit);
      hands.turnTo("network: off");
      hands.tap(Control.OK);
      assertTrue(doors.getLast().on(), "at once");
      assertTrue(hands.said().contains("network: on"), hands::said);
      assertTrue(hands.lcd().contains("192.168.1.20:8090"), hands::said);
      hands.tap(Control.OK);
      assertFalse(doors.getLast().on());
      hands.tap(Control.OK);
    }
    try (KioskUnit unit = KioskUnit.with(folder)) {
      unit.table()
          .controller()
          .openBy(door(doors, Optional.of(Message.of("service.port-taken").with("port", 8090))));
      assertTrue(doors.getLast().on(), "after the next start, too");
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(2));
      assertTrue(hands.lcd().contains("port 8090 is taken"), hands::said);
      menu(unit);
      hands.turnTo("network: on");
      assertTrue(hands.lcd().contains("port 8090 is taken"), hands::said);
    }
  }

  @Test
  void aDoorThatCannotBeOpenedIsLoggedOnce() throws Exception {
    List<Network> doors = new ArrayList<>();
    Message why = Message.of("service.port-taken-lan").with("port", 8090);
    try (Log log = new Log();
        KioskUnit unit = KioskUnit.with(folder)) {
      unit.table().controller().openBy(door(doors, Optional.of(why)));
      unit.table().controller().change(settings -> settings.network(true));
      unit.table().controller().change(settings -> settings.network(true));
      assertEquals(3, doors.size(), "it is tried with every change");
      assertEquals(1, log.count("choose another port with --lan"), log::text);
    }
  }

  private static NetworkDoor door(List<Network> told, Optional<Message> trouble) {
    return wanted -> {
      told.add(wanted);
      return wanted.on() ? trouble : Optional.empty();
    };
  }

  @Test
  void whatTheCommandLineSaysCountsMoreThanTheUnit() throws Exception {
    Network commanded = Network.commanded(9000);
    RememberedSettings settings =
        new SavedGames(folder, () -> "x", new QuickDisk())
            .settings(Settings.USUAL.withNetwork(commanded), complaint -> {});
    settings.network(false);
    assertEquals(commanded, settings.now().network());
    settings.forget();
    assertEquals(commanded, settings.now().network());
  }

  @Test
  void theVisitorsOfTheDayAreShown() throws Exception {
    try (KioskUnit unit = KioskUnit.with(folder)) {
      unit.setTheClock("2026-11-19T12:00:00+01:00");
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      hands.tap(Control.SEAT_1);
      hands.tap(Control.SEAT_2);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      hands.hold(Control.BACK);
      hands.tap(Control.ROLL);
      menu(unit);
      hands.turnTo("games today: 1");
      assertTrue(hands.said().contains("0 done, 1 away"), hands::said);
    }
  }

  @Test
  void aFileThatMakesNoSenseIsToldAndLeftAlone() throws Exception {
    for (String text : List.of("{", "{\"kiosk\":7}", "{\"quiet-from\":\"late\"}", "{\"x\":1}")) {
      Files.writeString(folder.resolve("unit-settings.json"), text);
      List<String> complaints = new ArrayList<>();
      assertEquals(Settings.USUAL, settings(complaints).now());
      assertEquals(1, complaints.size(), text);
      assertTrue(
          complaints.getFirst().contains("unit-settings.json is left alone"), complaints::toString);
    }
    assertFalse(remembered().kiosk().on());
  }
}
