package croupier.app.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.settings.Network;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.KnownTables;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A unit that has no pages until somebody lets the network in. */
class UnitPagesTest {
  @TempDir Path folder;

  @Test
  void theyComeWithTheNetworkAndShowWhatTheUnitShows() throws Exception {
    int port = freePort();
    try (SimulatedTable table = KnownTables.standard(folder, "pages");
        UnitPages pages = new UnitPages(HardwareProfile.standard(), folder, table.loop())) {
      table.controller().openBy(pages);
      assertFalse(isOpen(port), "nobody has let the network in");
      assertEquals(Optional.empty(), pages.set(new Network(true, port, false)));
      String shown = table.picture().prompt().headline();
      assertTrue(seen(port, shown), shown);
      assertEquals(Optional.empty(), pages.set(Network.OFF));
      assertFalse(isOpen(port), "and now it is shut again");
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket any = new ServerSocket(0)) {
      return any.getLocalPort();
    }
  }

  private static boolean isOpen(int port) {
    try (Socket line = new Socket("127.0.0.1", port)) {
      return line.isConnected();
    } catch (IOException _) {
      return false;
    }
  }

  /** Whether the page of the table is told these words. */
  private static boolean seen(int port, String words) throws IOException {
    try (Socket line = new Socket("127.0.0.1", port)) {
      String request = "GET /events?view=table HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
      line.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      StringBuilder told = new StringBuilder();
      while (!told.toString().contains("event: board")) {
        told.append((char) line.getInputStream().read());
      }
      return told.toString().contains(words);
    }
  }
}
