package croupier.app.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HeaderLine;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class WiringPlanTest {
  @TempDir Path folder;

  static Stream<HardwareProfile> profiles() {
    return Stream.of(HardwareProfile.standard(), HardwareProfile.small());
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
    String svg = plan.svg();
    assertEquals(profile.lines().size(), plan.wires().size());
    for (HeaderLine line : profile.lines()) {
      assertTrue(plan.text().contains("GPIO " + line.gpio() + " "), line::toString);
      assertTrue(plan.text().contains(line.part()), line::toString);
      assertTrue(svg.contains(line.part()), line::toString);
    }
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    assertEquals(plan.svg(), svg, "the same drawing every time");
  }

  @Test
  void theStandardUnitUses23Of26Lines() {
    assertEquals(23, new WiringPlan(HardwareProfile.standard()).wires().size());
  }

  @Test
  void theMaterialsFollowTheBudgetAndTheParts() {
    String standard = new WiringPlan(HardwareProfile.standard()).text();
    assertTrue(standard.contains(" 165  APA102"), standard);
    assertTrue(standard.contains("fuse 4 A"), standard);
    assertTrue(standard.contains("supply 5 V, 6 A"), standard);
    assertTrue(standard.contains("74AHCT125"), standard);
    assertTrue(standard.contains("1000 µF"), standard);
    String small = new WiringPlan(HardwareProfile.small()).text();
    assertEquals(HardwareProfile.small().hasLcd(), small.contains("LCD"), small);
  }

  @Test
  void aFuseCarriesTheBudgetForEver() {
    assertEquals(0.5, Materials.fuse(100));
    assertEquals(4, Materials.fuse(3_000));
    assertEquals(5, Materials.fuse(3_001));
    assertEquals(30, Materials.fuse(20_000));
  }

  @Test
  void pinsThatTheBoardPullsUpAreNamedWhenButtonsPullThemUpToo() throws Exception {
    Path file = folder.resolve("high.toml");
    String text;
    try (var in = HardwareProfile.class.getResourceAsStream("standard.toml")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Files.writeString(file, text.replace("active-low = true", "active-low = false"));
    WiringPlan high = new WiringPlan(HardwareProfile.load(file.toString()));
    assertTrue(high.text().contains("GPIO 2 and 3 are pulled up"), high.text());
    assertTrue(high.text().contains("its other leg to 3.3 V"), high.text());
    assertFalse(
        new WiringPlan(HardwareProfile.standard()).text().contains("GPIO 2 and 3 are pulled up"));
  }
}
