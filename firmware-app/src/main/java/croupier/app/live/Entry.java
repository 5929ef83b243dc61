package croupier.app.live;

import croupier.engine.Action;
import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Outcome;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One line of a record between its header and its result. */
public sealed interface Entry {
  /** The field with what was asked of chance. */
  String ASKED = "asked";

  /** A seat decided. */
  record Act(int seat, Action action) implements Entry {}

  /**
   * Chance answered.
   *
   * @param asked what was asked
   * @param byHand whether people made the outcome (a race of buttons, typed dice) and not the seed
   */
  record Chance(Asked asked, Outcome outcome, boolean byHand) implements Entry {}

  /** A seat took its last decision back, as long as nothing and nobody had answered it. */
  record TakeBack(int seat) implements Entry {}

  static Entry act(int seat, Action action) {
    return new Act(seat, action);
  }

  static Entry takeBack(int seat) {
    return new TakeBack(seat);
  }

  static Entry seeded(Asked asked, Outcome outcome) {
    return new Chance(asked, outcome, false);
  }

  static Entry byHand(Asked asked, Outcome outcome) {
    return new Chance(asked, outcome, true);
  }

  default Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    switch (this) {
      case Act(int seat, Action action) -> {
        data.put("seat", (long) seat);
        data.put("action", Records.write((Record) action));
      }
      case TakeBack(int seat) -> {
        data.put("seat", (long) seat);
        data.put("take_back", true);
      }
      case Chance(Asked asked, Outcome outcome, boolean byHand) -> {
        data.put(ASKED, asked.data());
        data.put("outcome", Records.write((Record) outcome));
        data.put("by", byHand ? "hand" : "seed");
      }
    }
    return data;
  }

  static Entry of(Game game, Map<String, ?> data) {
    Fields fields = Fields.of("", data);
    if (fields.has("action")) {
      fields.only(List.of("n", "seat", "action"));
      return new Act(
          fields.number("seat", 0, 99), Records.read(game.actions(), fields.map("action")));
    }
    if (fields.has("take_back")) {
      fields.only(List.of("n", "seat", "take_back"));
      if (!fields.flag("take_back")) {
        throw Refusal.wrongData("take_back must be true.");
      }
      return new TakeBack(fields.number("seat", 0, 99));
    }
    fields.only(List.of("n", ASKED, "outcome", "by"));
    String by = fields.text("by");
    if (!by.equals("seed") && !by.equals("hand")) {
      throw Refusal.wrongData("by must be seed or hand.");
    }
    Asked asked = fields.has(ASKED) ? told(fields.map(ASKED)) : Asked.UNTOLD;
    return new Chance(
        asked, Records.read(game.outcomes(), fields.map("outcome")), by.equals("hand"));
  }

  private static Asked told(Map<String, ?> data) {
    Map<String, Object> asked = new LinkedHashMap<>(data);
    return () -> asked;
  }
}
