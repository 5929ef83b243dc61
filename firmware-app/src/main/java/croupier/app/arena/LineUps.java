package croupier.app.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * Who meets whom, and who sits where. A line-up is as many different bots as find room at a table,
 * all of them where there are seats enough; every choice of them is one. They sit down in turn
 * around the table, again and again until it is full (with two bots at four seats: a, b, a, b), and
 * move up by one seat from game to game, so that each sits everywhere as often as the others. Who
 * sits next to whom changes from deal to deal.
 */
final class LineUps {
  private final List<int[]> choices = new ArrayList<>();
  private final int seats;
  private final int members;

  LineUps(int bots, int seats) {
    this.seats = seats;
    members = Math.min(bots, seats);
    choose(bots, new int[members], 0, 0);
  }

  private void choose(int bots, int[] chosen, int count, int from) {
    if (count == members) {
      choices.add(chosen.clone());
      return;
    }
    for (int bot = from; bot < bots; bot++) {
      chosen[count] = bot;
      choose(bots, chosen, count + 1, bot + 1);
    }
  }

  int count() {
    return choices.size();
  }

  /** How many games a line-up plays with one deal. */
  int shifts() {
    return members;
  }

  /** How many bots sit at one table. */
  int members() {
    return members;
  }

  /** How many games are played with one deal, by all line-ups. */
  int gamesOfADeal() {
    return count() * shifts();
  }

  /** The deal of a game; all games are numbered from 0, deal by deal. */
  long dealOf(long number) {
    return number / gamesOfADeal();
  }

  /** The bot on each seat in a game. */
  int[] seating(long number) {
    int game = (int) (number % gamesOfADeal());
    int[] around = ordered(choices.get(game / members), dealOf(number));
    int[] seating = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      seating[seat] = around[(seat + game % members) % members];
    }
    return seating;
  }

  /** The first stays, the others sit in one of the orders that they have. */
  private static int[] ordered(int[] chosen, long deal) {
    List<Integer> left = new ArrayList<>();
    for (int bot : chosen) {
      left.add(bot);
    }
    int[] order = new int[chosen.length];
    order[0] = left.removeFirst();
    long which = deal;
    for (int i = 1; i < order.length; i++) {
      order[i] = left.remove((int) (which % left.size()));
      which /= left.size() + 1;
    }
    return order;
  }
}
