package croupier.app.settings;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What holds while visitors play who are nobody's guests.
 *
 * @param games their ids, for the menu; none for all
 * @param locked what visitors cannot reach
 * @param code the seats whose buttons open the service screen, from 1, in order; may be empty
 * @param forgotten how long a game goes untouched until it is put away; empty for as elsewhere
 * @param drops whether a forgotten game is dropped, not kept to be gone on with
 */
public record Kiosk(
    boolean on,
    List<String> games,
    Set<Locked> locked,
    List<Integer> code,
    Optional<Duration> forgotten,
    boolean drops) {

  /** People are among themselves; what a kiosk begins with that only the unit turns on. */
  public static final Kiosk OFF =
      new Kiosk(false, List.of(), EnumSet.allOf(Locked.class), List.of(), Optional.empty(), false);

  public Kiosk {
    games = List.copyOf(games);
    locked = Set.copyOf(locked);
    code = List.copyOf(code);
  }

  Kiosk withOn(boolean wanted) {
    return new Kiosk(wanted, games, locked, code, forgotten, drops);
  }

  /** Whether visitors are kept from it now. Nobody is locked out for whom there is no code. */
  public boolean locks(Locked what) {
    return on && locked.contains(what) && (what != Locked.SERVICE || !code.isEmpty());
  }

  /** Whether a game is in the menu. */
  public boolean offers(String game) {
    return !on || games.isEmpty() || games.contains(game);
  }

  /** How long a game goes untouched now until it is put away, if that is for the kiosk to say. */
  public Optional<Duration> forgottenAfter() {
    return on ? forgotten : Optional.empty();
  }
}
