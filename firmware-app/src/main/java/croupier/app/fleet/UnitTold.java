package croupier.app.fleet;

import croupier.app.Limits;
import croupier.app.json.Json;
import croupier.engine.Fields;
import croupier.engine.Records;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a unit says of itself; docs/home.md has the words. Whoever is at the broker can say
 * anything: what is longer, larger or stranger than a unit would say is not believed.
 *
 * @param game its id; empty for none
 * @param faults the parts that do not behave
 */
record UnitTold(
    String state,
    String game,
    List<String> players,
    List<String> turn,
    int gamesToday,
    List<String> faults,
    boolean undervoltage,
    String group,
    String version) {
  static final UnitTold NOTHING =
      new UnitTold("", "", List.of(), List.of(), 0, List.of(), false, "", "");

  /** All that a unit can be doing. */
  static final Set<String> STATES = Set.of("idle", "menu", "playing", "paused", "show", "service");

  private static final int MOST_GAMES = 10_000;
  private static final int MOST_PARTS = 40;

  /** Thrown when no unit would say this. */
  static final class Unbelievable extends Exception {
    Unbelievable(String field) {
      super(field);
    }
  }

  /**
   * @throws croupier.engine.Refusal when something is missing or of the wrong kind
   */
  static UnitTold read(String payload) throws Json.Malformed, Unbelievable {
    Map<String, Object> data = Json.readObject(payload);
    Fields fields = Fields.of("", data);
    String state = fields.text("state");
    if (!STATES.contains(state)) {
      throw new Unbelievable("state");
    }
    return new UnitTold(
        state,
        fields.has("game") ? fit("game", fields.text("game")) : "",
        shorts("players", fields.texts("players"), Limits.SEATS),
        shorts("turn", fields.texts("turn"), Limits.SEATS),
        fields.number("games_today", 0, MOST_GAMES),
        shorts("faults", fields.texts("faults"), MOST_PARTS),
        fields.has("undervoltage") && fields.flag("undervoltage"),
        fit("group", fields.text("group")),
        fit("version", fields.text("version")));
  }

  /** Whether the settings of its group were taken; empty when it has said nothing about it. */
  static Optional<Boolean> readSettings(String payload) throws Json.Malformed {
    Fields fields = Fields.of("", Json.readObject(payload));
    return fields.flag("taken")
        ? Optional.of(true)
        : fields.texts("mistakes").isEmpty() ? Optional.empty() : Optional.of(false);
  }

  private static List<String> shorts(String field, List<String> texts, int most)
      throws Unbelievable {
    if (texts.size() > most) {
      throw new Unbelievable(field);
    }
    for (String text : texts) {
      fit(field, text);
    }
    return List.copyOf(texts);
  }

  private static String fit(String field, String text) throws Unbelievable {
    if (text.length() > Limits.FLEET_WORD || !text.codePoints().allMatch(Records::canBeShown)) {
      throw new Unbelievable(field);
    }
    return text;
  }
}
