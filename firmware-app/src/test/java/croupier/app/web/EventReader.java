package croupier.app.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

/** Reads an event stream as a page does. */
final class EventReader implements AutoCloseable {
  /** What separates one event from the next: a line of nothing. */
  private static final String SIGN_OF_LIFE = ":\n";

  private final InputStream stream;
  private final BufferedReader lines;

  EventReader(HttpClient client, URI address) throws IOException, InterruptedException {
    var response =
        client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofInputStream());
    if (response.statusCode() != 200) {
      throw new IOException("status " + response.statusCode());
    }
    stream = response.body();
    lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
  }

  /** The next event as it came, signs of life included; null when the stream has ended. */
  String next() throws IOException {
    var event = new StringBuilder();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.isEmpty()) {
        return event.toString();
      }
      event.append(line).append('\n');
    }
    return null;
  }

  /** The next event that is not a mere sign of life. */
  String nextNews() throws IOException {
    String event = next();
    while (SIGN_OF_LIFE.equals(event)) {
      event = next();
    }
    return event;
  }

  static boolean isSignOfLife(String event) {
    return SIGN_OF_LIFE.equals(event);
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
