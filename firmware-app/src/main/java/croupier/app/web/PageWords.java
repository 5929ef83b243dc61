package croupier.app.web;

import croupier.app.json.Json;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of the pages, in the language of the unit. A page names a message where its words
 * belong, <code>{{page.keys}}</code>; the scripts get all of them at once, with the arguments still
 * open, and fill these in themselves.
 */
final class PageWords {
  private static final Pattern PLACE =
      Pattern.compile("\\{\\{(page\\.[a-z-]+|unit\\.[a-z-]+)(?: ([A-Z]))?}}");
  private static final String ALL = "{{all}}";
  private static final List<String> ARGUMENTS =
      List.of(
          "number", "hue", "letter", "what", "count", "most", "name", "amount", "least", "seat");

  private final Words words;

  PageWords(Words words) {
    this.words = words;
  }

  /** A file of the page with its words, where it names any. */
  byte[] into(String name, byte[] file) {
    if (!name.endsWith(".html") && !name.equals("words.js")) {
      return file;
    }
    String text = new String(file, StandardCharsets.UTF_8);
    Matcher place = PLACE.matcher(text);
    String filled =
        place.replaceAll(
            found ->
                Matcher.quoteReplacement(
                    escaped(
                        words.say(
                            Message.of(found.group(1))
                                .with("letter", String.valueOf(found.group(2)))))));
    return filled.replace(ALL, Json.write(all())).getBytes(StandardCharsets.UTF_8);
  }

  private Map<String, Object> all() {
    Map<String, Object> all = new LinkedHashMap<>();
    for (String room : List.of("page", "unit")) {
      for (String name : words.names(room)) {
        if (room.equals("page") || name.startsWith("unit.hue-")) {
          all.put(name, words.say(open(name)));
        }
      }
    }
    return all;
  }

  /** The message about places that a script fills. */
  private static Message open(String name) {
    Message open = Message.of(name);
    for (String argument : ARGUMENTS) {
      open = open.with(argument, "{" + argument + "}");
    }
    return open;
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
