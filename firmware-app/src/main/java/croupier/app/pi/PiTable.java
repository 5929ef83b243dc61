package croupier.app.pi;

import croupier.app.live.SavedGames;
import croupier.app.table.Controller;
import croupier.hal.Clock;
import croupier.hal.GameUnit;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.WaitingPins;
import croupier.hal.profile.HardwareProfile;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/** A real unit with its controller, on one thread: it waits for hands, and for what is due. */
public final class PiTable implements AutoCloseable {
  private static final long LONGEST_REST = Clock.SECOND;

  private final WaitingPins pins;
  private final GameUnit unit;
  private final Controller controller;
  private final Clock clock;
  private Consumer<UnitPicture> screen = _ -> {};
  private Consumer<String> modes = _ -> {};
  private LongConsumer heartbeat = _ -> {};
  private UnitPicture shown;
  private String mode = "";
  private volatile boolean running = true;

  /**
   * Takes all lines of the unit.
   *
   * @throws PinFault when one cannot be had; then all are given back
   */
  public PiTable(
      HardwareProfile profile, WaitingPins pins, List<String> names, SavedGames saved, Clock clock)
      throws PinFault {
    this.pins = pins;
    this.clock = clock;
    unit = new GameUnit(profile, pins, clock, this::tell);
    controller = new Controller(profile, names, saved, clock);
    saved.whileReading(() -> heartbeat.accept(clock.nanos()));
    unit.show(controller.picture());
  }

  private void tell(UnitEvent event) {
    controller.handle(event);
  }

  /** Who shows on pages what the whole table may see, and what the unit has no part for. */
  public void showOn(Consumer<UnitPicture> newScreen) {
    screen = newScreen;
  }

  /** Who is told the name of each mode that begins. */
  public void tellModes(Consumer<String> listener) {
    modes = listener;
  }

  /** Who is told, at least once a second, that the loop turns or a long record is read. */
  public void beat(LongConsumer listener) {
    heartbeat = listener;
  }

  /** Shows the first picture, without waiting for anything. */
  public void begin() {
    follow();
    unit.tick(clock.nanos());
  }

  /**
   * Runs until {@link #stop}, or for so long.
   *
   * @throws PinFault when the pins are gone
   */
  public void run(long nanos) throws PinFault {
    long end = clock.nanos() + nanos;
    follow();
    while (running && clock.nanos() < end) {
      long due = Math.min(unit.nextDue(), controller.nextDue());
      pins.hear(Math.min(due - clock.nanos(), LONGEST_REST));
      long now = clock.nanos();
      if (now >= unit.nextDue()) {
        unit.tick(now);
      }
      controller.tick(now);
      follow();
      heartbeat.accept(now);
    }
  }

  /** Shows what the controller has drawn. */
  private void follow() {
    UnitPicture picture = controller.picture();
    if (unit.picture() != picture) {
      unit.show(picture);
    }
    if (shown != picture) {
      shown = picture;
      screen.accept(forPages(unit.profile(), picture));
    }
    if (!controller.mode().equals(mode)) {
      mode = controller.mode();
      modes.accept(mode);
    }
  }

  /** What the unit shows to one pair of eyes is on no page; what it lacks is there. */
  static UnitPicture forPages(HardwareProfile profile, UnitPicture picture) {
    UnitPicture open = profile.hasLcd() ? picture.withoutOwnWords() : picture;
    return profile.chain().count(HardwareProfile.ChainPart.DIALS) > 0 ? open.withoutHooded() : open;
  }

  /** Ends {@link #run}; for any thread. */
  public void stop() {
    running = false;
    pins.wake();
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
