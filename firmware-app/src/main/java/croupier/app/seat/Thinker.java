package croupier.app.seat;

import croupier.app.Waits;
import croupier.bots.Thinking;
import croupier.hal.Clock;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Where the bots of a table think, and for how long. */
public final class Thinker {
  private static final int IDLE_SECONDS = 10;

  private final Executor thread;
  private final Thinking patience;

  private Thinker(Executor thread, Thinking patience) {
    this.thread = thread;
    this.patience = patience;
  }

  /** On a thread of their own, which is there only while they play; the table never waits. */
  public static Thinker apart() {
    ThreadPoolExecutor thread =
        new ThreadPoolExecutor(
            1, 1, IDLE_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), Thinker::thread);
    thread.allowCoreThreadTimeOut(true);
    return new Thinker(thread, Thinking.time(Waits.THOUGHT.toNanos(), Clock.system()::nanos));
  }

  private static Thread thread(Runnable work) {
    return Thread.ofPlatform().name("bots").daemon().priority(Thread.MIN_PRIORITY).unstarted(work);
  }

  /** On the table's own thread, so many trials: the same at every time and on every machine. */
  public static Thinker atOnce(long trials) {
    return on(Runnable::run, trials);
  }

  /** On a thread of somebody's choice, so many trials. */
  public static Thinker on(Executor thread, long trials) {
    return new Thinker(thread, Thinking.trials(trials));
  }

  /** Begins a thought; it may never come to an end. */
  public <T> FutureTask<T> begin(Function<Thinking, T> thought) {
    Callable<T> whole = () -> thought.apply(patience);
    FutureTask<T> begun = new FutureTask<>(whole);
    thread.execute(begun);
    return begun;
  }
}
