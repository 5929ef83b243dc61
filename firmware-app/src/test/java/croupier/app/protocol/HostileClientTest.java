package croupier.app.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.json.Json;
import croupier.engine.FastRandom;
import croupier.engine.Games;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A client that sends whatever hurts. It always gets one line with one JSON object, with the id of
 * the request if that could be read; and what is refused changes nothing.
 */
class HostileClientTest {
  private static final List<String> NAMES = List.of("Ann", "Bo");
  private static final Set<String> CODES =
      Stream.concat(
              Arrays.stream(Refusal.Code.values()).map(Refusal.Code::id), Stream.of("bad_json"))
          .collect(Collectors.toSet());

  // --- thousands of bad lines

  private static final Pattern TOKEN =
      Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|-?[0-9]+|true|false|null|[\\[\\]{}:,]|.");

  /** What takes the place of a part of a request. */
  private static final List<String> POISON =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "3",
          "99",
          "2147483648",
          "-9223372036854775808",
          "9223372036854775808",
          "1" + "0".repeat(300),
          "1e999",
          "-0.5",
          "\"\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"\\u202eBo\"",
          "\"\u2028\"",
          "\"" + "x".repeat(10_000) + "\"",
          "\"ünï😀\"",
          "[]",
          "{}",
          "[[1],{\"type\":[]}]",
          "[".repeat(40),
          "{\"a\":".repeat(40),
          "\"id\"",
          "\"cmd\"",
          "\"seat\"",
          "\"type\"",
          "\"position\"",
          "\"brown\"",
          "\"j1\"",
          "\"go\"",
          "\"express\"",
          "\"pass\"",
          "\"roll\"",
          "\u0000",
          "\t",
          "\ud800",
          "\ufeff",
          "'",
          "\\",
          "}",
          ",");

  /** Every constant of every game, as it is written in JSON. */
  private static final List<String> WORDS =
      Games.ALL.stream()
          .flatMap(game -> Stream.of(game.actions(), game.outcomes(), game.events()))
          .flatMap(kinds -> Arrays.stream(kinds.getPermittedSubclasses()))
          .flatMap(
              kind ->
                  Stream.concat(
                      Stream.of(Records.typeOf(kind)),
                      Arrays.stream(kind.getRecordComponents())
                          .filter(field -> field.getType().isEnum())
                          .flatMap(field -> Arrays.stream(field.getType().getEnumConstants()))
                          .map(constant -> Records.lower(constant.toString()))))
          .distinct()
          .map(word -> '"' + word + '"')
          .toList();

  static IntStream seeds() {
    return IntStream.range(0, 16);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void spoiltRequestsAreRefusedAndTheGameGoesOn(int seed) {
    FastRandom random = new FastRandom(seed);
    Client client = new Client();
    for (int i = 0; i < 300; i++) {
      if (i % 100 == 0) {
        begin(client, random);
      }
      String valid = validRequest(client, random);
      sendAndCheck(client, random.below(10) == 0 ? valid : spoilt(valid, random));
    }
  }

  private static void begin(Client client, FastRandom random) {
    Map<String, String> chance =
        random.below(2) == 0 ? Map.of("nature", "scripted") : Map.of("seed", "" + random.next());
    chance.forEach(
        (name, value) ->
            client.does(
                "new",
                "game",
                RandomBot.oneOf(Games.ALL, random).id(),
                "seats",
                NAMES,
                name,
                value));
  }

  private static String validRequest(Client client, FastRandom random) {
    Map<String, Object> pending = Client.map(client.does("pending"), "pending");
    return switch (random.below(pending.get("waiting").equals("over") ? 6 : 12)) {
      case 0 ->
          random.below(2) == 0
              ? Client.request("games")
              : Client.request("games", "game", RandomBot.oneOf(Games.ALL, random).id());
      case 1 -> Client.request(random.below(2) == 0 ? "view" : "redeal", "seat", random.below(2));
      case 2 -> Client.request("save");
      case 3 -> Client.request("load", "position", client.position());
      case 4 ->
          Client.request(
              "load", "position", client.position(), "seats", NAMES, "seed", "" + random.next());
      case 5 ->
          Client.request(
              "new",
              "game",
              RandomBot.oneOf(Games.ALL, random).id(),
              "seats",
              NAMES,
              "options",
              RandomBot.options(Games.named("go"), random));
      default -> new RandomBot(client, random).next(pending);
    };
  }

  /**
   * The request with another value somewhere, which is still JSON, or with its parts in disorder.
   */
  private static String spoilt(String request, FastRandom random) {
    List<String> parts =
        new ArrayList<>(TOKEN.matcher(request).results().map(MatchResult::group).toList());
    if (random.below(3) > 0) {
      swapAValue(parts, random);
      return String.join("", parts);
    }
    for (int changes = 1 + random.below(3); changes > 0 && !parts.isEmpty(); changes--) {
      int at = random.below(parts.size());
      switch (random.below(5)) {
        case 0 -> parts.remove(at);
        case 1 -> parts.add(at, parts.get(random.below(parts.size())));
        case 2 -> parts.set(at, parts.get(random.below(parts.size())));
        case 3 -> parts.subList(at, parts.size()).clear();
        default -> parts.set(at, RandomBot.oneOf(POISON, random));
      }
    }
    return String.join("", parts);
  }

  private static void swapAValue(List<String> parts, FastRandom random) {
    List<Integer> values =
        IntStream.range(0, parts.size()).filter(at -> isValue(parts, at)).boxed().toList();
    int at = RandomBot.oneOf(values, random);
    parts.set(
        at,
        switch (random.below(4)) {
          case 0 -> RandomBot.oneOf(POISON, random);
          case 1 -> parts.get(RandomBot.oneOf(values, random));
          default ->
              parts.get(at).startsWith("\"")
                  ? RandomBot.oneOf(WORDS, random)
                  : Integer.toString(random.below(8) - 1);
        });
  }

  /** Whether a part is a text or a number, and not the name of a field. */
  private static boolean isValue(List<String> parts, int at) {
    return parts.get(at).matches("(?s)\".*|-?[0-9]+|true|false")
        && !(at + 1 < parts.size() && parts.get(at + 1).equals(":"));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void noiseIsNotJson(int seed) {
    FastRandom random = new FastRandom(seed);
    Client client = new Client();
    begin(client, random);
    for (int i = 0; i < 300; i++) {
      StringBuilder noise = new StringBuilder();
      for (int left = random.below(60); left > 0; left--) {
        noise.append((char) random.below(random.below(2) == 0 ? 128 : 65_536));
      }
      sendAndCheck(client, noise.toString());
    }
  }

  /** Sends a line to a client that is in a game. */
  private static void sendAndCheck(Client client, String line) {
    Map<String, Object> before = client.position();
    String recordBefore = client.record();
    Map<String, Object> answer = client.answer(line);
    assertEquals(readableId(line), answer.get("id"), line);
    if (answer.get("ok").equals(false)) {
      assertSentence(answer);
      assertEquals(before, client.position(), line);
      assertEquals(recordBefore, client.record(), line);
    }
  }

  /** The id of a request if it is JSON and the id is one. */
  private static Object readableId(String line) {
    try {
      Object id = Json.readObject(line).get("id");
      return id instanceof Long || id instanceof String text && fit(text) ? id : null;
    } catch (Json.Malformed _) {
      return null;
    }
  }

  private static boolean fit(String id) {
    return id.length() <= 100 && id.codePoints().allMatch(Records::canBeShown);
  }

  /** A refusal has a known code and a sentence that can be shown to people. */
  private static void assertSentence(Map<String, Object> answer) {
    Map<String, Object> error = Client.map(answer, "error");
    String message = (String) error.get("message");
    assertTrue(CODES.contains(error.get("code")), answer::toString);
    assertTrue(message.endsWith(".") && message.length() < 500, answer::toString);
    assertTrue(message.codePoints().allMatch(Records::canBeShown), answer::toString);
    assertFalse(message.contains("Exception") || message.contains("java"), answer::toString);
  }

  // --- one by one

  @ParameterizedTest
  @ValueSource(strings = {"pending", "view", "save", "record"})
  void aCommandThatNeedsAGameSaysThatThereIsNone(String command) {
    assertEquals("no_game", new Client().refuses(command));
  }

  @Test
  void nothingCanBeDoneBeforeAGame() {
    Client client = new Client();
    assertEquals("no_game", client.refuses("act", "seat", 0, "action", Map.of("type", "roll")));
    assertEquals("no_game", client.refuses("chance", "outcome", Map.of("type", "first")));
  }

  @Test
  void aNewGameThatIsRefusedLeavesTheOldOne() {
    Client client = inAGame();
    Map<String, Object> position = client.position();
    String record = client.record();
    assertEquals("unknown_game", client.refuses("new", "game", "chess", "seats", NAMES));
    assertEquals("bad_data", client.refuses("new", "game", "go", "seats", "Ann"));
    assertEquals("bad_data", client.refuses("new", "game", "go", "seats", NAMES, "seed", 42));
    assertEquals("bad_data", client.refuses("new", "game", "go", "seats", NAMES, "nature", "fair"));
    assertEquals(
        "bad_data",
        client.refuses("new", "game", "go", "seats", NAMES, "nature", "scripted", "seed", "a"));
    assertEquals(
        "bad_data", client.refuses("new", "game", "go", "seats", NAMES, "seed", "s".repeat(201)));
    assertEquals(
        "bad_data", client.refuses("new", "game", "go", "seats", NAMES, "seed", "half \ud800"));
    assertEquals("bad_data", client.refuses("new", "game", "go", "seats", NAMES, "speed", "max"));
    assertEquals(
        "unknown_option",
        client.refuses("new", "game", "go", "seats", NAMES, "options", Map.of("board", "A17")));
    assertEquals("wrong_seat_count", client.refuses("new", "game", "go", "seats", List.of("Ann")));
    assertEquals("wrong_seat_count", client.refuses("new", "game", "go", "seats", List.of()));
    assertEquals("wrong_seat_count", client.refuses("new", "game", "go", "seats", manyNames(7)));
    assertEquals(position, client.position());
    assertEquals(record, client.record());
  }

  @Test
  void aPositionThatIsRefusedLeavesTheGame() {
    Client client = inAGame();
    Map<String, Object> position = client.position();
    String record = client.record();
    Map<String, Object> spoilt = client.position();
    spoilt.put("scores", List.of(75, 0));
    assertEquals("impossible_position", client.refuses("load", "position", spoilt));
    assertEquals(
        "wrong_seat_count",
        client.refuses("load", "position", position, "seats", List.of("Ann", "Bo", "Cy")));
    assertEquals("bad_data", client.refuses("load", "position", List.of()));
    assertEquals("bad_data", client.refuses("load"));
    assertEquals(position, client.position());
    assertEquals(record, client.record());
  }

  @Test
  void aSixthPinkBlockIsRefusedWithItsPlace() {
    Client client = new Client();
    client.does("new", "game", "go", "seats", NAMES, "nature", "scripted");
    Map<String, Object> position = client.position();
    Client.map(position, "tray").put("pink", 6);
    Map<String, Object> answer = client.answer(Client.request("load", "position", position));
    assertEquals("impossible_position", Client.code(answer));
    assertEquals(
        "tray.pink: tray, boards and hand together have 6 pink blocks; there are 5.",
        Client.map(answer, "error").get("message"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "\u0000",
        "A\nB",
        "\u202eBo",
        "\u200b",
        "\ud800",
        "seventeen letters",
        "\u2028"
      })
  void aNameThatCannotBeShownIsRefused(String name) {
    Map<String, Object> answer =
        new Client().answer(Client.request("new", "game", "go", "seats", List.of("Ann", name)));
    assertEquals("bad_data", Client.code(answer));
    assertSentence(answer);
  }

  @Test
  void namesWithoutEndAreRefused() {
    Client client = new Client();
    assertEquals(
        "bad_data",
        client.refuses("new", "game", "go", "seats", List.of("Ann", "x".repeat(10_000))));
    assertEquals("bad_data", client.refuses("new", "game", "go", "seats", List.of("Ann", "Ann")));
    assertEquals(
        "wrong_seat_count", client.refuses("new", "game", "go", "seats", manyNames(100_000)));
  }

  @Test
  void aNameInAnyScriptIsTaken() {
    new Client().does("new", "game", "go", "seats", List.of("Zoë", "נועה", "小明", "😀"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.5",
        "true",
        "[]",
        "{}",
        "12345678901234567890",
        "\"a\\u0000b\"",
        "\"\\ud800\"",
        "\"\\u202eab\""
      })
  void anIdOfAnotherKindIsRefusedAndNotRepeated(String id) {
    Map<String, Object> answer = new Client().answer("{\"id\":" + id + ",\"cmd\":\"games\"}");
    assertEquals("bad_data", Client.code(answer));
    assertEquals(null, answer.get("id"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"null", "0", "-9223372036854775808", "\"\"", "\"550e8400-e29b\"", "\"né 😀\""})
  void anIdComesBackAsItWas(String id) {
    String answer = new Client().line("{\"cmd\":\"games\",\"id\":" + id + "}");
    assertTrue(answer.startsWith("{\"id\":" + id + ",\"ok\":true,"), answer);
  }

  @Test
  void theIdComesBackWhenAnotherFieldIsNoNumberThatCanBeUsed() {
    Client client = inAGame();
    for (String seat : List.of("0.5", "1e0", "99999999999999999999")) {
      Map<String, Object> answer =
          client.answer("{\"id\":7,\"cmd\":\"act\",\"seat\":" + seat + ",\"action\":{}}");
      assertEquals(7L, answer.get("id"));
      assertEquals("bad_data", Client.code(answer));
      assertEquals(
          "seat must be a whole number, not " + seat + ".",
          Client.map(answer, "error").get("message"));
    }
  }

  @Test
  void aKeyThatComesTwiceIsRefused() {
    assertEquals(
        "bad_json", Client.code(new Client().answer("{\"cmd\":\"games\",\"cmd\":\"new\"}")));
  }

  @Reaches({"Limits.LINE", "Limits.JSON_DEPTH", "Limits.JSON_WORD"})
  @Test
  void whatIsTooLongOrTooDeepIsRefused() {
    Client client = new Client();
    String longest = "{\"cmd\":\"games\"}" + " ".repeat(Limits.LINE - 15);
    assertEquals(true, client.answer(longest).get("ok"));
    assertEquals("too_long", Client.code(client.answer(longest + " ")));
    String deep = "[".repeat(100_000) + "]".repeat(100_000);
    assertEquals("bad_json", Client.code(client.answer("{\"cmd\":\"games\",\"x\":" + deep + "}")));
    assertEquals("bad_json", Client.code(client.answer("1".repeat(100_000))));
  }

  @Reaches({"Limits.REQUEST_ID", "Limits.SEED", "Limits.NAME"})
  @Test
  void whatIsOneCharacterTooLongIsRefused() {
    String id = "i".repeat(Limits.REQUEST_ID);
    assertEquals(id, named(id).get("id"));
    assertEquals("bad_data", Client.code(named(id + "i")));
    String seed = "s".repeat(Limits.SEED);
    new Client().does("new", "game", "express", "seats", NAMES, "seed", seed);
    assertEquals(
        "bad_data",
        new Client().refuses("new", "game", "express", "seats", NAMES, "seed", seed + "s"));
    String name = "n".repeat(Limits.NAME);
    new Client().does("new", "game", "express", "seats", List.of(name, "Bo"), "seed", "s");
    assertEquals(
        "bad_data",
        new Client()
            .refuses("new", "game", "express", "seats", List.of(name + "n", "Bo"), "seed", "s"));
  }

  private static Map<String, Object> named(String id) {
    return new Client().answer("{\"id\":\"" + id + "\",\"cmd\":\"games\"}");
  }

  @Test
  void aSeatThatIsNotThereIsNamed() {
    Client client = inAGame();
    for (Object seat : List.of(-1, 2, Integer.MAX_VALUE)) {
      assertEquals("no_such_seat", client.refuses("view", "seat", seat));
      assertEquals(
          "no_such_seat", client.refuses("act", "seat", seat, "action", Map.of("type", "roll")));
    }
    assertEquals("bad_data", client.refuses("view", "seat", "Ann"));
    assertEquals("bad_data", client.refuses("view", "seat", 1L << 32));
  }

  @Test
  void aFinishedGameTakesNothingMoreButCanBeLookedAt() {
    Client client = new Client();
    client.does("new", "game", "express", "seats", NAMES, "nature", "scripted");
    new RandomBot(client, new FastRandom(1)).playToTheEnd();
    String record = client.record();
    assertEquals("game_over", client.refuses("act", "seat", 0, "action", Map.of("type", "roll")));
    Map<String, Object> first = Map.of("type", "first", "seat", 0);
    assertEquals("game_over", client.refuses("chance", "outcome", first));
    assertEquals("over", Client.map(client.does("pending"), "pending").get("waiting"));
    client.does("view", "seat", 0);
    assertEquals(record, client.record());
  }

  @Test
  void nobodyAnswersForTheSeed() {
    assertEquals(
        "no_chance_asked",
        inAGame().refuses("chance", "outcome", Map.of("type", "first", "seat", 0)));
  }

  @Reaches("Limits.MEMORY_RECORD")
  @Test
  void aGameWithoutEndIsStoppedBeforeItFillsTheMemory() {
    Client client = new Client();
    Map<String, String> alone = Map.of("table", "open");
    client.does("new", "game", "express", "seats", List.of("Ann"), "options", alone, "seed", "s");
    String roll = Client.request("act", "seat", 0, "action", Map.of("type", "roll"));
    Map<String, Object> answer = client.answer(roll);
    while (answer.get("ok").equals(true)) {
      answer = client.answer(roll);
    }
    assertEquals("too_long", Client.code(answer));
    assertSentence(answer);
    client.does("new", "game", "express", "seats", NAMES);
    assertEquals("not_your_turn", notTheFirst(client));
  }

  private static String notTheFirst(Client client) {
    Object turn = client.position().get("turn");
    return client.refuses("act", "seat", turn.equals(0L) ? 1 : 0, "action", Map.of("type", "roll"));
  }

  /** A game that has begun, with a seed. */
  private static Client inAGame() {
    Client client = new Client();
    client.does("new", "game", "express", "seats", NAMES, "seed", "42");
    return client;
  }

  private static List<String> manyNames(int count) {
    return IntStream.range(0, count).mapToObj(Integer::toString).toList();
  }
}
