package croupier.engine.deal;

import croupier.engine.Composed;
import croupier.engine.Group;
import java.util.Map;

/**
 * A card as it lies among the properties of a seat: a property, a wild card with the colour that it
 * shows, or a building with the colour of the set that it stands on.
 */
public enum Laid implements Composed {
  BROWN(Card.BROWN, Group.BROWN),
  LIGHT_BLUE(Card.LIGHT_BLUE, Group.LIGHT_BLUE),
  PINK(Card.PINK, Group.PINK),
  ORANGE(Card.ORANGE, Group.ORANGE),
  RED(Card.RED, Group.RED),
  YELLOW(Card.YELLOW, Group.YELLOW),
  GREEN(Card.GREEN, Group.GREEN),
  DARK_BLUE(Card.DARK_BLUE, Group.DARK_BLUE),
  RAILROAD(Card.RAILROAD, Group.RAILROAD),
  UTILITY(Card.UTILITY, Group.UTILITY),
  LIGHT_BLUE_BROWN_AS_LIGHT_BLUE(Card.LIGHT_BLUE_BROWN, Group.LIGHT_BLUE),
  LIGHT_BLUE_BROWN_AS_BROWN(Card.LIGHT_BLUE_BROWN, Group.BROWN),
  LIGHT_BLUE_RAILROAD_AS_LIGHT_BLUE(Card.LIGHT_BLUE_RAILROAD, Group.LIGHT_BLUE),
  LIGHT_BLUE_RAILROAD_AS_RAILROAD(Card.LIGHT_BLUE_RAILROAD, Group.RAILROAD),
  PINK_ORANGE_AS_PINK(Card.PINK_ORANGE, Group.PINK),
  PINK_ORANGE_AS_ORANGE(Card.PINK_ORANGE, Group.ORANGE),
  RED_YELLOW_AS_RED(Card.RED_YELLOW, Group.RED),
  RED_YELLOW_AS_YELLOW(Card.RED_YELLOW, Group.YELLOW),
  DARK_BLUE_GREEN_AS_DARK_BLUE(Card.DARK_BLUE_GREEN, Group.DARK_BLUE),
  DARK_BLUE_GREEN_AS_GREEN(Card.DARK_BLUE_GREEN, Group.GREEN),
  GREEN_RAILROAD_AS_GREEN(Card.GREEN_RAILROAD, Group.GREEN),
  GREEN_RAILROAD_AS_RAILROAD(Card.GREEN_RAILROAD, Group.RAILROAD),
  RAILROAD_UTILITY_AS_RAILROAD(Card.RAILROAD_UTILITY, Group.RAILROAD),
  RAILROAD_UTILITY_AS_UTILITY(Card.RAILROAD_UTILITY, Group.UTILITY),
  TEN_COLOUR_AS_BROWN(Card.TEN_COLOUR, Group.BROWN),
  TEN_COLOUR_AS_LIGHT_BLUE(Card.TEN_COLOUR, Group.LIGHT_BLUE),
  TEN_COLOUR_AS_PINK(Card.TEN_COLOUR, Group.PINK),
  TEN_COLOUR_AS_ORANGE(Card.TEN_COLOUR, Group.ORANGE),
  TEN_COLOUR_AS_RED(Card.TEN_COLOUR, Group.RED),
  TEN_COLOUR_AS_YELLOW(Card.TEN_COLOUR, Group.YELLOW),
  TEN_COLOUR_AS_GREEN(Card.TEN_COLOUR, Group.GREEN),
  TEN_COLOUR_AS_DARK_BLUE(Card.TEN_COLOUR, Group.DARK_BLUE),
  TEN_COLOUR_AS_RAILROAD(Card.TEN_COLOUR, Group.RAILROAD),
  TEN_COLOUR_AS_UTILITY(Card.TEN_COLOUR, Group.UTILITY),
  HOUSE_ON_BROWN(Card.HOUSE, Group.BROWN),
  HOUSE_ON_LIGHT_BLUE(Card.HOUSE, Group.LIGHT_BLUE),
  HOUSE_ON_PINK(Card.HOUSE, Group.PINK),
  HOUSE_ON_ORANGE(Card.HOUSE, Group.ORANGE),
  HOUSE_ON_RED(Card.HOUSE, Group.RED),
  HOUSE_ON_YELLOW(Card.HOUSE, Group.YELLOW),
  HOUSE_ON_GREEN(Card.HOUSE, Group.GREEN),
  HOUSE_ON_DARK_BLUE(Card.HOUSE, Group.DARK_BLUE),
  HOTEL_ON_BROWN(Card.HOTEL, Group.BROWN),
  HOTEL_ON_LIGHT_BLUE(Card.HOTEL, Group.LIGHT_BLUE),
  HOTEL_ON_PINK(Card.HOTEL, Group.PINK),
  HOTEL_ON_ORANGE(Card.HOTEL, Group.ORANGE),
  HOTEL_ON_RED(Card.HOTEL, Group.RED),
  HOTEL_ON_YELLOW(Card.HOTEL, Group.YELLOW),
  HOTEL_ON_GREEN(Card.HOTEL, Group.GREEN),
  HOTEL_ON_DARK_BLUE(Card.HOTEL, Group.DARK_BLUE);

  static final int COUNT = 50;

  private static final Laid[] VALUES = values();

  /** By card and colour; null where the card cannot show the colour. */
  private static final Laid[][] BY_CARD = new Laid[Card.COUNT][Group.COUNT];

  static {
    for (Laid laid : VALUES) {
      BY_CARD[laid.card.ordinal()][laid.colour.ordinal()] = laid;
    }
  }

  private final Card card;
  private final Group colour;

  Laid(Card card, Group colour) {
    this.card = card;
    this.colour = colour;
  }

  static Laid of(int ordinal) {
    return VALUES[ordinal];
  }

  /** A card in a colour that it can show; null for one that it cannot. */
  public static Laid of(Card card, Group colour) {
    return BY_CARD[card.ordinal()][colour.ordinal()];
  }

  public Card card() {
    return card;
  }

  public Group colour() {
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
