package croupier.app.protocol;

import croupier.app.Limits;
import croupier.app.json.Json;
import croupier.app.live.LiveGame;
import croupier.app.live.Luck;
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
  /** What this page of the protocol is called; docs/protocol.md says what has changed since 1. */
  private static final long VERSION = 2;

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
          "redeal",
          "save",
          "record");

  private static final List<String> ONLY_A_COMMAND = List.of("id", "cmd");

  private final Supplier<String> secrets;
  private final AnswerText answer = new AnswerText();
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
    return answerTo(line).toString();
  }

  /** The same as bytes, which are good until the next request. */
  AnswerBytes answerTo(String line) {
    if (line.length() > Limits.LINE) {
      return tooLong();
    }
    Object id = null;
    try {
      Map<String, Object> request = Json.readObject(line);
      id = idOf(request);
      answer.begin(id);
      obey(Fields.of("", request));
      return answer.end();
    } catch (Json.Malformed malformed) {
      return error(
          null, "bad_json", ProtocolReason.NOT_JSON.with("detail", malformed.getMessage()));
    } catch (Refusal refusal) {
      return error(id, refusal.code().id(), refusal.because());
    } catch (IOException e) {
      throw new UncheckedIOException("a record in memory takes everything", e);
    }
  }

  private AnswerBytes tooLong() {
    return error(
        null, Refusal.Code.TOO_LONG.id(), ProtocolReason.LINE_TOO_LONG.with("most", Limits.LINE));
  }

  private AnswerBytes error(Object id, String code, Because because) {
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("id", id);
    error.put("ok", false);
    Map<String, Object> what = new LinkedHashMap<>();
    what.put("code", code);
    what.put("reason", because.reason().id());
    what.put("arguments", because.data());
    what.put("message", RefusalWords.inEnglish(because));
    error.put("error", what);
    return answer.instead(error);
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

  private void obey(Fields request) throws IOException {
    String command = request.text("cmd");
    switch (command) {
      case "act" -> act(request);
      case "chance" -> chance(request);
      case "pending" -> {
        request.only(ONLY_A_COMMAND);
        tellWhatIsPending();
      }
      case "view" -> view(request);
      case "redeal" -> redeal(request);
      case "load" -> load(request);
      case "save" -> {
        request.only(ONLY_A_COMMAND);
        answer.put("position", current().position().save());
      }
      case "new" -> newGame(request);
      case "games" -> games(request);
      case "take_back" -> takeBack(request);
      case "record" -> {
        request.only(ONLY_A_COMMAND);
        current();
        answer.put("record", record.lines());
      }
      default ->
          throw new Refusal(
              Refusal.Code.UNKNOWN_COMMAND,
              ProtocolReason.UNKNOWN_COMMAND
                  .with("command", Records.fit(command))
                  .with("commands", COMMANDS));
    }
  }

  private void games(Fields request) {
    request.only(List.of("id", "cmd", "game"));
    answer.put("protocol", VERSION);
    if (request.has("game")) {
      answer.put("game", GameList.whole(Games.named(request.text("game"))));
    } else {
      answer.put("games", GameList.data());
    }
  }

  private void newGame(Fields request) throws IOException {
    request.only(List.of("id", "cmd", "game", "seats", "options", "seed", "luck", "nature"));
    Game chosen = Games.named(request.text("game"));
    List<String> names = Names.checked(request.texts("seats"));
    Options options = chosen.options(request.has("options") ? request.map("options") : Map.of());
    begin(names, chosen.start(names.size(), options), true, request, seed(request, "seeded"));
  }

  private void load(Fields request) throws IOException {
    request.only(List.of("id", "cmd", "position", "seats", "seed", "luck", "nature"));
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
    begin(names, position, false, request, seed(request, "scripted"));
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
    return seedOf(request);
  }

  /** The seed that was given, or one that nobody can guess. */
  private String seedOf(Fields request) {
    String seed = request.has("seed") ? request.text("seed") : secrets.get();
    if (seed.length() > Limits.SEED) {
      throw new Refusal(
          Refusal.Code.BAD_DATA, ProtocolReason.SEED_TOO_LONG.with("most", Limits.SEED));
    }
    return seed;
  }

  /** What the seats add to the seed; null when nothing was said of it. */
  private static Luck luck(Fields request, int seats, String seed) {
    if (!request.has("luck")) {
      return null;
    }
    if (seed == null) {
      throw new Refusal(Refusal.Code.BAD_DATA, ProtocolReason.LUCK_WITHOUT_SEED);
    }
    return Luck.checked(request.texts("luck"), seats);
  }

  private void begin(
      List<String> names, Position start, boolean fromTheStart, Fields request, String seed)
      throws IOException {
    Luck luck = luck(request, names.size(), seed);
    record = new MemoryRecord(names, start, fromTheStart, seed, secrets.get());
    game = new LiveGame(names, start, seed == null ? null : new SeededNature(seed), record);
    if (luck != null) {
      game.add(luck);
    }
    tellWhatHappened(List.of());
  }

  private void act(Fields request) throws IOException {
    request.only(List.of("id", "cmd", "seat", "action"));
    LiveGame playing = growing();
    int seat = request.number("seat", Integer.MIN_VALUE, Integer.MAX_VALUE);
    Action action = ChoiceText.read(playing.position().game(), request.apart("action"));
    tellWhatHappened(playing.act(seat, action));
  }

  private void chance(Fields request) throws IOException {
    request.only(List.of("id", "cmd", "outcome"));
    LiveGame playing = growing();
    if (playing.answersForChance()) {
      throw new Refusal(Refusal.Code.NO_CHANCE_ASKED, ProtocolReason.SEED_ANSWERS_FOR_CHANCE);
    }
    Outcome outcome =
        Records.read(playing.position().game().outcomes(), request.apart("outcome"), List.of());
    tellWhatHappened(playing.chance(outcome));
  }

  /** Lets the seed answer until somebody must decide, and tells all that happened on the way. */
  private void tellWhatHappened(List<Event> first) throws IOException {
    List<Event> events = first;
    while (game.answersForChance() && game.position().waiting() == Position.Waiting.CHANCE) {
      List<Event> more = new ArrayList<>(events);
      more.addAll(game.chance());
      events = more;
    }
    answer.putEvents(events);
    answer.putPending(game.position());
  }

  private void takeBack(Fields request) throws IOException {
    request.only(List.of("id", "cmd", "seat"));
    LiveGame playing = growing();
    Action taken = playing.takeBack(request.number("seat", Integer.MIN_VALUE, Integer.MAX_VALUE));
    answer.put("taken_back", (Record) taken);
    tellWhatIsPending();
  }

  /** What the game waits for, and who could rather take a decision back. */
  private void tellWhatIsPending() {
    answer.putPending(current().position());
    if (game.takesBack() >= 0) {
      answer.put("takes_back", (long) game.takesBack());
    }
  }

  private void view(Fields request) {
    request.only(List.of("id", "cmd", "seat"));
    Position position = current().position();
    answer.putView(position, viewer(request, position));
  }

  /** A world that the viewer cannot tell from the true one, which stays as it is. */
  private void redeal(Fields request) {
    request.only(List.of("id", "cmd", "seat", "seed"));
    Position position = current().position();
    Position other = position.copy();
    other.redeal(viewer(request, position), new SeededNature(seedOf(request)));
    answer.put("position", other.save());
  }

  private static int viewer(Fields request, Position position) {
    if (!request.has("seat")) {
      return Position.TABLE;
    }
    int seat = request.number("seat", Integer.MIN_VALUE, Integer.MAX_VALUE);
    if (seat < 0 || seat >= position.seats()) {
      throw Refusal.noSuchSeat(seat, position.seats());
    }
    return seat;
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
