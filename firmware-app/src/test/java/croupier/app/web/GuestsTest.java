package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import croupier.app.Reaches;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;

/** Who has come lately is remembered, and of a crowd those who came last. */
class GuestsTest {
  private final Guests guests = new Guests(PanelLimits.STANDARD, () -> 0);

  private static InetAddress address(int number) throws UnknownHostException {
    return InetAddress.getByAddress(new byte[] {10, 0, (byte) (number >> 8), (byte) number});
  }

  @Reaches("PanelLimits.ADDRESSES")
  @Test
  void whoeverWasLongestAwayIsForgotten() throws Exception {
    Guest first = guests.of(address(0));
    Guest second = guests.of(address(1));
    for (int i = 2; i < PanelLimits.ADDRESSES; i++) {
      guests.of(address(i));
    }
    assertSame(first, guests.of(address(0)), "so many are remembered");
    guests.of(address(PanelLimits.ADDRESSES));
    assertSame(first, guests.of(address(0)), "it was here a moment ago");
    assertNotSame(second, guests.of(address(1)));
  }
}
