package croupier.app.live;

import croupier.app.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Somebody who knows how records are made: what he changes has the right hashes again. */
final class Forger {
  private final List<String> bodies = new ArrayList<>();

  Forger(byte[] record) {
    for (String line : new String(record, StandardCharsets.UTF_8).split("\n")) {
      bodies.add(line.substring(0, line.indexOf(",\"hash\":")));
    }
  }

  int lines() {
    return bodies.size();
  }

  /** A line without its hash and its last brace. */
  String body(int number) {
    return bodies.get(number - 1);
  }

  Forger change(int number, String from, String to) {
    String body = body(number);
    if (!body.contains(from)) {
      throw new AssertionError("line " + number + " has no " + from + ": " + body);
    }
    return write(number, body.replace(from, to));
  }

  Forger write(int number, String body) {
    bodies.set(number - 1, body);
    return this;
  }

  Forger add(String body) {
    bodies.add(body);
    return this;
  }

  /** The number of the first line with these words. */
  int find(String words) {
    for (int number = 1; number <= lines(); number++) {
      if (body(number).contains(words)) {
        return number;
      }
    }
    throw new AssertionError("no line has " + words);
  }

  /** The number of the last line with these words. */
  int findLast(String words) {
    for (int number = lines(); number > 0; number--) {
      if (body(number).contains(words)) {
        return number;
      }
    }
    throw new AssertionError("no line has " + words);
  }

  String text() {
    StringBuilder text = new StringBuilder();
    String previous = "";
    for (String body : bodies) {
      previous = RecordLines.sha256(previous + body);
      text.append(body).append(",\"hash\":").append(Json.write(previous)).append("}\n");
    }
    return text.toString();
  }
}
