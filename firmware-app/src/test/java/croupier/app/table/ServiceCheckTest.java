package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.SimulatedTable;
import croupier.hal.Control;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A maker goes through every part with the help of the unit. */
class ServiceCheckTest {
  @TempDir Path folder;

  private SimulatedTable table;
  private Hands hands;

  @BeforeEach
  void beginTheCheck() throws Exception {
    table = KnownTables.standard(folder, "service");
    hands = new Hands(table);
    hands.rest(Duration.ofSeconds(1));
    hands.hold(Control.BACK);
    hands.hold(Control.OK);
    assertEquals("ServiceCheck", hands.mode());
  }

  @AfterEach
  void close() {
    table.close();
  }

  private void allLightsAndTheDisplayAreWell() {
    for (String colour : List.of("red", "green", "blue")) {
      assertEquals("All lights " + colour + "?", hands.lcd().getFirst());
      hands.tap(Control.OK);
    }
    assertEquals("ABCDEFGHIJKLMNOPQRST", hands.lcd().getFirst());
    hands.tap(Control.OK);
  }

  private void press(Control... controls) {
    for (Control control : controls) {
      assertTrue(hands.lcd().getFirst().startsWith("Press "), hands::said);
      hands.tap(control);
    }
  }

  @Test
  void aUnitWithoutFaultsIsToldSo() {
    allLightsAndTheDisplayAreWell();
    press(Control.values());
    hands.turn(Control.DIAL_A, 4);
    hands.turn(Control.DIAL_B, 4);
    assertEquals("ServiceReport", hands.mode());
    assertEquals("All is well", hands.lcd().getFirst().strip());
    hands.tap(Control.OK);
    assertEquals("Service", hands.mode());
  }

  @Test
  void everyLightOfTheChainLightsInItsTurn() {
    for (int place = 0; place < 3; place++) {
      for (int die = 0; die < 11; die++) {
        assertEquals(0x1ff, table.unit().lights().diePattern(die));
      }
      for (int seat = 0; seat < 6; seat++) {
        for (int light : table.unit().lights().tracker(seat)) {
          assertNotEquals(0, light);
        }
      }
      hands.tap(Control.OK);
    }
  }

  @Test
  void whatIsBrokenIsNamedAtTheEndAndKeepsNothingFromBeingChecked() {
    hands.tap(Control.BACK);
    hands.turn(Control.DIAL_A, 2);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    hands.tap(Control.BACK);
    press(Control.SEAT_1);
    hands.rest(Duration.ofSeconds(21));
    press(Control.SEAT_4, Control.SEAT_3);
    press(Control.SEAT_4, Control.SEAT_5, Control.SEAT_6, Control.ROLL, Control.OK, Control.BACK);
    press(Control.DIAL_A, Control.DIAL_B);
    hands.turn(Control.DIAL_A, -4);
    hands.rest(Duration.ofSeconds(21));
    assertEquals("ServiceReport", hands.mode());
    String said = hands.said();
    assertTrue(said.contains("To mend          1/6"), said);
    for (String fault :
        List.of(
            "Die 3 is not red",
            "The display is not whole",
            "seat 2 does not answer",
            "seat 3: seat 4 answers",
            "dial A counts backwards",
            "dial B does not turn")) {
      assertTrue(said.contains(fault), said);
    }
    hands.turn(Control.DIAL_A, 1);
    assertTrue(hands.said().contains("The display is not"), hands::said);
  }

  @Test
  void lightsThatNobodyLooksAtEndTheCheck() {
    hands.rest(Duration.ofSeconds(21));
    assertEquals("Service", hands.mode());
  }

  @Test
  void itCanBeLeftAtAnyTime() {
    allLightsAndTheDisplayAreWell();
    hands.hold(Control.BACK);
    assertEquals("Service", hands.mode());
  }
}
