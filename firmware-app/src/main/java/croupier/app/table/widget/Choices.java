package croupier.app.table.widget;

import croupier.app.words.Message;
import java.util.List;
import java.util.function.Predicate;

/** A list that a dial walks through, round and round. */
public final class Choices<T> {
  /** One thing to choose, and what it is called. */
  public record Choice<T>(Message label, T value) {}

  private final List<Choice<T>> list;
  private int at;

  public Choices(List<Choice<T>> list) {
    this.list = List.copyOf(list);
  }

  /** Things that are called something elsewhere. */
  public static <T> Choices<T> of(List<T> values) {
    return new Choices<>(values.stream().map(value -> new Choice<>(null, value)).toList());
  }

  public boolean isEmpty() {
    return list.isEmpty();
  }

  public int size() {
    return list.size();
  }

  public void turn(int steps) {
    if (!list.isEmpty()) {
      at = Math.floorMod(at + steps, list.size());
    }
  }

  /** Walks to the next one that fits; stays when there is none. */
  public void seek(Predicate<T> wanted) {
    seek(1, wanted);
  }

  /** The same, forward or with -1 back. */
  public void seek(int way, Predicate<T> wanted) {
    for (int step = 1; step <= list.size(); step++) {
      int next = Math.floorMod(at + way * step, list.size());
      if (wanted.test(list.get(next).value())) {
        at = next;
        return;
      }
    }
  }

  public boolean anyMatch(Predicate<T> wanted) {
    return list.stream().map(Choice::value).anyMatch(wanted);
  }

  public T value() {
    return list.get(at).value();
  }

  public Message label() {
    return list.get(at).label();
  }

  /** Where in the list, as people count. */
  public int number() {
    return at + 1;
  }

  /** The same, of how many. */
  public String place() {
    return number() + "/" + list.size();
  }
}
