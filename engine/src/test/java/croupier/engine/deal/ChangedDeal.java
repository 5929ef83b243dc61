package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.engine.Refusal;
import croupier.engine.Sentences;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A saved position in which something was changed, and how it is refused. */
final class ChangedDeal {
  private ChangedDeal() {}

  static void impossible(String sentence, Map<String, ?> data) {
    Refusal refusal = assertThrows(Refusal.class, () -> Deal.GAME.load(data));
    assertEquals(sentence, Sentences.of(refusal));
  }

  static Map<String, Object> changed(DealStory story, String field, Object value) {
    Map<String, Object> data = new LinkedHashMap<>(story.position().save());
    data.put(field, value);
    return data;
  }

  static Map<String, Object> changedPlayer(DealStory story, int seat, String field, Object value) {
    Map<String, Object> data = new LinkedHashMap<>(story.position().save());
    List<Object> players = new ArrayList<>((List<?>) data.get("players"));
    Map<String, Object> player = new LinkedHashMap<>(object(players.get(seat)));
    player.put(field, value);
    players.set(seat, player);
    data.put("players", players);
    return data;
  }

  /** The frames of the stack, one field of one of them changed. */
  static Map<String, Object> changedFrame(DealStory story, int frame, String field, Object value) {
    return changedFrame(story.position().save(), frame, field, value);
  }

  static Map<String, Object> changedFrame(
      Map<String, Object> saved, int frame, String field, Object value) {
    Map<String, Object> data = new LinkedHashMap<>(saved);
    List<Object> stack = new ArrayList<>((List<?>) data.get("stack"));
    Map<String, Object> changed = new LinkedHashMap<>(object(stack.get(frame)));
    changed.put(field, value);
    stack.set(frame, changed);
    data.put("stack", stack);
    return data;
  }

  /** With all those cards in the pile that lie nowhere else, and none besides. */
  static Map<String, Object> withTheRestInThePile(Map<String, Object> changed) {
    Map<String, Object> data = new LinkedHashMap<>(changed);
    Map<String, Object> pile = new LinkedHashMap<>();
    for (Card card : Card.values()) {
      pile.put(DealStory.word(card), (long) card.count());
    }
    for (Object player : (List<?>) data.get("players")) {
      take(pile, object(player).get("hand"));
      take(pile, object(player).get("bank"));
      for (Object set : (List<?>) object(player).get("sets")) {
        take(pile, object(set).get("cards"));
      }
    }
    for (Object frame : (List<?>) data.get("stack")) {
      if (object(frame).get("type").equals("placing")) {
        take(pile, object(frame).get("cards"));
      }
    }
    object(data.get("discards"))
        .forEach((card, count) -> pile.merge(card, -(Long) count, ChangedDeal::sum));
    data.put("pile", pile);
    return data;
  }

  private static void take(Map<String, Object> pile, Object cards) {
    for (Object word : (List<?>) cards) {
      String card = (String) word;
      String kind = pile.containsKey(card) ? card : DealStory.word(laid(card).card());
      pile.merge(kind, -1L, ChangedDeal::sum);
    }
  }

  private static Laid laid(String word) {
    return DealStory.laid(word).getFirst();
  }

  private static Object sum(Object one, Object other) {
    return (Long) one + (Long) other;
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(Object data) {
    return (Map<String, Object>) data;
  }
}
