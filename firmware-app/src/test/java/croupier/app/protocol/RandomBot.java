package croupier.app.protocol;

import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.Records;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A bot that knows nothing but the protocol, and makes its choices by chance. */
final class RandomBot {
  private final Client client;
  private final FastRandom random;

  RandomBot(Client client, FastRandom random) {
    this.client = client;
    this.random = random;
  }

  static Map<String, Object> options(Game game, FastRandom random) {
    Map<String, Object> options = new LinkedHashMap<>();
    for (Options.Spec spec : game.options()) {
      options.put(spec.name(), oneOf(spec.values(), random));
    }
    return options;
  }

  static <T> T oneOf(List<T> list, FastRandom random) {
    return list.get(random.below(list.size()));
  }

  /** Plays on until the game is over and returns its result. */
  Map<String, Object> playToTheEnd() {
    Map<String, Object> pending = Client.map(client.does("pending"), "pending");
    while (!pending.get("waiting").equals("over")) {
      String next = next(pending);
      Map<String, Object> answer = client.answer(next);
      if (!answer.get("ok").equals(true)) {
        throw new AssertionError("a legal choice was refused: " + next + " " + answer);
      }
      pending = Client.map(answer, "pending");
    }
    return Client.map(pending, "result");
  }

  /** The request that makes the next thing happen in a game that is not over. */
  String next(Map<String, Object> pending) {
    if (pending.get("waiting").equals("chance")) {
      Position position =
          Games.named((String) client.position().get("game")).load(client.position());
      Record outcome = (Record) position.outcome(position.draw(random));
      return Client.request("chance", "outcome", Records.write(outcome));
    }
    Map<String, Object> decision = oneOf(Client.maps(pending, "seats"), random);
    return Client.request(
        "act",
        "seat",
        decision.get("seat"),
        "action",
        oneOf(Client.list(decision, "actions"), random));
  }
}
