package croupier.app.seat;

import croupier.app.Waits;
import croupier.bots.Thinking;
import croupier.hal.Clock;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;

/** Where the bots of a table think, and for how long. */
public final class Thinker {
  private final Executor thread;
  private final Thinking patience;
  private final Consumer<Thought<?>> givesUp;

  private Thinker(Executor thread, Thinking patience, Consumer<Thought<?>> givesUp) {
    this.thread = thread;
    this.patience = patience;
    this.givesUp = givesUp;
  }

  /** On a thread of their own, which is there only while they play; the table never waits. */
  public static Thinker apart() {
    return apart(Clock.system());
  }

  static Thinker apart(Clock clock) {
    ThoughtThread thread = new ThoughtThread();
    return new Thinker(
        thread, Thinking.time(Waits.THOUGHT.toNanos(), clock::nanos), thread::giveUp);
  }

  /** On the table's own thread, so many trials: the same at every time and on every machine. */
  public static Thinker atOnce(long trials) {
    return on(Runnable::run, trials);
  }

  /** On a thread of somebody's choice, so many trials. */
  public static Thinker on(Executor thread, long trials) {
    return new Thinker(thread, Thinking.trials(trials), thought -> thought.cancel(false));
  }

  /** Begins a thought; it may never come to an end. */
  public <T> Thought<T> begin(Function<Thinking, T> thought) {
    Thought<T> begun = new Thought<>(() -> thought.apply(patience));
    thread.execute(begun);
    return begun;
  }

  /** Nobody waits for a thought any more; if it never ends, that concerns no other one. */
  void giveUp(Thought<?> thought) {
    givesUp.accept(thought);
  }
}
