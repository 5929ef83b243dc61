package croupier.app.mqtt;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.SequencedSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * What waits to be told to a broker. Whoever puts something in never waits: of what is kept there
 * only the newest counts, and of what happens the oldest goes when there is too much.
 */
final class Outbox {
  /** Something to be told; its bytes are made by the thread that sends them. */
  record Letter(String topic, Supplier<byte[]> payload, boolean retained) {}

  private final int most;
  private final Map<String, Letter> kept = new LinkedHashMap<>();
  private final SequencedSet<String> changed = new LinkedHashSet<>();
  private final Deque<Letter> happened = new ArrayDeque<>();
  private boolean over;

  /**
   * @param most things that happened and are not told yet
   */
  Outbox(int most) {
    this.most = most;
  }

  synchronized void keep(String topic, Supplier<byte[]> payload) {
    kept.put(topic, new Letter(topic, payload, true));
    changed.add(topic);
    notifyAll();
  }

  synchronized void tell(String topic, Supplier<byte[]> payload) {
    if (happened.size() == most) {
      happened.removeFirst();
    }
    happened.add(new Letter(topic, payload, false));
    notifyAll();
  }

  /** A new line: whatever is kept there is told again, for the broker may have forgotten it. */
  synchronized void startOver() {
    changed.addAll(kept.keySet());
  }

  /** Nothing more comes; what is here may still be told. */
  synchronized void end() {
    over = true;
    notifyAll();
  }

  synchronized boolean isOver() {
    return over;
  }

  synchronized void wake() {
    notifyAll();
  }

  /** What is told next: what is kept before what happened; null when nothing waits. */
  synchronized Letter next() {
    if (!changed.isEmpty()) {
      return kept.get(changed.removeFirst());
    }
    return happened.pollFirst();
  }

  /** Waits until something is to be told or {@link #wake} is called, for so long at most. */
  synchronized void await(long nanos) throws InterruptedException {
    if (nanos > 0 && !over && changed.isEmpty() && happened.isEmpty()) {
      TimeUnit.NANOSECONDS.timedWait(this, nanos);
    }
  }

  /** Waits until it is over, for so long at most. */
  synchronized void awaitEnd(long nanos) throws InterruptedException {
    if (nanos > 0 && !over) {
      TimeUnit.NANOSECONDS.timedWait(this, nanos);
    }
  }
}
