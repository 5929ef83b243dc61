package croupier.pi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.hal.Fault;
import croupier.hal.pins.PinFault;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ClockedBytesTest {
  private final List<Boolean> taken = new ArrayList<>();
  private int dataWrites;
  private boolean data;
  private boolean clock;
  private boolean dead;

  private void data(boolean high) throws PinFault {
    if (dead) {
      throw new PinFault(Fault.ofLine("line-not-written", 10));
    }
    data = high;
    dataWrites++;
  }

  private void clock(boolean high) {
    if (high && !clock) {
      taken.add(data);
    }
    clock = high;
  }

  private ClockedBytes stream() {
    taken.clear();
    return new ClockedBytes(this::data, this::clock);
  }

  @Property(tries = 100)
  void aReceiverThatLooksAtEachRisingClockEdgeTakesTheBytes(@ForAll @Size(max = 50) byte[] bytes)
      throws PinFault {
    stream().write(bytes, bytes.length);
    byte[] received = new byte[bytes.length];
    for (int bit = 0; bit < taken.size(); bit++) {
      received[bit / 8] |= (byte) (taken.get(bit) ? 0x80 >> bit % 8 : 0);
    }
    assertArrayEquals(bytes, received);
    assertEquals(8 * bytes.length, taken.size());
  }

  @Test
  void theDataLineIsDrivenOnlyWhenItsBitChanges() throws PinFault {
    ClockedBytes stream = stream();
    stream.write(new byte[] {0, 0, (byte) 0xff, 0}, 4);
    assertEquals(3, dataWrites);
    stream.write(new byte[] {0, 0}, 2);
    assertEquals(3, dataWrites, "it knows the level that it left");
  }

  @Test
  void onlyTheFirstBytesAreSent() throws PinFault {
    stream().write(new byte[] {1, 2, 3}, 1);
    assertEquals(Arrays.asList(false, false, false, false, false, false, false, true), taken);
  }

  @Test
  void afterAFailureTheLevelIsNotTakenForGranted() throws PinFault {
    ClockedBytes stream = stream();
    stream.write(new byte[] {0}, 1);
    dead = true;
    assertThrows(PinFault.class, () -> stream.write(new byte[] {1}, 1));
    dead = false;
    dataWrites = 0;
    stream.write(new byte[] {0}, 1);
    assertEquals(1, dataWrites);
  }
}
