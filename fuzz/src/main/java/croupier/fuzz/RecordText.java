package croupier.fuzz;

import croupier.app.json.Json;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * A record in the hands of somebody who knows how it is made: lines are changed, and have the right
 * hashes again, and the header the right commitment, if he wants it so.
 */
final class RecordText {
  private static final String HASH = ",\"hash\":\"";
  private static final String COMMITMENT = "commitment";

  private final List<Map<String, Object>> lines = new ArrayList<>();

  RecordText(List<String> text) {
    for (String line : text) {
      Map<?, ?> data = (Map<?, ?>) Promises.json(line);
      data.remove("hash");
      lines.add(RealGame.named(data));
    }
  }

  /** Changes a few things, as an input chooses. */
  void change(Choices choices) {
    for (int left = choices.below(4); left > 0 && !lines.isEmpty(); left--) {
      int at = choices.below(lines.size());
      switch (choices.below(8)) {
        case 0 -> lines.remove(at);
        case 1 -> lines.add(at, lines.get(choices.below(lines.size())));
        case 2 -> lines.add(lines.remove(at));
        default -> {
          Edits edits = new Edits(choices, KnownWords.OF_THE_GAMES);
          lines.set(at, edits.edited(lines.get(at), 1 + choices.below(2)));
        }
      }
    }
  }

  /** Holds the header, as it is now, to a seed. */
  void commit(String seed, String salt) {
    if (!lines.isEmpty() && lines.getFirst().remove(COMMITMENT) != null) {
      Map<String, Object> header = lines.getFirst();
      header.put(COMMITMENT, sha256(salt + ":" + seed + ":" + body(header)));
    }
  }

  /** All lines, each with the hash of all before it. */
  String text() {
    StringBuilder text = new StringBuilder();
    String hash = "";
    for (Map<String, Object> line : lines) {
      String body = body(line);
      hash = sha256(hash + body);
      text.append(body).append(HASH).append(hash).append("\"}\n");
    }
    return text.toString();
  }

  private static String body(Map<String, Object> line) {
    String json = Json.write(line);
    return json.substring(0, json.length() - 1);
  }

  private static String sha256(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-256", impossible);
    }
  }
}
