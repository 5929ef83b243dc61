package croupier.app.table.mode;

import croupier.engine.Group;
import java.util.List;
import java.util.Map;

/**
 * What a screen across the room shows of a game, besides the unit: its board and what happened
 * last. A value, and like {@link croupier.hal.UnitPicture} all that is drawn.
 *
 * @param title what the game is called
 * @param drawing which drawing its board is
 * @param printed what is printed on the board, as plain data
 * @param lying what lies on it now, as plain data
 * @param players who plays, in the order of the game
 * @param told what happened last, the newest at the end
 * @param moments when the game is over: what of it people will remember
 * @param groups when the game is over: how often each player has brought home each group, in a game
 *     that tells
 */
public record WallPicture(
    String title,
    String drawing,
    Map<String, Object> printed,
    Map<String, Object> lying,
    List<Player> players,
    List<Told> told,
    List<String> moments,
    List<Map<Group, Integer>> groups) {
  public WallPicture {
    players = List.copyOf(players);
    told = List.copyOf(told);
    moments = List.copyOf(moments);
    groups = List.copyOf(groups);
  }

  /** The same when the game is over. */
  public WallPicture ended(List<String> moments, List<Map<Group, Integer>> groups) {
    return new WallPicture(title, drawing, printed, lying, players, told, moments, groups);
  }

  /**
   * @param place the seat of the unit, from 0
   */
  public record Player(int place, String name) {}

  /**
   * One thing that was done, and what came of it.
   *
   * @param number counts what was told in this game, from 1
   * @param player whose doing it was; -1 when chance answered, or several did
   * @param signs what can be drawn beside it: {@code die-1} to {@code die-6}, and {@code card}
   */
  public record Told(int number, int player, String text, List<String> signs) {
    public Told {
      signs = List.copyOf(signs);
    }
  }
}
