package croupier.engine.go;

import croupier.engine.Event;
import java.util.List;

/** Everybody moves at once, and lands on a space that brings something or nothing. */
final class Movement {
  private Movement() {}

  static void rolled(GoTable table, long roll, List<Event> events) {
    if (events != null) {
      events.add(new GoEvent.DiceRolled(table.roller, Dice.faces(roll, table.places.length)));
    }
    table.asked = 0;
    for (int seat = 0; seat < table.places.length; seat++) {
      table.places[seat].die = Dice.face(roll, seat);
      if (table.places[seat].jail == Jail.SENT.ordinal()) {
        table.places[seat].jail = Jail.SITTING.ordinal();
        if (events != null) {
          events.add(new GoEvent.SatInJail(seat));
        }
      } else {
        move(table, seat, events);
      }
    }
    ChanceTiles.draw(table, events);
  }

  private static void move(GoTable table, int seat, List<Event> events) {
    GoSeat place = table.places[seat];
    GoBoard board = table.rules.board();
    int from = place.token;
    int to = from + place.die;
    if (to >= board.size()) {
      to -= board.size();
    }
    place.token = to;
    place.jail = Jail.FREE.ordinal();
    Space space = board.space(to);
    if (events != null) {
      events.add(new GoEvent.Moved(seat, from, to, space));
    }
    place.landed = space == Space.COLOUR;
    place.attack = board.attack(to);
    table.asked |= (space == Space.CHANCE ? 1 : 0) << seat;
    if (space == Space.GO_TO_JAIL) {
      place.token = board.jail();
      place.jail = Jail.SENT.ordinal();
      if (events != null) {
        events.add(new GoEvent.SentToJail(seat, place.token));
      }
    }
  }
}
