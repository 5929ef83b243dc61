package croupier.app.table.face;

import croupier.app.table.lcd.Lines;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A game told to people, in whole sentences: who decided what, what chance answered, and what came
 * of it. Players are called by their names, things as at the table.
 */
public abstract class Telling {
  private final List<String> names;

  protected Telling(List<String> names) {
    this.names = names;
  }

  /** What a seat decided. */
  public abstract String decided(int seat, Action action);

  /** What chance answered, as what follows "Chance: ". */
  public abstract String answered(Outcome outcome);

  public abstract String happened(Event event);

  protected final String name(int seat) {
    return names.get(seat);
  }

  protected final String names(List<Integer> seats) {
    return all(seats.stream().map(this::name).toList());
  }

  /** Those who won, or share it. */
  protected final String won(List<Integer> winners) {
    return names(winners) + (winners.size() == 1 ? " wins." : " draw.");
  }

  /** As people list things: a, b and c. */
  public static String all(List<String> things) {
    int last = things.size() - 1;
    return last < 1
        ? String.join("", things)
        : String.join(", ", things.subList(0, last)) + " and " + things.get(last);
  }

  protected static String numbers(List<Integer> numbers) {
    return all(numbers.stream().map(String::valueOf).toList());
  }

  /** What each of these seats did, got or has: Ann 3, Bo 1. */
  protected final String each(List<Integer> seats, List<String> things) {
    StringBuilder each = new StringBuilder();
    for (int i = 0; i < seats.size(); i++) {
      each.append(i == 0 ? "" : ", ").append(name(seats.get(i))).append(' ').append(things.get(i));
    }
    return each.toString();
  }

  protected static List<String> texts(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).toList();
  }

  /** Colours and faces are called as they are written. */
  public static String plain(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  public static String plain(List<? extends Enum<?>> constants) {
    return constants.stream().map(Telling::plain).collect(Collectors.joining(", "));
  }

  /** A thing of this colour. */
  protected static String one(Enum<?> colour, String thing) {
    String words = plain(colour);
    return ("aeiou".indexOf(words.charAt(0)) < 0 ? "a " : "an ") + words + " " + thing;
  }

  public static String counted(int count, String one) {
    return count == 1 ? "1 " + one : Lines.money(count) + " " + one + "s";
  }
}
