package croupier.app.arena;

import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.SeededNature;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is played against what: everything that a result depends on. Two contests that are equal
 * have the same games, number by number, on whatever machine and however many threads.
 *
 * @param seats at each table
 * @param bots as they were named
 * @param games that each line-up is to play; whole rotations are played, so it may be some more
 * @param trials how much a bot that searches may try for one decision; a time would be another on
 *     each machine
 */
public record Contest(
    Game game,
    Options options,
    int seats,
    List<String> bots,
    long games,
    String seed,
    long trials) {
  public Contest {
    bots = List.copyOf(bots);
  }

  LineUps lineUps() {
    return new LineUps(bots.size(), seats);
  }

  /** How often the cards are dealt anew; everybody plays every deal on every seat. */
  public long deals() {
    int shifts = lineUps().shifts();
    return (games + shifts - 1) / shifts;
  }

  public long allGames() {
    return deals() * lineUps().gamesOfADeal();
  }

  /** The words from which chance of a deal comes, as a kept record tells them. */
  String seedOf(long deal) {
    return seed + " deal " + deal;
  }

  SeededNature natureOf(long deal) {
    return new SeededNature(seedOf(deal));
  }

  /** Chance of whoever sits on a seat: the same for every bot that plays this deal there. */
  FastRandom chanceOf(long deal, int seat) {
    long mixed = 0;
    for (int i = 0; i < seed.length(); i++) {
      mixed = new FastRandom(mixed ^ seed.charAt(i)).next();
    }
    return new FastRandom(new FastRandom(mixed + deal).next() + seat);
  }

  /** As it stands at the top of a file of results. */
  Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("arena", 1L);
    data.put("game", game.id());
    data.put("options", options.save());
    data.put("seats", (long) seats);
    data.put("bots", bots);
    data.put("games", games);
    data.put("seed", seed);
    data.put("trials", trials);
    return data;
  }
}
