package croupier.pi;

import croupier.hal.Clock;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import croupier.hal.pins.ToneLine;
import java.util.concurrent.locks.LockSupport;

/**
 * Lets a line sound on a thread of its own, so that nobody waits for a tone. The newest tone wins;
 * the thread begins with the first one.
 */
final class ToneThread implements ToneLine, AutoCloseable {
  /** What makes the tones of a line. */
  interface Voice {
    /** Begins a tone that is heard. */
    void begin(Tone tone) throws PinFault;

    /** Keeps it up for a moment, if that needs somebody, or else waits at most until then. */
    void goOn(long until) throws PinFault;

    /** Is silent. */
    void end() throws PinFault;

    /** Gives the line back. */
    void close();
  }

  /** How long a voice has to fall silent and be given back. */
  private static final long PATIENCE_MILLIS = 200;

  private final Voice voice;
  private final Clock clock;
  private final Thread thread = new Thread(this::run, "buzzer");
  private volatile Tone wanted = Tone.SILENCE;
  private volatile PinFault fault;
  private volatile boolean closed;
  private boolean begun;

  ToneThread(Voice voice, Clock clock) {
    this.voice = voice;
    this.clock = clock;
    thread.setDaemon(true);
  }

  @Override
  public void sound(Tone tone) throws PinFault {
    PinFault before = fault;
    fault = null;
    // Two notes alike are two notes: tones are told apart by which object they are.
    wanted = new Tone(tone.hertz(), tone.percent(), tone.nanos());
    if (!begun && tone.isHeard()) {
      begun = true;
      thread.start();
    }
    LockSupport.unpark(thread);
    if (before != null) {
      throw before;
    }
  }

  private void run() {
    Tone heard = Tone.SILENCE;
    while (!closed) {
      if (wanted == heard) {
        LockSupport.park(this);
      } else {
        heard = wanted;
        play(heard);
      }
    }
    voice.close();
  }

  private void play(Tone tone) {
    try {
      if (tone.isHeard()) {
        voice.begin(tone);
        long end = clock.nanos() + tone.nanos();
        while (wanted == tone && !closed && clock.nanos() < end) {
          voice.goOn(end);
        }
      }
      voice.end();
    } catch (PinFault cannot) {
      fault = cannot;
    }
  }

  @Override
  public void close() {
    closed = true;
    if (!begun) {
      voice.close();
      return;
    }
    LockSupport.unpark(thread);
    try {
      thread.join(PATIENCE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
