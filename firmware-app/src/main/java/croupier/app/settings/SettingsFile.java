package croupier.app.settings;

import croupier.app.Limits;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Fault;
import croupier.hal.toml.TomlFile;
import croupier.hal.toml.TomlMistakes;
import croupier.hal.toml.TomlSection;
import croupier.hal.toml.TomlSection.Element;
import java.time.Duration;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The settings of a unit as they are written; docs/kiosk.md says what may stand there. */
public final class SettingsFile {
  private static final Pattern TIME = Pattern.compile("([1-9]\\d{0,3}) ?(s|min|h)");
  private static final Pattern HOURS =
      Pattern.compile("([01]\\d|2[0-3]):([0-5]\\d) ?- ?([01]\\d|2[0-3]):([0-5]\\d)");

  private static final String LONGEST = "24 h";

  /** What becomes of a forgotten game. */
  private static final List<String> FATES = List.of("keep", "drop");

  private final int seats;

  private SettingsFile(int seats) {
    this.seats = seats;
  }

  /**
   * @param seats how many the unit has
   */
  public static Settings load(String path, int seats) throws TomlMistakes {
    return read(path, TomlFile.text(path, Fault.of("settings.not-there")), seats);
  }

  static Settings read(String name, String text, int seats) throws TomlMistakes {
    TomlFile file = new TomlFile(name);
    TomlSection root = file.read(text);
    Settings over = new SettingsFile(seats).over(Settings.USUAL, root);
    Reports reports =
        new Reports(
            root.has("metrics") && metrics(root.section("metrics")),
            root.has("home") ? HomeSection.read(root.section("home")) : Optional.empty());
    Network network = root.has("network") ? network(root.section("network")) : over.network();
    root.refuseUnknownKeys();
    file.refuseMistakes();
    return new Settings(
        over.kiosk(), over.show(), over.quiet(), network, over.voice(), reports, over.lights());
  }

  /**
   * What several units have in common. It comes by the network: who is let in from there, and whom
   * the unit tells what, is for its own file alone.
   *
   * @param own what the unit's own file says; sections that are not in the text stay as there
   */
  public static Settings ofGroup(String name, String text, int seats, Settings own)
      throws TomlMistakes {
    TomlFile file = new TomlFile(name);
    TomlSection root = file.read(text);
    Settings settings = new SettingsFile(seats).over(own, root);
    for (String section : List.of("network", "metrics", "home")) {
      if (root.has(section)) {
        root.mistake(section, Fault.of("settings.not-for-a-group").with("key", root.path(section)));
      }
    }
    root.refuseUnknownKeys();
    file.refuseMistakes();
    return settings;
  }

  private Settings over(Settings usual, TomlSection root) {
    return new Settings(
        root.has("kiosk") ? kiosk(root.section("kiosk")) : usual.kiosk(),
        root.has("show") ? show(root.section("show")) : usual.show(),
        root.has("quiet") ? quiet(root.section("quiet")) : usual.quiet(),
        usual.network(),
        root.has("sound") ? voice(root.section("sound")) : usual.voice(),
        usual.reports(),
        root.has("lights") ? lights(root.section("lights")) : usual.lights());
  }

  private Kiosk kiosk(TomlSection section) {
    Kiosk kiosk =
        new Kiosk(
            isOn(section),
            games(section),
            locked(section),
            code(section),
            section.has("forgotten")
                ? Optional.of(time(section, "forgotten", "1 min"))
                : Optional.empty(),
            section.has("forgotten-games") && oneOf(section, "forgotten-games", FATES) == 1);
    section.refuseUnknownKeys();
    return kiosk;
  }

  private Show show(TomlSection section) {
    Show show =
        new Show(
            isOn(section),
            section.has("after") ? time(section, "after", "10 s") : Show.USUAL.idle(),
            games(section));
    section.refuseUnknownKeys();
    return show;
  }

  private Quiet quiet(TomlSection section) {
    int brightness = section.number("brightness", 0, 100, Quiet.OFF.brightness());
    String text = section.text("hours", "");
    Matcher hours = HOURS.matcher(text);
    Quiet quiet = Quiet.OFF;
    if (hours.matches() && !clock(hours, 1).equals(clock(hours, 3))) {
      quiet = new Quiet(true, clock(hours, 1), clock(hours, 3), brightness);
    } else if (!text.isEmpty()) {
      section.mistake("hours", Fault.of("settings.not-hours").with("key", section.path("hours")));
    }
    section.refuseUnknownKeys();
    return quiet;
  }

