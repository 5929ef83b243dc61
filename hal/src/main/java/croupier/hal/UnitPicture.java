package croupier.hal;

import java.util.List;

/**
 * Everything that the unit shows at one moment, as a value. The controller makes it; lights, LCD
 * and web pages are drawn from it and from the time, and from nothing else.
 *
 * @param dice the LED dice in chain order, at most {@link #DICE}
 * @param trackers one row of lights per seat, at most {@link #SEATS}
 * @param halos the ring around each seat button
 * @param dials the lights of the two dials
 * @param prompt what is said, and which controls do something now
 * @param sound the last thing to be heard
 * @param brightness of all lights together, in percent of what the profile says
 */
public record UnitPicture(
    List<Die> dice,
    List<Tracker> trackers,
    List<Light> halos,
    List<DialLights> dials,
    Prompt prompt,
    Sound sound,
    int brightness) {
  public static final int DICE = 11;
  public static final int SEATS = 6;
  public static final int DIALS = 2;
  public static final int FULL_BRIGHTNESS = 100;

  public UnitPicture {
    dice = List.copyOf(dice);
    trackers = List.copyOf(trackers);
    halos = List.copyOf(halos);
    dials = List.copyOf(dials);
    if (dice.size() > DICE
        || trackers.size() > SEATS
        || halos.size() > SEATS
        || dials.size() > DIALS) {
      throw new IllegalArgumentException("more parts than a unit can have");
    }
    if (brightness < 0 || brightness > FULL_BRIGHTNESS) {
      throw new IllegalArgumentException("no light is at " + brightness + " percent");
    }
  }

  /** As bright as the profile says. */
  public UnitPicture(
      List<Die> dice,
      List<Tracker> trackers,
      List<Light> halos,
      List<DialLights> dials,
      Prompt prompt,
      Sound sound) {
    this(dice, trackers, halos, dials, prompt, sound, FULL_BRIGHTNESS);
  }

  /** Nothing lit, nothing said. */
  public static final UnitPicture DARK =
      new UnitPicture(
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          Prompt.NOTHING,
          new Sound(0, Sound.Kind.NONE));

  /**
   * The same as somebody across the room may see it: without what is under the hoods, and without
   * words that are for one pair of eyes.
   */
  public UnitPicture forOnlookers() {
    return withoutHooded().withoutOwnWords();
  }

  /** The same without what only the holders of the dials may see. */
  public UnitPicture withoutHooded() {
    List<DialLights> open =
        dials.stream().map(dial -> new DialLights(DialLights.OFF.hooded(), dial.reveal())).toList();
    return new UnitPicture(dice, trackers, halos, open, prompt, sound, brightness);
  }

  /** Whether all lights are the same. */
  boolean isLitLike(UnitPicture other) {
    return dice.equals(other.dice)
        && trackers.equals(other.trackers)
        && halos.equals(other.halos)
        && dials.equals(other.dials)
        && brightness == other.brightness;
  }

  /** The same with these lines on the glass of the display. */
  public UnitPicture withGlass(List<String> lines) {
    return with(prompt.withGlass(lines));
  }

  /** The same without words that are for one pair of eyes. */
  public UnitPicture withoutOwnWords() {
    return with(prompt.withoutOwnWords());
  }

  private UnitPicture with(Prompt said) {
    return new UnitPicture(dice, trackers, halos, dials, said, sound, brightness);
  }

  /** The same with all lights dimmed to so many percent, or out. */
  public UnitPicture withBrightness(int percent) {
    return new UnitPicture(dice, trackers, halos, dials, prompt, sound, percent);
  }

  /** One light. */
  public record Light(Hue hue, Effect effect) {
    public static final Light OFF = new Light(Hue.OFF, Effect.STEADY);

    public static Light of(Hue hue) {
      return new Light(hue, Effect.STEADY);
    }
  }

  /**
   * A die of 3x3 lights.
   *
   * @param pattern nine bits, top left first, row by row; bit 0 is top left
   * @param word what it shows, for the pages
   */
  public record Die(Hue hue, int pattern, Effect effect, String word) {
    /** How many lights a die has. */
    public static final int LIGHTS = 9;

    public static final Die OFF = new Die(Hue.OFF, 0, Effect.STEADY);

    public Die {
      if (pattern < 0 || pattern >= 1 << LIGHTS) {
        throw new IllegalArgumentException("a die has nine lights");
      }
    }

    /** A die that speaks for itself. */
    public Die(Hue hue, int pattern, Effect effect) {
      this(hue, pattern, effect, "");
    }
  }

  /** A row of eight lights, nearest to the seat first. */
  public record Tracker(List<Light> lights) {
    public static final int LENGTH = 8;
    public static final Tracker OFF = new Tracker(List.of());

    public Tracker {
      lights = List.copyOf(lights);
      if (lights.size() > LENGTH) {
        throw new IllegalArgumentException("a tracker has " + LENGTH + " lights");
      }
    }
  }

  /**
   * The lights of one dial, three for the holder alone and three for the table; 0 to 2, or -1 for
   * none. All hooded lights have one colour and brightness, so that the current drawn says nothing.
   */
  public record DialLights(int hooded, List<Light> reveal) {
    public static final int POSITIONS = 3;
    public static final DialLights OFF = new DialLights(-1, List.of());

    public DialLights {
      reveal = List.copyOf(reveal);
      if (hooded < -1 || hooded >= POSITIONS || reveal.size() > POSITIONS) {
        throw new IllegalArgumentException("a dial has three hooded and three reveal lights");
      }
    }
  }

  /**
   * What is said. The LCD shows {@code glass}; the pages show {@code headline}, {@code keys} and
   * {@code notes} as well.
   *
   * @param lcd all that the display is to say: up to four lines, as wide as it is
   * @param glass what of it stands there now; all of it where there is room
   * @param headline one short sentence: whose move it is and what it is about
   * @param headlines the same as each player of a game is told it; empty where all are told the
   *     same
   * @param keys what the controls do now; a control that is not listed does nothing
   * @param notes for each seat of the unit, what the table knows about who sits there: a few short
   *     lines, the name first
   * @param eyesOnly whether the words on the LCD are somebody's own cards or tiles, at which nobody
   *     else looks
   * @param secondsLeft of the time that visibly runs out; 0 when none does
   */
  public record Prompt(
      List<String> lcd,
      List<String> glass,
      String headline,
      List<String> headlines,
      List<Key> keys,
      List<List<String>> notes,
      boolean eyesOnly,
      int secondsLeft) {
    public static final Prompt NOTHING = new Prompt(List.of(), "", List.of());

    public Prompt {
      lcd = List.copyOf(lcd);
      glass = List.copyOf(glass);
      headlines = List.copyOf(headlines);
      keys = List.copyOf(keys);
      notes = notes.stream().map(List::copyOf).toList();
      if (!fits(lcd) || glass != lcd && !fits(glass)) {
        throw new IllegalArgumentException("no LCD has room for " + lcd + " or " + glass);
      }
      if (notes.size() > SEATS) {
        throw new IllegalArgumentException("there are " + SEATS + " seats: " + notes);
      }
    }

    /** A prompt that finds room on the display. */
    public Prompt(
        List<String> lcd,
        String headline,
        List<String> headlines,
        List<Key> keys,
        List<List<String>> notes,
        boolean eyesOnly,
        int secondsLeft) {
      this(lcd, lcd, headline, headlines, keys, notes, eyesOnly, secondsLeft);
    }

    /** The same where all are told the same. */
    public Prompt(
        List<String> lcd,
        String headline,
        List<Key> keys,
        List<List<String>> notes,
        boolean eyesOnly,
        int secondsLeft) {
      this(lcd, headline, List.of(), keys, notes, eyesOnly, secondsLeft);
    }

    /** The same while no time runs out. */
    public Prompt(
        List<String> lcd,
        String headline,
        List<Key> keys,
        List<List<String>> notes,
        boolean eyesOnly) {
      this(lcd, headline, keys, notes, eyesOnly, 0);
    }

    /** A prompt that says nothing about the seats. */
    public Prompt(List<String> lcd, String headline, List<Key> keys) {
      this(lcd, headline, keys, List.of(), false);
    }

    private static boolean fits(List<String> lines) {
      return lines.size() <= LcdSize.MOST_LINES
          && lines.stream().allMatch(line -> line.length() <= LcdSize.MOST_COLUMNS);
    }

    private Prompt withGlass(List<String> lines) {
      return new Prompt(lcd, lines, headline, headlines, keys, notes, eyesOnly, secondsLeft);
    }

    private Prompt withoutOwnWords() {
      return eyesOnly
          ? new Prompt(List.of(), headline, headlines, keys, notes, true, secondsLeft)
          : this;
    }
  }

  /**
   * A control that does something now.
   *
   * @param meaning what it does, by a name that is the same in every language, like {@code
   *     playing.go-on}; whoever looks for a key looks for this, never for its words
   * @param label the same in words
   */
  public record Key(Control control, Gesture gesture, String meaning, String label) {
    /** A key of which nobody has said more than its words. */
    public Key(Control control, Gesture gesture, String label) {
      this(control, gesture, label, label);
    }
  }

  /** What a hand does with a control. A dial can be pressed too. */
  public enum Gesture {
    PRESS,
    HOLD,
    TURN
  }

  /**
   * The last thing to be heard; a new number means that it sounds once more.
   *
   * @param volume how loud the unit is then, in percent; a page goes by its own
   */
  public record Sound(int number, Kind kind, int volume) {
    public static final int FULL_VOLUME = 100;

    public Sound {
      if (volume < 0 || volume > FULL_VOLUME) {
        throw new IllegalArgumentException("nothing is at " + volume + " percent");
      }
    }

    /** As loud as the unit can be. */
    public Sound(int number, Kind kind) {
      this(number, kind, FULL_VOLUME);
    }

    /** What is heard. */
    public enum Kind {
      NONE,
      TICK,
      ROLL,
      GOOD,
      BAD,
      WIN,
      ATTENTION
    }
  }
}
