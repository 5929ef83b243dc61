package croupier.app.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A client of a fresh engine that never trusts an answer: each must be one line with one JSON
 * object of the right form. The secrets of its engine are always the same.
 */
final class Client {
  private final EngineProtocol engine;
  private int secrets;

  Client() {
    engine = new EngineProtocol(() -> "secret " + ++secrets);
  }

  /** What the engine answers to a line, as text. */
  String line(String request) {
    return engine.answer(request);
  }

  /** What the engine answers to a line, whatever it is. */
  Map<String, Object> answer(String request) {
    String line = line(request);
    assertFalse(line.contains("\n") || line.contains("\r"), line);
    try {
      Map<String, Object> answer = Json.readObject(line);
      assertTrue(answer.containsKey("id"), line);
      if (answer.get("ok").equals(false)) {
        assertEquals(List.of("id", "ok", "error"), List.copyOf(answer.keySet()), line);
        assertEquals(
            List.of("code", "reason", "arguments", "message"),
            List.copyOf(map(answer, "error").keySet()),
            line);
      }
      return answer;
    } catch (Json.Malformed malformed) {
      throw new AssertionError(malformed.getMessage() + " " + line);
    }
  }

  /** What the engine answers to a request that it must not refuse; given as name, value, ... */
  Map<String, Object> does(String command, Object... fields) {
    Map<String, Object> answer = answer(request(command, fields));
    assertEquals(true, answer.get("ok"), answer::toString);
    return answer;
  }

  /** The code with which the engine refuses a request; given as name, value, ... */
  String refuses(String command, Object... fields) {
    return code(answer(request(command, fields)));
  }

  static String code(Map<String, Object> answer) {
    assertEquals(false, answer.get("ok"), answer::toString);
    return (String) map(answer, "error").get("code");
  }

  static String request(String command, Object... fields) {
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("id", "x");
    request.put("cmd", command);
    for (int i = 0; i < fields.length; i += 2) {
      request.put((String) fields[i], fields[i + 1]);
    }
    return Json.write(request);
  }

  Map<String, Object> position() {
    return map(does("save"), "position");
  }

  /** The record so far, as the text of a file. */
  String record() {
    StringBuilder text = new StringBuilder();
    for (Object line : list(does("record"), "record")) {
      text.append(line).append('\n');
    }
    return text.toString();
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> map(Map<String, Object> in, String name) {
    return (Map<String, Object>) in.get(name);
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(Map<String, Object> in, String name) {
    return (List<Object>) in.get(name);
  }

  @SuppressWarnings("unchecked")
  static List<Map<String, Object>> maps(Map<String, Object> in, String name) {
    return (List<Map<String, Object>>) in.get(name);
  }
}
