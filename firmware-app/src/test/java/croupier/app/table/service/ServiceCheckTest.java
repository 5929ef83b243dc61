package croupier.app.table.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A maker goes through every part with the help of the unit. */
class ServiceCheckTest {
  /** So long a control may be silent. */
  private static final Duration SILENCE = Duration.ofSeconds(21);

  @TempDir Path folder;

  private SimulatedTable table;
  private Hands hands;

  @BeforeEach
  void switchOn() throws Exception {
    switchOn(HardwareProfile.standard());
  }

  private void switchOn(HardwareProfile profile) throws Exception {
    if (table != null) {
      table.close();
    }
    SavedGames saved = new SavedGames(folder.resolve("games"), () -> "service", new QuickDisk());
    table = new SimulatedTable(profile, List.of(), saved, 1);
    hands = new Hands(table);
    hands.rest(Duration.ofSeconds(1));
  }

  @AfterEach
  void close() {
    table.close();
  }

  private void beginTheCheck() {
    hands.hold(Control.BACK);
    hands.hold(Control.OK);
    assertEquals("ServiceCheck", hands.mode());
  }

  /** What the display says, or would say if there were one. */
  private String line(int number) {
    return table.picture().prompt().lcd().get(number).strip();
  }

  /** Touches what is asked for, but nothing of these. */
  private void touchAllBut(Set<Control> dead) {
    while (line(0).startsWith("Press ") || line(0).startsWith("Turn ")) {
      Control asked = table.picture().prompt().keys().getFirst().control();
      if (dead.contains(asked)) {
        hands.rest(SILENCE);
      } else if (line(0).startsWith("Press ")) {
        hands.tap(asked);
      } else {
        hands.turn(asked, 4);
      }
    }
  }

  private void toTheLights() {
    beginTheCheck();
    touchAllBut(Set.of());
    assertEquals("ABCDEFGHIJKLMNOPQRST", line(0));
    hands.tap(Control.OK);
  }

  /** Says yes to all questions before this one. */
  private void to(String question) {
    for (int i = 0; !(line(0) + " " + line(1)).equals(question); i++) {
      assertTrue(i < 20 && hands.mode().equals("ServiceCheck"), hands::said);
      hands.tap(Control.OK);
    }
  }

  private void sayYesToTheEnd() {
    for (int i = 0; hands.mode().equals("ServiceCheck"); i++) {
      assertTrue(i < 20, hands::said);
      hands.tap(Control.OK);
    }
    assertEquals("ServiceReport", hands.mode());
  }

  private void isReported(String fault) {
    assertTrue(hands.said().contains("To mend: " + fault + "."), hands::said);
  }

  @Test
  void aUnitWithoutFaultsIsToldSo() {
    toTheLights();
    List<String> asked = new ArrayList<>();
    while (hands.mode().equals("ServiceCheck")) {
      asked.add(line(0) + " " + line(1));
      hands.tap(Control.OK);
    }
    assertEquals(
        List.of(
            "Look at all lights: is every one red?",
            "Look at all lights: is every one green?",
            "Look at all lights: is every one blue?",
            "One die at a time: in their order?",
            "Each die: row by row from the top left?",
            "One seat at a time: tracker and halo?",
            "Each tracker, 1 by 1 outward from seat?",
            "Dial A: 3 under hood then 3 for all?",
            "Dial B: 3 under hood then 3 for all?"),
        asked);
    assertEquals("ServiceReport", hands.mode());
    assertEquals("All is well", line(0));
    hands.tap(Control.OK);
    assertEquals("Service", hands.mode());
  }

  @Test
  void aDisplayOfTwoLinesShowsLettersInEveryPlaceAndThenHowToAnswer() throws Exception {
    switchOn(HardwareProfile.compact());
    beginTheCheck();
    touchAllBut(Set.of());
    Set<String> turned = new LinkedHashSet<>();
    for (int second = 0; second < 10; second++) {
      assertEquals("ABCDEFGHIJKLMNOP", hands.lcd().getFirst());
      turned.add(hands.lcd().getLast());
      hands.rest(Duration.ofSeconds(1));
    }
    assertEquals(List.of("QRSTUVWXYZ.:-+01", line(2)), List.copyOf(turned));
    assertTrue(line(2).contains("OK"), () -> line(2));
    hands.tap(Control.OK);
    assertFalse(hands.lcd().getFirst().startsWith("ABC"));
  }

