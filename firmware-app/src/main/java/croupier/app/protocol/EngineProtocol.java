package croupier.app.protocol;

import croupier.app.Limits;
import croupier.app.json.Json;
import croupier.app.live.LiveGame;
import croupier.app.live.MemoryRecord;
import croupier.app.live.Names;
import croupier.app.words.RefusalWords;
import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Outcome;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.SeededNature;
import croupier.engine.Shape;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The engine as a conversation: one line of JSON in, one line of JSON out. docs/protocol.md is its
 * description, and every example there is run.
 */
public final class EngineProtocol {
  private static final List<String> COMMANDS =
      List.of(
          "games",
          "new",
          "load",
          "pending",
          "act",
          "chance",
          "take_back",
          "view",
          "save",
          "record");

  private final Supplier<String> secrets;
  private LiveGame game;
  private MemoryRecord record;

  /**
   * @param secrets gives words that nobody can guess, for seeds that were not given and for salts
   */
  public EngineProtocol(Supplier<String> secrets) {
    this.secrets = secrets;
  }

  /** The answer to a request line; always one line, whatever came in. */
  public String answer(String line) {
    if (line.length() > Limits.LINE) {
      return tooLong();
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    try {
      Map<String, Object> request = Json.readObject(line);
      answer.put("id", idOf(request));
      answer.put("ok", true);
      answer.putAll(answer(Fields.of("", request)));
    } catch (Json.Malformed malformed) {
      answer =
          error(null, "bad_json", ProtocolReason.NOT_JSON.with("detail", malformed.getMessage()));
    } catch (Refusal refusal) {
      answer = error(answer.get("id"), refusal.code().id(), refusal.because());
    } catch (IOException e) {
      throw new UncheckedIOException("a record in memory takes everything", e);
    }
    return Json.write(answer);
  }

  /** The answer to a line that was too long to be read. */
  public static String tooLong() {
    return Json.write(
        error(
            null,
            Refusal.Code.TOO_LONG.id(),
            ProtocolReason.LINE_TOO_LONG.with("most", Limits.LINE)));
  }

  private static Map<String, Object> error(Object id, String code, Because because) {
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("id", id);
    error.put("ok", false);
    Map<String, Object> what = new LinkedHashMap<>();
    what.put("code", code);
    what.put("reason", because.reason().id());
    what.put("arguments", because.data());
    what.put("message", RefusalWords.inEnglish(because));
    error.put("error", what);
    return error;
  }

  private static Object idOf(Map<String, Object> request) {
    Object id = request.get("id");
    if (id == null || id instanceof Long || id instanceof String text && isFit(text)) {
      return id;
    }
    throw new Refusal(
        Refusal.Code.BAD_DATA, ProtocolReason.WRONG_ID.with("most", Limits.REQUEST_ID));
  }

  private static boolean isFit(String id) {
    return id.length() <= Limits.REQUEST_ID && id.codePoints().allMatch(Records::canBeShown);
  }

  private Map<String, Object> answer(Fields request) throws IOException {
    String command = request.text("cmd");
    return switch (command) {
      case "games" -> {
        request.only(List.of("id", "cmd"));
        yield Map.of("games", GameList.data());
      }
      case "new" -> newGame(request);
      case "load" -> load(request);
      case "pending" -> {
        request.only(List.of("id", "cmd"));
        yield whatIsPending();
      }
      case "act" -> act(request);
      case "chance" -> chance(request);
      case "take_back" -> takeBack(request);
      case "view" -> view(request);
      case "save" -> {
        request.only(List.of("id", "cmd"));
        yield saved();
      }
      case "record" -> {
        request.only(List.of("id", "cmd"));
        current();
        yield Map.of("record", record.lines());
      }
      default ->
          throw new Refusal(
              Refusal.Code.UNKNOWN_COMMAND,
              ProtocolReason.UNKNOWN_COMMAND
                  .with("command", Records.fit(command))
                  .with("commands", COMMANDS));
    };
  }

  private Map<String, Object> newGame(Fields request) throws IOException {
    request.only(List.of("id", "cmd", "game", "seats", "options", "seed", "nature"));
    Game chosen = Games.named(request.text("game"));
    List<String> names = Names.checked(request.texts("seats"));
    Options options = chosen.options(request.has("options") ? request.map("options") : Map.of());
    return begin(names, chosen.start(names.size(), options), true, seed(request, "seeded"));
  }

  private Map<String, Object> load(Fields request) throws IOException {
    request.only(List.of("id", "cmd", "position", "seats", "seed", "nature"));
    Map<String, ?> data = request.map("position");
    Position position = Games.named(request.object("position").text("game")).load(data);
    List<String> names =
        request.has("seats") ? Names.checked(request.texts("seats")) : seatNames(position.seats());
    if (names.size() != position.seats()) {
      throw new Refusal(
          Refusal.Code.WRONG_SEAT_COUNT,
          ProtocolReason.WRONG_SEATS_FOR_POSITION
              .with("seats", position.seats())
              .with("names", names.size()));
    }
    return begin(names, position, false, seed(request, "scripted"));
  }

  private static List<String> seatNames(int seats) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      names.add("Seat " + seat);
    }
    return names;
  }

  /** The seed that answers for chance, or null when a script does. */
  private String seed(Fields request, String usual) {
    String nature =
        request.has("nature") ? request.text("nature") : request.has("seed") ? "seeded" : usual;
    if (nature.equals("scripted") && !request.has("seed")) {
      return null;
    }
    if (!nature.equals("seeded")) {
      throw new Refusal(Refusal.Code.BAD_DATA, ProtocolReason.WRONG_NATURE);
    }
    String seed = request.has("seed") ? request.text("seed") : secrets.get();
    if (seed.length() > Limits.SEED) {
      throw new Refusal(
          Refusal.Code.BAD_DATA, ProtocolReason.SEED_TOO_LONG.with("most", Limits.SEED));
    }
    return seed;
  }

  private Map<String, Object> begin(
      List<String> names, Position start, boolean fromTheStart, String seed) throws IOException {
    record = new MemoryRecord(names, start, fromTheStart, seed, secrets.get());
    game = new LiveGame(names, start, seed == null ? null : new SeededNature(seed), record);
    return whatHappened(List.of());
  }

  private Map<String, Object> act(Fields request) throws IOException {
    request.only(List.of("id", "cmd", "seat", "action"));
    LiveGame playing = growing();
    int seat = request.number("seat", Integer.MIN_VALUE, Integer.MAX_VALUE);
    Action action = Records.read(playing.position().game().actions(), request.map("action"));
    return whatHappened(playing.act(seat, action));
  }

  private Map<String, Object> chance(Fields request) throws IOException {
    request.only(List.of("id", "cmd", "outcome"));
    LiveGame playing = growing();
    if (playing.answersForChance()) {
      throw new Refusal(Refusal.Code.NO_CHANCE_ASKED, ProtocolReason.SEED_ANSWERS_FOR_CHANCE);
    }
    Outcome outcome = Records.read(playing.position().game().outcomes(), request.map("outcome"));
    return whatHappened(playing.chance(outcome));
  }

  /** Lets the seed answer until somebody must decide, and tells all that happened on the way. */
  private Map<String, Object> whatHappened(List<Event> first) throws IOException {
    List<Event> events = new ArrayList<>(first);
    while (game.answersForChance() && game.position().waiting() == Position.Waiting.CHANCE) {
      events.addAll(game.chance());
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("events", events.stream().map(event -> Records.write((Record) event)).toList());
    answer.put("pending", pending());
    return answer;
  }

  private Map<String, Object> pending() {
    Position position = current().position();
    Map<String, Object> pending = new LinkedHashMap<>();
    pending.put("waiting", Records.lower(position.waiting().name()));
    switch (position.waiting()) {
      case CHANCE -> pending.put("ask", Records.write((Record) position.asks()));
      case OVER -> pending.put("result", Records.write(position.result()));
      case DECISIONS -> {
        List<Object> seats = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
          if (position.mayAct(seat)) {
            Map<String, Object> decision = new LinkedHashMap<>();
            decision.put("seat", (long) seat);
            decision.put(
                "actions",
                position.actions(seat).stream()
                    .map(action -> Records.write((Record) action))
                    .toList());
            List<Shape> shapes = position.shapes(seat);
            if (!shapes.isEmpty()) {
              decision.put(
                  "shapes", shapes.stream().map(shape -> Records.write((Record) shape)).toList());
            }
            seats.add(decision);
          }
        }
        pending.put("seats", seats);
      }
    }
    return pending;
  }

  private Map<String, Object> takeBack(Fields request) throws IOException {
    request.only(List.of("id", "cmd", "seat"));
    LiveGame playing = growing();
    Action taken = playing.takeBack(request.number("seat", Integer.MIN_VALUE, Integer.MAX_VALUE));
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("taken_back", Records.write((Record) taken));
    answer.putAll(whatIsPending());
    return answer;
  }

  /** What the game waits for, and who could rather take a decision back. */
  private Map<String, Object> whatIsPending() {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("pending", pending());
    if (game.takesBack() >= 0) {
      answer.put("takes_back", (long) game.takesBack());
    }
    return answer;
  }

  private Map<String, Object> view(Fields request) {
    request.only(List.of("id", "cmd", "seat"));
    Position position = current().position();
    if (!request.has("seat")) {
      return Map.of("view", position.view(Position.TABLE));
    }
    int seat = request.number("seat", Integer.MIN_VALUE, Integer.MAX_VALUE);
    if (seat < 0 || seat >= position.seats()) {
      throw Refusal.noSuchSeat(seat, position.seats());
    }
    return Map.of("view", position.view(seat));
  }

  private Map<String, Object> saved() {
    return Map.of("position", current().position().save());
  }

  private LiveGame current() {
    if (game == null) {
      throw new Refusal(Refusal.Code.NO_GAME, ProtocolReason.NO_GAME_YET);
    }
    return game;
  }

  /** The game, when its record may become longer. */
  private LiveGame growing() {
    LiveGame playing = current();
    if (record.length() >= Limits.MEMORY_RECORD) {
      throw new Refusal(
          Refusal.Code.TOO_LONG, ProtocolReason.RECORD_FULL.with("lines", record.length()));
    }
    return playing;
  }
}
