package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A bank heist, with a probe on every line: whatever is chosen under the hoods, until the reveal
 * nothing outside of them depends on it.
 */
@Tag("virtual-pi")
class HeistTest {
  private static final List<String> SYMBOLS = List.of("ring", "money", "coin");

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
            twin -> twin.picture().prompt().headline().contains("under your hood"),
            Games.named("go"),
            2,
            Rig.folder("heist-scene"));
    Public alike = choose(scene, "heist-alike", 1, 1);
    Public different = choose(scene, "heist-different", 2, 0);
    assertEquals(alike.edges(), different.edges(), "every edge of the LCD's lines is the same");
    assertEquals(
        alike.lights(), different.lights(), "outside of the hoods the lights are the same");
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
      assertTrue(before.frames().size() > 3, "the dials' own lights were lit");
      assertFalse(tells(before), () -> "the LCD tells: " + before.words());
      evening.tap(Control.DIAL_B);
      assertTrue(tells(evening.seen()), "the reveal names what was chosen");
      return publicPart(before);
    }
  }

  private static Public publicPart(Sight sight) {
    Set<List<Integer>> lights = new HashSet<>();
    for (Frame frame : sight.frames()) {
      // Dice and trackers come before the halos, which pulse; the reveal lights are among the last.
      HardwareProfile.Chain chain = HardwareProfile.standard().chain();
      int end = chain.lights();
      int three = DialLights.POSITIONS;
      List<Integer> seen = new ArrayList<>(frame.rgb().subList(0, end - 4 * three - chain.halos()));
      seen.addAll(frame.rgb().subList(end - 3 * three, end - 2 * three));
      seen.addAll(frame.rgb().subList(end - three, end));
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
