package croupier.app.doctor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the file config.txt of a Pi says, as far as it is meant for this model. */
final class BootSettings {
  private static final Pattern SECTION = Pattern.compile("\\[(.*)]");

  /** Sections for some models only, and how the names of these begin. */
  private static final Map<String, List<String>> MODELS =
      Map.ofEntries(
          Map.entry("pi0", List.of("Zero")),
          Map.entry("pi0w", List.of("Zero W", "Zero 2")),
          Map.entry("pi02", List.of("Zero 2")),
          Map.entry("pi1", List.of("Model")),
          Map.entry("pi2", List.of("2 ")),
          Map.entry("pi3", List.of("3 ", "Compute Module 3")),
          Map.entry("pi3+", List.of("3 Model A Plus", "3 Model B Plus")),
          Map.entry("pi4", List.of("4 ", "400", "Compute Module 4")),
          Map.entry("pi400", List.of("400")),
          Map.entry("pi5", List.of("5 ", "500", "Compute Module 5")),
          Map.entry("pi500", List.of("500")),
          Map.entry("cm1", List.of("Compute Module Rev")),
          Map.entry("cm3", List.of("Compute Module 3 ")),
          Map.entry("cm3+", List.of("Compute Module 3 Plus")),
          Map.entry("cm4", List.of("Compute Module 4 ")),
          Map.entry("cm4s", List.of("Compute Module 4S")),
          Map.entry("cm5", List.of("Compute Module 5")));

  /** The pin that an overlay takes when it is not told another. */
  private static final Map<String, Integer> PINS =
      Map.of("w1-gpio", 4, "gpio-shutdown", 3, "gpio-fan", 12, "gpio-ir", 18, "gpio-poweroff", 26);

  private static final Pattern PIN = Pattern.compile("(?:gpio_?pin|gpio)=(\\d{1,2})");

  private final Map<String, String> parameters = new LinkedHashMap<>();
  private final List<String> overlays = new ArrayList<>();

  private BootSettings() {}

  /**
   * Reads the lines.
   *
   * @param model of the Pi, as it names itself
   */
  static BootSettings of(String text, String model) {
    BootSettings settings = new BootSettings();
    boolean ours = true;
    for (String line : text.lines().map(line -> line.replaceAll("#.*|\\s", "")).toList()) {
      Matcher section = SECTION.matcher(line);
      if (section.matches()) {
        ours = isFor(section.group(1), model.replace("Raspberry Pi ", ""));
      } else if (ours && line.startsWith("dtparam=")) {
        settings.readParameters(line.substring("dtparam=".length()));
      } else if (ours && line.startsWith("dtoverlay=")) {
        settings.overlays.add(line.substring("dtoverlay=".length()));
      }
    }
    return settings;
  }

  /** A section that we do not know is taken for one that counts. */
  private static boolean isFor(String section, String model) {
    return !section.equals("none")
        && (!MODELS.containsKey(section)
            || MODELS.get(section).stream().anyMatch(model::startsWith));
  }

  private void readParameters(String list) {
    for (String parameter : list.split(",")) {
      String[] parts = parameter.split("=", 2);
      parameters.put(parts[0], parts.length == 1 ? "on" : parts[1]);
    }
  }

  boolean isOn(String... names) {
    for (String name : names) {
      if (List.of("on", "true", "yes", "1").contains(parameters.getOrDefault(name, ""))) {
        return true;
      }
    }
    return false;
  }

  boolean hasOverlay(String name) {
    return overlays.stream().anyMatch(overlay -> overlay.split(",")[0].equals(name));
  }

  /** The overlays, each as it is written. */
  List<String> overlays() {
    return overlays;
  }

  /** The pin that an overlay takes, when it takes one that we know of. */
  static Optional<Integer> pin(String overlay) {
    Matcher told = PIN.matcher(overlay);
    return told.find()
        ? Optional.of(Integer.valueOf(told.group(1)))
        : Optional.ofNullable(PINS.get(overlay.split(",")[0]));
  }
}