  private static Network network(TomlSection section) {
    int port = section.number("port", Network.LEAST_PORT, Network.MOST_PORT, Network.USUAL_PORT);
    Network network = new Network(isOn(section), port, false);
    section.refuseUnknownKeys();
    return network;
  }

  private static Voice voice(TomlSection section) {
    int volume = section.number("volume", 0, Voice.LOUDEST, Voice.USUAL.volume());
    Voice voice = new Voice(volume, section.has("speak") && section.flag("speak"));
    section.refuseUnknownKeys();
    return voice;
  }

  private static Lights lights(TomlSection section) {
    int percent =
        section.number("brightness", Lights.DIMMEST, Lights.BRIGHTEST, Lights.USUAL.brightness());
    section.refuseUnknownKeys();
    return new Lights(percent);
  }

  private static boolean metrics(TomlSection section) {
    boolean on = isOn(section);
    section.refuseUnknownKeys();
    return on;
  }

  private static LocalTime clock(Matcher hours, int group) {
    return LocalTime.of(
        Integer.parseInt(hours.group(group)), Integer.parseInt(hours.group(group + 1)));
  }

  /** A section that is written is meant, unless it says that it is off. */
  private static boolean isOn(TomlSection section) {
    return !section.has("on") || section.flag("on");
  }

  private static List<String> games(TomlSection section) {
    List<String> known = Games.ALL.stream().map(Game::id).toList();
    List<String> games = new ArrayList<>();
    for (Element<String> game : texts(section, "games")) {
      if (known.contains(game.value())) {
        games.add(game.value());
      } else {
        section.mistake(game.line(), Fault.of("settings.no-such-game").with("names", known));
      }
    }
    return games;
  }

  private Set<Locked> locked(TomlSection section) {
    if (!section.has("locked")) {
      return Kiosk.OFF.locked();
    }
    Set<Locked> locked = EnumSet.noneOf(Locked.class);
    for (Element<String> word : texts(section, "locked")) {
      Locked.of(word.value())
          .ifPresentOrElse(
              locked::add,
              () ->
                  section.mistake(
                      word.line(), Fault.of("settings.not-to-lock").with("names", Locked.words())));
    }
    if (locked.contains(Locked.SERVICE) && !section.has("code")) {
      section.mistake("locked", Fault.of("settings.code-missing"));
    }
    return locked;
  }

  private List<Integer> code(TomlSection section) {
    List<Integer> code = new ArrayList<>();
    if (!section.has("code")) {
      return code;
    }
    for (Element<Long> seat : section.array("code", Long.class, "settings.kind-seats")) {
      if (seat.value() < 1 || seat.value() > seats) {
        section.mistake(seat.line(), Fault.of("settings.no-such-seat").with("most", seats));
      }
      code.add(seat.value().intValue());
    }
    if (code.size() < Limits.SHORTEST_CODE || code.size() > Limits.LONGEST_CODE) {
      section.mistake(
          "code",
          Fault.of("settings.code-length")
              .with("count", code.size())
              .with("least", Limits.SHORTEST_CODE)
              .with("most", Limits.LONGEST_CODE));
    }
    return code;
  }

  private static List<Element<String>> texts(TomlSection section, String key) {
    return section.has(key) ? section.array(key, String.class, "settings.kind-names") : List.of();
  }

  private static int oneOf(TomlSection section, String key, List<String> words) {
    int found = words.indexOf(section.text(key, words.getFirst()));
    if (found < 0) {
      section.mistake(
          key, Fault.of("settings.one-of").with("key", section.path(key)).with("names", words));
    }
    return found;
  }

  private static Duration time(TomlSection section, String key, String least) {
    String text = section.text(key, least);
    Optional<Duration> time = time(text);
    if (time.isEmpty()) {
      section.mistake(key, Fault.of("settings.not-a-time").with("key", section.path(key)));
    } else if (time.get().compareTo(time(least).orElseThrow()) < 0
        || time.get().compareTo(time(LONGEST).orElseThrow()) > 0) {
      section.mistake(
          key,
          Fault.of("settings.time-out-of-bounds")
              .with("key", section.path(key))
              .with("least", least)
              .with("most", LONGEST));
    }
    return time.orElse(Duration.ZERO);
  }

  private static Optional<Duration> time(String text) {
    Matcher time = TIME.matcher(text);
    if (!time.matches()) {
      return Optional.empty();
    }
    long number = Long.parseLong(time.group(1));
    return Optional.of(
        switch (time.group(2)) {
          case "s" -> Duration.ofSeconds(number);
          case "min" -> Duration.ofMinutes(number);
          default -> Duration.ofHours(number);
        });
  }
}
