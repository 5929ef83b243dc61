package croupier.app.sound;

import croupier.hal.device.Tune;

/**
 * Makes what is heard of a tune: each note swells at once and fades away, a string that is plucked.
 */
final class Synthesiser {
  /** Enough for tunes, and little enough that a whole one finds room in a pipe. */
  static final int RATE = 16_000;

  private static final double ATTACK_SECONDS = 0.004;
  private static final double LOUDEST = 0.9 * Short.MAX_VALUE;

  /** A note is heard below the next one for so many times its length. */
  private static final double TAIL = 1.6;

  private Synthesiser() {}

  static short[] samples(Tune tune) {
    int length = tune.notes().stream().mapToInt(Synthesiser::end).max().orElse(0);
    double[] air = new double[length];
    tune.notes().forEach(note -> add(note, tune.wave(), air));
    double peak = 0;
    for (double sample : air) {
      peak = Math.max(peak, Math.abs(sample));
    }
    short[] samples = new short[length];
    for (int i = 0; i < length; i++) {
      samples[i] = (short) Math.round(air[i] / peak * LOUDEST * loudness(tune.wave()));
    }
    return samples;
  }

  private static int begin(Tune.Note note) {
    return note.at() * RATE / 1_000;
  }

  private static int end(Tune.Note note) {
    return begin(note) + (int) (note.millis() * TAIL * RATE / 1_000);
  }

  private static void add(Tune.Note note, Tune.Wave wave, double[] air) {
    int begin = begin(note);
    int length = end(note) - begin;
    for (int i = 0; i < length; i++) {
      double seconds = (double) i / RATE;
      double swells = Math.min(1, seconds / ATTACK_SECONDS);
      // The last samples come to rest at nothing: a note that is cut off clicks.
      double fades = Math.exp(-4.0 * i / length) * (1 - (double) i / length);
      air[begin + i] += swells * fades * swing(wave, note.hertz() * seconds);
    }
  }

  /** Where the air is after so many periods, from -1 to 1. */
  private static double swing(Tune.Wave wave, double periods) {
    double part = periods - Math.floor(periods);
    return switch (wave) {
      case SINE -> Math.sin(2 * Math.PI * part);
      case TRIANGLE -> 1 - 4 * Math.abs(part - 0.5);
      case SAWTOOTH -> 2 * part - 1;
      case SQUARE -> part < 0.5 ? 1 : -1;
    };
  }

  /** A sharp wave is as loud as a mellow one with a smaller swing. */
  private static double loudness(Tune.Wave wave) {
    return switch (wave) {
      case SINE, TRIANGLE -> 1;
      case SAWTOOTH -> 0.4;
      case SQUARE -> 0.25;
    };
  }
}
