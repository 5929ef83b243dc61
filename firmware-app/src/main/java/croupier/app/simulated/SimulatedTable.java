package croupier.app.simulated;

import croupier.app.live.SavedGames;
import croupier.app.loop.TableLoop;
import croupier.app.loop.TableQueue;
import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
import croupier.app.seat.Thinker;
import croupier.app.settings.Settings;
import croupier.app.table.Controller;
import croupier.app.web.Touch;
import croupier.hal.Clock;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SimulatedUnit;
import croupier.mock.SmartPlayers;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A table with a simulated unit, and perhaps people who play at it. Its time passes as fast as it
 * is asked for, or follows a real clock. Not for more than one thread.
 */
public final class SimulatedTable implements AutoCloseable {
  private final SimulatedUnit unit;
  private final VirtualTime time;
  private final Controller controller;
  private final TableLoop loop;
  private final SavedGames saved;
  private SmartPlayers players;
  private Consumer<UnitEvent> ears = _ -> {};

  /** In simulated time bots think at once, and the same on every machine. */
  public static final int TRIALS = 40;

  /** A table to which only people come, unless somebody asks for bots there. */
  public SimulatedTable(
      HardwareProfile profile, List<String> names, SavedGames saved, long noiseSeed) {
    this(
        profile,
        names,
        saved,
        noiseSeed,
        table -> new Holders(table, Thinker.atOnce(TRIALS), Map.of()));
  }

  /**
   * @param holders who can sit where no people do; they are given the thread of the table
   */
  public SimulatedTable(
      HardwareProfile profile,
      List<String> names,
      SavedGames saved,
      long noiseSeed,
      Function<TableThread, Holders> holders) {
    this(profile, names, saved, noiseSeed, holders, Settings.USUAL);
  }

  /**
   * @param settings what whoever runs the unit has written down
   */
  public SimulatedTable(
      HardwareProfile profile,
      List<String> names,
      SavedGames saved,
      long noiseSeed,
      Function<TableThread, Holders> holders,
      Settings settings) {
    unit = new SimulatedUnit(profile, noiseSeed, this::hear);
    time = new VirtualTime(unit);
    TableQueue queue = new TableQueue(unit.clock());
    controller =
        new Controller(profile, names, saved, unit.clock(), holders.apply(queue), settings);
    this.saved = saved;
    loop = new TableLoop(unit.unit(), controller, queue, time);
    saved.whileReading(loop::beat);
  }

  /**
   * The unit tells what hands do only while time passes, when the controller has long been made.
   */
  private void hear(UnitEvent event) {
    ears.accept(event);
    controller.handle(event);
  }

  /** Who is told of everything that the unit tells, before the table is. */
  public void hearWith(Consumer<UnitEvent> newEars) {
    ears = newEars;
  }

  public SimulatedUnit unit() {
    return unit;
  }

  public Controller controller() {
    return controller;
  }

  /** Its time. */
  public Clock clock() {
    return unit.clock();
  }

  /** Where its games are. */
  public SavedGames saved() {
    return saved;
  }

  /** The loop, for whoever lets it run or is told what it shows. */
  public TableLoop loop() {
    return loop;
  }

  public UnitPicture picture() {
    return controller.picture();
  }

  /** From now on these people play what the unit offers. */
  public void seat(SmartPlayers people) {
    players = people;
  }

  /** From now on the time of the table follows this clock. */
  public void follow(Clock clock) {
    follow(clock, 1);
  }

  /** The same, so many times as fast. */
  public void follow(Clock clock, int times) {
    time.follow(clock);
    pace(times * VirtualTime.USUAL);
  }

  /** From now on its time goes at so many percent of the clock that it follows; 0 stands still. */
  void pace(int percent) {
    time.pace(percent);
  }

  /** So much time passes as fast as it can. */
  void skip(long nanos) {
    time.skip(nanos);
  }

  /** A hand on a page; for any thread. */
  public void touch(Touch touch) {
    // A full queue means hundreds of touches within a blink; one more is nobody's intention.
    loop.queue().put(() -> apply(touch));
  }

  private void apply(Touch touch) {
    if (!unit.unit().profile().has(touch.control())) {
      return; // A page may name any control; this unit has no such part.
    }
    switch (touch.motion()) {
      case DOWN -> unit.press(touch.control());
      case UP -> unit.release(touch.control());
      case TURN -> unit.turn(touch.control(), touch.steps());
    }
  }

  /** Lets everything happen until then, in order. */
  public void advanceTo(long nanos) {
    while (time.now() < nanos) {
      step(nanos);
    }
  }

  /** Lets time pass to the next thing that concerns the table, at most until then. */
  public void step(long nanos) {
    try {
      loop.step(players == null ? nanos : Math.min(nanos, players.nextDue()));
    } catch (PinFault fault) {
      throw new IllegalStateException("simulated pins do not go away", fault);
    }
    if (players != null) {
      players.tick(time.now());
    }
  }

  @Override
  public void close() {
    loop.close();
  }
}
