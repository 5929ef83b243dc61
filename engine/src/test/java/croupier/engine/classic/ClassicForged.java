package croupier.engine.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.engine.Refusal;
import croupier.engine.Sentences;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A saved position of a story in which something is changed by hand. */
final class ClassicForged {
  private ClassicForged() {}

  /** With this change the position is refused with this sentence. */
  static void impossible(
      String sentence, ClassicStory story, Consumer<Map<String, Object>> change) {
    ClassicPosition position = story.reload().position();
    Map<String, Object> data = copy(position);
    change.accept(data);
    Refusal refusal = assertThrows(Refusal.class, () -> position.game().load(data));
    assertEquals(sentence, Sentences.of(refusal));
  }

  /** As it is saved, to be changed everywhere. */
  static Map<String, Object> copy(ClassicPosition position) {
    return object(copy(position.save()));
  }

  private static Object copy(Object data) {
    return switch (data) {
      case Map<?, ?> map -> {
        Map<Object, Object> copy = new LinkedHashMap<>();
        map.forEach((name, value) -> copy.put(name, copy(value)));
        yield copy;
      }
      case List<?> list -> {
        List<Object> copy = new ArrayList<>();
        list.forEach(element -> copy.add(copy(element)));
        yield copy;
      }
      default -> data;
    };
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(Object data) {
    return (Map<String, Object>) data;
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(Object data) {
    return (List<Object>) data;
  }

  static Map<String, Object> player(Map<String, Object> data, int seat) {
    return object(list(data.get("players")).get(seat));
  }

  static Map<String, Object> deed(Map<String, Object> data, int space) {
    return list(data.get("deeds")).stream()
        .map(ClassicForged::object)
        .filter(deed -> deed.get("deed").equals((long) space))
        .findFirst()
        .orElseThrow();
  }

  static Map<String, Object> bank(Map<String, Object> data) {
    return object(data.get("bank"));
  }

  static Map<String, Object> deck(Map<String, Object> data, String deck) {
    return object(object(data.get("decks")).get(deck));
  }

  static List<Object> stack(Map<String, Object> data) {
    return list(data.get("stack"));
  }

  static Map<String, Object> top(Map<String, Object> data) {
    return object(stack(data).getLast());
  }

  /** What goes on at this place of the stack, the turn at 0. */
  static Map<String, Object> frame(Map<String, Object> data, int at) {
    return object(stack(data).get(at));
  }

  /** Somebody has so much, and the Bank gave or took what makes the difference. */
  static void cash(Map<String, Object> data, int seat, long cash) {
    long more = cash - (long) player(data, seat).put("cash", cash);
    bank(data).put("paid", (long) bank(data).get("paid") + more);
  }
}
