package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SimulatedPins;
import croupier.mock.SimulatedUnit;
import croupier.virtualpi.SeenUnit.Sight;
import croupier.virtualpi.SeenUnit.Words;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the eyes tell, line by line, becomes frames and words. */
class SeenUnitTest {
  private final SeenUnit seen = new SeenUnit(HardwareProfile.standard());
  private long now = Clock.SECOND;

  private void told(String line) {
    seen.told(line);
  }

  private void bits(byte[] bytes, int from, int to) {
    String hex = HexFormat.of().formatHex(bytes, from, to);
    int count = 8 * (to - from);
    told("bits %d %d %d %d %s".formatted(now, now + 1_000, 2 * count, count, hex));
    now += Clock.MILLISECOND;
  }

  private static byte[] frame(int colour) {
    byte[] bytes = new byte[4 + 165 * 4 + 20];
    for (int light = 1; light <= 165; light++) {
      bytes[4 * light] = (byte) 0xe6;
      bytes[4 * light + 3] = (byte) colour;
    }
    return bytes;
  }

  @Test
  void aFrameThatIsToldInPiecesIsOneFrame() {
    byte[] bytes = frame(7);
    bits(bytes, 0, 100);
    bits(bytes, 100, 500);
    bits(bytes, 500, bytes.length);
    Sight sight = seen.take();
    assertEquals(1, sight.frames().size());
    assertEquals(Clock.SECOND, sight.frames().getFirst().first());
    assertEquals(0x070000, sight.frames().getFirst().rgb().get(164));
    assertEquals(16L * bytes.length, sight.frames().getFirst().writes());
  }

  @Test
  void theEndOfAFrameDoesNotBelongToTheNext() {
    byte[] bytes = frame(7);
    int end = 4 + 165 * 4 + 4;
    bits(bytes, 0, end);
    bits(bytes, end, bytes.length);
    now += Clock.SECOND;
    long second = now;
    bits(frame(8), 0, bytes.length);
    assertEquals(second, seen.take().frames().getLast().first());
  }

  @Test
  void whatStandsOnTheLcdIsReadFromItsEdges() {
    Sight sight = seenOf("Hello", "Pi");
    assertEquals("Hello               ", sight.words().getLast().lines().getFirst());
    assertEquals("Pi                  ", sight.words().getLast().lines().get(1));
    assertTrue(seen.lcdViolations().isEmpty());
  }

  @Test
  void wordsStandUntilTheUnitGoesDarkAndThenThereAreNone() {
    SimulatedUnit unit = watched("Hello");
    now += Clock.MILLISECOND;
    unit.close();
    told("now " + (now + 3 * Clock.SECOND));
    List<Words> words = seen.take().words();
    assertEquals("Hello", words.get(words.size() - 2).lines().getFirst().strip());
    assertEquals("", String.join("", words.getLast().lines()).strip());
    assertEquals("", String.join("", seen.lcd()).strip());
    assertTrue(seen.lcdViolations().isEmpty());
  }

  private Sight seenOf(String... lines) {
    watched(lines);
    told("now " + (now + 2 * Clock.SECOND));
    return seen.take();
  }

  /** The real driver of the LCD writes, and each of its edges is told as the eyes would. */
  private SimulatedUnit watched(String... lines) {
    SimulatedUnit unit = new SimulatedUnit(HardwareProfile.standard(), 1, event -> {});
    SimulatedPins.Watcher eyes =
        (gpio, high, at) -> told("line %d %d %d".formatted(now + at, gpio, high ? 1 : 0));
    unit.pins().attach(eyes);
    UnitPicture.Prompt prompt = new UnitPicture.Prompt(List.of(lines), "", List.of());
    unit.unit()
        .show(
            new UnitPicture(
                List.of(), List.of(), List.of(), List.of(), prompt, UnitPicture.DARK.sound()));
    unit.advance(Duration.ofSeconds(1));
    return unit;
  }

  @Test
  void aTraceThatRanOverIsNotBelieved() {
    assertThrows(IllegalStateException.class, () -> told("lost"));
  }

  @Test
  void anythingElseIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> told("hello"));
  }
}
