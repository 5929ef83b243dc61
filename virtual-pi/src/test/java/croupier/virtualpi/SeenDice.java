package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Position;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.virtualpi.SeenUnit.Frame;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the dice off the lights as a person does, who knows nothing of how the program draws them,
 * and compares with the position that the record on the Pi comes to.
 */
final class SeenDice {
  private static final int LIGHTS = 9;

  /** What each face looks like; found out by looking. */
  private final Map<Face, Integer> looks = new HashMap<>();

  private final Set<List<?>> rolls = new HashSet<>();

  void read(Position position, Frame frame) {
    switch (position) {
      case GoPosition go -> readPips(go, frame);
      case ExpressPosition express -> readFaces(express, frame);
      default -> throw new IllegalArgumentException("these dice are not known here");
    }
  }

  /** How many different rolls were read. */
  int rolls() {
    return rolls.size();
  }

  /** In go the die of a seat has as many spots as it says. */
  private void readPips(GoPosition position, Frame frame) {
    if (position.phase() == Phase.FIRST_ROLL) {
      return; // these dice are put away before anybody waits
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      if (position.die(seat) > 0) {
        assertEquals(position.die(seat), Integer.bitCount(pattern(frame, seat)), "die of " + seat);
      }
    }
    rolls.add(List.of(position.round(), position.die(0), position.die(1)));
  }

  /** In express every face has its own look, and keeps it. */
  private void readFaces(ExpressPosition position, Frame frame) {
    for (Die die : Die.values()) {
      Face face = position.showing(die);
      int pattern = pattern(frame, die.ordinal());
      boolean placed = position.group(die) != null || position.jailed(die);
      if (face != null && !placed && pattern != 0) {
        Integer known = looks.putIfAbsent(face, pattern);
        assertEquals(known == null ? pattern : known, pattern, face + " on " + die);
        rolls.add(List.of(position.turn(), position.turnScore(), die, face));
      }
    }
    assertEquals(looks.size(), Set.copyOf(looks.values()).size(), "no two look alike: " + looks);
  }

  private static int pattern(Frame frame, int die) {
    int pattern = 0;
    for (int light = 0; light < LIGHTS; light++) {
      pattern |= frame.rgb().get(LIGHTS * die + light) == 0 ? 0 : 1 << light;
    }
    return pattern;
  }
}
