package croupier.app.table.show;

import croupier.app.seat.Newcomer;
import croupier.app.seat.Performer;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.hal.profile.HardwareProfile.ChainPart;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;

/**
 * What a show plays: all its games in turn, and from one time to the next at other seats and on
 * other dice.
 */
final class Programme {
  private static final int ATTEMPTS = 6;

  private final TableContext context;
  private final List<Game> games;
  private final String seed;

  /** Whether games are shown from their beginning to their end. */
  private final boolean whole;

  /** Programs that were invited to this table. */
  private final List<Performer> performers;

  private int number = -1;

  /**
   * @param seed what the games of this show come from
   */
  Programme(TableContext context, String seed, boolean whole) {
    this.context = context;
    this.seed = seed;
    this.whole = whole;
    performers = context.holders().performers();
    games = context.shownGames().stream().filter(this::fits).toList();
  }

  private boolean fits(Game game) {
    return game.fewestSeats(usual(game)) <= context.seats();
  }

  private static Options usual(Game game) {
    return game.options(Map.of());
  }

  /** How the game is played that comes now. */
  Options options() {
    return usual(game());
  }

  /** Whether this unit can show nothing. */
  boolean isEmpty() {
    return games.isEmpty();
  }

  /** Goes on to the next game. */
  void next() {
    number++;
  }

  Game game() {
    return games.get(number % games.size());
  }

  /** How often all games have been shown. */
  private int round() {
    return number / games.size();
  }

  int seats() {
    return Math.min(context.seats(), game().mostSeats(usual(game())));
  }

  /** The game is to be played; each attempt is another one. */
  Rehearsal rehearse(int attempt) {
    List<Performer> come = performers.stream().filter(Performer::comes).toList();
    return new Rehearsal(game(), seats(), seed + " " + number + " " + attempt, come);
  }

  /** There are no more games. */
  void close() {
    performers.forEach(Performer::close);
  }

  /** How many times it is worth to rehearse. */
  int attempts() {
    return whole ? 1 : ATTEMPTS;
  }

  /** What is shown of a game that was rehearsed. */
  Stretch stretch(Rehearsal rehearsed) {
    return whole ? Stretch.whole(rehearsed) : Stretch.finest(rehearsed);
  }

  /** Who sits where: where there are more seats than players, others stay free each time. */
  Seating seating(IntFunction<Newcomer> player) {
    SortedMap<Integer, Optional<Newcomer>> taken = new TreeMap<>();
    for (int seat = 0; seat < seats(); seat++) {
      taken.put((number + seat) % context.seats(), Optional.empty());
    }
    int[] players = {0};
    taken.replaceAll((_, _) -> Optional.of(player.apply(players[0]++)));
    return Seating.of(context, taken);
  }

  /** How many dice there are to change places. */
  int dice() {
    return context.profile().chain().count(ChainPart.DICE);
  }

  /** So many places further than usual is each die. */
  int movesDice() {
    return dice() == 0 ? 0 : round() % dice();
  }
}
