package croupier.app.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Units;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class WiringPlanTest {
  private static final Words ENGLISH = Words.of(Language.ENGLISH);

  @TempDir Path folder;

  static Stream<HardwareProfile> profiles() {
    return Stream.of(
        HardwareProfile.standard(),
        HardwareProfile.compact(),
        HardwareProfile.small(),
        Units.heard());
  }

  @ParameterizedTest
  @CsvSource({"2,3", "3,5", "4,7", "14,8", "17,11", "10,19", "11,23", "7,26", "26,37", "21,40"})
  void aGpioIsAtThePinWhereTheBoardHasIt(int gpio, int pin) {
    assertEquals(pin, Header.pinOf(gpio));
  }

  @Test
  void theHeaderHasItsEightGroundsAndEachGpioOnce() {
    assertEquals(8, Header.pins().stream().filter(Header::isGround).count());
    Set<Integer> pins = new HashSet<>();
    for (int gpio = 2; gpio <= 27; gpio++) {
      assertTrue(pins.add(Header.pinOf(gpio)));
    }
  }

  @ParameterizedTest
  @MethodSource("profiles")
  void everyLineOfTheProfileIsInTheTableAndInTheDrawing(HardwareProfile profile) throws Exception {
    WiringPlan plan = new WiringPlan(profile);
    String svg = plan.svg(ENGLISH);
    assertEquals(profile.lines().size(), plan.wires().size());
    for (HeaderLine line : profile.lines()) {
      assertTrue(plan.text(ENGLISH).contains("GPIO " + line.gpio() + " "), line::toString);
      String part = ENGLISH.say(PartNames.part(profile, line));
      assertEquals(line.part().replace("dark-", "dark ").replace("light-", "light "), part);
      assertTrue(plan.text(ENGLISH).contains(part), line::toString);
      assertTrue(svg.contains(part), line::toString);
    }
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    assertEquals(plan.svg(ENGLISH), svg, "the same drawing every time");
  }

  @Test
  void theStandardUnitUses23Of26Lines() {
    assertEquals(23, new WiringPlan(HardwareProfile.standard()).wires().size());
  }

  /** The standard unit with some of its lines changed. */
  private WiringPlan standardBut(String... wasAndBecomes) throws Exception {
    String text;
    try (var in = HardwareProfile.class.getResourceAsStream("standard.toml")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    for (int i = 0; i < wasAndBecomes.length; i += 2) {
      assertTrue(text.contains(wasAndBecomes[i]), wasAndBecomes[i]);
      text = text.replace(wasAndBecomes[i], wasAndBecomes[i + 1]);
    }
    Path file = Files.writeString(folder.resolve("changed.toml"), text);
    return new WiringPlan(HardwareProfile.load(file.toString()));
  }

  private static String spaced(String text) {
    return text.replaceAll("\\s+", " ");
  }

  private static void says(WiringPlan plan, String sentence) {
    assertTrue(spaced(plan.text(ENGLISH)).contains(sentence), plan.text(ENGLISH));
  }

  private static void doesNotSay(WiringPlan plan, String sentence) {
    assertFalse(spaced(plan.text(ENGLISH)).contains(sentence), plan.text(ENGLISH));
  }

  private static WiringPlan standard() {
    return new WiringPlan(HardwareProfile.standard());
  }

  private static WiringPlan small() {
    return new WiringPlan(HardwareProfile.small());
  }

  // power

  @Test
  void theDisplayGetsItsFiveVoltsFromTheHeader() {
    says(standard(), " 2 5 V LCD its pin 2 (VDD), an outer leg of the trimmer, and its pin 15");
    says(standard(), "34 ground LCD its pins 1 (VSS), 5 (R/W) and 16 (K), and the trimmer's");
    assertTrue(standard().svg(ENGLISH).contains("2 VDD: 5 V, header pin 2"));
    assertTrue(standard().svg(ENGLISH).contains("5 V · LCD"));
    doesNotSay(small(), "LCD");
  }

  @Test
  void theLevelShifterGetsItsFiveVoltsFromTheLightsSupply() {
    says(standard(), "- 5 V level shifter its pin 14, after the fuse");
    says(standard(), "25 ground level shifter its pins 1, 4, 7");
    says(standard(), "6 ground lights' supply its minus");
  }

  @Test
  void everyControlIsToldItsGround() {
    says(standard(), "9 ground seat buttons the other leg of each");
    says(standard(), "14 ground dial A the middle leg between the contacts");
    says(standard(), "30 ground dial B");
    says(standard(), "39 ground ROLL, OK, BACK");
    says(standard(), "Any ground pin will do; free are 20.");
  }

  @Test
  void controlsThatConnectToThePlusAreToldTheirPinsOfThreeVolts() throws Exception {
    WiringPlan high =
        standardBut(
            "active-low = true", "active-low = false", "roll = 2", "roll = 9", "ok = 3", "ok = 14");
    says(high, "its other leg to 3.3 V");
    says(high, "1 3.3 V all buttons the other leg of each");
    says(high, "17 3.3 V both dials the middle leg between the contacts");
    doesNotSay(high, "ground seat buttons");
    doesNotSay(standard(), "3.3 V both dials");
    assertTrue(high.svg(ENGLISH).contains("all buttons · 3.3 V"));
  }

  @ParameterizedTest
  @MethodSource("profiles")
  void noTwoPartsShareAPowerPinAndEachHasTheVoltageThatIsPrintedThere(HardwareProfile profile) {
    Set<Integer> pins = new HashSet<>();
    for (PowerWire wire : new WiringPlan(profile).power()) {
      assertTrue(!wire.isOnTheHeader() || pins.add(wire.pin()), wire::toString);
      assertTrue(
          Set.of("5 V", "3.3 V", "ground").contains(ENGLISH.say(wire.what())), wire::toString);
    }
  }

  @Test
  void programsAreToldThePowerToo() {
    List<?> power = (List<?>) standard().data(ENGLISH).get("power");
    assertEquals(
        Map.of("pin", 6L, "what", "ground", "part", "lights' supply", "to", "its minus"),
        power.stream()
            .filter(wire -> ((Map<?, ?>) wire).get("pin") == (Long) 6L)
            .findFirst()
            .get());
    assertTrue(power.stream().anyMatch(wire -> !((Map<?, ?>) wire).containsKey("pin")));
  }

  @Test
  void whoFeedsThePiFromTheSameSupplyIsToldHow() {
    says(standard(), "with a fuse of 4 A in the plus wire");
    says(standard(), "5 V to the header pin 4 and ground to pin 6");
    says(standard(), "Never have 5 V at the header and a plug in the USB socket at once.");
    says(standard(), "join their grounds, and never their 5 V");
    says(standard(), "fuse 4 A, slow, with a holder only when one supply feeds both");
  }

  // fuses and wires

  @Test
  void fuseAndSupplyFollowWhatTheLightsCanDraw() throws Exception {
    // 165 lights, each 1 mA dark and 3 × 20 mA full on, at 6 of 31
    LightsCurrent current = new LightsCurrent(HardwareProfile.standard());
    assertEquals(165 + 1917, current.worst());
    assertEquals(current.worst(), current.most());
    says(
        standard(),
        "fuse 3.15 A, slow, with a holder in the plus wire to the lights, which draw at most 2.1 A:"
            + " all white at brightness 6");
    says(standard(), "supply 5 V, 5.5 A or more 2.1 A for the lights and 3 A for the Pi");
    assertTrue(standard().svg(ENGLISH).contains("fuse 3.15 A slow"));
    assertTrue(standard().svg(ENGLISH).contains("ground, pin 25"));
    WiringPlan bright = standardBut("brightness = 6", "brightness = 31");
    says(
        bright,
        "fuse 4 A, slow, with a holder in the plus wire to the lights, which draw at most 3 A: the"
            + " program dims what would be more");
    says(bright, "supply 5 V, 6 A or more");
  }

  @Test
  void aBudgetThatTheFuseDoesNotCarryIsTold() throws Exception {
    says(
        standardBut("budget-ma = 3000", "budget-ma = 20000"),
        "power.budget-ma = 20000 is more than the fuse carries: at brightness 6 the lights draw no"
            + " more than 2.1 A, and fuse and wires are made for that. Say budget-ma = 2362");
    doesNotSay(standard(), "power.budget-ma");
    doesNotSay(small(), "power.budget-ma");
  }

  @Test
  void aFuseCarriesWhatItIsForForEver() {
    assertEquals(0.5, LightsCurrent.fuse(100));
    assertEquals(4, LightsCurrent.fuse(3_000));
    assertEquals(5, LightsCurrent.fuse(3_001));
    assertEquals(30, LightsCurrent.fuse(20_000));
  }

  @Test
  void noWireBehindAFuseIsTooThinForIt() throws Exception {
    says(standard(), "wire 0.75 mm², red and black from the supply over the fuse");
    says(standard(), "wire 0.5 mm², red and black 5 V and ground from light to light");
    WiringPlan strong =
        standardBut("brightness = 6", "brightness = 31", "budget-ma = 3000", "budget-ma = 20000");
    says(strong, "fuse 16 A");
    says(strong, "wire 2.5 mm², red and black 5 V and ground from light to light");
  }

  @Test
  void aLongChainIsFedAgainWhereAPartEnds() throws Exception {
    says(standard(), "2 capacitor 1000 µF");
    says(standard(), "- 5 V light 100 after the dice, after the fuse; plus of a 1000 µF capacitor");
    assertTrue(standard().svg(ENGLISH).contains("light 100"));
    assertEquals(1, new LightsCurrent(HardwareProfile.small()).feeds().size());
    WiringPlan long1 = standardBut("dice = 11 ", "spare = 30\ndice = 11 ");
    says(long1, "light 130 after the dice");
    WiringPlan plain =
        standardBut(
            "order = [\"dice\", \"trackers\", \"halos\", \"dials\"]",
            "order = []\nspare = 120",
            "dice = 11 ",
            "# ",
            "trackers = 6 ",
            "# ",
            "halos = 6 ",
            "# ");
    says(plain, "light 101 after light 100");
  }

  // parts

  @Test
  void theMaterialsFollowTheParts() {
    String standard = standard().text(ENGLISH);
    assertTrue(standard.contains(" 165  APA102"), standard);
    assertTrue(standard.contains("74AHCT125"), standard);
    assertTrue(standard.contains("ROM A00"), standard);
    assertTrue(standard.contains("no I²C board"), standard);
    assertFalse(small().text(ENGLISH).contains("LCD"), small().text(ENGLISH));
  }

  @Test
  void aUnitWithoutLightsNeedsNothingForThem() throws Exception {
    WiringPlan dark =
        standardBut(
            "order = [\"dice\", \"trackers\", \"halos\", \"dials\"]",
            "order = []",
            "dice = 11 ",
            "# ",
            "trackers = 6 ",
            "# ",
            "halos = 6 ",
            "# ");
    for (String part : List.of("74AHCT125", "33 Ω", "fuse", "supply 5 V", "µF", "hood", "APA102")) {
      doesNotSay(dark, part);
      assertFalse(dark.svg(ENGLISH).contains(part), part);
    }
    says(dark, "light chain, data nothing: this chain has no lights");
    says(dark, "USB supply made for the Pi");
  }

  // what is to be set on the Pi

  @Test
  void theSpiPortIsToldWithItsTwoLines() throws Exception {
    String lines = "dtparam=spi=on and dtoverlay=spi0-0cs";
    WiringPlan spi = standardBut("clock = 11", "clock = 11\nover = \"spi\"");
    says(spi, "chain.over = \"spi\" needs two lines in /boot/firmware/config.txt: " + lines);
    doesNotSay(spi, "dtparam=spi=on (GPIO");
    doesNotSay(standard(), lines);
    says(standard(), "dtparam=spi=on (GPIO 7, 8, 9, 10, 11)");
  }

  @Test
  void pinsThatThePiCanGiveToItsPortsAreNamedWithTheSettingThatMustNotBe() throws Exception {
    says(
        standard(), "Leave these out of /boot/firmware/config.txt: dtparam=i2c_arm=on (GPIO 2, 3)");
    says(standard(), "dtparam=i2s=on and overlays of sound cards (GPIO 18, 19, 20, 21)");
    doesNotSay(standard(), "serial console");
    says(standardBut("roll = 2", "roll = 14"), "the serial console must be off");
    says(standardBut("roll = 2", "roll = 15"), "no enable_uart=1");
  }

  @Test
  void aUnitOnWhichNothingCanBeChosenIsTold() throws Exception {
    WiringPlan none =
        standardBut(
            ", \"dials\"]",
            "]",
            "[dials]\n",
            "",
            "edges-per-detent = 4\n",
            "",
            "swap-direction = false\n",
            "",
            "a = { a = 23, b = 24, push = 25 }\n",
            "",
            "b = { a = 12, b = 16, push = 20 }\n",
            "");
    says(none, "This unit has no dials, and every choice is made with one");
    doesNotSay(standard(), "has no dials");
  }

  // words and drawing

  @Test
  void aSeatIsCalledByTheColourThatTheProfileSays() {
    says(standard(), "seat 2 (dark blue)");
  }

  @Test
  void theDrawingShowsTheOrderOfTheLightsInEachPart() {
    String svg = standard().svg(ENGLISH);
    for (String words :
        List.of(
            "Each row from left",
            "The first light is nearest to the seat.",
            "1, 2, 3 under the hood",
            "DI of the next",
            "CI of the next",
            "middle leg: pin 3 (V0)")) {
      assertTrue(svg.contains(words), words);
    }
    assertFalse(small().svg(ENGLISH).contains("Trimmer"));
  }

  @Test
  void thePaperOfTheDrawingIsA4AndNoLetterOnItIsTiny() {
    String svg = standard().svg(ENGLISH);
    assertTrue(svg.contains("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 1000 1414\""), svg);
    Matcher sizes = Pattern.compile("font-size=\"(\\d+)\"").matcher(svg);
    while (sizes.find()) {
      assertTrue(Integer.parseInt(sizes.group(1)) >= 12, sizes.group());
    }
  }
}
