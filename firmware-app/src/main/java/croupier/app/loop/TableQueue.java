package croupier.app.loop;

import croupier.app.Limits;
import croupier.app.seat.TableThread;
import croupier.hal.Clock;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;

/** What waits for a table: touches and answers that others brought, and what is due later. */
public final class TableQueue implements TableThread {
  private static final long NEVER = Long.MAX_VALUE;

  /**
   * @param number tells those apart that are due at the same moment: first come, first served
   */
  private record Due(long at, long number, Runnable what) implements Comparable<Due> {
    @Override
    public int compareTo(Due other) {
      int byTime = Long.compare(at, other.at);
      return byTime == 0 ? Long.compare(number, other.number) : byTime;
    }
  }

  private final Clock clock;
  private final Queue<Runnable> brought = new ArrayBlockingQueue<>(Limits.QUEUE);
  private final PriorityQueue<Due> later = new PriorityQueue<>();
  private volatile Runnable wake = () -> {};
  private long numbers;

  public TableQueue(Clock clock) {
    this.clock = clock;
  }

  /** Who is to be woken when something is brought. */
  void wakes(Runnable waiting) {
    wake = waiting;
  }

  @Override
  public boolean put(Runnable what) {
    boolean taken = brought.offer(what);
    wake.run();
    return taken;
  }

  @Override
  public void after(long nanos, Runnable what) {
    later.add(new Due(clock.nanos() + nanos, numbers++, what));
  }

  /** How much waits, brought or for its time. */
  public int waiting() {
    return brought.size() + later.size();
  }

  /** When something is due, apart from what was brought. */
  long nextDue() {
    return later.isEmpty() ? NEVER : later.peek().at();
  }

  /** Lets happen what was brought until now. */
  void happen() {
    for (int left = brought.size(); left > 0; left--) {
      brought.remove().run();
    }
  }

  /** Lets happen what is due. */
  void tick(long now) {
    while (nextDue() <= now) {
      later.remove().what().run();
    }
  }
}
