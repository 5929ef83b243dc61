package croupier.pi;

import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;

/**
 * A plain line that is driven up and down as often as a tone wants it. The scheduler is a little
 * late now and then, so such a tone is a little hoarse; nothing else is needed for it.
 */
final class SwungLine implements ToneThread.Voice {
  private final KernelLines line;
  private final Clock clock;
  private long period;
  private long up;
  private long next;

  /**
   * @param line a group of one, which is ours from now on
   */
  SwungLine(KernelLines line, Clock clock) {
    this.line = line;
    this.clock = clock;
  }

  @Override
  public void begin(Tone tone) {
    period = Clock.SECOND / tone.hertz();
    up = Math.round(period * tone.duty());
    next = clock.nanos();
  }

  @Override
  public void goOn(long until) throws PinFault {
    line.drive(1, 1);
    clock.await(next + up);
    line.drive(0, 1);
    // Who was kept for long does not catch up: that would be a shriek.
    next = Math.max(next + period, clock.nanos());
    clock.await(Math.min(next, until));
  }

  @Override
  public void end() throws PinFault {
    line.drive(0, 1);
  }

  @Override
  public void close() {
    line.close();
  }
}
