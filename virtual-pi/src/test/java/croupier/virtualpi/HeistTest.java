package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Games;
import croupier.hal.Control;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.profile.HardwareProfile;
import croupier.virtualpi.SeenUnit.Frame;
import croupier.virtualpi.SeenUnit.Sight;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A bank heist, with a probe on every line: whatever is chosen under the hoods, until the reveal
 * nothing outside of them depends on it.
 */
@Tag("virtual-pi")
class HeistTest {
  private static final List<String> SYMBOLS =
      Stream.of("go.symbol-ring", "go.symbol-money", "go.symbol-coin")
          .map(Words.of(Language.ENGLISH)::say)
          .toList();

  private static final HardwareProfile.Chain CHAIN = HardwareProfile.standard().chain();

  /** Where the lights under the hoods are; they end the chain. */
  private static final int HOOD_B = CHAIN.lights() - 2 * DialLights.POSITIONS;

  private static final int HOOD_A = HOOD_B - 2 * DialLights.POSITIONS;

  /**
   * What everybody could see while two people chose in secret.
   *
   * @param lights all that do not pulse and are under no hood
   * @param edges every edge of every line but the chain's
   */
  private record Public(Set<List<Integer>> lights, List<String> edges) {}

  @Test
  void nothingIsShownBeforeTheRevealOnAnyLine() throws Exception {
    Path scene =
        Rehearsal.upTo(
            twin -> twin.means("go.key-dial-turn"),
            Games.named("go"),
            2,
            0,
            Rig.folder("heist-scene"));
    // The dials begin at secret places, the same in both; from there on the choices differ.
    Public one = choose(scene, "heist-one", 1, 1);
    Public other = choose(scene, "heist-other", 2, 0);
    assertEquals(one.edges(), other.edges(), "every edge of the LCD's lines is the same");
    assertEquals(one.lights(), other.lights(), "outside of the hoods the lights are the same");
  }

  /** Both people choose and lock; up to the last lock all is public, then comes the reveal. */
  private static Public choose(Path scene, String name, int thief, int target) throws IOException {
    try (VirtualPi pi = Rig.awake(name);
        Evening evening = new Evening(pi)) {
      evening.carry(scene);
      evening.resume();
      evening.seen();
      evening.turn(Control.DIAL_A, thief);
      evening.turn(Control.DIAL_B, target);
      evening.tap(Control.DIAL_A);
      Sight before = evening.seen();
      assertTrue(lit(before, HOOD_A) && lit(before, HOOD_B), "both hoods were lit");
      assertFalse(tells(before), () -> "the LCD tells: " + before.words());
      evening.tap(Control.DIAL_B);
      assertTrue(tells(evening.seen()), "the reveal names what was chosen");
      return publicPart(before);
    }
  }

  private static boolean lit(Sight sight, int hood) {
    return sight.frames().stream()
        .flatMap(frame -> frame.rgb().subList(hood, hood + DialLights.POSITIONS).stream())
        .anyMatch(colour -> colour != 0);
  }

  private static Public publicPart(Sight sight) {
    Set<List<Integer>> lights = new HashSet<>();
    for (Frame frame : sight.frames()) {
      // Dice and trackers come before the halos, which pulse; after each hood come its reveal
      // lights.
      List<Integer> seen = new ArrayList<>(frame.rgb().subList(0, HOOD_A - CHAIN.halos()));
      seen.addAll(frame.rgb().subList(HOOD_A + DialLights.POSITIONS, HOOD_B));
      seen.addAll(frame.rgb().subList(HOOD_B + DialLights.POSITIONS, CHAIN.lights()));
      lights.add(seen);
    }
    return new Public(
        lights,
        sight.outputs().stream()
            .map(edge -> edge.gpio() + (edge.high() ? " up" : " down"))
            .toList());
  }

  private static boolean tells(Sight sight) {
    return sight.words().stream()
        .flatMap(words -> words.lines().stream())
        .anyMatch(HeistTest::namesOne);
  }

  /** The help under the dials names all three. */
  private static boolean namesOne(String line) {
    return SYMBOLS.stream().filter(line::contains).count() == 1;
  }
}
