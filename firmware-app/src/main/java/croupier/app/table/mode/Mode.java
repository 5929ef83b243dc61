package croupier.app.table.mode;

import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatOffer;
import croupier.app.words.Message;
import croupier.hal.UnitEvent;
import java.util.List;

/**
 * What the unit is doing now: showing itself off, asking, playing, resting. The controller is in
 * one mode at a time.
 */
public interface Mode {
  long NEVER = Long.MAX_VALUE;

  /** What a hand did; gives the mode that follows, itself most of the time. */
  Mode handle(UnitEvent event);

  /** When {@link #tick} is next wanted. */
  default long nextDue() {
    return NEVER;
  }

  default Mode tick(long now) {
    return this;
  }

  /** It is on again after something else was: its patience begins anew. */
  default Mode again() {
    return this;
  }

  /** Whether nobody uses the unit while it is on: in quiet hours the lights may be out. */
  default boolean isIdle() {
    return false;
  }

  /** Whether everybody may know what hands do: nothing hidden is decided, and no code given. */
  default boolean isOpen() {
    return false;
  }

  /** It will not be on again: lets go of what it keeps open. */
  default void leave() {}

  /** Who sits where, for pages that want a seat; empty where nobody sits down now. */
  default List<SeatOffer> offers() {
    return List.of();
  }

  /** A page wants a seat; gives the mode that follows. */
  default Mode claimed(SeatClaim claim) {
    claim.refuse(Message.of("seat.not-now"));
    return this;
  }

  void draw(Canvas canvas);
}
