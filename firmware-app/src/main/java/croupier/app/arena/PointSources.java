package croupier.app.arena;

import croupier.engine.DataFile;
import croupier.engine.Event;
import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where points come from in a game, by the events that tell of them. It lies beside the game's
 * class as data: {@code rent = paid amount from -> to when cause rent} gives what was paid to one
 * seat and takes it from the other. A game without that file is told nothing of.
 */
final class PointSources {
  /**
   * A way in which points come and go.
   *
   * @param amount how many, or the component of the event that says so
   * @param giver the component with the seat that loses them; empty when there is none
   * @param taker the same for who gets them
   * @param where the component that must say {@code what}; empty when each such event counts
   */
  private record Way(
      int source,
      String event,
      String amount,
      String giver,
      String taker,
      String where,
      String what) {}

  private final List<String> names;
  private final List<Way> ways;

  private PointSources(List<String> names, List<Way> ways) {
    this.names = names;
    this.ways = ways;
  }

  static Optional<PointSources> of(Game game) {
    String name = game.id() + "-points.properties";
    Class<?> beside = game.getClass();
    if (beside.getResource(name) == null) {
      return Optional.empty();
    }
    DataFile file = DataFile.of(beside, name);
    List<String> names = List.of(file.words("sources"));
    List<Way> ways = new ArrayList<>();
    for (int source = 0; source < names.size(); source++) {
      for (String way : file.text(names.get(source)).split("\\s*;\\s*")) {
        ways.add(way(source, way.split("\\s+"), file, names.get(source)));
      }
    }
    file.checkAllRead();
    return Optional.of(new PointSources(names, ways));
  }

  /** {@code event amount giver -> taker [when component value]}, with {@code -} for nobody. */
  private static Way way(int source, String[] words, DataFile file, String key) {
    file.check(
        (words.length == 5 || words.length == 8 && words[5].equals("when"))
            && words[3].equals("->"),
        key,
        "is no event with its amount and seats");
    boolean when = words.length == 8;
    return new Way(
        source,
        words[0],
        words[1],
        seat(words[2]),
        seat(words[4]),
        when ? words[6] : "",
        when ? words[7] : "");
  }

  private static String seat(String word) {
    return word.equals("-") ? "" : word;
  }

  /** What the sources are called, in order. */
  List<String> names() {
    return names;
  }

  Account account(int seats) {
    return new Account(seats);
  }

  /** What came of each source to each seat in one game. */
  final class Account {
    private final int[][] amounts;

    private Account(int seats) {
      amounts = new int[seats][names.size()];
    }

    void note(Event event) {
      String type = Records.typeOf(event.getClass());
      for (Way way : ways) {
        if (way.event().equals(type)) {
          note(way, Records.write((Record) event));
        }
      }
    }

    private void note(Way way, Map<String, Object> event) {
      if (!way.where().isEmpty() && !way.what().equals(event.get(way.where()))) {
        return;
      }
      Fields fields = Fields.of("", event);
      int amount =
          Character.isDigit(way.amount().charAt(0))
              ? Integer.parseInt(way.amount())
              : fields.number(way.amount(), Integer.MIN_VALUE, Integer.MAX_VALUE);
      add(way, way.giver(), fields, -amount);
      add(way, way.taker(), fields, amount);
    }

    private void add(Way way, String component, Fields fields, int amount) {
      if (!component.isEmpty()) {
        int seat = fields.number(component, -1, amounts.length - 1);
        if (seat >= 0) {
          amounts[seat][way.source()] += amount;
        }
      }
    }

    List<List<Integer>> amounts() {
      return Arrays.stream(amounts).map(seat -> Arrays.stream(seat).boxed().toList()).toList();
    }
  }
}
