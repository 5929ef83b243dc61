package croupier.app.command;

import croupier.app.words.Words;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeSet;

/** The messages of the command line, as picocli asks for them. */
final class HelpTexts extends ResourceBundle {
  private static final List<String> ROOMS =
      List.of("command", "demo", "arena", "evenings", "fleet", "simulate");

  /** What picocli asks for of its own commands and options, by the names that it gives them. */
  private static final Map<String, String> OF_PICOCLI =
      Map.of(
          "mixinStandardHelpOptions.help", "command.help",
          "mixinStandardHelpOptions.version", "command.version",
          "croupier.help.usage.header", "command.about-help",
          "croupier.generate-completion.usage.header", "command.about-completion");

  private final Words words;

  HelpTexts(Words words) {
    this.words = words;
  }

  @Override
  protected Object handleGetObject(String key) {
    String name = OF_PICOCLI.getOrDefault(key, key);
    boolean ours = ROOMS.stream().anyMatch(room -> name.startsWith(room + "."));
    return ours && words.has(name) ? words.say(name) : null;
  }

  @Override
  public Enumeration<String> getKeys() {
    TreeSet<String> keys = new TreeSet<>();
    ROOMS.forEach(room -> keys.addAll(words.names(room)));
    keys.addAll(OF_PICOCLI.keySet());
    return Collections.enumeration(keys);
  }
}
