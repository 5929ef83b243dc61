package croupier.app.evenings;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One game of an evening, as its record tells of it.
 *
 * @param file the name of the record
 * @param game its id
 * @param bots how well each player plays who is a bot, empty for the others
 * @param from when people sat down to it, the last time; if the machine knew what day it was
 * @param to when it ended, or was left
 * @param length how long it was played
 * @param decisions how many were made and stand
 * @param winners nobody, while it is not over
 * @param points of each player, what the game counts; nothing while it is not over
 */
public record PlayedGame(
    String file,
    String game,
    List<String> names,
    List<String> bots,
    Ending ending,
    Optional<Instant> from,
    Optional<Instant> to,
    Optional<Duration> length,
    long decisions,
    List<Integer> winners,
    List<Integer> points,
    List<Feat> feats,
    List<Luck> luck) {

  /** How a game came to its end, or did not. */
  public enum Ending {
    OVER,
    UNFINISHED,
    /** Nobody wants to go on with it. */
    DROPPED
  }

  public PlayedGame {
    names = List.copyOf(names);
    bots = List.copyOf(bots);
    winners = List.copyOf(winners);
    points = List.copyOf(points);
    feats = List.copyOf(feats);
    luck = List.copyOf(luck);
  }

  public boolean isOver() {
    return ending == Ending.OVER;
  }

  /** When it was, as far as that is known. */
  public Optional<Instant> when() {
    return from.or(() -> to);
  }

  /** How well a player plays who is a bot; empty for people. */
  public String bot(int seat) {
    return seat < bots.size() ? bots.get(seat) : "";
  }

  /** What a player won of it: a shared win is a part of one. */
  public double won(int seat) {
    return winners.contains(seat) ? 1.0 / winners.size() : 0;
  }
}
