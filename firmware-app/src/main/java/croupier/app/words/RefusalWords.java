package croupier.app.words;

import croupier.engine.Because;
import croupier.engine.Refusal;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Why something is refused, or why a bot does something, as a message. The sentences of {@code
 * go-reasons} are about what {@code go-words} names.
 */
public final class RefusalWords {
  /** A room of reasons: why something is refused, or why a bot does something. */
  private static final Pattern REASONS = Pattern.compile("-(reasons|bots)$");

  private static final String WORDS = "-words";

  /** Arguments that an edition has its own word for: {@code Pet Shops}. */
  private static final Set<String> NAMED_BY_EDITION =
      Set.of("card", "house", "houses", "hotel", "hotels", "building", "buildings");

  private static final Words ENGLISH = Words.of(Language.ENGLISH);

  private RefusalWords() {}

  /** In English, for logs and for programs. */
  public static String inEnglish(Because because) {
    return ENGLISH.say(of(because));
  }

  public static Message of(Refusal refusal) {
    return of(refusal.because());
  }

  public static Message of(Because because) {
    String room = because.reason().messages();
    ThingWords things = new ThingWords(REASONS.matcher(room).replaceFirst(WORDS));
    Map<String, Object> arguments = new HashMap<>();
    because
        .arguments()
        .forEach(
            (name, value) ->
                arguments.put(
                    name,
                    value instanceof String text && NAMED_BY_EDITION.contains(name)
                        ? things.edition(text)
                        : things.argument(value)));
    return Message.of(room + "." + because.reason().message(), arguments);
  }
}
