package croupier.app.web;

import croupier.app.words.Message;
import croupier.hal.Clock;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the requests that come on one connection, as far as a page needs HTTP/1.1: a line, headers,
 * and a body whose length is told before it. Everything else is refused, and then the connection is
 * of no more use, for nobody knows where the next request would begin.
 */
final class RequestReader {
  private static final Pattern FIRST_LINE =
      Pattern.compile("([A-Z]{1,16}) (/[!-~]*|\\*) HTTP/(\\d)\\.(\\d)");
  private static final Pattern HEADER =
      Pattern.compile("([!#$%&'*+.^_`|~0-9A-Za-z-]+):([\\t -~\\x80-\\xff]*)");
  private static final Pattern LENGTH = Pattern.compile("\\d+");
  private static final int LONGEST_LENGTH = 9;

  private static final int BUFFER = 2048;
  private static final int TOO_MANY_HEADERS = 431;
  private static final byte[] GO_ON =
      "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

  private final Socket line;
  private final PanelLimits limits;
  private final Clock clock;
  private final byte[] come = new byte[BUFFER];
  private int at;
  private int end;
  private long deadline;
  private int headBytes;

  RequestReader(Socket line, PanelLimits limits, Clock clock) {
    this.line = line;
    this.limits = limits;
    this.clock = clock;
  }

  /** The next request; null when the sender has nothing more to ask. */
  Request next() throws IOException {
    if (at == end && !hasMore()) {
      return null;
    }
    deadline = clock.nanos() + PanelLimits.SLOWEST_REQUEST.toNanos();
    try {
      return read();
    } catch (SocketTimeoutException slow) {
      throw new Refusal(HttpURLConnection.HTTP_CLIENT_TIMEOUT, Message.of("web.too-slow"));
    }
  }

  private boolean hasMore() throws IOException {
    try {
      return fill(limits.quiet().toNanos());
    } catch (SocketTimeoutException quiet) {
      return false;
    }
  }

  private Request read() throws IOException {
    headBytes = 0;
    Matcher first = FIRST_LINE.matcher(readLine());
    if (!first.matches()) {
      throw bad("web.not-http");
    }
    if (!first.group(3).equals("1")) {
      throw new Refusal(HttpURLConnection.HTTP_VERSION, Message.of("web.http-version"));
    }
    Map<String, String> headers = readHeaders();
    String[] target = first.group(2).split("\\?", 2);
    String connection = headers.getOrDefault("connection", "").toLowerCase(Locale.ROOT);
    return new Request(
        first.group(1),
        target[0],
        target.length == 2 ? target[1] : "",
        headers,
        readBody(headers),
        !first.group(4).equals("0") && !connection.contains("close"));
  }

  private Map<String, String> readHeaders() throws IOException {
    Map<String, String> headers = new HashMap<>();
    for (int count = 0; ; count++) {
      String text = readLine();
      if (text.isEmpty()) {
        return headers;
      }
      Matcher header = HEADER.matcher(text);
      if (!header.matches()) {
        throw bad("web.header");
      }
      if (count == PanelLimits.HEADERS) {
        throw tooMuch();
      }
      String name = header.group(1).toLowerCase(Locale.ROOT);
      headers.merge(name, header.group(2).strip(), (one, other) -> one + ", " + other);
    }
  }

  private byte[] readBody(Map<String, String> headers) throws IOException {
    if (headers.containsKey("transfer-encoding")) {
      throw new Refusal(HttpURLConnection.HTTP_LENGTH_REQUIRED, Message.of("web.whole-body"));
    }
    String told = headers.getOrDefault("content-length", "0");
    if (!LENGTH.matcher(told).matches()) {
      throw bad("web.content-length");
    }
    if (told.length() > LONGEST_LENGTH || Integer.parseInt(told) > limits.bodyBytes()) {
      throw new Refusal(
          HttpURLConnection.HTTP_ENTITY_TOO_LARGE,
          Message.of("web.touch-too-long").with("bytes", limits.bodyBytes()));
    }
    byte[] body = new byte[Integer.parseInt(told)];
    if (body.length > 0 && "100-continue".equalsIgnoreCase(headers.get("expect"))) {
      OutputStream out = line.getOutputStream();
      out.write(GO_ON);
      out.flush();
    }
    for (int i = 0; i < body.length; i++) {
      body[i] = (byte) readByte();
    }
    return body;
  }

  /** One line of the head, without its end. */
  private String readLine() throws IOException {
    var text = new ByteArrayOutputStream();
    for (int next = readByte(); next != '\n'; next = readByte()) {
      if (++headBytes > PanelLimits.HEAD_BYTES) {
        throw tooMuch();
      }
      text.write(next);
    }
    String read = text.toString(StandardCharsets.ISO_8859_1);
    return read.endsWith("\r") ? read.substring(0, read.length() - 1) : read;
  }

  private int readByte() throws IOException {
    if (at == end && !fill(deadline - clock.nanos())) {
      throw bad("web.broke-off");
    }
    return come[at++] & 0xff;
  }

  /** Says whether anything came; waits for it as long as that. */
  private boolean fill(long nanos) throws IOException {
    if (nanos <= 0) {
      throw new SocketTimeoutException();
    }
    line.setSoTimeout(Math.toIntExact(nanos / Clock.MILLISECOND + 1));
    at = 0;
    end = Math.max(0, line.getInputStream().read(come));
    return end > 0;
  }

  private Refusal tooMuch() {
    return new Refusal(
        TOO_MANY_HEADERS,
        Message.of("web.too-many-headers")
            .with("most", PanelLimits.HEADERS)
            .with("bytes", PanelLimits.HEAD_BYTES));
  }

  private static Refusal bad(String why) {
    return new Refusal(HttpURLConnection.HTTP_BAD_REQUEST, Message.of(why));
  }
}
