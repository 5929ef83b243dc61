package croupier.hal.profile;

import croupier.hal.Control;
import croupier.hal.Hue;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture;
import croupier.hal.device.Button;
import croupier.hal.device.ColourOrder;
import croupier.hal.device.LedChain;
import croupier.hal.toml.TomlMistakes;
import java.util.List;
import java.util.Optional;

/**
 * What one unit is made of: its parts, where they are wired, and how they behave. Read from a TOML
 * file; see docs/hardware.md.
 *
 * @param name how it was asked for
 * @param title what people call it
 * @param seats the colour of each seat, clockwise around the table
 */
public record HardwareProfile(
    String name,
    String title,
    List<Hue> seats,
    Buttons buttons,
    Optional<Dials> dials,
    Chain chain,
    LedChain.Power power,
    Optional<Lcd> lcd,
    Palette palette,
    Optional<Buzzer> buzzer,
    Optional<Speaker> speaker) {

  public HardwareProfile {
    seats = List.copyOf(seats);
  }

  /** A unit that is not heard. */
  public HardwareProfile(
      String name,
      String title,
      List<Hue> seats,
      Buttons buttons,
      Optional<Dials> dials,
      Chain chain,
      LedChain.Power power,
      Optional<Lcd> lcd,
      Palette palette) {
    this(
        name,
        title,
        seats,
        buttons,
        dials,
        chain,
        power,
        lcd,
        palette,
        Optional.empty(),
        Optional.empty());
  }

  /** The profiles that come with the program. */
  public static final List<String> BUILT_IN = List.of("standard", "compact", "small");

  /** One of {@link #BUILT_IN}, or the path of a file. */
  public static HardwareProfile load(String nameOrPath) throws TomlMistakes {
    return ProfileFile.load(nameOrPath);
  }

  public static HardwareProfile standard() {
    return ProfileFile.builtIn("standard");
  }

  public static HardwareProfile compact() {
    return ProfileFile.builtIn("compact");
  }

  public static HardwareProfile small() {
    return ProfileFile.builtIn("small");
  }

  public int seatCount() {
    return seats.size();
  }

  public boolean hasLcd() {
    return lcd.isPresent();
  }

  /** How much there is to read at a time; the pages draw a large display where there is none. */
  public LcdSize lcdSize() {
    return lcd.map(Lcd::size).orElse(LcdSize.LARGE);
  }

  public boolean hasDials() {
    return dials.isPresent();
  }

  /** Whether the unit itself can be heard, and not only its pages. */
  public boolean isHeard() {
    return buzzer.isPresent() || speaker.isPresent();
  }

  /** All lines of the header that this unit uses, part by part. */
  public List<HeaderLine> lines() {
    return HeaderLine.of(this);
  }

  /** Whether a hand finds this control on the unit. */
  public boolean has(Control control) {
    return control.isSeat() ? control.seat() < seatCount() : !control.isDial() || hasDials();
  }

  /**
   * The line of a button, or of a dial's push.
   *
   * @throws IllegalArgumentException when this unit does not have it
   */
  public int pushOf(Control control) {
    if (!has(control)) {
      throw new IllegalArgumentException("the unit has no " + control);
    }
    return switch (control) {
      case ROLL -> buttons.roll();
      case OK -> buttons.ok();
      case BACK -> buttons.back();
      case DIAL_A, DIAL_B -> wiringOf(control).push();
      default -> buttons.seats().get(control.seat());
    };
  }

  /**
   * The lines of a dial.
   *
   * @throws IllegalArgumentException when this is none, or the unit has none
   */
  public DialPins wiringOf(Control dial) {
    Dials both = dials.orElseThrow(() -> new IllegalArgumentException("the unit has no dials"));
    return switch (dial) {
      case DIAL_A -> both.a();
      case DIAL_B -> both.b();
      default -> throw new IllegalArgumentException(dial + " is no dial");
    };
  }

  /**
   * Where the buttons are and how they behave.
   *
   * @param seats the GPIO of each seat's button
   */
  public record Buttons(
      List<Integer> seats, int roll, int ok, int back, boolean activeLow, Button.Timing timing) {
    public Buttons {
      seats = List.copyOf(seats);
    }
  }

  /** Both dials. Their pushes behave like the buttons. */
  public record Dials(DialPins a, DialPins b, int edgesPerDetent, boolean swapDirection) {}

  /** The three lines of a dial. */
  public record DialPins(int a, int b, int push) {}

  /** The parts that share the chain of lights. */
  public enum ChainPart {
    DICE(UnitPicture.Die.LIGHTS),
    TRACKERS(UnitPicture.Tracker.LENGTH),
    HALOS(1),
    DIALS(2 * UnitPicture.DialLights.POSITIONS);

    private final int lightsEach;

    ChainPart(int lightsEach) {
      this.lightsEach = lightsEach;
    }

    public int lightsEach() {
      return lightsEach;
    }
  }

  /**
   * The chain of lights.
   *
   * @param overSpi whether the Pi's SPI port drives it, and not plain lines
   * @param colours in which order its lights take their colours
   * @param spare lights at the front that stay dark, such as one that only repeats the signal
   * @param order which parts the data passes after those, first to last
   * @param brightness of 31
   */
  public record Chain(
      int data,
      int clock,
      boolean overSpi,
      ColourOrder colours,
      int spare,
      List<ChainPart> order,
      int dice,
      int trackers,
      int halos,
      int dials,
      int brightness) {
    /** The longest chain that the unit drives fast enough to animate it. */
    public static final int MOST_LIGHTS = 200;

    public Chain {
      order = List.copyOf(order);
    }

    /** How many of a part there are; none when the data does not pass it. */
    public int count(ChainPart part) {
      if (!order.contains(part)) {
        return 0;
      }
      return switch (part) {
        case DICE -> dice;
        case TRACKERS -> trackers;
        case HALOS -> halos;
        case DIALS -> dials;
      };
    }

    public int lights() {
      int lights = spare;
      for (ChainPart part : order) {
        lights += count(part) * part.lightsEach();
      }
      return lights;
    }
  }

  /** Where the LCD is wired, and how large it is; its R/W line is tied to ground. */
  public record Lcd(int rs, int enable, List<Integer> data, LcdSize size) {
    public Lcd {
      data = List.copyOf(data);
    }
  }

  /**
   * A passive buzzer.
   *
   * @param overPwm whether the Pi's own PWM makes its tones, and not a plain line
   */
  public record Buzzer(int gpio, boolean overPwm) {
    /** The lines of the header to which the PWM can be led. */
    public static final List<Integer> PWM_LINES = List.of(12, 13, 18, 19);
  }

  /**
   * A loudspeaker at a sound card.
   *
   * @param device as ALSA calls it
   */
  public record Speaker(String device) {}
}
