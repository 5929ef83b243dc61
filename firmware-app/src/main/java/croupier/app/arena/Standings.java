package croupier.app.arena;

import croupier.app.program.Mishap;
import croupier.bots.strength.WinRate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How a contest stands, game by game. */
final class Standings {
  private final Contest contest;
  private final LineUps lineUps;
  private final List<String> names;
  private final List<OfBot> bots = new ArrayList<>();
  private final double[][] won;
  private final Map<Integer, Long> lengths = new TreeMap<>();
  private final int sourceCount;
  private long games;
  private long unfinished;
  private long decisions;

  /** How one bot stands. */
  static final class OfBot {
    private final Map<Mishap, Long> mishaps = new EnumMap<>(Mishap.class);
    private final long[] sources;
    private int games;
    private double won;
    private long seatsPlayed;
    private long points;
    private long sampledSeats;

    private OfBot(int sourceCount) {
      sources = new long[sourceCount];
    }

    WinRate rate() {
      return new WinRate(games, won);
    }

    /** Of all seats that it held to the end of a game. */
    double meanPoints() {
      return seatsPlayed == 0 ? 0 : (double) points / seatsPlayed;
    }

    /** How many games it lost by each fault. */
    Map<Mishap, Long> mishaps() {
      return mishaps;
    }

    /** What a seat got from a source in a game, on average. */
    double meanOf(int source) {
      return sampledSeats == 0 ? 0 : (double) sources[source] / sampledSeats;
    }
  }

  Standings(Contest contest, List<String> names, int sourceCount) {
    this.contest = contest;
    this.names = names;
    this.sourceCount = sourceCount;
    lineUps = contest.lineUps();
    names.forEach(_ -> bots.add(new OfBot(sourceCount)));
    won = new double[names.size()][names.size()];
  }

  Contest contest() {
    return contest;
  }

  /** What the bots are called; each another. */
  List<String> names() {
    return names;
  }

  OfBot bot(int bot) {
    return bots.get(bot);
  }

  long games() {
    return games;
  }

  long unfinished() {
    return unfinished;
  }

  long decisions() {
    return decisions;
  }

  /** The share of games that is even. */
  double even() {
    return 1.0 / lineUps.members();
  }

  /** How many decisions games had, and how many had so many. */
  Map<Integer, Long> lengths() {
    return lengths;
  }

  double meanLength() {
    return games == 0 ? 0 : (double) decisions / games;
  }

  double[] elo() {
    return Elo.of(won);
  }

  /** Of the games that either of both won, how often it was the first. */
  WinRate between(int bot, int other) {
    double all = won[bot][other] + won[other][bot];
    return new WinRate((int) Math.round(all), won[bot][other]);
  }

  int sourceCount() {
    return sourceCount;
  }

  void add(Played game) {
    int[] seating = lineUps.seating(game.number());
    double[] shares = new double[bots.size()];
    boolean[] sits = new boolean[bots.size()];
    for (int seat = 0; seat < seating.length; seat++) {
      OfBot bot = bots.get(seating[seat]);
      sits[seating[seat]] = true;
      shares[seating[seat]] += game.share(seat);
      if (!game.points().isEmpty()) {
        bot.points += game.points().get(seat);
        bot.seatsPlayed++;
      }
      if (!game.sources().isEmpty()) {
        bot.sampledSeats++;
        for (int source = 0; source < sourceCount; source++) {
          bot.sources[source] += game.sources().get(seat).get(source);
        }
      }
    }
    addShares(shares, sits);
    games++;
    unfinished += game.isOver() ? 0 : 1;
    decisions += game.decisions();
    lengths.merge(game.decisions(), 1L, Long::sum);
    if (game.lost() >= 0) {
      bots.get(seating[game.lost()]).mishaps.merge(game.why(), 1L, Long::sum);
    }
  }

  private void addShares(double[] shares, boolean[] sits) {
    for (int bot = 0; bot < shares.length; bot++) {
      if (sits[bot]) {
        bots.get(bot).games++;
        bots.get(bot).won += shares[bot];
        for (int other = 0; other < shares.length; other++) {
          if (other != bot && sits[other]) {
            won[bot][other] += shares[bot];
          }
        }
      }
    }
  }
}
