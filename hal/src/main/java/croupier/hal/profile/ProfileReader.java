package croupier.hal.profile;

import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.Hue;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture;
import croupier.hal.device.Button;
import croupier.hal.device.ColourOrder;
import croupier.hal.device.LedChain;
import croupier.hal.profile.HardwareProfile.Buttons;
import croupier.hal.profile.HardwareProfile.Buzzer;
import croupier.hal.profile.HardwareProfile.Chain;
import croupier.hal.profile.HardwareProfile.ChainPart;
import croupier.hal.profile.HardwareProfile.DialPins;
import croupier.hal.profile.HardwareProfile.Dials;
import croupier.hal.profile.HardwareProfile.Lcd;
import croupier.hal.profile.HardwareProfile.Speaker;
import croupier.hal.toml.Spelling;
import croupier.hal.toml.TomlFile;
import croupier.hal.toml.TomlMistakes;
import croupier.hal.toml.TomlSection;
import croupier.hal.toml.TomlSection.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Turns the text of a profile into a profile, or into the list of all its mistakes. */
final class ProfileReader {
  private static final int LEAST_SEATS = 2;
  private static final int SPI_DATA = 10;
  private static final int SPI_CLOCK = 11;

  /** As ALSA writes the name of a device: {@code plughw:CARD=Headphones,DEV=0}. */
  private static final Pattern DEVICE = Pattern.compile("[A-Za-z][A-Za-z0-9_:,.=-]{0,59}");

  private final String name;
  private final TomlFile file;
  private final PinUses pins = new PinUses();

  /** Whether buttons and dials are at rest at ground, which not every pin can be. */
  private boolean pulledDown;

  private ProfileReader(String name) {
    this.name = name;
    file = new TomlFile(name);
  }

  static HardwareProfile read(String name, String text) throws TomlMistakes {
    return new ProfileReader(name).read(text);
  }

  private HardwareProfile read(String text) throws TomlMistakes {
    TomlSection root = file.read(text);
    String title = root.text("title", name);
    List<Hue> seats = seats(root.section("seats"));
    Buttons buttons = buttons(root.section("buttons"), seats.size());
    Optional<Dials> dials =
        root.has("dials") ? Optional.of(dials(root.section("dials"))) : Optional.empty();
    if (pulledDown) {
      pins.refusePulledUp(root);
    }
    TomlSection chainSection = root.section("chain");
    Chain chain = chain(chainSection, seats.size(), dials.isPresent());
    LedChain.Power power = power(root.section("power"), chain);
    Optional<Lcd> lcd = root.has("lcd") ? Optional.of(lcd(root.section("lcd"))) : Optional.empty();
    Palette palette = palette(root.section("palette"));
    Optional<Buzzer> buzzer =
        root.has("buzzer") ? Optional.of(buzzer(root.section("buzzer"))) : Optional.empty();
    Optional<Speaker> speaker =
        root.has("speaker") ? Optional.of(speaker(root.section("speaker"))) : Optional.empty();
    root.refuseUnknownKeys();
    file.refuseMistakes();
    return new HardwareProfile(
        name, title, seats, buttons, dials, chain, power, lcd, palette, buzzer, speaker);
  }

  private List<Hue> seats(TomlSection section) {
    List<Hue> hues = new ArrayList<>();
    for (Element<String> colour : section.array("colours", String.class, "profile.kind-colours")) {
      hues.add(hue(section, colour.value(), colour.line()));
    }
    if (hues.size() > UnitPicture.SEATS) {
      section.mistake(
          "colours",
          Fault.of("profile.too-many-seats")
              .with("count", hues.size())
              .with("most", UnitPicture.SEATS));
    } else if (section.has("colours") && hues.size() < LEAST_SEATS) {
      section.mistake("colours", Fault.of("profile.too-few-seats"));
    }
    if (hues.stream().distinct().count() < hues.size()) {
      section.mistake("colours", Fault.of("profile.seats-alike"));
    }
    section.refuseUnknownKeys();
    return hues;
  }

