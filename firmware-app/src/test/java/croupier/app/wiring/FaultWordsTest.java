package croupier.app.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.hal.Fault;
import croupier.hal.profile.HardwareProfile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What does not work is told by the names that people know, with what to do about it. */
class FaultWordsTest {
  private static final HardwareProfile STANDARD = HardwareProfile.standard();

  private static String said(Language language, Fault fault) {
    return Words.of(language).say(FaultWords.of(fault, STANDARD));
  }

  private static String said(Fault fault) {
    return said(Language.ENGLISH, fault);
  }

  @Test
  void aLineIsKnownByWhatHangsOnIt() {
    assertEquals(
        "GPIO 23 (dial A, contact a) is used by \"gpio-fan\": stop that program, or move the part"
            + " to another pin.",
        said(Fault.ofLine("line-used", 23).with("user", "\"gpio-fan\"")));
    assertEquals(
        "GPIO 10 (light chain, data) is used by \"croupier-10\", the unit that runs already: stop"
            + " it with sudo systemctl stop croupier.",
        said(Fault.ofLine("line-used-by-unit", 10).with("user", "\"croupier-10\"")));
    assertEquals(
        "GPIO 26 (BACK) is in use: stop the other program that has it.",
        said(Fault.ofLine("line-in-use", 26)));
    assertEquals(
        "GPIO 7 (LCD, RS) and GPIO 8 (LCD, E) cannot be driven: Failed to set state.",
        said(Fault.ofLines("lines-not-driven", List.of(7, 8)).with("why", "Failed to set state")));
    assertEquals(
        "GPIO 10 (Lichterkette, Daten) lässt sich nicht schreiben: Prüfe das Kabel.",
        said(Language.GERMAN, Fault.ofLine("line-not-written", 10)));
  }

  @Test
  void whereThereAreNoPinsItSaysWhatThereIsAndWhatToDo() {
    assertEquals(
        "There is no GPIO chip of a Raspberry Pi in /dev, only INT34C6:00: run this on a Pi 3, 4, 5"
            + " or Zero 2 W, or play with a simulated unit (croupier play).",
        said(Fault.of("no-chip-but").with("folder", "/dev").with("others", List.of("INT34C6:00"))));
    assertEquals(
        "This is Windows 11 and no Raspberry Pi: run this on a Pi 3, 4, 5 or Zero 2 W, or play with"
            + " a simulated unit (croupier play).",
        said(Fault.of("not-linux").with("system", "Windows 11")));
    assertEquals(
        "The GPIO chip cannot be opened: gpiochip0 (Permission denied); run this with sudo, or as a"
            + " member of the group that owns it.",
        said(
            Fault.of("chip-no-permission")
                .with("devices", List.of("gpiochip0 (Permission denied)"))));
    assertEquals(
        "The GPIO chip cannot be opened: gpiochip0 (No such device); run croupier doctor.",
        said(Fault.of("chip-refused").with("devices", List.of("gpiochip0 (No such device)"))));
    assertEquals(
        "The SPI port /dev/spidev0.0 cannot be written: the kernel refuses it; run croupier doctor.",
        said(Fault.of("spi-refused")));
  }

  @Test
  void aLineIsCalledByTheColourThatTheProfileSays() {
    assertEquals(
        "GPIO 17 (seat 2, dark blue) cannot be written: check its wire.",
        said(Fault.ofLine("line-not-written", 17)));
  }

  @Test
  void aPartIsCalledAsOnTheUnit() {
    assertEquals("seat 6", FaultWords.inEnglish("seat-6"));
    assertEquals("dial A's push", FaultWords.inEnglish("dial-a-push"));
    assertEquals("light chain", FaultWords.inEnglish("light-chain"));
    assertEquals("molette B", Words.of(Language.FRENCH).say(FaultWords.part("dial-b")));
  }
}
