package croupier.fuzz;

import croupier.app.json.Json;
import croupier.app.protocol.EngineProtocol;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.Records;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A client of the protocol that knows what it was told last, and asks what fits it; but now and
 * then something in a request is not what it should be.
 */
final class Player {
  private static final int SPOILT_ONE_IN = 6;

  private final Choices choices;
  private final EngineProtocol engine;
  private Map<?, ?> pending = Map.of();
  private Map<?, ?> position = Map.of();

  Player(Choices choices, EngineProtocol engine) {
    this.choices = choices;
    this.engine = engine;
  }

  boolean goesOn() {
    return choices.more();
  }

  /** What it asks next, as a line. */
  String request() {
    Map<String, Object> request = fitting();
    return Json.write(
        choices.oneIn(SPOILT_ONE_IN)
            ? new Edits(choices, KnownWords.OF_THE_GAMES).edited(request, 1)
            : request);
  }

  /** Remembers what it needs to know. */
  void hears(Map<String, Object> answer) {
    if (answer.get("pending") instanceof Map<?, ?> now) {
      pending = now;
    }
    if (answer.get("position") instanceof Map<?, ?> saved) {
      position = saved;
    }
  }

  private Map<String, Object> fitting() {
    if (pending.isEmpty()) {
      return begin();
    }
    return switch (choices.below(16)) {
      case 0 -> begin();
      case 1 -> load();
      case 2 -> command("save");
      case 3 -> command("record");
      case 4 -> command("pending");
      case 5 -> about("view");
      case 6 -> about("redeal");
      case 7 -> about("take_back");
      default -> play();
    };
  }

  private Map<String, Object> begin() {
    Game game = Games.ALL.get(choices.below(Games.ALL.size()));
    Options options =
        game.options(game.presets().get(choices.below(game.presets().size())).options());
    Map<String, Object> request = command("new");
    request.put("game", game.id());
    int seats = Math.clamp(choices.below(5), game.fewestSeats(options), RealGame.NAMES.size());
    request.put("seats", RealGame.NAMES.subList(0, seats));
    request.put("options", options.save());
    addChance(request, seats);
    return request;
  }

  private void addChance(Map<String, Object> request, int seats) {
    switch (choices.below(4)) {
      case 0 -> request.put("nature", "scripted");
      case 1 -> request.put("seed", "seed " + choices.below(8));
      case 2 -> request.put("luck", List.of("a", "", "c", "d").subList(0, seats));
      default -> {}
    }
  }

  private Map<String, Object> load() {
    Map<String, Object> request = command("load");
    request.put(
        "position",
        new Edits(choices, KnownWords.OF_THE_GAMES)
            .edited(RealGame.named(position), choices.below(3)));
    if (choices.oneIn(2)) {
      request.put("nature", "seeded");
    }
    return request;
  }

  private Map<String, Object> about(String command) {
    Map<String, Object> request = command(command);
    int seat = choices.below(5);
    if (seat > 0) {
      request.put("seat", seat - 1);
    }
    return request;
  }

  /** What the game waits for. */
  private Map<String, Object> play() {
    if (pending.get("seats") instanceof List<?> seats) {
      Map<?, ?> decision = (Map<?, ?>) seats.get(choices.below(seats.size()));
      List<?> actions = (List<?>) decision.get("actions");
      Map<String, Object> request = command("act");
      request.put("seat", decision.get("seat"));
      request.put("action", actions.get(choices.below(actions.size())));
      return request;
    }
    return "chance".equals(pending.get("waiting")) ? answerForChance() : begin();
  }

  private Map<String, Object> answerForChance() {
    Map<?, ?> saved =
        (Map<?, ?>)
            ((Map<?, ?>) Promises.json(engine.answer("{\"cmd\":\"save\"}"))).get("position");
    Position now = Games.named((String) saved.get("game")).load(RealGame.named(saved));
    Map<String, Object> request = command("chance");
    long roll = now.draw(new FastRandom(choices.below(64)));
    request.put("outcome", Records.write((Record) now.outcome(roll)));
    return request;
  }

  private static Map<String, Object> command(String command) {
    return new LinkedHashMap<>(Map.of("cmd", command));
  }
}