  private Hue hue(TomlSection section, String colour, int line) {
    List<String> names = Arrays.stream(Hue.values()).skip(1).map(ProfileReader::nameOf).toList();
    if (names.contains(colour)) {
      return Hue.valueOf(colour.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
    section.mistake(
        line,
        Spelling.closest(colour, names)
            .map(close -> Fault.of("profile.no-such-colour-but").with("close", close))
            .orElse(Fault.of("profile.no-such-colour").with("names", names)));
    return Hue.WHITE;
  }

  /** A constant as a profile writes it. */
  static String nameOf(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private Buttons buttons(TomlSection section, int seats) {
    List<Integer> gpios = new ArrayList<>();
    for (Element<Long> gpio : section.array("seats", Long.class, "profile.kind-gpios")) {
      Fault part = Fault.of("profile.seat-button").with("seat", gpios.size() + 1);
      gpios.add(pins.take(gpio.value(), part, gpio.line(), section));
    }
    if (section.has("seats") && gpios.size() != seats) {
      section.mistake(
          "seats",
          Fault.of("profile.seats-and-buttons").with("seats", seats).with("buttons", gpios.size()));
    }
    int before = file.mistakes();
    boolean activeLow = section.flag("active-low");
    pulledDown = !activeLow && file.mistakes() == before;
    Buttons buttons =
        new Buttons(
            gpios,
            pin(section, "roll"),
            pin(section, "ok"),
            pin(section, "back"),
            activeLow,
            timing(section));
    section.refuseUnknownKeys();
    return buttons;
  }

  private Button.Timing timing(TomlSection section) {
    int before = file.mistakes();
    long debounce = section.number("debounce-ms", 1, 100);
    long hold = section.number("hold-ms", 200, 5_000);
    long repeat = section.number("repeat-ms", 20, 2_000);
    long stuck = section.number("stuck-ms", 5_000, 600_000);
    if (file.mistakes() == before && stuck <= hold) {
      section.mistake("stuck-ms", Fault.of("profile.stuck-before-hold"));
    }
    return new Button.Timing(
        debounce * Clock.MILLISECOND,
        hold * Clock.MILLISECOND,
        repeat * Clock.MILLISECOND,
        stuck * Clock.MILLISECOND);
  }

  private int pin(TomlSection section, String key) {
    if (!section.has(key)) {
      section.mistake(
          section.lineOf(key), Fault.of("profile.pin-missing").with("key", section.path(key)));
      return PinUses.FIRST;
    }
    int before = file.mistakes();
    int gpio = section.number(key, Integer.MIN_VALUE, Integer.MAX_VALUE);
    return file.mistakes() > before
        ? PinUses.FIRST
        : pins.take(
            gpio,
            Fault.of("profile.key").with("key", section.path(key)),
            section.lineOf(key),
            section);
  }

  private Dials dials(TomlSection section) {
    int edges = section.number("edges-per-detent", 1, 4);
    if (edges == 3) {
      section.mistake("edges-per-detent", Fault.of("profile.three-edges"));
    }
    boolean swap = section.flag("swap-direction");
    DialPins a = dialPins(section.section("a"));
    DialPins b = dialPins(section.section("b"));
    section.refuseUnknownKeys();
    return new Dials(a, b, edges, swap);
  }

  private DialPins dialPins(TomlSection section) {
    DialPins three = new DialPins(pin(section, "a"), pin(section, "b"), pin(section, "push"));
    section.refuseUnknownKeys();
    return three;
  }

  private Chain chain(TomlSection section, int seats, boolean dials) {
    List<ChainPart> order = order(section);
    int seatParts = Math.min(Math.max(seats, LEAST_SEATS), UnitPicture.SEATS);
    int data = pin(section, "data");
    int clock = pin(section, "clock");
    Chain chain =
        new Chain(
            data,
            clock,
            overSpi(section, data, clock),
            colours(section),
            section.number("spare", 0, Chain.MOST_LIGHTS, 0),
            order,
            count(section, order, ChainPart.DICE, UnitPicture.DICE),
            count(section, order, ChainPart.TRACKERS, seatParts),
            count(section, order, ChainPart.HALOS, seatParts),
            order.contains(ChainPart.DIALS) ? UnitPicture.DIALS : 0,
            section.number("brightness", 1, LedChain.FULL_BRIGHTNESS));
    if (order.contains(ChainPart.DIALS) && !dials) {
      section.mistake("order", Fault.of("profile.no-dials"));
    }
    if (chain.lights() > Chain.MOST_LIGHTS) {
      section.mistake(
          section.has("spare") ? "spare" : "order",
          Fault.of("profile.too-many-lights")
              .with("count", chain.lights())
              .with("most", Chain.MOST_LIGHTS));
    }
    section.refuseUnknownKeys();
    return chain;
  }

  private static ColourOrder colours(TomlSection section) {
    if (!section.has("colours")) {
      return ColourOrder.BGR;
    }
    List<String> names = Arrays.stream(ColourOrder.values()).map(ProfileReader::nameOf).toList();
    int found = names.indexOf(section.text("colours", nameOf(ColourOrder.BGR)));
    if (found < 0) {
      section.mistake("colours", Fault.of("profile.no-such-order").with("names", names));
    }
    return ColourOrder.values()[Math.max(found, 0)];
  }

  private static boolean overSpi(TomlSection section, int data, int clock) {
    String over = section.has("over") ? section.text("over", "gpio") : "gpio";
    if (over.equals("gpio")) {
      return false;
    }
    if (!over.equals("spi")) {
      section.mistake("over", Fault.of("profile.no-such-port"));
    } else if (data != SPI_DATA || clock != SPI_CLOCK) {
      section.mistake(
          "over",
          Fault.of("profile.spi-elsewhere").with("data", SPI_DATA).with("clock", SPI_CLOCK));
    }
    return true;
  }

  private List<ChainPart> order(TomlSection section) {
    List<String> names = Arrays.stream(ChainPart.values()).map(ProfileReader::nameOf).toList();
    List<ChainPart> order = new ArrayList<>();
    for (Element<String> part : section.array("order", String.class, "profile.kind-parts")) {
      int found = names.indexOf(part.value());
      if (found < 0) {
        section.mistake(part.line(), Fault.of("profile.no-such-part").with("names", names));
      } else if (order.contains(ChainPart.values()[found])) {
        section.mistake(part.line(), Fault.of("profile.part-twice").with("part", part.value()));
      } else {
        order.add(ChainPart.values()[found]);
      }
    }
    return order;
  }

  /** How many of a part there are; the key must be there exactly when the chain passes the part. */
  private int count(TomlSection section, List<ChainPart> order, ChainPart part, int most) {
    String key = nameOf(part);
    if (order.contains(part)) {
      return section.number(key, 1, most);
    }
    if (section.has(key)) {
      section.mistake(key, Fault.of("profile.part-not-in-order").with("part", key));
    }
    return 0;
  }

  private LedChain.Power power(TomlSection section, Chain chain) {
    LedChain.Power power =
        new LedChain.Power(
            section.number("budget-ma", 100, 20_000),
            section.number("channel-ma", 1, 100),
            section.number("idle-ma", 0, 10));
    int idle = chain.lights() * power.idleMilliamps();
    if (file.mistakes() == 0 && idle >= power.budgetMilliamps()) {
      section.mistake("budget-ma", Fault.of("profile.budget-too-small").with("idle", idle));
    }
    section.refuseUnknownKeys();
    return power;
  }

  private Lcd lcd(TomlSection section) {
    Lcd lcd =
        new Lcd(
            pin(section, "rs"),
            pin(section, "enable"),
            List.of(pin(section, "d4"), pin(section, "d5"), pin(section, "d6"), pin(section, "d7")),
            lcdSize(section));
    section.refuseUnknownKeys();
    return lcd;
  }

  private static LcdSize lcdSize(TomlSection section) {
    if (!section.has("size")) {
      return LcdSize.LARGE;
    }
    Optional<LcdSize> size = LcdSize.of(section.text("size", LcdSize.LARGE.label()));
    if (size.isEmpty()) {
      List<String> labels = Arrays.stream(LcdSize.values()).map(LcdSize::label).toList();
      section.mistake("size", Fault.of("profile.no-such-lcd-size").with("names", labels));
    }
    return size.orElse(LcdSize.LARGE);
  }

  private Buzzer buzzer(TomlSection section) {
    int gpio = pin(section, "gpio");
    String over = section.has("over") ? section.text("over", "gpio") : "gpio";
    boolean overPwm = over.equals("pwm");
    if (!overPwm && !over.equals("gpio")) {
      section.mistake("over", Fault.of("profile.no-such-tone"));
    } else if (overPwm && !Buzzer.PWM_LINES.contains(gpio)) {
      List<String> lines = Buzzer.PWM_LINES.stream().map(String::valueOf).toList();
      section.mistake("over", Fault.of("profile.pwm-elsewhere").with("names", lines));
    }
    section.refuseUnknownKeys();
    return new Buzzer(gpio, overPwm);
  }

  private static Speaker speaker(TomlSection section) {
    String device = section.text("device", "default");
    if (!DEVICE.matcher(device).matches()) {
      section.mistake("device", Fault.of("profile.not-a-device"));
    }
    section.refuseUnknownKeys();
    return new Speaker(device);
  }

  private Palette palette(TomlSection section) {
    String chosen = section.text("name", Palette.STANDARD.name());
    Palette palette =
        chosen.equals(Palette.OKABE_ITO.name()) ? Palette.OKABE_ITO : Palette.STANDARD;
    if (!chosen.equals(palette.name())) {
      section.mistake(
          "name",
          Fault.of("profile.no-such-palette")
              .with("names", List.of(Palette.STANDARD.name(), Palette.OKABE_ITO.name())));
    }
    for (Hue hue : Hue.values()) {
      String key = nameOf(hue);
      if (hue != Hue.OFF && section.has(key)) {
        palette = palette.with(hue, colour(section, key));
      }
    }
    section.refuseUnknownKeys();
    return palette;
  }

  private int colour(TomlSection section, String key) {
    String text = section.text(key, "#000000");
    if (!text.matches("#[0-9a-fA-F]{6}")) {
      section.mistake(key, Fault.of("profile.not-a-colour").with("key", section.path(key)));
      return 0;
    }
    return Integer.parseInt(text.substring(1), 16);
  }
}
