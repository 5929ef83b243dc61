package croupier.bench;

import croupier.app.json.Json;
import croupier.engine.Action;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Records;
import croupier.engine.SeededNature;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A script for {@code croupier engine}: whole games between random players, one request a line, to
 * be piped into it. docs/measurements.md says what for.
 */
public final class EngineScript {
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy", "Di", "Eli", "Flo");

  private EngineScript() {}

  /** For example {@code java -cp ... croupier.bench.EngineScript express 2 200000}. */
  public static void main(String[] args) {
    Game game = Games.named(args[0]);
    int seats = Integer.parseInt(args[1]);
    int acts = Integer.parseInt(args[2]);
    try (PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8)) {
      for (int number = 1, done = 0; done < acts; number++) {
        done += play(game, seats, "script " + number, acts - done, out);
      }
    }
  }

  /** Writes one game, or its beginning, and returns how many decisions it had. */
  private static int play(Game game, int seats, String seed, int most, PrintStream out) {
    out.println(request("new", "game", game.id(), "seats", NAMES.subList(0, seats), "seed", seed));
    Options options = game.options(Map.of());
    Position position = game.start(seats, options);
    SeededNature nature = new SeededNature(seed);
    RandomPlay players = new RandomPlay(new FastRandom(seed.hashCode()));
    int acts = 0;
    while (position.waiting() != Position.Waiting.OVER && acts < Math.min(most, 5_000)) {
      if (position.waiting() == Position.Waiting.CHANCE) {
        position.happen(nature.answer(position), null);
        continue;
      }
      int seat = players.oneOf(position.deciders());
      long move = players.pick(position, seat);
      Action action = position.action(move);
      out.println(request("act", "seat", seat, "action", Records.write((Record) action)));
      position.act(seat, move, null);
      acts++;
    }
    return acts;
  }

  private static String request(String command, Object... fields) {
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("cmd", command);
    for (int i = 0; i < fields.length; i += 2) {
      request.put((String) fields[i], fields[i + 1]);
    }
    return Json.write(request);
  }
}
