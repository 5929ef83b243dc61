package croupier.hal.device;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * A rotary encoder: two contacts, A and B, a quarter turn of a cycle apart.
 *
 * <pre>
 *   clockwise ──▶        the state is written A B; 1 is an open contact, 0 a closed one
 *
 *        ┌────┐ A  ┌────┐ B  ┌────┐ A  ┌────┐ B
 *   ┌───▶│ 11 │───▶│ 01 │───▶│ 00 │───▶│ 10 │───┐     one arrow:     +1
 *   │    └────┘    └────┘    └────┘    └────┘   │     against it:    -1
 *   └───────────────────────────────────────────┘     across:        edges were lost
 * </pre>
 *
 * <p>A bouncing contact goes to and fro over one arrow, so what it adds it also takes away. When it
 * bounces faster than its level can be read, an edge tells the level that it had already, and that
 * adds nothing either. Only the pins know whether edges were lost, and they say so. A step is
 * counted where the dial rests: at 11 with four edges per detent, at 11 and 00 with two, and
 * everywhere with one.
 */
public final class Dial {
  /** Which contact an edge is of. */
  public enum Contact {
    A,
    B
  }

  private static final int LOST = 2;

  /** What a change from one state (the row) to another (the column) means. */
  private static final int[][] TURN = {
    //         to 00  01  10  11
    /* 00 */ {0, -1, +1, LOST},
    /* 01 */ {+1, 0, LOST, -1},
    /* 10 */ {-1, LOST, 0, +1},
    /* 11 */ {LOST, +1, -1, 0},
  };

  private static final long NEVER = Long.MAX_VALUE;

  /** After this long without an edge both contacts are at rest and can be read. */
  private static final long SETTLE = 5 * Clock.MILLISECOND;

  private static final long WELL_AGAIN = 2 * Clock.SECOND;

  private final Control control;
  private final String part;
  private final int edgesPerDetent;
  private final int sign;
  private final BooleanSupplier a;
  private final BooleanSupplier b;
  private final Consumer<UnitEvent> events;

  private int state;

  /** Quarter cycles since the last rest; with one edge per detent, since the last report. */
  private int partial;

  private int direction = 1;
  private long settleAt = NEVER;
  private long wellAt = NEVER;

  /** The contacts are not as they were heard: an edge is lost, or still on its way. */
  private boolean doubted;

  /** When each contact was last heard. */
  private final long[] heardAt = {Long.MIN_VALUE, Long.MIN_VALUE};

  private Contact lastContact = Contact.A;
  private long lastAt = Long.MIN_VALUE;
  private int stateBefore;
  private int partialBefore;

  /** Whether an edge that comes late may still be put before the last one. */
  private boolean canUndo;

  /**
   * @param a reads whether contact A is open at this moment; likewise {@code b}
   */
  public Dial(
      Control control,
      String part,
      int edgesPerDetent,
      boolean swapDirection,
      BooleanSupplier a,
      BooleanSupplier b,
      Consumer<UnitEvent> events) {
    if (edgesPerDetent != 1 && edgesPerDetent != 2 && edgesPerDetent != 4) {
      throw new IllegalArgumentException("a detent has 1, 2 or 4 edges");
    }
    this.control = control;
    this.part = part;
    this.edgesPerDetent = edgesPerDetent;
    this.sign = swapDirection ? -1 : 1;
    this.a = a;
    this.b = b;
    this.events = events;
    this.state = contacts();
  }

  /** A contact opened or closed. */
  public void edge(Contact contact, boolean open, long at) {
    if (at < heardAt[contact.ordinal()]) {
      return; // a newer edge has already said where this contact ended
    }
    heardAt[contact.ordinal()] = at;
    if (isOpen(contact) == open) {
      settleFrom(at); // it went to and fro, and may not be done with it
      return;
    }
    if (at < lastAt) {
      late(contact, open);
      return;
    }
    int before = state;
    int partialThen = partial;
    canUndo = true;
    doubted = false;
    turnTo(with(contact, open), at);
    stateBefore = before;
    partialBefore = partialThen;
    lastContact = contact;
    lastAt = at;
    settleAt = at + SETTLE;
  }

  /** Edges were lost: the next one may be any number of quarter cycles later. */
  public void missed(long at) {
    canUndo = false;
    lost(at);
    settleFrom(at);
  }

  private void settleFrom(long at) {
    settleAt = settleAt == NEVER ? at + SETTLE : Math.max(settleAt, at + SETTLE);
  }

  public long nextDue() {
    return Math.min(settleAt, wellAt);
  }

  public void tick(long now) {
    if (now >= settleAt) {
      look(now);
      if (edgesPerDetent == 1 && settleAt == NEVER) {
        report(partial, lastAt);
        partial = 0;
      }
    }
    if (now >= wellAt) {
      wellAt = NEVER;
      events.accept(new UnitEvent.Recovered(part, now));
    }
  }

  /** Reads both contacts again, unless they may still move. */
  public void look(long now) {
    if (settleAt != NEVER && now < settleAt) {
      return;
    }
    settleAt = NEVER;
    int seen = contacts();
    if (seen == state) {
      doubted = false;
    } else if (!doubted) {
      doubted = true;
      settleAt = now + SETTLE;
    } else {
      doubted = false;
      canUndo = false;
      lost(now);
      lastAt = Math.max(lastAt, now);
      turnTo(seen, now);
      settleAt = now + SETTLE;
    }
  }

  /**
   * An edge of one contact that happened before the one heard last, of the other: both are put in
   * order again.
   */
  private void late(Contact contact, boolean open) {
    if (!canUndo) {
      lost(lastAt);
      turnTo(with(contact, open), lastAt);
      return;
    }
    boolean lastOpen = isOpen(lastContact);
    state = stateBefore;
    partial = partialBefore;
    turnTo(with(contact, open), lastAt);
    turnTo(with(lastContact, lastOpen), lastAt);
    canUndo = false;
  }

  private void turnTo(int next, long at) {
    int turn = TURN[state][next];
    state = next;
    if (turn == LOST) {
      turn = 2 * direction; // it most likely went on the way it went
    } else if (turn != 0) {
      direction = turn;
    }
    partial += turn;
    if (edgesPerDetent == 1) {
      reportBeyondBounce(at);
    } else if (state == 0b11 || edgesPerDetent == 2 && state == 0b00) {
      int steps = (Math.abs(partial) + edgesPerDetent / 4) / edgesPerDetent;
      report(steps * Integer.signum(partial), at);
      partial = 0;
    }
  }

  /** Where every edge is a detent, one step back may be bounce: it waits until the dial settles. */
  private void reportBeyondBounce(long at) {
    int sure = partial - Integer.signum(partial);
    report(sure, at);
    partial -= sure;
  }

  private void report(int steps, long at) {
    if (steps != 0) {
      canUndo = false;
      events.accept(new UnitEvent.Turned(control, sign * steps, at));
    }
  }

  private void lost(long at) {
    if (wellAt == NEVER) {
      events.accept(new UnitEvent.Faulted(part, Fault.of("dial-lost-edges"), at));
    }
    wellAt = at + WELL_AGAIN;
  }

  private boolean isOpen(Contact contact) {
    return (state & bit(contact)) != 0;
  }

  private int with(Contact contact, boolean open) {
    return open ? state | bit(contact) : state & ~bit(contact);
  }

  private static int bit(Contact contact) {
    return contact == Contact.A ? 0b10 : 0b01;
  }

  private int contacts() {
    return (a.getAsBoolean() ? 0b10 : 0) | (b.getAsBoolean() ? 0b01 : 0);
  }
}
