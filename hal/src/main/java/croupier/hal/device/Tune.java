package croupier.hal.device;

import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;

/**
 * How each kind of sound goes, wherever it is heard: from a buzzer, a loudspeaker or a page.
 *
 * @param wave what kind of note it is made of; a buzzer has only one
 * @param notes in the order in which they begin; the end of one may be heard below the next
 */
public record Tune(Wave wave, List<Note> notes) {
  /** The shape of a note's wave, from mellow to sharp. */
  public enum Wave {
    SINE,
    TRIANGLE,
    SAWTOOTH,
    SQUARE
  }

  /**
   * One note.
   *
   * @param hertz its pitch
   * @param at when it begins, in milliseconds after the tune
   * @param millis how long it is
   */
  public record Note(int hertz, int at, int millis) {}

  private static final Tune NOTHING = new Tune(Wave.SINE, List.of());
  private static final Tune TICK = of(Wave.SQUARE, new Note(1_400, 0, 30));
  private static final Tune ROLL = rattle();
  private static final Tune GOOD = of(Wave.SINE, new Note(660, 0, 120), new Note(880, 100, 200));
  private static final Tune BAD = of(Wave.SAWTOOTH, new Note(300, 0, 180), new Note(200, 160, 300));
  private static final Tune WIN = fanfare(523, 659, 784, 1_047, 784, 1_047);
  private static final Tune ATTENTION =
      of(Wave.SINE, new Note(988, 0, 100), new Note(988, 160, 100));

  public Tune {
    notes = List.copyOf(notes);
  }

  private static Tune of(Wave wave, Note... notes) {
    return new Tune(wave, List.of(notes));
  }

  public static Tune of(Sound.Kind kind) {
    return switch (kind) {
      case NONE -> NOTHING;
      case TICK -> TICK;
      case ROLL -> ROLL;
      case GOOD -> GOOD;
      case BAD -> BAD;
      case WIN -> WIN;
      case ATTENTION -> ATTENTION;
    };
  }

  /** Dice that come to rest: each knock a little later after the one before, none like the last. */
  private static Tune rattle() {
    List<Note> knocks = new ArrayList<>();
    int[] at = {0, 70, 130, 200, 280, 370};
    for (int knock = 0; knock < at.length; knock++) {
      knocks.add(new Note(190 + knock * 67 % 120, at[knock], 50));
    }
    return new Tune(Wave.TRIANGLE, knocks);
  }

  private static Tune fanfare(int... hertz) {
    List<Note> notes = new ArrayList<>();
    for (int note = 0; note < hertz.length; note++) {
      notes.add(new Note(hertz[note], note * 130, 240));
    }
    return new Tune(Wave.TRIANGLE, notes);
  }

  /** When its last note is over, in milliseconds. */
  public int millis() {
    return notes.stream().mapToInt(note -> note.at() + note.millis()).max().orElse(0);
  }
}
