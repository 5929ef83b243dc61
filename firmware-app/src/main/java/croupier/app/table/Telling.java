package croupier.app.table;

import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.deal.DealPosition;
import croupier.engine.express.ExpressPosition;
import croupier.engine.go.GoPosition;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A game told to people, in whole sentences: who decided what, what chance answered, and what came
 * of it. Players are called by their names, things as at the table.
 */
public abstract class Telling {
  private final List<String> names;

  Telling(List<String> names) {
    this.names = names;
  }

  /**
   * @param position the game as it goes on while it is told
   */
  public static Telling of(List<String> names, Position position) {
    return switch (position) {
      case ExpressPosition _ -> new ExpressTelling(names);
      case GoPosition go -> new GoTelling(names, go);
      case DealPosition deal -> new DealTelling(names, deal);
      case ClassicPosition classic -> new ClassicTelling(names, classic);
      default -> throw new IllegalArgumentException("nobody tells " + position.game().id());
    };
  }

  /** What a seat decided. */
  public abstract String decided(int seat, Action action);

  /** What chance answered, as what follows "Chance: ". */
  public abstract String answered(Outcome outcome);

  public abstract String happened(Event event);

  final String name(int seat) {
    return names.get(seat);
  }

  final String names(List<Integer> seats) {
    return all(seats.stream().map(this::name).toList());
  }

  /** Those who won, or share it. */
  final String won(List<Integer> winners) {
    return names(winners) + (winners.size() == 1 ? " wins." : " draw.");
  }

  /** As people list things: a, b and c. */
  public static String all(List<String> things) {
    int last = things.size() - 1;
    return last < 1
        ? String.join("", things)
        : String.join(", ", things.subList(0, last)) + " and " + things.get(last);
  }

  static String numbers(List<Integer> numbers) {
    return all(numbers.stream().map(String::valueOf).toList());
  }

  /** What each of these seats did, got or has: Ann 3, Bo 1. */
  final String each(List<Integer> seats, List<String> things) {
    StringBuilder each = new StringBuilder();
    for (int i = 0; i < seats.size(); i++) {
      each.append(i == 0 ? "" : ", ").append(name(seats.get(i))).append(' ').append(things.get(i));
    }
    return each.toString();
  }

  static List<String> texts(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).toList();
  }

  /** Colours and faces are called as they are written. */
  static String plain(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static String plain(List<? extends Enum<?>> constants) {
    return constants.stream().map(Telling::plain).collect(Collectors.joining(", "));
  }

  /** A thing of this colour. */
  static String one(Enum<?> colour, String thing) {
    String words = plain(colour);
    return ("aeiou".indexOf(words.charAt(0)) < 0 ? "a " : "an ") + words + " " + thing;
  }

  static String counted(int count, String one) {
    return count == 1 ? "1 " + one : Lines.money(count) + " " + one + "s";
  }
}
