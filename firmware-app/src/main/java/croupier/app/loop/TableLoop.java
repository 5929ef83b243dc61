package croupier.app.loop;

import croupier.app.Limits;
import croupier.app.Waits;
import croupier.app.table.Controller;
import croupier.app.table.mode.WallPicture;
import croupier.hal.Clock;
import croupier.hal.GameUnit;
import croupier.hal.UnitPicture;
import croupier.hal.pins.PinFault;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table: a unit with its controller, on one thread. Whatever happens, happens here, one thing
 * after another: hands at the unit, what others bring through the {@link TableQueue}, and what is
 * due. The real unit and the simulated one differ only in the {@link TableTime} that they wait on.
 */
public final class TableLoop implements AutoCloseable {
  private static final long LONGEST_REST = Clock.SECOND;
  private static final Logger LOG = LoggerFactory.getLogger("croupier.table");

  private final GameUnit unit;
  private final Controller controller;
  private final TableQueue queue;
  private final TableTime time;
  private final List<Consumer<UnitPicture>> screens = new ArrayList<>();
  private final List<Consumer<Optional<WallPicture>>> walls = new ArrayList<>();
  private final List<Consumer<String>> modes = new ArrayList<>();
  private final List<LongConsumer> delays = new ArrayList<>();
  private final List<LongConsumer> heartbeats = new ArrayList<>();
  private final CountDownLatch ended = new CountDownLatch(1);
  private UnitPicture shown;
  private WallPicture hung;

  /** Whether the wall has been told anything: another unit may have left its board there. */
  private boolean hangs;

  private String mode = "";

  /** How many mistakes have reached the loop, each soon after the one before. */
  private int mistakes;

  private long lastMistake;
  private volatile boolean running = true;

  public TableLoop(GameUnit unit, Controller controller, TableQueue queue, TableTime time) {
    this.unit = unit;
    this.controller = controller;
    this.queue = queue;
    this.time = time;
    queue.wakes(time::wake);
    unit.show(controller.picture());
  }

  public Controller controller() {
    return controller;
  }

  public TableQueue queue() {
    return queue;
  }

  // --- who is told

  /** One more who is given each picture, once. */
  public void showOn(Consumer<UnitPicture> screen) {
    screens.add(screen);
  }

  /**
   * One more who is given what hangs on the wall: each board of a game once, or that none is on.
   */
  public void showOnWall(Consumer<Optional<WallPicture>> screen) {
    walls.add(screen);
  }

  /** One more who is told the name of each mode that begins. */
  public void tellModes(Consumer<String> listener) {
    modes.add(listener);
  }

  /** One more who is told each time how late the loop came to what it waited for. */
  public void tellDelays(LongConsumer listener) {
    delays.add(listener);
  }

  /** One more who is told, at least once a second, that the loop turns. */
  public void tellBeats(LongConsumer listener) {
    heartbeats.add(listener);
  }

  /** A sign of life; the loop gives it, and whatever makes the loop wait for long. */
  public void beat() {
    long now = time.now();
    heartbeats.forEach(listener -> listener.accept(now));
  }

  // --- turning

  /** When something will happen by itself, apart from what the unit is doing. */
  public long nextDue() {
    return Math.min(controller.nextDue(), queue.nextDue());
  }

  /**
   * Waits for the next thing that concerns the table, at most until then, and lets it happen.
   *
   * @throws PinFault when the pins are gone
   */
  public void step(long until) throws PinFault {
    try {
      turn(until);
    } catch (RuntimeException | StackOverflowError mistake) {
      forgive(mistake);
    }
  }

  private void turn(long until) throws PinFault {
    long due = Math.min(until, nextDue());
    if (time.passTo(due)) {
      queue.happen();
    }
    long now = time.now();
    if (!delays.isEmpty()) {
      delays.forEach(listener -> listener.accept(Math.max(0, now - due)));
    }
    queue.tick(now);
    controller.tick(now);
    show();
  }

  /** A mistake ends what was going on, and not the unit; unless nothing else happens any more. */
  private void forgive(Throwable mistake) {
    long now = time.now();
    mistakes = now - lastMistake < Waits.CALM.toNanos() ? mistakes + 1 : 1;
    lastMistake = now;
    if (mistakes > Limits.MISTAKES) {
      throw new IllegalStateException("one mistake comes after the other", mistake);
    }
    controller.stumbled(mistake);
  }

  /** Whoever stumbles over what is shown, stumbles alone: the game is none of theirs. */
  private static void tell(Runnable listener) {
    try {
      listener.run();
    } catch (RuntimeException mistake) {
      LOG.error("Somebody is not told by a mistake of the program; please report it.", mistake);
    }
  }

  /**
   * Runs until {@link #stop}, or for so long.
   *
   * @throws PinFault when the pins are gone
   */
  public void run(long nanos) throws PinFault {
    long end = time.now() + nanos;
    try {
      show();
      while (running && !Thread.currentThread().isInterrupted() && time.now() < end) {
        step(Math.min(end, time.now() + LONGEST_REST));
        beat();
      }
    } finally {
      ended.countDown();
    }
  }

  /** Shows what the controller has drawn. */
  public void show() {
    UnitPicture picture = controller.picture();
    if (unit.picture() != picture) {
      unit.show(picture);
    }
    if (shown != picture) {
      shown = picture;
      screens.forEach(screen -> tell(() -> screen.accept(picture)));
    }
    if (!walls.isEmpty()) {
      showOnWalls(controller.wall());
    }
    if (!modes.isEmpty() && !controller.mode().equals(mode)) {
      mode = controller.mode();
      modes.forEach(listener -> tell(() -> listener.accept(mode)));
    }
  }

  private void showOnWalls(Optional<WallPicture> wall) {
    if (!hangs || wall.orElse(null) != hung) {
      hangs = true;
      hung = wall.orElse(null);
      walls.forEach(screen -> tell(() -> screen.accept(wall)));
    }
  }

  /** Ends {@link #run}; for any thread. */
  public void stop() {
    running = false;
    time.wake();
  }

  /**
   * Ends {@link #run} and waits until it has, so long; what is under way is on the disk already.
   */
  public void stopAndWait(Duration patience) {
    stop();
    try {
      ended.await(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The game is let go of, to be resumed; the lights go out, and the lines are given back. */
  @Override
  public void close() {
    try {
      controller.close();
    } finally {
      unit.close();
    }
  }
}