  @Test
  void noTwoLightsAreLitAlikeSoNoneCanBeSwappedUnseen() throws Exception {
    for (HardwareProfile profile :
        List.of(HardwareProfile.standard(), HardwareProfile.compact(), HardwareProfile.small())) {
      switchOn(profile);
      beginTheCheck();
      touchAllBut(Set.of());
      Map<Integer, List<Integer>> seen = new HashMap<>();
      while (hands.mode().equals("ServiceCheck")) {
        for (int moment = 0; moment < 30; moment++) {
          int[] lights = table.unit().lights().all();
          for (int light = 0; light < lights.length; light++) {
            seen.computeIfAbsent(light, _ -> new ArrayList<>()).add(lights[light]);
          }
          hands.rest(Duration.ofMillis(300));
        }
        hands.tap(Control.OK);
      }
      assertEquals(profile.chain().lights(), new HashSet<>(seen.values()).size());
      for (List<Integer> colours : seen.values()) {
        assertTrue(colours.stream().anyMatch(colour -> colour != 0));
      }
    }
  }

  @Test
  void aDieWiredInASnakeShowsInTheWalkAndItsFirstWrongLightIsNamed() {
    toTheLights();
    to("Each die: row by row from the top left?");
    hands.turn(Control.DIAL_B, 3);
    assertEquals("light 4/9     A:step", line(2));
    hands.rest(Duration.ofSeconds(10));
    assertEquals("light 4/9     A:step", line(2), "it is walked by hand");
    for (int die = 0; die < 11; die++) {
      assertEquals(0b000_001_000, table.unit().lights().diePattern(die));
    }
    hands.tap(Control.BACK);
    hands.turn(Control.DIAL_A, 2);
    assertEquals("< Die 3            >", line(2));
    assertEquals(0x1ff, table.unit().lights().diePattern(2));
    assertEquals(0, table.unit().lights().diePattern(1), "only what is chosen is lit");
    hands.tap(Control.OK);
    assertEquals("< light 4, no. 22  >", line(2));
    assertEquals(0b000_001_000, table.unit().lights().diePattern(2));
    hands.tap(Control.OK);
    sayYesToTheEnd();
    isReported("Die 3 light 4, chain 22, not there");
  }

  @Test
  void diceOrTrackersInTheWrongPlaceShowWhenTheyAreLitOneAfterTheOther() {
    toTheLights();
    to("One die at a time: in their order?");
    Set<String> walked = new HashSet<>();
    for (int i = 0; i < 40; i++) {
      walked.add(line(2));
      hands.rest(Duration.ofMillis(300));
    }
    assertEquals(11, walked.size(), "it walks by itself, round and round");
    for (int i = 0; i < 11; i++) {
      hands.turn(Control.DIAL_A, 1);
      int lit = Integer.parseInt(line(2).replaceAll("die (\\d+)/11.*", "$1")) - 1;
      for (int die = 0; die < 11; die++) {
        assertEquals(die == lit ? 0x1ff : 0, table.unit().lights().diePattern(die));
      }
    }
    while (!line(2).startsWith("die 6/")) {
      hands.turn(Control.DIAL_A, 1);
    }
    hands.tap(Control.BACK);
    assertEquals("< Die 6            >", line(2), "the one that was lit is the first to choose");
    hands.tap(Control.OK);
    to("One seat at a time: tracker and halo?");
    hands.turn(Control.DIAL_A, -1);
    assertEquals("seat 6/6      A:step", line(2));
    for (int seat = 0; seat < 6; seat++) {
      boolean lit = seat == 5;
      for (int light : table.unit().lights().tracker(seat)) {
        assertEquals(lit, light != 0);
      }
      assertEquals(lit, table.unit().lights().halo(seat) != 0);
    }
    hands.tap(Control.BACK);
    hands.tap(Control.OK);
    sayYesToTheEnd();
    isReported("Die 6, chain 46 on, not there; Tracker 6, chain 140 on, not there");
  }

  @Test
  void theHoodedLightsOfADialAreLitOneByOneAndThenThoseForTheTable() {
    toTheLights();
    to("Dial A: 3 under hood then 3 for all?");
    for (int light = 0; light < 6; light++) {
      hands.turn(Control.DIAL_A, light == 0 ? 6 : 1);
      for (int place = 0; place < 3; place++) {
        assertEquals(light == place, table.unit().lights().hooded(0)[place] != 0);
        assertEquals(light == place + 3, table.unit().lights().reveal(0)[place] != 0);
      }
    }
    hands.tap(Control.BACK);
    assertEquals("Dial A: the first", line(0));
    assertEquals("< table 3, no. 159 >", line(2));
    hands.turn(Control.DIAL_B, -4);
    hands.tap(Control.OK);
    sayYesToTheEnd();
    isReported("Dial A hood 2, chain 155, not there");
  }

