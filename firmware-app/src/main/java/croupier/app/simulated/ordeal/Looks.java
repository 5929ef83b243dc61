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
  /** So long after a fault everything has come through. */
  private static final long SETTLED = 5 * Clock.SECOND;

  /** So long after a change the last letter is written. */
  private static final long WRITTEN = 500 * Clock.MILLISECOND;

  /** So many moments of whatever moves are looked at, so far apart: that is no rhythm of a unit. */
  private static final int PHASES = 24;

  private static final long PHASE = 97 * Clock.MILLISECOND;

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
      for (String headline : prompt.headlines()) {
        secrecy.check("the headline of a phone", headline);
      }
      for (String line : prompt.lcd()) {
        secrecy.check("the display", line);
      }
      sum.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, prompt.glass().hashCode()));
    } else if (now - since >= WRITTEN && now - wholeSince >= SETTLED && now - lookedAt >= BETWEEN) {
      lookedAt = now;
      lightsMatch(at.unit());
    }
  }

  /** The lights are what the picture makes of them; those that move are so at no one moment. */
  private void lightsMatch(SimulatedUnit unit) {
    UnitPicture shown = unit.unit().picture();
    if (shown != picture) {
      throw new BrokenPromise("the unit does not show what is on the table");
    }
    int[] lit = unit.chain().colours();
    int[] expected = expected(unit.unit().profile(), shown, unit.clock().nanos());
    if (LightPainter.moves(shown)) {
      boolean[] moves = moving(unit.unit().profile(), shown, unit.clock().nanos());
      for (int i = 0; i < expected.length; i++) {
        // How bright the others are may depend on those that move.
        boolean asBright = expected[i] == 0 == (lit[i] == 0);
        expected[i] = moves[i] || asBright ? lit[i] : expected[i];
      }
    }
    if (!Arrays.equals(expected, lit)) {
      throw new BrokenPromise(
          "lights are %s, and should be %s"
              .formatted(Arrays.toString(lit), Arrays.toString(expected)));
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

  /** Which lights are not always the same while this is shown. */
  private static boolean[] moving(HardwareProfile profile, UnitPicture picture, long now) {
    int[] first = new int[profile.chain().lights()];
    int[] then = new int[first.length];
    boolean[] moves = new boolean[first.length];
    LightPainter.paint(picture, profile, now, first);
    for (int phase = 1; phase <= PHASES; phase++) {
      LightPainter.paint(picture, profile, now + phase * PHASE, then);
      for (int i = 0; i < moves.length; i++) {
        moves[i] |= first[i] != then[i];
      }
    }
    return moves;
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
