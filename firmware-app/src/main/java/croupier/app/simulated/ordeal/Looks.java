package croupier.app.simulated.ordeal;

import croupier.app.simulated.SimulatedTable;
import croupier.hal.Clock;
import croupier.hal.LightPainter;
import croupier.hal.UnitPicture;
import croupier.hal.device.LedChain;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SimulatedChain;
import croupier.mock.SimulatedUnit;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/** Somebody who looks at the unit all evening: what it shows is what is on the table. */
final class Looks {
  /** After so long without a change, and without a fault, everything has come through. */
  private static final long SETTLED = 5 * Clock.SECOND;

  private static final long BETWEEN = Clock.SECOND;

  private final CRC32 sum = new CRC32();
  private SimulatedTable table;
  private Secrecy secrecy;
  private UnitPicture picture;
  private long since;
  private long lookedAt;

  void begin(SimulatedTable newTable, Secrecy secrets) {
    table = newTable;
    secrecy = secrets;
    picture = null;
    SimulatedUnit unit = table.unit();
    unit.pins()
        .attach(
            (bytes, length) -> {
              sum.update(bytes, 0, length);
              unit.chain().write(bytes, length);
            });
  }

  /** The frames of the unit that was on. */
  long end() {
    return table.unit().chain().frames();
  }

  /** A sum of everything that the lights and the display were sent. */
  long sum() {
    return sum.getValue();
  }

  /**
   * @param wholeSince since when nothing keeps the lights from what they should be
   */
  void look(SimulatedTable at, long now, long wholeSince) {
    UnitPicture shown = at.picture();
    if (shown != picture) {
      picture = shown;
      since = now;
      UnitPicture.Prompt prompt = shown.prompt();
      secrecy.check("the headline", prompt.headline());
      for (String line : prompt.lcd()) {
        secrecy.check("the display", line);
      }
      sum.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, prompt.glass().hashCode()));
    } else if (now - Math.max(since, wholeSince) >= SETTLED && now - lookedAt >= BETWEEN) {
      lookedAt = now;
      lightsMatch(at.unit());
    }
  }

  /** The lights are what the picture makes of them. */
  private void lightsMatch(SimulatedUnit unit) {
    UnitPicture shown = unit.unit().picture();
    if (shown != picture) {
      throw new BrokenPromise("the unit does not show what is on the table");
    }
    if (LightPainter.moves(shown)) {
      return;
    }
    int[] expected = expected(unit.unit().profile(), shown, unit.clock().nanos());
    if (!Arrays.equals(expected, unit.chain().colours())) {
      throw new BrokenPromise(
          "lights are %s, and should be %s"
              .formatted(Arrays.toString(unit.chain().colours()), Arrays.toString(expected)));
    }
    List<String> glass = shown.prompt().glass();
    List<String> lines = unit.lcdLines();
    for (int i = 0; i < Math.min(lines.size(), glass.size()); i++) {
      if (isPlain(glass.get(i)) && !lines.get(i).strip().equals(glass.get(i).strip())) {
        throw new BrokenPromise(
            "the display reads \"%s\" for \"%s\"".formatted(lines.get(i), glass.get(i)));
      }
    }
  }

  private static boolean isPlain(String line) {
    return line.chars().allMatch(letter -> letter >= ' ' && letter < '\\');
  }

  /** What a chain that has nothing behind it makes of a picture. */
  private static int[] expected(HardwareProfile profile, UnitPicture picture, long now) {
    HardwareProfile.Chain part = profile.chain();
    SimulatedChain seen = new SimulatedChain(part.lights(), part.colours());
    LedChain chain =
        new LedChain(
            "expected",
            seen::write,
            part.lights(),
            part.colours(),
            part.brightness(),
            profile.power(),
            _ -> {});
    int[] lights = new int[part.lights()];
    LightPainter.paint(picture, profile, now, lights);
    chain.show(lights, now);
    return seen.colours();
  }
}
