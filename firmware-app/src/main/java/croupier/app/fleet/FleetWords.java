package croupier.app.fleet;

import croupier.app.words.Message;
import croupier.app.words.Words;
import java.util.List;
import java.util.stream.Stream;

/** A fleet in words: what stands in the cells of its table, and above it. */
final class FleetWords {
  private final Words words;

  FleetWords(Words words) {
    this.words = words;
  }

  String say(String name) {
    return words.say(name);
  }

  String trouble(String why) {
    return words.say(Message.of("fleet.trouble").with("why", why));
  }

  /** Of all units together. */
  String summary(List<FleetUnit> units) {
    return words.say(
        Message.of("fleet.summary")
            .with("units", units.size())
            .with("playing", units.stream().filter(FleetUnit::plays).count())
            .with("broken", units.stream().filter(FleetUnit::hasFaults).count())
            .with("gone", units.stream().filter(unit -> !unit.there()).count())
            .with("games", units.stream().mapToLong(unit -> unit.told().gamesToday()).sum()));
  }

  List<String> headings() {
    return Stream.of("unit", "state", "game", "players", "today", "faults", "version", "settings")
        .map(column -> words.say("fleet.column-" + column))
        .toList();
  }

  List<String> cells(FleetUnit unit) {
    UnitTold told = unit.there() ? unit.told() : UnitTold.NOTHING;
    return List.of(
        unit.id(),
        words.say("fleet.state-" + unit.state()),
        told.game(),
        players(told),
        String.valueOf(unit.told().gamesToday()),
        faults(told),
        unit.told().version(),
        unit.taken().map(taken -> words.say(taken ? "fleet.taken" : "fleet.refused")).orElse(""));
  }

  /** Whose move it is has a mark. */
  private static String players(UnitTold told) {
    return String.join(
        ", ",
        told.players().stream()
            .map(name -> told.turn().contains(name) ? name + "*" : name)
            .toList());
  }

  private String faults(UnitTold told) {
    Stream<String> voltage =
        told.undervoltage() ? Stream.of(words.say("home.undervoltage")) : Stream.of();
    return String.join(", ", Stream.concat(told.faults().stream(), voltage).toList());
  }
}
