package croupier.engine.go;

import croupier.engine.Event;
import croupier.engine.Randomness;
import java.util.List;

/**
 * Who keeps tiles is asked once a round, before blocks are taken, and can then say in secret that
 * he wants to be asked again when it is his turn to attack, for a GO Button (GE-03). That he did
 * not, or did, is first known when his turn has come.
 */
enum Later {
  NO,
  SECRET,
  /** The seat has been asked again, so everybody knows. */
  KNOWN;

  private static final Later[] VALUES = values();

  static Later of(int ordinal) {
    return VALUES[ordinal];
  }

  /**
   * Whether nobody but the owner knows if this seat will be asked again: it has been asked once,
   * and its turn to attack is still to come or not over.
   */
  static boolean isHidden(GoTable table, int seat) {
    GoSeat place = table.places[seat];
    if (!table.mayHold(place, Tile.GO_BUTTON) || place.later == KNOWN.ordinal()) {
      return false;
    }
    return switch (table.phase) {
      case FIRST_ROLL, ROLL, DRAW, MEGA, OVER -> false;
      case TILES -> (table.asked >> seat & 1) == 0;
      case GO, CLAIM, RACE -> true;
      case PLACE, ATTACK, DIALS, STEAL, SHIELD, BUTTON ->
          table.actor == GoTable.NONE || table.turn(seat) >= table.turn(table.actor);
    };
  }

  /** The turn to attack has come, and all see whether the seat wants to be asked: so it is now. */
  static boolean comesUp(GoTable table, int seat, List<Event> events) {
    GoSeat place = table.places[seat];
    int wish = place.later;
    if (wish == NO.ordinal() && events == null) {
      return false;
    }
    place.later = NO.ordinal();
    if (!table.mayHold(place, Tile.GO_BUTTON) || table.targets(seat) == 0) {
      return false;
    }
    if (events != null && wish != KNOWN.ordinal()) {
      events.add(new GoEvent.WishShown(seat, wish == SECRET.ordinal()));
    }
    place.later = wish == NO.ordinal() ? wish : KNOWN.ordinal();
    return wish != NO.ordinal();
  }

  /** Whether a game can come to this: it is asked for once, and over with the turn to attack. */
  static boolean possible(GoTable table, int seat) {
    boolean attacks = seat == table.actor;
    return switch (of(table.places[seat].later)) {
      case NO -> !attacks || table.phase != Phase.BUTTON;
      case SECRET -> isHidden(table, seat) && !(attacks && hasPressed(table, seat));
      case KNOWN ->
          attacks
              && table.mayHold(table.places[seat], Tile.GO_BUTTON)
              && (table.phase == Phase.BUTTON || table.discards(Tile.GO_BUTTON) > 0);
    };
  }

  /** Whether what an attacker does can only come from a GO Button, or it is asked for one. */
  private static boolean hasPressed(GoTable table, int seat) {
    int attack = table.places[seat].attack;
    return table.phase == Phase.BUTTON
        || attack != table.landingAttack(seat) && table.token(seat) != 0;
  }

  static void redeal(GoTable table, int viewer, Randomness source) {
    for (int seat = 0; seat < table.places.length; seat++) {
      if (seat != viewer && isHidden(table, seat)) {
        table.places[seat].later = source.below(2);
      }
    }
  }
}
