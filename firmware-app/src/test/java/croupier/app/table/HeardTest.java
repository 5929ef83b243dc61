package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.settings.Kiosk;
import croupier.app.settings.Network;
import croupier.app.settings.Quiet;
import croupier.app.settings.Settings;
import croupier.app.settings.Show;
import croupier.app.settings.Voice;
import croupier.app.simulated.SimulatedTable;
import croupier.app.sound.Loudspeaker;
import croupier.app.sound.Players;
import croupier.app.words.Language;
import croupier.engine.express.Express;
import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.UnitPicture;
import croupier.mock.SimulatedUnit.Heard;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is heard at a unit with a buzzer and a loudspeaker. */
class HeardTest {
  @TempDir Path folder;

  private static Settings settings(Quiet quiet, Voice voice) {
    return new Settings(Kiosk.OFF, Show.OFF, quiet, Network.OFF, voice);
  }

  private static List<Heard> after(SimulatedTable table, int before) {
    List<Heard> all = table.unit().heard();
    return all.subList(before, all.size());
  }

  @Test
  void aRollIsHeardAsLoudAsItIsSet() throws Exception {
    try (KioskUnit unit = new KioskUnit(folder, settings(Quiet.OFF, new Voice(30, false)))) {
      Hands hands = unit.hands();
      hands.begin(Express.GAME, 2);
      hands.watchTheShow();
      int before = unit.table().unit().heard().size();
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      List<Heard> heard = after(unit.table(), before);
      assertTrue(heard.size() >= 6, "six knocks, and what came of it: " + heard);
      assertTrue(heard.stream().allMatch(each -> each.tone().percent() == 30), heard::toString);
    }
  }

  @Test
  void theVolumeIsSetAtTheUnitAndHeardAtOnce() throws Exception {
    try (KioskUnit unit = new KioskUnit(folder, settings(Quiet.OFF, Voice.USUAL))) {
      Hands hands = unit.hands();
      hands.rest(Duration.ofSeconds(1));
      hands.hold(Control.BACK);
      hands.hold(Control.DIAL_A);
      hands.turnTo("volume: 80%");
      hands.tap(Control.OK);
      hands.turnTo("20%");
      hands.tap(Control.OK);
      hands.rest(Duration.ofSeconds(1));
      assertEquals(20, unit.table().unit().heard().getLast().tone().percent());
      hands.turnTo("volume: 20%");
      hands.tap(Control.OK);
      hands.turnTo("< 0%");
      int before = unit.table().unit().heard().size();
      hands.tap(Control.OK);
      hands.turn(Control.DIAL_A, 1);
      hands.rest(Duration.ofSeconds(1));
      assertEquals(List.of(), after(unit.table(), before), "0 is silence");
      hands.turnTo("speech: off");
      assertFalse(unit.table().controller().voice().speaks());
      hands.tap(Control.OK);
      assertTrue(unit.table().controller().voice().speaks());
    }
  }

  @Test
  void inQuietHoursNothingIsHeardOrSaid() throws Exception {
    Quiet night = new Quiet(true, LocalTime.of(22, 0), LocalTime.of(8, 0), 0);
    try (KioskUnit unit = new KioskUnit(folder, settings(night, new Voice(80, true)))) {
      unit.setTheClock("2026-11-19T23:00:00+01:00");
      Hands hands = unit.hands();
      hands.rest(Duration.ofMinutes(1));
      int before = unit.table().unit().heard().size();
      hands.begin(Express.GAME, 2);
      hands.tap(Control.ROLL);
      hands.watchTheShow();
      assertEquals(List.of(), after(unit.table(), before));
      assertFalse(unit.table().controller().voice().speaks());
    }
  }

  /** Everything that is shown, each with its time, of the same hands. */
  private List<String> evening(String name, Loudspeaker loudspeaker) throws Exception {
    Settings settings = settings(Quiet.OFF, new Voice(80, true));
    List<String> shown = new ArrayList<>();
    try (KioskUnit unit = new KioskUnit(folder.resolve(name), settings)) {
      SimulatedTable table = unit.table();
      table.loop().showOn(picture -> shown.add(table.unit().clock().nanos() + " " + picture));
      if (loudspeaker != null) {
        table
            .loop()
            .showOn(
                (UnitPicture picture) ->
                    loudspeaker.show(picture, table.controller().voice(), Language.ENGLISH));
      }
      Hands hands = unit.hands();
      hands.begin(Express.GAME, 3);
      for (int roll = 0; roll < 10; roll++) {
        hands.tap(Control.ROLL);
        hands.watchTheShow();
        hands.tap(Control.OK);
        hands.watchTheShow();
      }
    }
    return shown;
  }

  /** The programs hang, through the real border; the table does not even know. */
  @Test
  void aRollIsNeverDelayedByAProgramThatHangs() throws Exception {
    Path hangs = Files.writeString(folder.resolve("hangs"), "#!/bin/sh\nexec sleep 1000\n");
    assertTrue(hangs.toFile().setExecutable(true));
    Players players = new Players("null", hangs.toString(), hangs.toString());
    List<String> without = evening("without", null);
    try (Loudspeaker loudspeaker =
        new Loudspeaker(
            players,
            new Loudspeaker.Listener() {
              @Override
              public void faulted(String part, Fault fault) {}

              @Override
              public void recovered(String part) {}
            })) {
      List<String> with = evening("with", loudspeaker);
      assertTrue(with.size() > 20, "there was something to hear");
      assertEquals(without, with);
    }
  }
}
