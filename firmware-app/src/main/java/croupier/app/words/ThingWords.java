package croupier.app.words;

import croupier.engine.Composed;
import croupier.engine.Records;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the things of a game are called: a constant {@code Colour.DARK_BLUE} is {@code
 * colour-dark-blue} in the room of its words, and what is made of others, like a wild card of two
 * colours, is {@code card-wild} with these.
 */
public final class ThingWords {
  private final String room;

  /**
   * @param room where their names are: {@code go-words}
   */
  public ThingWords(String room) {
    this.room = room;
  }

  public Message of(Enum<?> thing) {
    return of(room + "." + id(thing.getDeclaringClass().getSimpleName()) + "-", thing);
  }

  /** The same in other words, whose names begin alike: {@code deal.letters-}. */
  public Message of(String beginning, Enum<?> thing) {
    if (!(thing instanceof Composed composed)) {
      return Message.of(beginning + id(thing.name()));
    }
    Map<String, Object> parts = new HashMap<>();
    composed.parts().forEach((name, part) -> parts.put(name, argument(part)));
    return Message.of(beginning + id(composed.make()), parts);
  }

  /** What something is called that an edition names in English. */
  Message edition(String text) {
    return Message.of(room + ".thing-" + id(text));
  }

  /** What a message is about: a constant by its name, anything else as it is. */
  Object argument(Object value) {
    return switch (value) {
      case Enum<?> constant -> of(constant);
      case List<?> all -> all.stream().map(this::argument).toList();
      case Integer number -> number.longValue();
      default -> value.toString();
    };
  }

  private static String id(String name) {
    return Records.lower(name).replace('_', '-').replace(' ', '-');
  }
}
