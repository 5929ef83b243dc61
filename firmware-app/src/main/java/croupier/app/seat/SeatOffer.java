package croupier.app.seat;

/**
 * A seat of the unit, as pages at the door see it.
 *
 * @param place the seat, from 0
 * @param name what it is called now
 * @param page whether somebody's page has it already
 */
public record SeatOffer(int place, String name, Sitter sitter, boolean page) {
  /** Who sits there. */
  public enum Sitter {
    /** Nobody does, and a page can sit down at once. */
    NOBODY,
    /** A person at the unit, who is asked whether that is their page. */
    PERSON,
    /** Somebody whom no page can take the seat from. */
    OTHER
  }

  /** The same seat, when nobody's page has it any more. */
  SeatOffer withoutPage() {
    return new SeatOffer(place, name, sitter, false);
  }
}
