package croupier.app.home;

import croupier.app.json.Json;
import java.nio.charset.StandardCharsets;

/** What stands in a message, as bytes. */
final class Payload {
  private Payload() {}

  static byte[] json(Object data) {
    return text(Json.write(data));
  }

  static byte[] text(String words) {
    return words.getBytes(StandardCharsets.UTF_8);
  }

  static String read(byte[] payload) {
    return new String(payload, StandardCharsets.UTF_8);
  }
}
