package croupier.hal.device;

import croupier.hal.Clock;
import croupier.hal.LcdSize;
import croupier.hal.UnitEvent;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * A character display with an HD44780, written four bits at a time and never read: its R/W line is
 * tied to ground, so each instruction is given the time it takes.
 *
 * <pre>
 *   start-up:  50 ms │ 3 │ 5 ms │ 3 │ 3 │ 2 │ 28 │ 08 │ 01 │ 3 ms │ 06 │ 40 drawings │ 0C
 *              power   └── whatever state it was in, ──┘  two   dark  clear      ready
 *              is up       now it takes four bits         lines
 * </pre>
 *
 * <p>Each call of {@link #tick} sends one byte, then the next is due a moment later. Only drawings
 * and cells that changed are sent. At an end, {@link #dark} goes the first half of the start-up
 * once more: the glass is blank then, and the memory behind it too, even with a light that is
 * always on.
 */
public final class Lcd {
  /**
   * The display's memory has two rows, whatever the glass: lines 1 and 3 are on one, 2 and 4 on the
   * other.
   */
  private static final int ROWS_OF_MEMORY = 2;

  private static final int SECOND_ROW = 0x40;

  private static final long NEVER = Long.MAX_VALUE;
  private static final long MICROSECOND = 1_000;
  private static final long POWER_UP = 50 * Clock.MILLISECOND;

  /** An instruction takes 37 us, on a slow display 53; what is beyond is for our own lateness. */
  private static final long EXECUTE = 100 * MICROSECOND;

  private static final long TRY_AGAIN = Clock.SECOND;

  /** One instruction of the start-up, and the time it takes. */
  private record Step(boolean nibble, int bits, long takes) {}

  private static final Step[] START_UP = {
    new Step(true, 0x3, 5 * Clock.MILLISECOND),
    new Step(true, 0x3, 2 * EXECUTE),
    new Step(true, 0x3, 2 * EXECUTE),
    new Step(true, 0x2, EXECUTE), // four bits from here on
    new Step(false, 0x28, EXECUTE), // two rows of memory, 5x8 dots
    new Step(false, 0x08, EXECUTE), // display off
    new Step(false, 0x01, 3 * Clock.MILLISECOND), // clear
    new Step(false, 0x06, EXECUTE), // the cursor moves right
    new Step(false, 0x40, EXECUTE), // the drawn characters follow
  };

  /** So many steps of the start-up leave nothing to read, whatever the display was doing. */
  private static final int BLANKING = 7;

  private static final int DRAWING_BYTES = LcdSlots.COUNT * 8;
  private static final int DISPLAY_ON = 0x0c;
  private static final int SET_ADDRESS = 0x80;
  private static final int SET_DRAWING = 0x40;
  private static final int ROWS = 8;

  private final String part;
  private final OutputLine rs;
  private final OutputLine enable;
  private final OutputLine[] data;
  private final Clock clock;
  private final Consumer<UnitEvent> events;

  private final LcdSize size;
  private final byte[] wanted;
  private final byte[] shown;

  /** The levels of RS and D4 to D7, or -1 when they are not known: driving a line takes a while. */
  private int rsDriven = -1;

  private int dataDriven = -1;

  private final LcdSlots slots = new LcdSlots();

  /** The drawings that the display has; 0 where it is not known. */
  private final char[] drawn = new char[LcdSlots.COUNT];

  /** The drawing that is being sent, or -1, and its next row. */
  private int drawing = -1;

  private int row;

  /** How much of the start-up is done. */
  private int started;

  /** The display's address counter, or -1 when it points elsewhere. */
  private int address = -1;

  /** No cell before this one differs. */
  private int firstChange;

  private long readyAt;

  /** Nothing is to be read until something is said again. */
  private boolean dark;

  private boolean broken;

  /**
   * @param size how many characters are on its glass
   * @param data D4 to D7
   * @param clock it got its power now, at the latest
   */
  public Lcd(
      String part,
      LcdSize size,
      OutputLine rs,
      OutputLine enable,
      List<OutputLine> data,
      Clock clock,
      Consumer<UnitEvent> events) {
    this.part = part;
    this.size = size;
    this.wanted = new byte[size.lines() * size.columns()];
    this.shown = new byte[wanted.length];
    this.rs = rs;
    this.enable = enable;
    this.data = data.toArray(OutputLine[]::new);
    this.clock = clock;
    this.events = events;
    Arrays.fill(wanted, (byte) ' ');
    restart(clock.nanos() + POWER_UP);
  }

  /** Says as many lines as there are; what finds no room is cut. */
  public void show(List<String> lines) {
    slots.fill(lines);
    int cell = 0;
    for (int line = 0; line < size.lines(); line++) {
      String text = line < lines.size() ? lines.get(line) : "";
      for (int column = 0; column < size.columns(); column++) {
        wanted[cell++] = column < text.length() ? slots.code(text.charAt(column)) : (byte) ' ';
      }
    }
    firstChange = 0;
    findChange();
    dark = false;
  }

  /**
   * Leaves nothing to read. Does so at once, and thus waits for the display, which takes 9 ms; from
   * any state that the display is in, so that it also helps after somebody who was ended in the
   * middle of a byte. What is said next starts the display again.
   */
  public void dark() {
    Arrays.fill(wanted, (byte) ' ');
    dark = true;
    try {
      if (started > 0) {
        clock.await(readyAt);
      }
      restart(clock.nanos());
      while (started < BLANKING) {
        clock.await(readyAt);
        long takes = start(readyAt);
        readyAt = clock.nanos() + takes;
      }
      clock.await(readyAt);
    } catch (PinFault fault) {
      fail(fault, clock.nanos());
    }
  }

  public long nextDue() {
    if (dark) {
      return NEVER;
    }
    return starting() || toDraw() >= 0 || firstChange < shown.length ? readyAt : NEVER;
  }

  public void tick(long now) {
    if (now < nextDue()) {
      return;
    }
    try {
      long takes = starting() ? start(now) : toDraw() >= 0 ? draw() : writeChange();
      // Driving the lines took a while too, and the display begins when it is over.
      readyAt = clock.nanos() + takes;
    } catch (PinFault fault) {
      fail(fault, now);
    }
  }

  private void fail(PinFault fault, long now) {
    restart(now + TRY_AGAIN);
    if (!broken) {
      broken = true;
      events.accept(new UnitEvent.Faulted(part, fault.fault(), now));
    }
  }

  private void restart(long at) {
    started = 0;
    address = -1;
    drawing = -1;
    Arrays.fill(drawn, (char) 0);
    rsDriven = -1;
    dataDriven = -1;
    firstChange = 0;
    Arrays.fill(shown, (byte) ' '); // what the start-up's clearing leaves
    readyAt = at;
  }

  private boolean starting() {
    return started <= START_UP.length + DRAWING_BYTES;
  }

  /** Does the next step of the start-up, and says how long it takes. */
  private long start(long now) throws PinFault {
    int step = started++;
    if (step < START_UP.length) {
      Step next = START_UP[step];
      if (next.nibble()) {
        rs.set(false);
        rsDriven = 0;
        nibble(next.bits());
      } else {
        instruct(next.bits());
      }
      return next.takes();
    }
    int dots = step - START_UP.length;
    if (dots < DRAWING_BYTES) {
      writeRow(dots / ROWS, dots % ROWS);
      return EXECUTE;
    }
    instruct(DISPLAY_ON);
    findChange();
    if (broken) {
      broken = false;
      events.accept(new UnitEvent.Recovered(part, now));
    }
    return EXECUTE;
  }

  /**
   * A drawing that is on its way, or one that the texts need and the display lacks; -1 for none.
   */
  private int toDraw() {
    if (drawing >= 0) {
      return drawing;
    }
    for (int slot = 0; slot < LcdSlots.COUNT; slot++) {
      if (drawn[slot] != slots.at(slot)) {
        return slot;
      }
    }
    return -1;
  }

  /** Sends the next byte of a drawing, before the cells that show it. */
  private long draw() throws PinFault {
    if (drawing < 0) {
      int slot = toDraw();
      instruct(SET_DRAWING | slot * ROWS);
      address = -1;
      row = 0;
      drawing = slot;
      return EXECUTE;
    }
    writeRow(drawing, row);
    row++;
    if (row == ROWS) {
      drawing = -1;
    }
    return EXECUTE;
  }

  /** What is needed may change meanwhile: a drawing that was begun is ended all the same. */
  private void writeRow(int slot, int row) throws PinFault {
    if (row == 0) {
      drawn[slot] = slots.at(slot);
    }
    write(LcdDrawings.rows(drawn[slot])[row]);
  }

  private long writeChange() throws PinFault {
    int cell = firstChange;
    int there = address(cell / size.columns(), cell % size.columns());
    if (address != there) {
      instruct(SET_ADDRESS | there);
      address = there;
      return EXECUTE;
    }
    write(wanted[cell]);
    shown[cell] = wanted[cell];
    address++;
    findChange();
    return EXECUTE;
  }

  private void findChange() {
    int cells = shown.length;
    int change = Arrays.mismatch(wanted, firstChange, cells, shown, firstChange, cells);
    firstChange = change < 0 ? cells : firstChange + change;
  }

  private int address(int line, int column) {
    return line % ROWS_OF_MEMORY * SECOND_ROW + line / ROWS_OF_MEMORY * size.columns() + column;
  }

  private void instruct(int bits) throws PinFault {
    send(0, bits);
  }

  private void write(int bits) throws PinFault {
    send(1, bits);
  }

  private void send(int register, int bits) throws PinFault {
    if (rsDriven != register) {
      rs.set(register == 1);
      rsDriven = register;
    }
    nibble(bits >> 4 & 0xf);
    nibble(bits & 0xf);
  }

  /**
   * The display takes four bits when E falls; a write takes longer than the 450 ns it must be up.
   */
  private void nibble(int bits) throws PinFault {
    int changed = dataDriven < 0 ? 0xf : bits ^ dataDriven;
    for (int bit = 0; changed != 0; bit++, changed >>= 1) {
      if ((changed & 1) != 0) {
        data[bit].set((bits >> bit & 1) != 0);
      }
    }
    dataDriven = bits;
    enable.set(true);
    enable.set(false);
  }
}
