package croupier.engine;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a reason says in English, so that stories read well. The files are those that the unit
 * reads; of their format only this is understood here: a name, a text on one line, and the
 * arguments in it, in whatever form.
 */
public final class Sentences {
  private static final Pattern ARGUMENT = Pattern.compile("\\{ (?:[A-Z]+\\()?\\$(\\w+)[^}]* }");
  private static final Map<String, Map<String, String>> FILES =
      Collections.synchronizedMap(new HashMap<>());

  private Sentences() {}

  public static String of(Refusal refusal) {
    return of(refusal.because());
  }

  public static String of(Because because) {
    Reason reason = because.reason();
    Map<String, String> sentences =
        FILES.computeIfAbsent(reason.messages(), file -> read(reason.getClass(), file));
    String sentence = sentences.get(reason.message());
    if (sentence == null) {
      throw new IllegalStateException(
          reason.messages() + ".ftl has no message " + reason.message());
    }
    return ARGUMENT
        .matcher(sentence)
        .replaceAll(slot -> Matcher.quoteReplacement(words(argument(because, slot.group(1)))));
  }

  private static Object argument(Because because, String name) {
    Object value = because.arguments().get(name);
    if (value == null) {
      throw new IllegalStateException(because.reason().message() + " needs an argument " + name);
    }
    return value;
  }

  private static String words(Object value) {
    return switch (value) {
      case Enum<?> constant -> Records.lower(constant.name()).replace('_', ' ');
      case List<?> list -> list.stream().map(Sentences::words).collect(Collectors.joining(", "));
      default -> value.toString();
    };
  }

  private static Map<String, String> read(Class<?> reasons, String file) {
    Map<String, String> sentences = new HashMap<>();
    DataFile.text(reasons, "/croupier/words/en/" + file + ".ftl")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> line.split(" = ", 2))
        .forEach(message -> sentences.put(message[0], message[1]));
    return sentences;
  }
}
