package croupier.engine.deal;

import croupier.engine.Group;
import java.util.List;

/**
 * A set of properties that lies before a seat, complete or not.
 *
 * @param number from 0 among the sets of its colour at this seat
 * @param cards the properties, then the buildings
 * @param rent what the set brings now, buildings included
 */
public record DealSet(Group colour, int number, List<Laid> cards, boolean complete, int rent) {
  public DealSet {
    cards = List.copyOf(cards);
  }

  public boolean hasHouse() {
    return cards.stream().anyMatch(laid -> laid.card() == Card.HOUSE);
  }

  public boolean hasHotel() {
    return cards.stream().anyMatch(laid -> laid.card() == Card.HOTEL);
  }
}
