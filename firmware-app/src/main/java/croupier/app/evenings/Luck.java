package croupier.app.evenings;

import croupier.app.Limits;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How chance treated a seat in one kind of throws.
 *
 * @param kind what was thrown: the name of a message that needs nothing more
 * @param fewIsLucky whether it is lucky to have little of it
 * @param throwsMade how often each throw was made
 * @param total what all of them brought
 */
public record Luck(
    String kind, int seat, boolean fewIsLucky, Map<Throw, Integer> throwsMade, long total) {
  public Luck {
    throwsMade = Map.copyOf(throwsMade);
  }

  /** Both together, of whoever sits at the seat of the first. */
  public Luck and(Luck other) {
    Map<Throw, Integer> all = new LinkedHashMap<>(throwsMade);
    other.throwsMade.forEach((each, times) -> all.merge(each, times, Luck::together));
    return new Luck(kind, seat, fewIsLucky, all, total + other.total);
  }

  /** So many throws and so many more, up to {@link Limits#THROWS}. */
  static int together(int times, int more) {
    return Math.min(Limits.THROWS, times + more);
  }

  /** How often something was thrown; each card of a hand is drawn for itself. */
  public long times() {
    return throwsMade.entrySet().stream()
        .mapToLong(
            each ->
                (long) each.getValue()
                    * (each.getKey() instanceof Throw.Hand hand ? hand.drawn() : 1))
        .sum();
  }

  /** Whether every throw is a die: then the mean says more than the sum. */
  public boolean ofDice() {
    return throwsMade.keySet().stream().allMatch(each -> each instanceof Throw.Dice);
  }

  public Odds odds() {
    return Odds.of(throwsMade);
  }
}
