package croupier.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The constants of an enum and what each is called as data, looked up once. */
final class Constants {
  private static final ClassValue<Constants> KNOWN =
      new ClassValue<>() {
        @Override
        protected Constants computeValue(Class<?> kind) {
          return new Constants(kind);
        }
      };

  private final List<String> words = new ArrayList<>();
  private final Map<String, Object> byWord = new HashMap<>();

  private Constants(Class<?> kind) {
    for (Object constant : kind.getEnumConstants()) {
      String word = Records.lower(((Enum<?>) constant).name());
      words.add(word);
      byWord.put(word, constant);
    }
  }

  static Constants of(Class<?> kind) {
    return KNOWN.get(kind);
  }

  /** The constant that is called so, or null. */
  Object named(Object word) {
    return byWord.get(word);
  }

  /** What they are called, in their order. */
  List<String> words() {
    return words;
  }
}
