package croupier.app.table;

import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.app.simulated.disk.PowerCut;
import croupier.engine.Game;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Somebody who is told of games and makes mistakes: as bad as one in a rule, and as near to it. */
final class Clumsy implements Onlooker {
  private final CountDownLatch stuck = new CountDownLatch(1);
  private Runnable atBegin = () -> {};
  private Runnable atEach = () -> {};

  /** From now on stumbles when a game comes to the table. */
  Clumsy stumblesAtBegin() {
    atBegin = Clumsy::stumble;
    return this;
  }

  /** From now on stumbles over everything that happens. */
  Clumsy stumbles() {
    atEach = Clumsy::stumble;
    return this;
  }

  /** From now on goes on for ever when something happens, until the program ends. */
  Clumsy hangs() {
    atEach = this::hang;
    return this;
  }

  /** The same when a game comes to the table. */
  Clumsy hangsAtBegin() {
    atBegin = this::hang;
    return this;
  }

  void recovers() {
    atBegin = () -> {};
    atEach = () -> {};
  }

  void awaitHanging() throws InterruptedException {
    stuck.await();
  }

  private static void stumble() {
    throw new IllegalStateException("a planted mistake");
  }

  private void hang() {
    stuck.countDown();
    while (!Thread.currentThread().isInterrupted()) {
      Thread.onSpinWait();
    }
    throw new PowerCut();
  }

  @Override
  public void begins(Game game, List<String> names, int entries) {
    atBegin.run();
  }

  @Override
  public void happened(Happening happening) {
    atEach.run();
  }
}
