package croupier.app.evenings;

import croupier.app.words.Message;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Keeps the most of each kind, and all whose doing it was: of equals nobody is left out. */
public final class Feats {
  private static final Comparator<List<Integer>> BY_SEATS =
      Comparator.<List<Integer>>comparingInt(List::getFirst).thenComparing(List::getLast);

  private final List<String> titles;
  private final Map<String, Most> most = new HashMap<>();
  private final Map<String, long[]> counts = new HashMap<>();
  private final int seats;

  /** As much as there was of something, and what is told of whom. */
  private record Most(long amount, Map<List<Integer>, Message> told) {}

  /**
   * @param titles of all kinds, those first that people like best to hear of
   */
  public Feats(int seats, String... titles) {
    this.seats = seats;
    this.titles = List.of(titles);
  }

  /**
   * There was so much of something; nothing is nothing to tell of. Of what the same did more than
   * once the first is told.
   *
   * @param who whose doing it was, or between whom
   */
  public void note(String title, long amount, List<Integer> who, Supplier<Message> told) {
    Most known = most.get(title);
    if (amount > 0 && (known == null || amount >= known.amount())) {
      if (known == null || amount > known.amount()) {
        known = new Most(amount, new TreeMap<>(BY_SEATS));
        most.put(title, known);
      }
      known.told().computeIfAbsent(who, _ -> told.get());
    }
  }

  /**
   * Something happened once more to a seat, or it did it once more.
   *
   * @param told says how often, as {@code $count}, and whom, as {@code $who}
   */
  public void count(String title, int seat, String told) {
    long count = ++counts.computeIfAbsent(title, _ -> new long[seats])[seat];
    note(
        title,
        count,
        List.of(seat),
        () -> Message.of(told).player("who", seat).with("count", count));
  }

  public List<Feat> all() {
    return titles.stream().filter(most::containsKey).map(this::feat).toList();
  }

  private Feat feat(String title) {
    List<Message> told = List.copyOf(most.get(title).told().values());
    return new Feat(
        title,
        most.get(title).amount(),
        told.size() == 1 ? told.getFirst() : Message.sentences(told));
  }
}
