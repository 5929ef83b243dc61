package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A door at which many stand before somebody answers. */
final class ConnectionsTest {
  private static final InetAddress HERE = InetAddress.ofLiteral("127.0.0.1");
  private static final int PATIENCE_MILLIS = 200;

  private final List<Socket> waiting = new ArrayList<>();

  /** Whether one more may stand there. */
  private boolean comes(int port) throws IOException {
    Socket line = new Socket();
    try {
      line.connect(new InetSocketAddress(HERE, port), PATIENCE_MILLIS);
      waiting.add(line);
      return true;
    } catch (SocketTimeoutException full) {
      line.close();
      return false;
    }
  }

  @Reaches("PanelLimits.WAITING")
  @Test
  void soManyWaitToBeAnsweredAndThenAre() throws IOException {
    int most = 4 * PanelLimits.WAITING;
    try (Connections connections =
        new Connections(
            0,
            "--port",
            HERE,
            new Lines(most, most),
            SampleUnits.ENGLISH,
            PanelLimits.STANDARD,
            () -> 0)) {
      while (waiting.size() < most && comes(connections.port())) {
        // One more.
      }
      int came = waiting.size();
      assertTrue(came >= PanelLimits.WAITING && came < most, came + " wait");
      connections.answerAt((_, reply, _) -> reply.send(HttpURLConnection.HTTP_NO_CONTENT));
      for (Socket line : waiting) {
        line.getOutputStream().write("GET / HTTP/1.0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        String answer = new String(line.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
        assertEquals("HTTP/1.1 204", answer);
      }
    } finally {
      for (Socket line : waiting) {
        line.close();
      }
    }
  }
}
