package croupier.app.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.RecordReader;
import croupier.app.protocol.ProtocolPage.Conversation;
import croupier.app.protocol.ProtocolPage.Exchange;
import croupier.app.protocol.ProtocolPage.Row;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds docs/protocol.md true: every example is run, and no word is missing. */
class ProtocolDocTest {
  private static ProtocolPage page;

  @BeforeAll
  static void read() throws IOException {
    page = ProtocolPage.read();
  }

  static List<Conversation> conversations() throws IOException {
    return ProtocolPage.read().conversations();
  }

  static List<Game> games() {
    return Games.ALL;
  }

  @ParameterizedTest
  @MethodSource("conversations")
  void anExampleIsWhatTheEngineAnswers(Conversation conversation) {
    Client client = new Client();
    for (Exchange exchange : conversation.exchanges()) {
      String answer = client.line(exchange.request());
      assertTrue(
          fits(exchange.answer(), answer),
          () -> "docs/protocol.md:" + exchange.line() + ": the answer is really\n" + answer);
    }
  }

  private static boolean fits(String shown, String answer) {
    String pattern =
        Arrays.stream(shown.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
    return Pattern.matches(pattern, answer);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyWordOfAGameHasARowWithItsFields(Game game) {
    assertRows(game, "action", game.actions());
    assertRows(game, "ask", game.asks());
    assertRows(game, "outcome", game.outcomes());
    assertRows(game, "event", game.events());
    if (game.shapes().isSealed()) {
      assertRows(game, "shape", game.shapes());
    }
  }

  private static void assertRows(Game game, String table, Class<?> sealed) {
    List<Row> rows = page.rows(page.sectionOf(game.id()), table);
    List<String> expected =
        Arrays.stream(sealed.getPermittedSubclasses())
            .map(
                kind ->
                    Records.typeOf(kind)
                        + fields(kind)
                            .map(RecordComponent::getName)
                            .map(ProtocolDocTest::snake)
                            .toList())
            .toList();
    assertEquals(
        expected, rows.stream().map(row -> row.names(0).getFirst() + row.names(1)).toList());
    for (Row row : rows) {
      assertTrue(row.cells().size() == 3 && !row.cells().get(2).isEmpty(), row::toString);
    }
  }

  private static String snake(String camel) {
    return camel.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  /** A record in a record is written flat. */
  private static Stream<RecordComponent> fields(Class<?> kind) {
    return Arrays.stream(kind.getRecordComponents())
        .flatMap(field -> field.getType().isRecord() ? fields(field.getType()) : Stream.of(field));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyWordOfAGameIsInAnExample(Game game) {
    Set<String> missing = new TreeSet<>();
    missing.addAll(without(game, game.actions(), Exchange::request));
    missing.addAll(without(game, game.outcomes(), Exchange::request));
    missing.addAll(without(game, game.asks(), Exchange::answer));
    missing.addAll(without(game, game.events(), Exchange::answer));
    if (game.shapes().isSealed()) {
      missing.addAll(without(game, game.shapes(), Exchange::answer));
    }
    assertEquals(Set.of(), missing);
  }

  /** The words of a kind that no example of the game shows. */
  private static List<String> without(
      Game game, Class<?> sealed, Function<Exchange, String> where) {
    String shown =
        page.conversations().stream()
            .filter(each -> each.section().equals(page.sectionOf(game.id())))
            .flatMap(each -> each.exchanges().stream())
            .map(where)
            .collect(Collectors.joining("\n"));
    return Arrays.stream(sealed.getPermittedSubclasses())
        .map(Records::typeOf)
        .filter(type -> !shown.contains("{\"type\":\"" + type + "\""))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyConstantOfAGameIsListed(Game game) {
    String text = page.text(page.sectionOf(game.id()));
    for (Class<?> sealed : List.of(game.actions(), game.asks(), game.outcomes(), game.events())) {
      for (Class<?> kind : sealed.getPermittedSubclasses()) {
        fields(kind)
            .flatMap(field -> constants(field).stream())
            .filter(constant -> !constant.matches("[pj]\\d"))
            .forEach(constant -> assertTrue(text.contains("`" + constant + "`"), constant));
      }
    }
  }

  private static List<String> constants(RecordComponent field) {
    Class<?> type =
        field.getGenericType() instanceof ParameterizedType list
            ? (Class<?>) list.getActualTypeArguments()[0]
            : field.getType();
    return type.isEnum()
        ? Arrays.stream(type.getEnumConstants()).map(c -> Records.lower(c.toString())).toList()
        : List.of();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyFieldOfAPositionAndOfAViewIsDescribed(Game game) {
    Set<String> fields = new TreeSet<>();
    FastRandom random = new FastRandom(1);
    RandomPlay play = new RandomPlay(random);
    for (int i = 0; i < 50; i++) {
      Position position = game.start(3, game.options(RandomBot.options(game, random)));
      do {
        collect(position.save(), fields);
        collect(position.view(0), fields);
      } while (play.step(position));
    }
    String text = page.text(page.sectionOf(game.id()));
    fields.removeIf(field -> text.contains("`" + field + "`"));
    assertEquals(Set.of(), fields);
  }

  private static void collect(Object data, Set<String> fields) {
    if (data instanceof Map<?, ?> map) {
      map.forEach(
          (name, value) -> {
            fields.add((String) name);
            if (!name.equals("options")) {
              collect(value, fields);
            }
          });
    } else if (data instanceof List<?> list) {
      list.forEach(element -> collect(element, fields));
    }
  }

  @Test
  void everyErrorCodeHasARowAndAnExample() {
    List<String> codes =
        new ArrayList<>(Arrays.stream(Refusal.Code.values()).map(Refusal.Code::id).toList());
    codes.add("bad_json");
    assertEquals(
        new TreeSet<>(codes),
        page.rows("Errors", "code").stream()
            .map(row -> row.names(0).getFirst())
            .collect(Collectors.toCollection(TreeSet::new)));
    String shown =
        page.conversations().stream()
            .flatMap(each -> each.exchanges().stream())
            .map(Exchange::answer)
            .collect(Collectors.joining("\n"));
    // No page has room for a line that is too long.
    codes.remove(Refusal.Code.TOO_LONG.id());
    codes.removeIf(code -> shown.contains("\"error\":{\"code\":\"" + code + "\""));
    assertEquals(List.of(), codes);
  }

  /** The bot of the page, with Python, as a bot author would start it. */
  @ParameterizedTest
  @MethodSource("games")
  void theBotPlaysAGameToItsEnd(Game game, @TempDir Path folder) throws Exception {
    String said = new Python(folder).with("bot.py", page.block("python")).run("bot.py", game.id());
    assertTrue(said.contains("winners: ["), said);
    RecordReader record = RecordReader.of(Files.readString(folder.resolve(game.id() + ".jsonl")));
    assertTrue(record.result() != null && record.proved());
  }
}
