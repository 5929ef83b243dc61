package croupier.app.evenings;

import croupier.app.words.Message;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Keeps the most of each kind. Of two that are as much it was the first, but all who did something
 * as often.
 */
public final class Feats {
  private final List<String> titles;
  private final Map<String, Feat> most = new HashMap<>();
  private final Map<String, Set<Integer>> equals = new HashMap<>();
  private final Map<String, long[]> counts = new HashMap<>();
  private final int seats;

  /**
   * @param titles of all kinds, those first that people like best to hear of
   */
  public Feats(int seats, String... titles) {
    this.seats = seats;
    this.titles = List.of(titles);
  }

  /** There was so much of something; nothing is nothing to tell of. */
  public void note(String title, long amount, Supplier<Message> told) {
    Feat known = most.get(title);
    if (amount > 0 && (known == null || amount > known.amount())) {
      most.put(title, new Feat(title, amount, told.get()));
    }
  }

  /**
   * There was so much of something that a seat did; others who did as much are told of as well.
   *
   * @param told says it of one seat, as {@code $who}
   */
  public void note(String title, long amount, int seat, IntFunction<Message> told) {
    long before = most.containsKey(title) ? most.get(title).amount() : 0;
    if (amount > before) {
      equals.remove(title);
    }
    if (amount > 0 && amount >= before) {
      Set<Integer> all = equals.computeIfAbsent(title, _ -> new TreeSet<>());
      all.add(seat);
      most.put(title, new Feat(title, amount, sentences(all.stream().map(told::apply).toList())));
    }
  }

  private static Message sentences(List<Message> all) {
    return all.size() == 1 ? all.getFirst() : Message.sentences(all);
  }

  /**
   * Something happened once more to a seat, or it did it once more.
   *
   * @param told says how often, as {@code $count}, and whom, as {@code $who}
   */
  public void count(String title, int seat, String told) {
    long[] ofSeats = counts.computeIfAbsent(title, _ -> new long[seats]);
    long count = ++ofSeats[seat];
    if (count == LongStream.of(ofSeats).max().orElseThrow()) {
      List<Message> all =
          IntStream.range(0, seats)
              .filter(each -> ofSeats[each] == count)
              .mapToObj(each -> Message.of(told).player("who", each).with("count", count))
              .toList();
      most.put(title, new Feat(title, count, sentences(all)));
    }
  }

  public List<Feat> all() {
    return titles.stream().map(most::get).filter(Objects::nonNull).toList();
  }
}
