package croupier.app.table;

import croupier.engine.Event;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Travel;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.Deck;
import croupier.engine.deal.Laid;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Every event that a game knows, with players of all names, every space and card, and the greatest
 * numbers: found in the declarations, so that a new event is never forgotten.
 */
final class EveryEvent {
  private static final List<String> SEATS =
      List.of(
          "seat",
          "owner",
          "payer",
          "debtor",
          "creditor",
          "target",
          "against",
          "roller",
          "from",
          "to");

  private final int players;
  private final int spaces;
  private final List<Integer> deeds;
  private final int most;

  /**
   * @param deeds the spaces that can be owned
   * @param most the greatest number of money, points or cards
   */
  EveryEvent(int players, int spaces, List<Integer> deeds, int most) {
    this.players = players;
    this.spaces = spaces;
    this.deeds = deeds;
    this.most = most;
  }

  /** All events of a sealed kind. */
  List<Event> of(Class<?> kind) throws ReflectiveOperationException {
    List<Event> events = new ArrayList<>();
    for (Class<?> event : kind.getPermittedSubclasses()) {
      add(events, event, event, new ArrayList<>());
    }
    return events;
  }

  /**
   * @param made what is made of it: the event, or a record that is a part of it
   */
  @SuppressWarnings("unchecked")
  private <T> void add(List<T> all, Class<?> event, Class<?> made, List<Object> begun)
      throws ReflectiveOperationException {
    RecordComponent[] components = made.getRecordComponents();
    if (begun.size() < components.length) {
      RecordComponent next = components[begun.size()];
      List<?> values =
          next.getType() == String.class
              ? cards((Deck) begun.getLast())
              : values(event, next.getName(), next.getGenericType());
      for (Object value : values) {
        begun.addLast(value);
        add(all, event, made, begun);
        begun.removeLast();
      }
      return;
    }
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    var constructor = made.getDeclaredConstructor(types);
    constructor.setAccessible(true);
    all.add((T) constructor.newInstance(begun.toArray()));
  }

  private static List<String> cards(Deck deck) {
    return Travel.GAME.cards(deck).stream().map(Card::id).toList();
  }

  private List<?> values(Class<?> event, String name, Type type)
      throws ReflectiveOperationException {
    if (type == int.class) {
      return numbers(event, name);
    }
    if (type == boolean.class) {
      return List.of(true, false);
    }
    if (type instanceof ParameterizedType list) {
      Class<?> each = (Class<?>) list.getActualTypeArguments()[0];
      return each == Integer.class ? List.of(some(name)) : List.of(several(event, each));
    }
    Class<?> one = (Class<?>) type;
    if (one.isRecord()) {
      List<Object> parts = new ArrayList<>();
      add(parts, event, one, new ArrayList<>());
      return parts;
    }
    return one == Laid.class ? laid(event, name) : List.of(one.getEnumConstants());
  }

  private List<Integer> numbers(Class<?> event, String name) {
    String said = event.getSimpleName();
    boolean walks = said.equals("Moved") || said.equals("SentToJail");
    if (walks && (name.equals("from") || name.equals("to"))) {
      return name.equals("from") ? List.of(0) : IntStream.range(0, spaces).boxed().toList();
    }
    if (SEATS.contains(name) && !said.equals("MarkerMoved") || name.equals("seat")) {
      boolean bank =
          ClassicEvent.class.isAssignableFrom(event)
              && List.of("from", "to", "creditor").contains(name);
      return bank ? List.of(0, players - 1, ClassicEvent.BANK) : List.of(0, players - 1);
    }
    return switch (name) {
      case "deed", "site" -> deeds;
      case "buildings" -> List.of(0, 1, 4, 5);
      case "doublers" -> List.of(0, 1, 2);
      case "set", "square", "houses" -> List.of(0, 3);
      case "rollsLeft" -> List.of(2);
      default -> List.of(1, most);
    };
  }

  private List<Integer> some(String name) {
    return switch (name) {
      case "dice" -> Collections.nCopies(players, 6);
      case "counts" -> Collections.nCopies(players, 3);
      case "seats", "asked", "targets", "winners" -> IntStream.range(0, players).boxed().toList();
      default -> deeds.stream().limit(3).toList();
    };
  }

  private List<?> several(Class<?> event, Class<?> each) {
    List<?> all = each == Laid.class ? laid(event, "card") : List.of(each.getEnumConstants());
    boolean oneEach = event.getSimpleName().equals("ClaimsShown");
    return oneEach ? all.subList(0, players) : all.subList(0, 2);
  }

  /** Every card as it can lie; buildings where there are buildings. */
  private static List<Laid> laid(Class<?> event, String name) {
    boolean buildings = name.equals("building") || event.getSimpleName().equals("BuildingMoved");
    return Stream.of(Laid.values()).filter(laid -> laid.isBuilding() == buildings).toList();
  }
}
