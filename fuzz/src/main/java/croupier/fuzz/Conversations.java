package croupier.fuzz;

import croupier.app.json.Json;
import croupier.app.live.RecordReader;
import croupier.app.protocol.Conversation;
import croupier.app.protocol.EngineProtocol;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Whole conversations with {@code croupier engine}. Each request gets one line of JSON; the same
 * requests get the same answers, together or one by one; what answers for chance is told with a
 * finished game and never before; and the record that is given out holds.
 *
 * <p>An input is lines as they come, or choices of what somebody asks who follows the game.
 */
final class Conversations implements Target {
  /** Stands in every word that nobody may know until a game is over. */
  private static final String SECRET = "that nobody may see";

  private static final int MOST_REQUESTS = 120;

  @Override
  public void take(byte[] input) throws Exception {
    if (input.length > 0 && (input[0] == '{' || input[0] == '\n')) {
      together(input);
    } else {
      oneByOne(input);
    }
  }

  private static EngineProtocol engine() {
    int[] told = {0};
    return new EngineProtocol(() -> "word " + told[0]++ + " " + SECRET);
  }

  // --- lines as they come

  private static void together(byte[] input) throws IOException, RecordReader.Damaged {
    ByteArrayOutputStream answers = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(answers, true, StandardCharsets.UTF_8)) {
      new Conversation(engine(), new ByteArrayInputStream(input), out).hold();
    }
    List<String> told = List.of(answers.toString(StandardCharsets.UTF_8).split("\n"));
    EngineProtocol again = engine();
    int at = 0;
    for (String line : new String(input, StandardCharsets.UTF_8).split("\n")) {
      if (!line.isBlank()) {
        String answer = again.answer(line);
        Finding.unlessEqual(told.get(at++), answer, "the same request is answered differently");
        isAnswer(line, answer);
      }
    }
    recordHolds(again);
  }

  // --- somebody who follows the game

  private static void oneByOne(byte[] input) throws IOException, RecordReader.Damaged {
    EngineProtocol engine = engine();
    Player player = new Player(new Choices(input), engine);
    for (int requests = 0; player.goesOn() && requests < MOST_REQUESTS; requests++) {
      String request = player.request();
      String answer = engine.answer(request);
      player.hears(isAnswer(request, answer));
    }
    recordHolds(engine);
  }

  // --- what is promised

  private static Map<String, Object> isAnswer(String request, String answer) {
    if (answer.contains("\n") || !(Promises.json(answer) instanceof Map<?, ?> map)) {
      throw new Finding("no answer: " + answer);
    }
    Map<String, Object> data = RealGame.named(map);
    if (Boolean.FALSE.equals(data.get("ok"))) {
      String message = (String) ((Map<?, ?>) data.get("error")).get("message");
      Promises.isSentence(message);
      Promises.canBeShown(message);
    } else if (!Boolean.TRUE.equals(data.get("ok"))) {
      throw new Finding("neither yes nor no: " + answer);
    }
    if (answer.contains(SECRET) && !request.contains(SECRET) && !isOfFinishedGame(data)) {
      throw new Finding("a secret was told: " + answer);
    }
    return data;
  }

  private static boolean isOfFinishedGame(Map<String, Object> answer) {
    return answer.get("record") instanceof List<?> lines
        && ((String) lines.getLast()).contains("\"result\":");
  }

  private static void recordHolds(EngineProtocol engine) throws RecordReader.Damaged {
    Map<String, Object> told = isAnswer("", engine.answer("{\"cmd\":\"record\"}"));
    if (told.get("record") instanceof List<?> lines) {
      List<String> texts = lines.stream().map(String.class::cast).toList();
      RecordReader record = RecordReader.of(String.join("\n", texts) + "\n");
      Map<?, ?> saved = (Map<?, ?>) Promises.json(engine.answer("{\"cmd\":\"save\"}"));
      Finding.unlessEqual(
          saved.get("position"),
          Promises.json(Json.write(record.end().save())),
          "the record comes to something else");
    }
  }

  // --- to begin with

  @Override
  public List<byte[]> seeds() throws Exception {
    List<byte[]> seeds = new ArrayList<>();
    for (int game = 0; game < 5; game++) {
      byte[] plays = new byte[90];
      plays[1] = (byte) game;
      for (int i = 6; i < plays.length; i++) {
        plays[i] = (byte) (i * (37 + game));
      }
      seeds.add(plays);
    }
    for (RealGame real : RealGame.some(25)) {
      seeds.add(asLines(real));
    }
    return seeds;
  }

  /** A game as a client plays it that answers for chance itself. */
  private static byte[] asLines(RealGame real) throws RecordReader.Damaged {
    RecordReader record = RecordReader.of(String.join("\n", real.record().lines()) + "\n");
    List<String> lines = new ArrayList<>();
    lines.add(
        Json.write(
            Map.of(
                "cmd",
                "new",
                "game",
                record.game().id(),
                "seats",
                record.names(),
                "nature",
                "scripted")));
    record.replay(
        (_, entry, _, _) -> {
          Map<String, Object> request = entry.data();
          request.remove("by");
          request.remove("asked");
          request.put("cmd", request.containsKey("action") ? "act" : "chance");
          lines.add(Json.write(request));
        });
    for (String command : List.of("pending", "view", "save", "record")) {
      lines.add(Json.write(Map.of("id", lines.size(), "cmd", command)));
    }
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public List<String> words() {
    return KnownWords.OF_THE_GAMES;
  }
}
