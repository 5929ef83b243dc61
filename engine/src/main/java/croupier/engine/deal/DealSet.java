package croupier.engine.deal;

import java.util.List;

/**
 * A set of properties that lies before a seat, complete or not.
 *
 * @param number from 0 among the sets of its colour at this seat
 * @param cards the properties, then the buildings
 * @param rent what the set brings now, buildings included
 */
public record DealSet(Colour colour, int number, List<Laid> cards, boolean complete, int rent) {
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
