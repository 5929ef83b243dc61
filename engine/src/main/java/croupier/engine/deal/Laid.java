package croupier.engine.deal;

import croupier.engine.Composed;
import java.util.Map;

/**
 * A card as it lies among the properties of a seat: a property, a wild card with the colour that it
 * shows, or a building with the colour of the set that it stands on.
 */
public enum Laid implements Composed {
  BROWN(Card.BROWN, Colour.BROWN),
  LIGHT_BLUE(Card.LIGHT_BLUE, Colour.LIGHT_BLUE),
  PINK(Card.PINK, Colour.PINK),
  ORANGE(Card.ORANGE, Colour.ORANGE),
  RED(Card.RED, Colour.RED),
  YELLOW(Card.YELLOW, Colour.YELLOW),
  GREEN(Card.GREEN, Colour.GREEN),
  DARK_BLUE(Card.DARK_BLUE, Colour.DARK_BLUE),
  RAILROAD(Card.RAILROAD, Colour.RAILROAD),
  UTILITY(Card.UTILITY, Colour.UTILITY),
  LIGHT_BLUE_BROWN_AS_LIGHT_BLUE(Card.LIGHT_BLUE_BROWN, Colour.LIGHT_BLUE),
  LIGHT_BLUE_BROWN_AS_BROWN(Card.LIGHT_BLUE_BROWN, Colour.BROWN),
  LIGHT_BLUE_RAILROAD_AS_LIGHT_BLUE(Card.LIGHT_BLUE_RAILROAD, Colour.LIGHT_BLUE),
  LIGHT_BLUE_RAILROAD_AS_RAILROAD(Card.LIGHT_BLUE_RAILROAD, Colour.RAILROAD),
  PINK_ORANGE_AS_PINK(Card.PINK_ORANGE, Colour.PINK),
  PINK_ORANGE_AS_ORANGE(Card.PINK_ORANGE, Colour.ORANGE),
  RED_YELLOW_AS_RED(Card.RED_YELLOW, Colour.RED),
  RED_YELLOW_AS_YELLOW(Card.RED_YELLOW, Colour.YELLOW),
  DARK_BLUE_GREEN_AS_DARK_BLUE(Card.DARK_BLUE_GREEN, Colour.DARK_BLUE),
  DARK_BLUE_GREEN_AS_GREEN(Card.DARK_BLUE_GREEN, Colour.GREEN),
  GREEN_RAILROAD_AS_GREEN(Card.GREEN_RAILROAD, Colour.GREEN),
  GREEN_RAILROAD_AS_RAILROAD(Card.GREEN_RAILROAD, Colour.RAILROAD),
  RAILROAD_UTILITY_AS_RAILROAD(Card.RAILROAD_UTILITY, Colour.RAILROAD),
  RAILROAD_UTILITY_AS_UTILITY(Card.RAILROAD_UTILITY, Colour.UTILITY),
  TEN_COLOUR_AS_BROWN(Card.TEN_COLOUR, Colour.BROWN),
  TEN_COLOUR_AS_LIGHT_BLUE(Card.TEN_COLOUR, Colour.LIGHT_BLUE),
  TEN_COLOUR_AS_PINK(Card.TEN_COLOUR, Colour.PINK),
  TEN_COLOUR_AS_ORANGE(Card.TEN_COLOUR, Colour.ORANGE),
  TEN_COLOUR_AS_RED(Card.TEN_COLOUR, Colour.RED),
  TEN_COLOUR_AS_YELLOW(Card.TEN_COLOUR, Colour.YELLOW),
  TEN_COLOUR_AS_GREEN(Card.TEN_COLOUR, Colour.GREEN),
  TEN_COLOUR_AS_DARK_BLUE(Card.TEN_COLOUR, Colour.DARK_BLUE),
  TEN_COLOUR_AS_RAILROAD(Card.TEN_COLOUR, Colour.RAILROAD),
  TEN_COLOUR_AS_UTILITY(Card.TEN_COLOUR, Colour.UTILITY),
  HOUSE_ON_BROWN(Card.HOUSE, Colour.BROWN),
  HOUSE_ON_LIGHT_BLUE(Card.HOUSE, Colour.LIGHT_BLUE),
  HOUSE_ON_PINK(Card.HOUSE, Colour.PINK),
  HOUSE_ON_ORANGE(Card.HOUSE, Colour.ORANGE),
  HOUSE_ON_RED(Card.HOUSE, Colour.RED),
  HOUSE_ON_YELLOW(Card.HOUSE, Colour.YELLOW),
  HOUSE_ON_GREEN(Card.HOUSE, Colour.GREEN),
  HOUSE_ON_DARK_BLUE(Card.HOUSE, Colour.DARK_BLUE),
  HOTEL_ON_BROWN(Card.HOTEL, Colour.BROWN),
  HOTEL_ON_LIGHT_BLUE(Card.HOTEL, Colour.LIGHT_BLUE),
  HOTEL_ON_PINK(Card.HOTEL, Colour.PINK),
  HOTEL_ON_ORANGE(Card.HOTEL, Colour.ORANGE),
  HOTEL_ON_RED(Card.HOTEL, Colour.RED),
  HOTEL_ON_YELLOW(Card.HOTEL, Colour.YELLOW),
  HOTEL_ON_GREEN(Card.HOTEL, Colour.GREEN),
  HOTEL_ON_DARK_BLUE(Card.HOTEL, Colour.DARK_BLUE);

  static final int COUNT = 50;

  private static final Laid[] VALUES = values();

  /** By card and colour; null where the card cannot show the colour. */
  private static final Laid[][] BY_CARD = new Laid[Card.COUNT][Colour.COUNT];

  static {
    for (Laid laid : VALUES) {
      BY_CARD[laid.card.ordinal()][laid.colour.ordinal()] = laid;
    }
  }

  private final Card card;
  private final Colour colour;

  Laid(Card card, Colour colour) {
    this.card = card;
    this.colour = colour;
  }

  static Laid of(int ordinal) {
    return VALUES[ordinal];
  }

  /** A card in a colour that it can show; null for one that it cannot. */
  public static Laid of(Card card, Colour colour) {
    return BY_CARD[card.ordinal()][colour.ordinal()];
  }

  public Card card() {
    return card;
  }

  public Colour colour() {
    return colour;
  }

  public boolean isBuilding() {
    return card.kind() == Card.Kind.BUILDING;
  }

  @Override
  public String make() {
    if (isBuilding()) {
      return card.make();
    }
    return !isWild() ? "property" : card == Card.TEN_COLOUR ? "any" : "wild";
  }

  /** The colour that it shows, and the other one that a wild card could show. */
  @Override
  public Map<String, Object> parts() {
    return card.colours().size() != 2
        ? Map.of("colour", colour)
        : Map.of("colour", colour, "other", card.parts().get(isFirst() ? "other" : "colour"));
  }

  private boolean isFirst() {
    return card.parts().get("colour") == colour;
  }

  /** Whether it is a wild card, which can show another colour. */
  public boolean isWild() {
    return card.kind() == Card.Kind.WILD;
  }
}
