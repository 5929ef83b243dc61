package croupier.app.web;

import croupier.app.svg.Shapes;
import io.nayuki.qrcodegen.QrCode;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** Where phones find the seats, as long as the network is let in: an address to type or to scan. */
final class WayIn {
  /** So much white belongs around a code, or cameras do not find it. */
  private static final int QUIET = 4;

  private volatile int port;

  /** The network is let in at this port of all addresses. */
  void openAt(int openPort) {
    port = openPort;
  }

  /** Nobody there is let in any more. */
  void shut() {
    port = 0;
  }

  /** As people type it; empty while nobody there is let in, or there is no network. */
  Optional<String> address() {
    return port == 0
        ? Optional.empty()
        : NetworkNames.address().map(address -> address + ":" + port);
  }

  /**
   * The code to scan, one square a module. In capitals it is smaller, and means the same.
   *
   * @param address as people type it
   */
  static byte[] code(String address) {
    QrCode code =
        QrCode.encodeText(("http://" + address).toUpperCase(Locale.ROOT), QrCode.Ecc.MEDIUM);
    var squares = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        if (code.getModule(x, y)) {
          squares.append("M%d,%dh1v1h-1z".formatted(x + QUIET, y + QUIET));
        }
      }
    }
    int size = code.size + 2 * QUIET;
    Shapes shapes = new Shapes();
    shapes.add("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>", size, size);
    shapes.add("<path d=\"%s\" fill=\"#000\"/>", squares);
    return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">
    %s</svg>
    """
        .formatted(size, size, shapes)
        .getBytes(StandardCharsets.UTF_8);
  }
}
