package croupier.app.pi;

import croupier.app.live.SavedGames;
import croupier.app.loop.TableLoop;
import croupier.app.loop.TableQueue;
import croupier.app.loop.TableTime;
import croupier.app.seat.Holders;
import croupier.app.seat.TableThread;
import croupier.app.settings.Settings;
import croupier.app.table.Controller;
import croupier.hal.Clock;
import croupier.hal.GameUnit;
import croupier.hal.UnitPicture;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.WaitingPins;
import croupier.hal.profile.HardwareProfile;
import java.util.List;
import java.util.function.Function;

/** A table with a real unit: its loop waits for hands at the pins. */
public final class PiTable {
  private PiTable() {}

  /**
   * Takes all lines of the unit.
   *
   * @param holders who can sit where no people do; they are given the thread of the table
   * @throws PinFault when one cannot be had; then all are given back
   */
  public static TableLoop open(
      HardwareProfile profile,
      WaitingPins pins,
      List<String> names,
      SavedGames saved,
      Clock clock,
      Function<TableThread, Holders> holders,
      Settings settings)
      throws PinFault {
    TableQueue queue = new TableQueue(clock);
    Controller controller =
        new Controller(profile, names, saved, clock, holders.apply(queue), settings);
    GameUnit unit = new GameUnit(profile, pins, clock, controller::handle);
    TableLoop loop = new TableLoop(unit, controller, queue, new PinTime(pins, unit, clock));
    saved.whileReading(loop::beat);
    // The first picture is shown without waiting for anything.
    unit.tick(clock.nanos());
    return loop;
  }

  /** Real time, in which hands are heard at pins. */
  private record PinTime(WaitingPins pins, GameUnit unit, Clock clock) implements TableTime {
    @Override
    public long now() {
      return clock.nanos();
    }

    @Override
    public boolean passTo(long due) throws PinFault {
      pins.hear(Math.min(due, unit.nextDue()) - clock.nanos());
      long now = clock.nanos();
      if (now >= unit.nextDue()) {
        unit.tick(now);
      }
      return true;
    }

    @Override
    public void wake() {
      pins.wake();
    }
  }

  /** What the unit shows to one pair of eyes is on no page; what it lacks is there. */
  static UnitPicture forPages(HardwareProfile profile, UnitPicture picture) {
    UnitPicture open = profile.hasLcd() ? picture.withoutOwnWords() : picture;
    return profile.chain().count(HardwareProfile.ChainPart.DIALS) > 0 ? open.withoutHooded() : open;
  }
}
