package croupier.app.web;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The answer to one request. Whatever it says, it says to the browser what a page may do. */
final class Reply {
  private static final String POLICY =
      "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
          + " object-src 'none'";
  private static final byte[] NOTHING = {};

  private final OutputStream out;
  private final Runnable endless;
  private final Map<String, String> headers = new LinkedHashMap<>();
  private boolean bodyless;
  private boolean keepsLine;
  private boolean begun;

  /**
   * @param endless is told when the answer is one without an end
   */
  Reply(OutputStream out, Runnable endless) {
    this.out = out;
    this.endless = endless;
    header("Content-Security-Policy", POLICY);
    header("Cross-Origin-Resource-Policy", "same-origin");
    header("Referrer-Policy", "no-referrer");
    header("X-Content-Type-Options", "nosniff");
  }

  /** Until it is known what is answered, the connection ends with the answer. */
  void answers(Request request) {
    bodyless = request.method().equals("HEAD");
    keepsLine = request.staysOnLine();
  }

  /** Whether the connection can carry another request after this answer. */
  boolean keepsLine() {
    return keepsLine;
  }

  void header(String name, String value) {
    headers.put(name, value);
  }

  /** An answer without a body. */
  void send(int status) throws IOException {
    write(status, NOTHING);
  }

  void send(int status, String type, byte[] body) throws IOException {
    header("Content-Type", type);
    header("Content-Length", String.valueOf(body.length));
    write(status, bodyless ? NOTHING : body);
  }

  /** One sentence as JSON; nothing when another answer has begun. */
  void refuse(int status, String sentence) throws IOException {
    if (!begun) {
      header("Cache-Control", "no-store");
      send(status, "application/json", PanelJson.error(sentence));
    }
  }

  /** An answer without an end: what is written to the stream follows the headers. */
  OutputStream open(int status, String type) throws IOException {
    keepsLine = false;
    endless.run();
    header("Content-Type", type);
    write(status, NOTHING);
    return out;
  }

  private void write(int status, byte[] body) throws IOException {
    begun = true;
    if (!keepsLine) {
      header("Connection", "close");
    }
    var head = new StringBuilder("HTTP/1.1 ").append(status).append(" \r\n");
    headers.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
    byte[] above = head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
    byte[] whole = new byte[above.length + body.length];
    System.arraycopy(above, 0, whole, 0, above.length);
    System.arraycopy(body, 0, whole, above.length, body.length);
    out.write(whole);
    out.flush();
  }
}
