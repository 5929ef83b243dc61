package croupier.app.table.face.plain;

import croupier.app.words.Message;
import croupier.engine.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How a game stands, read from what somebody may know of it. A list with an entry for each seat
 * tells something of each player; what is deeper than that is left to the pages.
 */
final class Facts {
  /** What everybody knows since the game began. */
  private static final Set<String> NO_NEWS = Set.of("game", "options", "seats", "format");

  private final PlainWords words;
  private final List<List<Message>> ofSeats = new ArrayList<>();
  private final List<Message> ofTable = new ArrayList<>();

  /**
   * @param viewer a seat, or {@link Position#TABLE}
   */
  Facts(Position position, int viewer, PlainWords words) {
    this.words = words;
    int seats = position.seats();
    Set<String> perSeat = perSeat(position);
    for (int seat = 0; seat < seats; seat++) {
      ofSeats.add(new ArrayList<>());
    }
    position
        .view(viewer)
        .forEach(
            (what, value) -> {
              if (perSeat.contains(what) && value instanceof List<?> list && list.size() == seats) {
                for (int seat = 0; seat < seats; seat++) {
                  add(ofSeats.get(seat), what, list.get(seat));
                }
              } else if (!NO_NEWS.contains(what)) {
                add(ofTable, what, value);
              }
            });
  }

  /**
   * What is told of every seat is so from the beginning; another list may have as many entries by
   * chance.
   */
  private static Set<String> perSeat(Position position) {
    Set<String> perSeat = new HashSet<>();
    position
        .game()
        .start(position.seats(), position.options())
        .view(Position.TABLE)
        .forEach(
            (what, value) -> {
              if (value instanceof List<?> list && list.size() == position.seats()) {
                perSeat.add(what);
              }
            });
    return perSeat;
  }

  private void add(List<Message> facts, String what, Object value) {
    switch (value) {
      case null -> {}
      case Boolean is -> {
        if (is) {
          facts.add(words.fact(what, is));
        }
      }
      case Map<?, ?> inner ->
          inner.forEach(
              (key, one) -> {
                if (!(one instanceof Map)) {
                  add(facts, String.valueOf(key), one);
                }
              });
      default -> {
        if (isPlain(value)) {
          facts.add(words.fact(what, value));
        }
      }
    }
  }

  private static boolean isPlain(Object value) {
    return value instanceof List<?> list
        ? list.stream().allMatch(one -> one != null && !(one instanceof List) && isPlain(one))
        : value != null && !(value instanceof Map);
  }

  List<Message> of(int seat) {
    return ofSeats.get(seat);
  }

  List<Message> ofTable() {
    return ofTable;
  }
}