  @Test
  void aDeadLightIsNamedWithItsPlaceInTheChainAndTheRestIsAskedAgain() {
    toTheLights();
    for (int die = 0; die < 11; die++) {
      assertEquals(0x1ff, table.unit().lights().diePattern(die));
    }
    hands.tap(Control.BACK);
    assertEquals("Which is the first", line(0));
    assertEquals("not red?      A:next", line(1));
    hands.tap(Control.BACK);
    assertEquals("Look at all lights:", line(0), "BACK looks again");
    hands.tap(Control.BACK);
    hands.turn(Control.DIAL_A, 10);
    hands.tap(Control.OK);
    hands.turn(Control.DIAL_A, 8);
    assertEquals("< light 9, no. 99  >", line(2));
    hands.tap(Control.BACK);
    hands.turn(Control.DIAL_A, 6);
    assertEquals("< Tracker 6        >", line(2));
    hands.tap(Control.OK);
    hands.turn(Control.DIAL_A, -1);
    assertEquals("< light 8, no. 147 >", line(2));
    hands.tap(Control.OK);
    assertEquals("Noted. Next check:", line(0));
    assertEquals("is every one red?", line(1));
    assertEquals("(or dark behind it)", line(2));
    hands.tap(Control.OK);
    assertEquals("Skipping noted:", line(0));
    assertEquals("is every one green?", line(1));
    sayYesToTheEnd();
    isReported("Tracker 6 light 8, chain 147, not red");
    assertEquals("Tracker 6 light 8,", line(1));
    assertEquals("chain 147, not red", line(2));
  }

  @Reaches("Waits.CHECK_TOUCH")
  @Test
  void whatIsBrokenIsNamedAtTheEndAndKeepsNothingFromBeingChecked() {
    beginTheCheck();
    for (Control control : List.of(Control.OK, Control.BACK, Control.ROLL, Control.DIAL_A)) {
      hands.tap(control);
    }
    hands.turn(Control.DIAL_A, -4);
    hands.tap(Control.DIAL_B);
    hands.rest(SILENCE);
    hands.tap(Control.SEAT_1);
    hands.rest(SILENCE);
    hands.tap(Control.SEAT_4);
    assertEquals("seat 4 answers", line(1));
    for (int seat = 2; seat < 6; seat++) {
      hands.tap(Control.seat(seat));
    }
    hands.tap(Control.BACK);
    sayYesToTheEnd();
    assertEquals("To mend          1/5", line(0));
    isReported(
        "dial A counts backwards; dial B does not turn; seat 2 does not answer;"
            + " seat 3: seat 4 answers; The display is not whole");
    hands.turn(Control.DIAL_A, 2);
    assertEquals("seat 2 does not", line(1));
    assertEquals("answer", line(2));
  }

  @Reaches({"Waits.CHECK", "Waits.SERVICE"})
  @Test
  void whoLooksSlowlyIsWaitedForAndAnExhibitIsNotLeftInTheCheck() {
    toTheLights();
    for (int question = 0; question < 9; question++) {
      String asked = line(1);
      hands.rest(Duration.ofMinutes(9));
      assertEquals(asked, line(1));
      hands.tap(Control.OK);
    }
    assertEquals("ServiceReport", hands.mode());
    hands.tap(Control.OK);
    hands.hold(Control.OK);
    touchAllBut(Set.of());
    hands.rest(Duration.ofMinutes(9));
    assertEquals("ServiceCheck", hands.mode(), "the display is asked about as patiently");
    hands.rest(Duration.ofMinutes(2));
    assertEquals("Service", hands.mode());
    hands.rest(Duration.ofMinutes(10));
    assertEquals("Attract", hands.mode());
  }

  @Test
  void itCanBeLeftAtAnyTimeAndTellsThenWhatItHasFound() {
    toTheLights();
    hands.hold(Control.BACK);
    assertEquals("Service", hands.mode());
    hands.hold(Control.OK);
    touchAllBut(Set.of(Control.SEAT_5));
    hands.hold(Control.BACK);
    isReported("seat 5 does not answer");
  }

