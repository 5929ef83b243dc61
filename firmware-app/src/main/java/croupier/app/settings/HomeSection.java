package croupier.app.settings;

import croupier.hal.Fault;
import croupier.hal.toml.TomlSection;
import croupier.hal.toml.TomlSection.Element;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The section {@code [home]} of the settings. */
final class HomeSection {
  private static final int MOST_PORT = 65_535;

  /** It is part of a topic, where "/", "+" and "#" have a meaning of their own. */
  private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]{0,31}");

  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.-]{1,253}");
  private static final Path MACHINE = Path.of("/proc/sys/kernel/hostname");
  private static final String NAMELESS = "croupier";

  private HomeSection() {}

  /** Empty when it says that it is off. */
  static Optional<Home> read(TomlSection section) {
    boolean on = !section.has("on") || section.flag("on");
    boolean tls = section.has("tls") && section.flag("tls");
    String host = section.text("broker", "");
    if (!HOST.matcher(host).matches() && section.has("broker")) {
      section.mistake(
          "broker", Fault.of("settings.not-a-host").with("key", section.path("broker")));
    }
    Broker broker =
        new Broker(
            host,
            section.number("port", 1, MOST_PORT, tls ? Broker.USUAL_TLS_PORT : Broker.USUAL_PORT),
            tls,
            optional(section, "authority"),
            optional(section, "user"),
            optional(section, "password").orElse(""));
    if (!broker.password().isEmpty() && broker.user().isEmpty()) {
      section.mistake("password", Fault.of("settings.user-missing"));
    }
    Home home =
        new Home(
            broker,
            name(section, "unit").orElseGet(HomeSection::machine),
            name(section, "group").orElse(""),
            section.has("discovery") ? section.text("discovery", "") : Home.USUAL_DISCOVERY,
            commands(section));
    section.refuseUnknownKeys();
    return on ? Optional.of(home) : Optional.empty();
  }

  private static Optional<String> optional(TomlSection section, String key) {
    return section.has(key) ? Optional.of(section.text(key, "")) : Optional.empty();
  }

  private static Optional<String> name(TomlSection section, String key) {
    Optional<String> name = optional(section, key);
    if (name.isPresent() && !NAME.matcher(name.get()).matches()) {
      section.mistake(key, Fault.of("settings.not-a-name").with("key", section.path(key)));
    }
    return name;
  }

  private static Set<Command> commands(TomlSection section) {
    Set<Command> commands = EnumSet.noneOf(Command.class);
    List<Element<String>> words =
        section.has("commands")
            ? section.array("commands", String.class, "settings.kind-names")
            : List.of();
    for (Element<String> word : words) {
      Command.of(word.value())
          .ifPresentOrElse(
              commands::add,
              () ->
                  section.mistake(
                      word.line(),
                      Fault.of("settings.no-such-command").with("names", Command.words())));
    }
    return commands;
  }

  /** What the machine is called, as far as a topic may be. */
  private static String machine() {
    try {
      String name = Files.readString(MACHINE).strip().toLowerCase(Locale.ROOT);
      String fit = name.replaceAll("[^a-z0-9-]", "-").replaceFirst("^-+", "");
      return fit.isEmpty() ? NAMELESS : fit.substring(0, Math.min(fit.length(), 32));
    } catch (IOException _) {
      return NAMELESS;
    }
  }
}
