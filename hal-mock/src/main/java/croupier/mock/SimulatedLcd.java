package croupier.mock;

import croupier.hal.LcdSize;
import croupier.hal.device.LcdCharacters;
import croupier.hal.device.LcdDrawings;
import croupier.hal.profile.HardwareProfile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * An HD44780 with its glass: it takes four bits whenever E falls, knows how long each instruction
 * takes, and remembers whoever did not wait.
 */
public final class SimulatedLcd implements SimulatedPins.Watcher {
  private static final long MICROSECOND = 1_000;
  private static final long POWER_UP = 40_000 * MICROSECOND;
  private static final long FIRST_FUNCTION_SET = 4_100 * MICROSECOND;
  private static final long SECOND_FUNCTION_SET = 100 * MICROSECOND;
  private static final long CLEAR = 1_520 * MICROSECOND;
  private static final long EXECUTE = 41 * MICROSECOND;

  private static final int SECOND_ROW = 0x40;
  private static final int ROW_LENGTH = 0x28;

  private final LcdSize size;

  /** Where each line of the glass begins in the memory. */
  private final int[] lineAddress;

  private final int enableLine;
  private final int rsLine;

  /** The data bit that a GPIO is wired to, counted from 1. */
  private final int[] bitOf = new int[28];

  private final byte[] cells = new byte[0x80];
  private final byte[] drawings = new byte[0x40];
  private final List<String> violations = new ArrayList<>();

  private boolean rs;
  private boolean enable;
  private int nibble;

  private boolean fourBits;
  private boolean lowNibbleNext;
  private int highNibble;
  private boolean drawing;
  private int address;
  private boolean on;
  private int functionSets;
  private long busyUntil;
  private long bytes;

  /**
   * @param poweredAt when it got its power
   */
  public SimulatedLcd(HardwareProfile.Lcd wiring, long poweredAt) {
    this.size = wiring.size();
    this.lineAddress =
        switch (size) {
          case LARGE -> new int[] {0x00, 0x40, 0x14, 0x54};
          case SMALL -> new int[] {0x00, 0x40};
        };
    this.enableLine = wiring.enable();
    this.rsLine = wiring.rs();
    for (int bit = 0; bit < wiring.data().size(); bit++) {
      bitOf[wiring.data().get(bit)] = bit + 1;
    }
    this.busyUntil = poweredAt + POWER_UP;
    Arrays.fill(cells, (byte) ' ');
  }

  /** A display that kept its power when the Pi restarted, in the middle of a byte. */
  public void leaveInTheMiddleOfAByte() {
    functionSets = 3;
    fourBits = true;
    lowNibbleNext = true;
    on = true;
    Arrays.fill(cells, (byte) 'x');
  }

  @Override
  public void driven(int gpio, boolean high, long nanos) {
    if (gpio == enableLine) {
      if (enable && !high) {
        take(nanos);
      }
      enable = high;
    } else if (gpio == rsLine) {
      rs = high;
    } else if (bitOf[gpio] > 0) {
      int bit = 1 << bitOf[gpio] - 1;
      nibble = high ? nibble | bit : nibble & ~bit;
    }
  }

  /** The lines as a person reads them. */
  public List<String> lines() {
    return on ? memory() : Collections.nCopies(size.lines(), " ".repeat(size.columns()));
  }

  /** What a person would read if the display were on. */
  public List<String> memory() {
    List<String> lines = new ArrayList<>();
    for (int start : lineAddress) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < size.columns(); column++) {
        line.append(look(cells[start + column] & 0xff));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  /** Each time that somebody did not wait; empty when all went well. */
  public List<String> violations() {
    return List.copyOf(violations);
  }

  /** How many whole bytes have come. */
  public long bytes() {
    return bytes;
  }

  private char look(int code) {
    if (code >= 8) {
      return LcdCharacters.ofRom(code);
    }
    return LcdDrawings.seen(Arrays.copyOfRange(drawings, 8 * code, 8 * code + 8));
  }

  private void take(long now) {
    if (!fourBits) {
      instruct(nibble << 4, now);
    } else if (lowNibbleNext) {
      lowNibbleNext = false;
      int whole = highNibble << 4 | nibble;
      if (rs) {
        store(whole, now);
      } else {
        instruct(whole, now);
      }
    } else {
      lowNibbleNext = true;
      highNibble = nibble;
      refuseWhenBusy(nibble << 4, now);
    }
  }

  private void refuseWhenBusy(int whole, long now) {
    if (now < busyUntil && violations.size() < 100) {
      violations.add("%02x came %d us too early".formatted(whole, (busyUntil - now) / MICROSECOND));
    }
  }

  private void store(int whole, long now) {
    bytes++;
    busyUntil = now + EXECUTE;
    if (drawing) {
      drawings[address & 0x3f] = (byte) (whole & 0x1f);
      address = address + 1 & 0x3f;
      return;
    }
    cells[address] = (byte) whole;
    address++;
    if (address == ROW_LENGTH) {
      address = SECOND_ROW;
    } else if (address == SECOND_ROW + ROW_LENGTH) {
      address = 0;
    }
  }

  /** The highest bit that is set says which instruction it is. */
  private void instruct(int whole, long now) {
    if (!fourBits) {
      refuseWhenBusy(whole, now);
    }
    bytes++;
    busyUntil = now + EXECUTE;
    switch (Integer.highestOneBit(whole)) {
      case 0x80 -> {
        drawing = false;
        address = whole & 0x7f;
      }
      case 0x40 -> {
        drawing = true;
        address = whole & 0x3f;
      }
      case 0x20 -> functionSet(whole, now);
      case 0x08 -> on = (whole & 0x04) != 0;
      case 0x02, 0x01 -> {
        if (whole == 0x01) {
          Arrays.fill(cells, (byte) ' ');
        }
        drawing = false;
        address = 0;
        busyUntil = now + CLEAR;
      }
      default -> {
        // shifting and the cursor's direction: the unit uses the direction it has anyway
      }
    }
  }

  private void functionSet(int whole, long now) {
    boolean eightBits = (whole & 0x10) != 0;
    if (eightBits) {
      functionSets++;
      busyUntil = now + afterReset();
    }
    fourBits = !eightBits;
    lowNibbleNext = false;
  }

  /** The first instructions after the power came up take longer than they do later. */
  private long afterReset() {
    return switch (functionSets) {
      case 1 -> FIRST_FUNCTION_SET;
      case 2 -> SECOND_FUNCTION_SET;
      default -> EXECUTE;
    };
  }
}