  @Test
  void onlyWhatTheUnitHasIsAskedForAndOffered() throws Exception {
    switchOn(HardwareProfile.small());
    beginTheCheck();
    touchAllBut(Set.of());
    assertEquals("is every one red?", line(1), "there is no display to look at");
    hands.tap(Control.BACK);
    List<String> offered = new ArrayList<>();
    for (int i = 0; i < 11; i++) {
      offered.add(line(2).replaceAll("[<>]", "").strip());
      hands.turn(Control.DIAL_A, 1);
    }
    assertEquals(
        List.of(
            "Die 1",
            "Die 2",
            "Tracker 1",
            "Tracker 2",
            "Tracker 3",
            "Halo 1",
            "Halo 2",
            "Halo 3",
            "Dial A",
            "Dial B",
            "Die 1"),
        offered);
  }

  @Test
  void aUnitWithoutDialsChoosesWithRollAndCountsItsSpareLights() throws Exception {
    try (InputStream small =
        HardwareProfile.class.getResourceAsStream("/croupier/hal/profile/small.toml")) {
      String text = new String(small.readAllBytes(), StandardCharsets.UTF_8);
      Path file = folder.resolve("bare.toml");
      Files.writeString(
          file,
          text.replaceAll("(?s)\\[dials].*?\\[chain]", "[chain]\nspare = 2")
              .replace(
                  "order = [\"dice\", \"trackers\", \"halos\", \"dials\"]", "order = [\"halos\"]")
              .replace("dice = 2\ntrackers = 3\n", ""));
      switchOn(HardwareProfile.load(file.toString()));
    }
    beginTheCheck();
    touchAllBut(Set.of());
    hands.tap(Control.BACK);
    assertEquals("not red?   ROLL:next", line(1));
    hands.tap(Control.ROLL);
    assertEquals("< Halo 2           >", line(2));
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("halo?", line(1));
    assertEquals("seat 1/3   ROLL:step", line(2));
    sayYesToTheEnd();
    isReported("Halo 2, chain 4, not red");
  }

  @Test
  void withADeadOkTheCheckBeginsWithRollWhichThenSaysYes() {
    hands.hold(Control.BACK);
    assertEquals("hold OK/ROLL:check", line(3));
    hands.hold(Control.ROLL);
    assertEquals("ServiceCheck", hands.mode());
    touchAllBut(Set.of(Control.OK));
    assertEquals("ROLL:whole BACK:no", line(3));
    hands.tap(Control.ROLL);
    while (hands.mode().equals("ServiceCheck")) {
      assertEquals("ROLL:yes BACK:no", line(3));
      hands.tap(Control.ROLL);
    }
    isReported("OK does not answer");
    assertEquals("ROLL:done", line(3));
    hands.tap(Control.ROLL);
    assertEquals("Service", hands.mode());
  }

  @Test
  void withADeadBackTheServiceScreenOpensWithRollWhichThenSaysNo() {
    hands.press(Control.ROLL);
    hands.rest(Duration.ofSeconds(4));
    assertEquals("Service", hands.mode());
    hands.release(Control.ROLL);
    hands.hold(Control.OK);
    touchAllBut(Set.of(Control.BACK));
    hands.tap(Control.ROLL);
    assertEquals("OK:yes ROLL:no", line(3));
    hands.hold(Control.ROLL);
    isReported("BACK does not answer; The display is not whole");
    hands.tap(Control.OK);
    hands.hold(Control.DIAL_B);
    assertEquals("Attract", hands.mode());
  }

  @Test
  void aDeadRollIsFoundAndEitherDialChooses() {
    beginTheCheck();
    touchAllBut(Set.of(Control.ROLL, Control.DIAL_A));
    hands.tap(Control.OK);
    hands.tap(Control.BACK);
    assertEquals("not red?      B:next", line(1));
    hands.turn(Control.DIAL_B, 1);
    assertEquals("< Die 2            >", line(2));
    hands.tap(Control.BACK);
    sayYesToTheEnd();
    isReported("ROLL does not answer; dial A does not answer; dial A does not turn");
  }

  @Test
  void whereMostIsDeadTheSeatsAnswer() {
    beginTheCheck();
    touchAllBut(Set.of(Control.OK, Control.BACK, Control.DIAL_A, Control.DIAL_B, Control.SEAT_1));
    assertEquals("ROLL:whole seat 2:no", line(3));
    hands.tap(Control.ROLL);
    hands.tap(Control.SEAT_2);
    assertEquals("not red? seat 3:next", line(1));
    hands.tap(Control.SEAT_3);
    assertEquals("< Die 2            >", line(2));
    assertFalse(hands.isOffered(Control.OK));
  }
}
