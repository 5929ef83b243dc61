package croupier.app.arena;

import croupier.app.Limits;
import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The files of all parts of one contest.
 *
 * @param files in the order of the parts
 */
record Parts(Contest contest, List<Path> files) {
  static Parts of(List<Path> parts) throws IOException, Unfit {
    Map<Integer, Path> sorted = new TreeMap<>();
    Contest contest = null;
    int count = 0;
    for (Path part : parts) {
      Fields head = Fields.of("", Results.headOf(part));
      try {
        Contest its = contest(head);
        Shard shard =
            Shard.of(head.text("shard"))
                .orElseThrow(() -> new Unfit(Unfit.Why.NO_RESULTS, part, 1));
        if (contest != null && !(contest.equals(its) && count == shard.of())) {
          throw new Unfit(Unfit.Why.OTHER_CONTEST, part, 1);
        }
        if (sorted.put(shard.number(), part) != null) {
          throw new Unfit(Unfit.Why.NOT_ALL_PARTS, part, 1);
        }
        contest = its;
        count = shard.of();
      } catch (Refusal _) {
        throw new Unfit(Unfit.Why.NO_RESULTS, part, 1);
      }
    }
    if (sorted.size() != count) {
      throw new Unfit(Unfit.Why.NOT_ALL_PARTS, parts.getFirst(), 1);
    }
    return new Parts(contest, new ArrayList<>(sorted.values()));
  }

  private static Contest contest(Fields head) {
    Game game = Games.named(head.text("game"));
    int most = (int) Limits.ARENA_GAMES;
    return new Contest(
        game,
        game.options(head.map("options")),
        head.number("seats", 1, Integer.SIZE),
        head.texts("bots"),
        head.number("games", 1, most),
        head.text("seed"),
        head.number("trials", 1, most));
  }
}
