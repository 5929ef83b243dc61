package croupier.app.wiring;

import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Fault;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.toml.TomlMistakes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What does not work, and which part it is, as messages. */
public final class FaultWords {
  private static final Words ENGLISH = Words.of(Language.ENGLISH);
  private static final String SEAT = "seat-";

  private FaultWords() {}

  /**
   * @param profile says what hangs on the lines
   */
  public static Message of(Fault fault, HardwareProfile profile) {
    Map<String, Object> about = new HashMap<>();
    fault.about().forEach((name, value) -> about.put(name, argument(name, value, profile)));
    return Message.of("fault." + fault.name(), about);
  }

  private static Object argument(String name, Object value, HardwareProfile profile) {
    return switch (value) {
      case List<?> all ->
          all.stream().map(each -> name.equals("lines") ? line(each, profile) : each).toList();
      case Integer gpio when name.equals("line") -> line(gpio, profile);
      default -> value;
    };
  }

  private static Message line(Object gpio, HardwareProfile profile) {
    return profile.lines().stream()
        .filter(line -> gpio.equals(line.gpio()))
        .findFirst()
        .map(line -> PartNames.told(profile, line))
        .orElseThrow();
  }

  /** Everything that is wrong with a file, each with its place in the file. */
  public static List<Message> of(TomlMistakes mistakes) {
    return mistakes.mistakes().stream()
        .map(
            mistake ->
                Message.of(mistake.line() > 0 ? "toml.at-line" : "toml.at-all")
                    .with("file", mistakes.file())
                    .with("line", mistake.line())
                    .with("what", mistake(mistake.fault())))
        .toList();
  }

  private static Message mistake(Fault fault) {
    Map<String, Object> about = new HashMap<>();
    fault
        .about()
        .forEach(
            (name, value) -> about.put(name, value instanceof Fault part ? mistake(part) : value));
    return Message.of(fault.name(), about);
  }

  /** A part that can fail, by its name in the unit: {@code seat-1}, {@code light-chain}. */
  public static Message part(String part) {
    return part.startsWith(SEAT)
        ? Message.of("fault.part-seat")
            .with("seat", Integer.parseInt(part.substring(SEAT.length())))
        : Message.of("fault.part-" + part);
  }

  /** In English, for logs. */
  public static String inEnglish(Fault fault, HardwareProfile profile) {
    return ENGLISH.say(of(fault, profile));
  }

  public static String inEnglish(String part) {
    return ENGLISH.say(part(part));
  }
}
