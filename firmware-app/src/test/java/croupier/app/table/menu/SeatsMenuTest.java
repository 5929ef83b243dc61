package croupier.app.table.menu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who plays: people, bots where nobody sits, and how well these play. */
class SeatsMenuTest {
  @TempDir Path folder;

  private static List<String> notes(SimulatedTable table) {
    return table.picture().prompt().notes().stream().limit(4).map(List::toString).toList();
  }

  @Test
  void theyJoinByThemselvesWithAWordAndALight() throws Exception {
    try (SimulatedTable table = KnownTables.withBots(folder, "menu", List.of(1, 2))) {
      Hands hands = new Hands(table);
      hands.rest(Duration.ofSeconds(1));
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      assertEquals("SeatsMenu", hands.mode());
      hands.tap(Control.SEAT_1);
      assertTrue(hands.said().contains("A:bots 2 B:normal  3"), hands::said);
      List<List<String>> notes = table.picture().prompt().notes();
      assertEquals("plays", notes.get(0).getLast());
      assertEquals("bot, normal", notes.get(1).getLast());
      assertFalse(
          table.picture().trackers().get(0).lights().contains(UnitPicture.Light.OFF), "a person");
      assertTrue(table.picture().trackers().get(1).lights().contains(UnitPicture.Light.OFF));
    }
  }

  @Test
  void whereAllSeatsAreTakenByPeopleNoDialAddsBots() throws Exception {
    try (SimulatedTable table = KnownTables.withBots(folder, "full", List.of())) {
      Hands hands = new Hands(table);
      hands.toSeats();
      for (int seat = 0; seat < 4; seat++) {
        assertTrue(hands.isOffered(Control.DIAL_A));
        assertTrue(table.picture().prompt().headline().contains("Dial A adds bots"));
        hands.tap(Control.seat(seat));
      }
      assertFalse(hands.isOffered(Control.DIAL_A));
      assertFalse(table.picture().prompt().headline().contains("Dial"), hands::said);
      assertTrue(hands.said().contains("Players 4"), hands::said);
      hands.tap(Control.SEAT_3);
      assertTrue(hands.isOffered(Control.DIAL_A));
    }
  }

  @Test
  void whoeverIsAloneSitsDownWithThreeBots() throws Exception {
    try (SimulatedTable table = KnownTables.withBots(folder, "alone", List.of())) {
      Hands hands = new Hands(table);
      hands.toSeats();
      hands.tap(Control.SEAT_2);
      assertFalse(hands.isOffered(Control.DIAL_B), "nobody to play better");
      hands.turn(Control.DIAL_A, 3);
      assertEquals(
          List.of(
              "[Bit, bot, normal]", "[Bo, plays]", "[Dot, bot, normal]", "[Gizmo, bot, normal]"),
          notes(table));
      hands.turn(Control.DIAL_B, 1);
      assertTrue(hands.said().contains("A:bots 3 B:hard    4"), hands::said);
      assertEquals(List.of(6L, 8L), List.of(hands.lit(0), hands.lit(1)));
      hands.turn(Control.DIAL_B, -5);
      assertTrue(hands.said().contains("A:bots 3 B:easy    4"), hands::said);
      assertEquals(2, hands.lit(0));
      hands.turn(Control.DIAL_A, 5);
      assertTrue(hands.said().contains("A:bots 3 B:easy    4"), "no more can play");
      hands.turn(Control.DIAL_A, -1);
      assertTrue(hands.said().contains("A:bots 2 B:easy    3"), hands::said);
      hands.tap(Control.OK);
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      assertTrue(
          notes(table).getFirst().matches("\\[Bit, 0 .* bot, easy\\]"), () -> notes(table) + "");
      assertTrue(notes(table).get(1).startsWith("[Bo, 0 "), () -> notes(table) + "");
    }
  }

  @Test
  void peopleComeBeforeBots() throws Exception {
    try (SimulatedTable table = KnownTables.withBots(folder, "before", List.of(0, 1, 2, 3))) {
      Hands hands = new Hands(table);
      hands.toSeats();
      hands.tap(Control.SEAT_2);
      assertEquals(
          List.of("[Bit, bot, hard]", "[Bo, plays]", "[Dot, bot, hard]", "[Gizmo, bot, hard]"),
          notes(table));
      hands.tap(Control.SEAT_6);
      assertTrue(hands.said().contains("A:bots 2 B:hard    4"), hands::said);
      hands.turn(Control.DIAL_A, -1);
      hands.tap(Control.SEAT_1);
      assertTrue(hands.said().contains("A:bots 1 B:hard    4"), "it has sat down elsewhere");
      hands.tap(Control.SEAT_3);
      hands.tap(Control.SEAT_4);
      assertTrue(hands.said().contains("No more can join"), hands::said);
    }
  }

  @Test
  void noBotIsCalledAsSomebodyAtTheTable() throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "names", new QuickDisk());
    try (SimulatedTable table =
        new SimulatedTable(
            HardwareProfile.standard(), List.of("bit", "Ann", "Bot 1", "Dot"), saved, 1)) {
      Hands hands = new Hands(table);
      hands.toSeats();
      hands.turn(Control.DIAL_A, 4);
      assertEquals(
          List.of(
              "[Bot 7, bot, normal]",
              "[Chip, bot, normal]",
              "[Bot 3, bot, normal]",
              "[Gizmo, bot, normal]"),
          notes(table));
    }
  }

  @Test
  void whoComesAfterATurnOfDialBHasALevelOfItsOwn() throws Exception {
    try (SimulatedTable table = KnownTables.withBots(folder, "levels", List.of())) {
      Hands hands = new Hands(table);
      hands.toSeats();
      hands.tap(Control.SEAT_1);
      hands.turn(Control.DIAL_A, 1);
      hands.turn(Control.DIAL_B, -1);
      hands.turn(Control.DIAL_A, 1);
      assertTrue(hands.said().contains("A:2 B:Dot easy     3"), hands::said);
      hands.turn(Control.DIAL_B, 2);
      assertTrue(hands.said().contains("A:2 B:Dot hard     3"), hands::said);
      assertEquals(
          List.of("[Ann, plays]", "[Chip, bot, easy]", "[Dot, bot, hard]", "[Di, ]"), notes(table));
      assertEquals(List.of(2L, 6L), List.of(hands.lit(1), hands.lit(2)));
      assertEquals(Effect.STEADY, table.picture().halos().get(1).effect());
      assertEquals(Effect.BLINK, table.picture().halos().get(2).effect());
      hands.turn(Control.DIAL_A, 2);
      hands.turn(Control.DIAL_B, -1);
      assertTrue(hands.said().contains("A:3 B:Gizmo normal 4"), hands::said);
      hands.turn(Control.DIAL_A, -1);
      hands.turn(Control.DIAL_B, -1);
      assertEquals(
          List.of("[Ann, plays]", "[Chip, bot, easy]", "[Dot, bot, normal]", "[Di, ]"),
          notes(table));
      hands.tap(Control.SEAT_3);
      assertEquals(
          List.of("[Ann, plays]", "[Chip, bot, easy]", "[Cy, plays]", "[Gizmo, bot, normal]"),
          notes(table));
      hands.turn(Control.DIAL_A, -1);
      hands.turn(Control.DIAL_B, 2);
      assertTrue(hands.said().contains("A:bots 1 B:hard    3"), hands::said);
    }
  }
}
