package croupier.app.table.widget;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Something that one dial chooses step by step: a card, what it is used for, whom it aims at. A
 * step that leaves no choice is not asked.
 *
 * @param <L> what a step is called by
 * @param <T> what is chosen in the end
 */
public final class Steps<L, T> {
  /**
   * One way through all steps.
   *
   * @param labels what each step is called; ways that begin alike have their first steps in common
   * @param end what is chosen at the end; null when the way ends nowhere, and is there to be seen
   */
  public record Way<L, T>(List<L> labels, T end) {
    public Way {
      labels = List.copyOf(labels);
    }
  }

  private final List<Way<L, T>> ways;
  private final List<L> taken = new ArrayList<>();
  private int at;

  /** What follows from where the dial is, until it moves: a picture asks for it many times. */
  private List<L> offered;

  private List<Way<L, T>> ahead;

  /** Of ways that are called the same at every step, the first one is there. */
  public Steps(List<Way<L, T>> ways) {
    SequencedMap<List<L>, Way<L, T>> different = new LinkedHashMap<>();
    ways.forEach(way -> different.putIfAbsent(way.labels(), way));
    this.ways = List.copyOf(different.values());
  }

  public boolean isEmpty() {
    return ways.isEmpty();
  }

  /** What can be chosen at this step. */
  public List<L> offered() {
    if (offered == null) {
      offered =
          ways.stream()
              .filter(this::goesOn)
              .map(way -> way.labels().get(taken.size()))
              .distinct()
              .toList();
    }
    return offered;
  }

  /** Whether a way begins with what was taken, and has another step. */
  private boolean goesOn(Way<L, T> way) {
    return way.labels().size() > taken.size()
        && way.labels().subList(0, taken.size()).equals(taken);
  }

  /** The ways that go on with what the dial points at. */
  private List<Way<L, T>> ahead() {
    if (ahead == null) {
      L label = label();
      ahead =
          ways.stream()
              .filter(this::goesOn)
              .filter(way -> way.labels().get(taken.size()).equals(label))
              .toList();
    }
    return ahead;
  }

  private void pointAt(int place) {
    at = place;
    ahead = null;
  }

  private void step() {
    offered = null;
    pointAt(0);
  }

  public void turn(int steps) {
    if (!isEmpty()) {
      pointAt(Math.floorMod(at + steps, offered().size()));
    }
  }

  /** What the dial points at. */
  public L label() {
    return offered().get(at);
  }

  /** Where in the list, from 0. */
  public int at() {
    return at;
  }

  /** The same, as people count. */
  public String place() {
    return (at + 1) + "/" + offered().size();
  }

  /** What was chosen in the steps before, the last one; null at the first step. */
  public L before() {
    return taken.isEmpty() ? null : taken.getLast();
  }

  public boolean atTheStart() {
    return taken.isEmpty();
  }

  /** What the dial points at leads nowhere now. */
  public boolean deadEnd() {
    return ahead().stream().allMatch(way -> way.end() == null);
  }

  /** What {@link #take} would choose, when all there is to choose is chosen then; or null. */
  public T end() {
    List<Way<L, T>> ahead = ahead();
    return ahead.size() == 1 && ahead.getFirst().labels().size() <= taken.size() + 2
        ? ahead.getFirst().end()
        : null;
  }

  /** The step that is left and leaves no choice; null when there is none. */
  public L last() {
    return end() == null || ahead().getFirst().labels().size() == taken.size() + 1
        ? null
        : ahead().getFirst().labels().getLast();
  }

  /** Chooses what the dial points at: goes a step on, or gives the end; null while it goes on. */
  public T take() {
    T end = end();
    if (end == null && !deadEnd()) {
      do {
        taken.add(label());
        step();
      } while (offered().size() == 1 && end() == null);
    }
    return end;
  }

  /** One step back, to the last one that left a choice. */
  public void back() {
    while (!taken.isEmpty()) {
      L label = taken.removeLast();
      step();
      pointAt(offered().indexOf(label));
      if (offered().size() > 1) {
        return;
      }
    }
  }
}
