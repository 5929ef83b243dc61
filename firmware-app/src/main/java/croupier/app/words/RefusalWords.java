package croupier.app.words;

import croupier.engine.Because;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Why something is refused, or why a bot does something, as a message. The sentences of {@code
 * go-reasons} are about what {@code go-words} names: a constant {@code Colour.DARK_BLUE} is {@code
 * go-words.colour-dark-blue} there.
 */
public final class RefusalWords {
  /** A room of reasons: why something is refused, or why a bot does something. */
  private static final Pattern REASONS = Pattern.compile("-(reasons|bots)$");

  private static final String WORDS = "-words";

  /** Arguments that an edition has its own word for: {@code Pet Shops}. */
  private static final Set<String> THINGS =
      Set.of("card", "house", "houses", "hotel", "hotels", "building", "buildings");

  private RefusalWords() {}

  public static Message of(Refusal refusal) {
    return of(refusal.because());
  }

  public static Message of(Because because) {
    String room = because.reason().messages();
    String words = REASONS.matcher(room).replaceFirst(WORDS);
    Map<String, Object> arguments = new HashMap<>();
    because.arguments().forEach((name, value) -> arguments.put(name, said(words, name, value)));
    return new Message(room + "." + because.reason().message(), arguments);
  }

  private static Object said(String words, String name, Object value) {
    return switch (value) {
      case Enum<?> constant -> word(words, constant);
      case List<?> all -> all.stream().map(each -> said(words, name, each)).toList();
      case Integer number -> number.longValue();
      case String text when THINGS.contains(name) -> thing(words, text);
      default -> value.toString();
    };
  }

  /** What a constant is called in a room of words. */
  static Message word(String words, Enum<?> constant) {
    String kind = Records.lower(constant.getDeclaringClass().getSimpleName());
    return named(words, kind + "-" + Records.lower(constant.name()));
  }

  /** What something is called that an edition names in English. */
  static Message thing(String words, String text) {
    return named(words, "thing-" + Records.lower(text));
  }

  private static Message named(String words, String id) {
    return Message.of(words + "." + id.replace('_', '-').replace(' ', '-'));
  }
}
