package croupier.app.web;

import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.UnitPicture.Tracker;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Pictures laid out so that a test finds something in every part of a page. No game shows them, and
 * no document: those are {@link croupier.app.table.PlayedMoment}s.
 */
final class SamplePictures {
  private static final int ONE = 0b000_010_000;
  private static final int TWO = 0b001_000_100;
  private static final int THREE = 0b001_010_100;
  private static final int FOUR = 0b101_000_101;
  private static final int FIVE = 0b101_010_101;
  private static final int SIX = 0b101_101_101;
  private static final int PLUS = 0b010_111_010;
  private static final int RING = 0b111_101_111;
  private static final int FULL = 0b111_111_111;
  private static final int HOUSE = 0b111_111_010;

  private SamplePictures() {}

  /** Nobody plays: the unit draws eyes to itself. */
  static UnitPicture attract() {
    List<Hue> rainbow =
        List.of(
            Hue.RED,
            Hue.ORANGE,
            Hue.YELLOW,
            Hue.GREEN,
            Hue.LIGHT_BLUE,
            Hue.DARK_BLUE,
            Hue.VIOLET,
            Hue.PINK,
            Hue.WHITE,
            Hue.BROWN,
            Hue.GRAY);
    List<Integer> faces = List.of(ONE, TWO, THREE, FOUR, FIVE, SIX, PLUS, RING, FULL, HOUSE, FIVE);
    return new UnitPicture(
        IntStream.range(0, 11)
            .mapToObj(die -> new Die(rainbow.get(die), faces.get(die), Effect.PULSE))
            .toList(),
        IntStream.range(0, 6)
            .mapToObj(
                seat -> new Tracker(Collections.nCopies(8, new Light(seatHue(seat), Effect.PULSE))))
            .toList(),
        IntStream.range(0, 6).mapToObj(seat -> new Light(seatHue(seat), Effect.PULSE)).toList(),
        List.of(DialLights.OFF, DialLights.OFF),
        new Prompt(
            List.of("      CROUPIER", "", "  Press OK to play", ""),
            "Press OK to play",
            List.of(key(Control.OK, Gesture.PRESS, "Play"))),
        new Sound(0, Sound.Kind.NONE));
  }

  /** The middle of a turn of express: two groups begun, one policeman, the rest can be rolled. */
  static UnitPicture express() {
    return new UnitPicture(
        List.of(
            new Die(Hue.LIGHT_BLUE, TWO, Effect.STEADY, "100"),
            new Die(Hue.LIGHT_BLUE, TWO, Effect.STEADY, "100"),
            new Die(Hue.RED, FIVE, Effect.STEADY, "250"),
            new Die(Hue.RED, FIVE, Effect.PULSE, "250"),
            new Die(Hue.WHITE, FOUR, Effect.PULSE, "railroad"),
            new Die(Hue.DARK_BLUE, RING, Effect.STEADY, "policeman"),
            new Die(Hue.GREEN, SIX, Effect.STEADY),
            new Die(Hue.VIOLET, PLUS, Effect.BLINK),
            new Die(Hue.GRAY, ONE, Effect.DIM),
            Die.OFF,
            new Die(Hue.GREEN, HOUSE, Effect.DIM, "house")),
        List.of(
            tracker(Hue.RED, 5), tracker(Hue.LIGHT_BLUE, 3), tracker(Hue.GREEN, 6), Tracker.OFF),
        List.of(
            new Light(Hue.RED, Effect.DIM),
            new Light(Hue.LIGHT_BLUE, Effect.PULSE),
            new Light(Hue.GREEN, Effect.DIM)),
        List.of(new DialLights(-1, List.of(Light.of(Hue.WHITE))), DialLights.OFF),
        new Prompt(
            List.of(
                "Seat 2  turn   1,250",
                "Red: 2 of 3 placed",
                "A: die   push: place",
                "ROLL again  OK: stop"),
            "Seat 2: roll on, or keep 1,250?",
            List.of(
                key(Control.ROLL, Gesture.PRESS, "Roll 5 dice"),
                key(Control.OK, Gesture.PRESS, "Keep 1,250 and stop"),
                key(Control.BACK, Gesture.HOLD, "Pause"),
                key(Control.DIAL_A, Gesture.TURN, "Choose a die"),
                key(Control.DIAL_A, Gesture.PRESS, "Place it"),
                key(Control.DIAL_B, Gesture.TURN, "Choose a group")),
            List.of(
                List.of("Ann", "9,400 of 15,000", ""),
                List.of("Bo", "5,150 of 15,000", "light blue 2/3, red 1/3"),
                List.of("Cy", "11,000 of 15,000", "")),
            false),
        new Sound(3, Sound.Kind.GOOD));
  }

