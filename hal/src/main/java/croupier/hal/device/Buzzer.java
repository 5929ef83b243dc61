package croupier.hal.device;

import croupier.hal.Clock;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import croupier.hal.pins.ToneLine;
import java.util.List;
import java.util.function.Consumer;

/**
 * A passive buzzer: it plays one note at a time, so each ends where the next begins. A new tune
 * takes the place of one that is not over.
 */
public final class Buzzer {
  /** A small disc has no bass: it plays everything so many times as high. */
  private static final int HIGHER = 2;

  private static final long NEVER = Long.MAX_VALUE;

  private final String part;
  private final ToneLine line;
  private final Consumer<UnitEvent> events;

  private List<Tune.Note> notes = List.of();
  private long begun;
  private int volume;

  /** The note that is played next. */
  private int next;

  private boolean broken;

  public Buzzer(String part, ToneLine line, Consumer<UnitEvent> events) {
    this.part = part;
    this.line = line;
    this.events = events;
  }

  /** Plays what is heard now; silence is played by saying nothing. */
  public void play(Sound sound, long now) {
    if (sound.kind() != Sound.Kind.NONE && sound.volume() > 0) {
      notes = Tune.of(sound.kind()).notes();
      volume = sound.volume();
      begun = now;
      next = 0;
    }
  }

  public long nextDue() {
    return next < notes.size() ? begun + notes.get(next).at() * Clock.MILLISECOND : NEVER;
  }

  public void tick(long now) {
    if (now < nextDue()) {
      return;
    }
    // Who comes too late hears the note that is on by now, not all of them in one moment.
    do {
      next++;
    } while (nextDue() <= now);
    Tune.Note note = notes.get(next - 1);
    long end = begun + (note.at() + note.millis()) * Clock.MILLISECOND;
    if (end > now) {
      sound(new Tone(note.hertz() * HIGHER, volume, Math.min(end, nextDue()) - now), now);
    }
  }

  /** Ends what is played, for good. */
  public void silence(long now) {
    notes = List.of();
    next = 0;
    sound(Tone.SILENCE, now);
  }

  private void sound(Tone tone, long now) {
    try {
      line.sound(tone);
      if (broken) {
        broken = false;
        events.accept(new UnitEvent.Recovered(part, now));
      }
    } catch (PinFault fault) {
      if (!broken) {
        broken = true;
        events.accept(new UnitEvent.Faulted(part, fault.fault(), now));
      }
    }
  }
}
