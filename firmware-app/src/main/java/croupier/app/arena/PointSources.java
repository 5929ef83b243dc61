package croupier.app.arena;

import croupier.engine.DataFile;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Records;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Where points come from in a game, by the events that tell of them. It lies beside the game's
 * class as data: {@code rent = paid amount from -> to when cause rent} gives what was paid to one
 * seat and takes it from the other. A game without that file is told nothing of.
 */
final class PointSources {
  /** Nobody loses, or nobody gets, what a way says. */
  private static final String NOBODY = "-";

  private final List<String> names;
  private final Map<Class<?>, List<Way>> ways = new HashMap<>();

  /**
   * A way in which points come and go with an event.
   *
   * @param giver the seat that loses them; below 0 when there is none
   * @param taker the seat that gets them; likewise
   */
  private record Way(
      int source,
      ToIntFunction<Event> amount,
      ToIntFunction<Event> giver,
      ToIntFunction<Event> taker) {}

  private PointSources(Game game, DataFile file) {
    names = List.of(file.words("sources"));
    for (int source = 0; source < names.size(); source++) {
      String key = names.get(source);
      for (String way : file.text(key).split("\\s*;\\s*")) {
        add(game, file, key, source, way.split("\\s+"));
      }
    }
    file.checkAllRead();
  }

  static Optional<PointSources> of(Game game) {
    String name = game.id() + "-points.properties";
    Class<?> beside = game.getClass();
    return beside.getResource(name) == null
        ? Optional.empty()
        : Optional.of(new PointSources(game, DataFile.of(beside, name)));
  }

  /** {@code event amount giver -> taker [when component value]}. */
  private void add(Game game, DataFile file, String key, int source, String[] words) {
    boolean when = words.length == 8 && words[5].equals("when");
    file.check(
        (words.length == 5 || when) && words[3].equals("->"),
        key,
        "is no event with its amount and seats");
    Class<?> kind =
        Arrays.stream(game.events().getPermittedSubclasses())
            .filter(each -> Records.typeOf(each).equals(words[0]))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(key + ": no event " + words[0]));
    ToIntFunction<Event> all =
        Character.isDigit(words[1].charAt(0))
            ? constantly(Integer.parseInt(words[1]))
            : number(kind, words[1]);
    ToIntFunction<Event> amount = when ? where(kind, words[6], words[7], all) : all;
    ways.computeIfAbsent(kind, _ -> new ArrayList<>())
        .add(new Way(source, amount, seat(kind, words[2]), seat(kind, words[4])));
  }

  private static ToIntFunction<Event> constantly(int number) {
    return _ -> number;
  }

  private static ToIntFunction<Event> seat(Class<?> kind, String component) {
    return component.equals(NOBODY) ? constantly(-1) : number(kind, component);
  }

  private static ToIntFunction<Event> number(Class<?> kind, String component) {
    Method accessor = accessor(kind, component);
    return event -> (Integer) value(accessor, event);
  }

  /** Nothing, where the component says something else. */
  private static ToIntFunction<Event> where(
      Class<?> kind, String component, String wanted, ToIntFunction<Event> amount) {
    Method accessor = accessor(kind, component);
    String constant = wanted.toUpperCase(Locale.ROOT);
    return event ->
        value(accessor, event).toString().equals(constant) ? amount.applyAsInt(event) : 0;
  }

  private static Method accessor(Class<?> kind, String component) {
    return Arrays.stream(kind.getRecordComponents())
        .filter(each -> each.getName().equals(component))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(kind + " has no " + component))
        .getAccessor();
  }

  private static Object value(Method accessor, Event event) {
    try {
      return accessor.invoke(event);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("records of the engine are public", e);
    }
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
      for (Way way : ways.getOrDefault(event.getClass(), List.of())) {
        int amount = way.amount().applyAsInt(event);
        add(way, way.giver().applyAsInt(event), -amount);
        add(way, way.taker().applyAsInt(event), amount);
      }
    }

    private void add(Way way, int seat, int amount) {
      if (seat >= 0) {
        amounts[seat][way.source()] += amount;
      }
    }

    List<List<Integer>> amounts() {
      return Arrays.stream(amounts).map(seat -> Arrays.stream(seat).boxed().toList()).toList();
    }
  }
}
