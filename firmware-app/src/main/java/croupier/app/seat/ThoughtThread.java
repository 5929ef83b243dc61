package croupier.app.seat;

import croupier.app.Limits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A thread for the thoughts of bots, one after the other, which is there only while they play. One
 * that does not come to its end is given up with its thread, as nobody can end a thread of Java's
 * from outside; what waits behind it has another. A few can be given up at a time: each may be busy
 * for ever.
 */
final class ThoughtThread implements Executor {
  private static final Logger LOG = LoggerFactory.getLogger("croupier.seat");
  private static final int IDLE_SECONDS = 10;

  /** So much of where it is busy is told in one line. */
  private static final int TOLD_FRAMES = 8;

  private final List<Worker> givenUp = new ArrayList<>();
  private int number = 1;
  private Worker worker = new Worker(number);

  private static final class Worker extends ThreadPoolExecutor {
    private volatile Thread thread;
    private volatile Runnable present;

    Worker(int number) {
      super(
          1,
          1,
          IDLE_SECONDS,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          work ->
              Thread.ofPlatform()
                  .name("bots " + number)
                  .daemon()
                  .priority(Thread.MIN_PRIORITY)
                  .unstarted(work));
      allowCoreThreadTimeOut(true);
    }

    @Override
    protected void beforeExecute(Thread its, Runnable thought) {
      thread = its;
      present = thought;
    }

    @Override
    protected void afterExecute(Runnable thought, Throwable mistake) {
      present = null;
    }
  }

  @Override
  public synchronized void execute(Runnable thought) {
    worker.execute(thought);
  }

  /**
   * Nobody waits for a thought any more. If it still goes on, what waits behind it goes on without
   * it; unless too many do so already: then that waits until one of these comes to its end.
   */
  synchronized void giveUp(Thought<?> thought) {
    worker.remove(thought);
    thought.cancel(true);
    givenUp.removeIf(ThreadPoolExecutor::isTerminated);
    boolean isStuck = worker.present instanceof Thought<?> busy && busy.isCancelled();
    if (isStuck && givenUp.size() < Limits.THOUGHTS_GIVEN_UP) {
      tell(worker.thread);
      givenUp.add(worker);
      List<Runnable> waiting = worker.shutdownNow();
      number++;
      worker = new Worker(number);
      waiting.forEach(worker::execute);
    }
  }

  /** Where it is busy is a place in the program, and nothing that its seat knows. */
  private static void tell(Thread thread) {
    LOG.warn(
        "A bot does not come to an end, and {} is given up, please report it: {}",
        thread.getName(),
        Arrays.stream(thread.getStackTrace())
            .limit(TOLD_FRAMES)
            .map(StackTraceElement::toString)
            .collect(Collectors.joining(" < ")));
  }
}