  /** The same dice in the air. */
  static UnitPicture rolling() {
    UnitPicture rest = express();
    return new UnitPicture(
        rest.dice().stream()
            .map(die -> die.equals(Die.OFF) ? die : new Die(die.hue(), FIVE, Effect.TUMBLE))
            .toList(),
        rest.trackers(),
        rest.halos(),
        rest.dials(),
        new Prompt(List.of("", "     Rolling..."), "Seat 2 rolls", List.of()),
        new Sound(2, Sound.Kind.ROLL));
  }

  /** A heist of go: thief and guard choose under their hoods. */
  static UnitPicture heist(int hoodedA, int hoodedB) {
    return new UnitPicture(
        List.of(
            new Die(Hue.RED, THREE, Effect.DIM),
            new Die(Hue.LIGHT_BLUE, SIX, Effect.DIM),
            new Die(Hue.GREEN, TWO, Effect.DIM),
            new Die(Hue.YELLOW, FIVE, Effect.DIM)),
        List.of(
            tracker(Hue.RED, 1),
            tracker(Hue.LIGHT_BLUE, 2),
            tracker(Hue.GREEN, 4),
            tracker(Hue.YELLOW, 1)),
        List.of(
            new Light(Hue.RED, Effect.BLINK),
            Light.OFF,
            new Light(Hue.GREEN, Effect.BLINK),
            Light.OFF),
        List.of(
            new DialLights(hoodedA, List.of(new Light(Hue.RED, Effect.PULSE))),
            new DialLights(hoodedB, List.of())),
        new Prompt(
            List.of("     BANK HEIST", "Seat 1 robs seat 3", "Lift hood and turn,", "push to lock"),
            "Bank heist! Seats 1 and 3 choose in secret",
            List.of(
                new Key(Control.DIAL_A, Gesture.TURN, "go.key-dial-turn", "Seat 1 chooses"),
                key(Control.DIAL_A, Gesture.PRESS, "Lock it"),
                new Key(Control.DIAL_B, Gesture.TURN, "go.key-dial-turn", "Seat 3 chooses"),
                key(Control.DIAL_B, Gesture.PRESS, "Lock it"))),
        new Sound(7, Sound.Kind.ATTENTION));
  }

  /** The race for the last block: any of three may press. */
  static UnitPicture grab() {
    UnitPicture heist = heist(-1, -1);
    return new UnitPicture(
        List.of(
            new Die(Hue.RED, THREE, Effect.STEADY),
            new Die(Hue.LIGHT_BLUE, SIX, Effect.STEADY),
            new Die(Hue.GREEN, TWO, Effect.STEADY),
            new Die(Hue.YELLOW, FIVE, Effect.STEADY)),
        heist.trackers(),
        List.of(
            new Light(Hue.PINK, Effect.BLINK),
            new Light(Hue.PINK, Effect.BLINK),
            Light.OFF,
            new Light(Hue.PINK, Effect.BLINK)),
        List.of(),
        new Prompt(
            List.of("LAST PINK BLOCK!", "Who is fastest?", "Press your button", ""),
            "One pink block is left: grab it!",
            List.of(
                key(Control.SEAT_1, Gesture.PRESS, "Grab it"),
                key(Control.SEAT_2, Gesture.PRESS, "Grab it"),
                key(Control.SEAT_2, Gesture.HOLD, "See your tiles"),
                key(Control.SEAT_4, Gesture.PRESS, "Grab it")),
            List.of(
                List.of("Ann", "on Pink", "2 brown, 1 red", "marker 1 of 8", "1 tile"),
                List.of(
                    "Bartholomew the Second",
                    "on GO",
                    "3 light blue, 2 orange, 1 dark blue, 1 green",
                    "marker 2 of 8",
                    "3 tiles"),
                List.of("Cy", "in jail until the next roll", "no blocks", "marker 4 of 8", ""),
                List.of("Dee", "on Pink", "1 green", "marker 1 of 8", "")),
            false),
        new Sound(8, Sound.Kind.ATTENTION));
  }

  /** Bo looks at a card of the own hand, which is for nobody else. */
  static UnitPicture peek(String card) {
    UnitPicture express = express();
    return new UnitPicture(
        express.dice().subList(0, 3),
        express.trackers(),
        express.halos(),
        List.of(),
        new Prompt(
            List.of("Bo's hand        2/5", "< " + card + " >", "worth $1", "OK:choose"),
            "Bo looks at the cards. Everybody else looks away!",
            List.of(key(Control.SEAT_2, Gesture.HOLD, "keep looking")),
            express.prompt().notes(),
            true),
        express.sound());
  }

  private static Key key(Control control, Gesture gesture, String label) {
    return new Key(control, gesture, label);
  }

  private static Tracker tracker(Hue hue, int lit) {
    return new Tracker(
        IntStream.range(0, 8).mapToObj(light -> light < lit ? Light.of(hue) : Light.OFF).toList());
  }

  private static Hue seatHue(int seat) {
    return SampleUnits.STANDARD.seats().get(seat);
  }
}
