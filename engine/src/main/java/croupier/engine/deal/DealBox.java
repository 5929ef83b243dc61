package croupier.engine.deal;

import croupier.engine.Group;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What lies in the box, as plain data. */
final class DealBox {
  private DealBox() {}

  static Map<String, Object> data(DealData box) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("cards", Arrays.stream(Card.values()).map(DealBox::card).toList());
    List<Object> colours = new ArrayList<>();
    for (Group colour : Group.values()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("colour", word(colour));
      one.put("size", (long) box.setSize(colour));
      one.put("rents", Arrays.stream(box.rents[colour.ordinal()]).asLongStream().boxed().toList());
      colours.add(one);
    }
    data.put("colours", colours);
    data.put("house", (long) box.house);
    data.put("hotel", (long) box.hotel);
    data.put("debt", (long) box.debt);
    data.put("birthday", (long) box.birthday);
    data.put("hand", (long) box.hand);
    data.put("draw", (long) box.draw);
    data.put("draw_with_empty_hand", (long) box.drawWithEmptyHand);
    data.put("pass_go_draws", (long) box.passGoDraws);
    data.put("plays", (long) box.plays);
    data.put("hand_limit", (long) box.handLimit);
    data.put("sets_to_win", (long) box.setsToWin);
    return data;
  }

  private static Map<String, Object> card(Card card) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("card", word(card));
    data.put("kind", word(card.kind()));
    data.put("value", (long) card.value());
    data.put("count", (long) card.count());
    data.put("colours", card.colours().stream().sorted().map(DealBox::word).toList());
    return data;
  }

  private static String word(Enum<?> constant) {
    return Records.lower(constant.name());
  }
}
