package croupier.engine.deal;

import croupier.engine.Composed;
import croupier.engine.Group;
import croupier.engine.Records;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The kinds of cards. Cards of a kind are alike in everything but the name of a street, so the game
 * knows them by kind; how many there are and what each is worth stands in the data file.
 */
public enum Card implements Composed {
  BROWN(Kind.PROPERTY, Group.BROWN),
  LIGHT_BLUE(Kind.PROPERTY, Group.LIGHT_BLUE),
  PINK(Kind.PROPERTY, Group.PINK),
  ORANGE(Kind.PROPERTY, Group.ORANGE),
  RED(Kind.PROPERTY, Group.RED),
  YELLOW(Kind.PROPERTY, Group.YELLOW),
  GREEN(Kind.PROPERTY, Group.GREEN),
  DARK_BLUE(Kind.PROPERTY, Group.DARK_BLUE),
  RAILROAD(Kind.PROPERTY, Group.RAILROAD),
  UTILITY(Kind.PROPERTY, Group.UTILITY),
  LIGHT_BLUE_BROWN(Kind.WILD, Group.LIGHT_BLUE, Group.BROWN),
  LIGHT_BLUE_RAILROAD(Kind.WILD, Group.LIGHT_BLUE, Group.RAILROAD),
  PINK_ORANGE(Kind.WILD, Group.PINK, Group.ORANGE),
  RED_YELLOW(Kind.WILD, Group.RED, Group.YELLOW),
  DARK_BLUE_GREEN(Kind.WILD, Group.DARK_BLUE, Group.GREEN),
  GREEN_RAILROAD(Kind.WILD, Group.GREEN, Group.RAILROAD),
  RAILROAD_UTILITY(Kind.WILD, Group.RAILROAD, Group.UTILITY),
  /** The wild card of all ten colours; it has no value. */
  TEN_COLOUR(Kind.WILD, Group.values()),
  HOUSE(Kind.BUILDING),
  HOTEL(Kind.BUILDING),
  JUST_SAY_NO(Kind.ACTION),
  DEAL_BREAKER(Kind.ACTION),
  SLY_DEAL(Kind.ACTION),
  FORCED_DEAL(Kind.ACTION),
  DEBT_COLLECTOR(Kind.ACTION),
  BIRTHDAY(Kind.ACTION),
  DOUBLE_THE_RENT(Kind.ACTION),
  PASS_GO(Kind.ACTION),
  RENT_BROWN_LIGHT_BLUE(Kind.RENT, Group.BROWN, Group.LIGHT_BLUE),
  RENT_PINK_ORANGE(Kind.RENT, Group.PINK, Group.ORANGE),
  RENT_RED_YELLOW(Kind.RENT, Group.RED, Group.YELLOW),
  RENT_GREEN_DARK_BLUE(Kind.RENT, Group.GREEN, Group.DARK_BLUE),
  RENT_RAILROAD_UTILITY(Kind.RENT, Group.RAILROAD, Group.UTILITY),
  /** Rent in any colour, from one opponent. */
  RENT_TEN_COLOUR(Kind.RENT, Group.values()),
  MONEY_1(Kind.MONEY),
  MONEY_2(Kind.MONEY),
  MONEY_3(Kind.MONEY),
  MONEY_4(Kind.MONEY),
  MONEY_5(Kind.MONEY),
  MONEY_10(Kind.MONEY);

  /** What a card is for. */
  public enum Kind {
    PROPERTY,
    WILD,
    BUILDING,
    ACTION,
    RENT,
    MONEY
  }

  static final int COUNT = 40;

  private static final Card[] VALUES = values();

  private final Kind kind;
  private final Set<Group> colours;

  Card(Kind kind, Group... colours) {
    this.kind = kind;
    this.colours = Set.copyOf(colours.length == 0 ? Set.of() : EnumSet.copyOf(List.of(colours)));
  }

  static Card of(int ordinal) {
    return VALUES[ordinal];
  }

  public Kind kind() {
    return kind;
  }

  /** The colours that a property can show, or that a rent card charges for. */
  public Set<Group> colours() {
    return colours;
  }

  /** Whether it is laid as a property: an own colour's card or a wild one. */
  public boolean isProperty() {
    return kind == Kind.PROPERTY || kind == Kind.WILD;
  }

  /** Whether it may go to a bank: everything but properties. */
  public boolean isBankable() {
    return !isProperty();
  }

  /** As money, from 1 to 10; 0 for what can never pay (DL-19). */
  public int value() {
    return DealData.STANDARD.value(this);
  }

  /** Whether it is of all colours. */
  private boolean isOfAnyColour() {
    return colours.size() == Group.COUNT;
  }

  @Override
  public String make() {
    return switch (kind) {
      case PROPERTY, MONEY -> Records.lower(kind.name());
      case WILD, RENT -> Records.lower(kind.name()) + (isOfAnyColour() ? "_any" : "");
      case BUILDING, ACTION -> Records.lower(name());
    };
  }

  @Override
  public Map<String, Object> parts() {
    if (kind == Kind.MONEY) {
      return Map.of("amount", value());
    }
    List<Group> called = colours.stream().sorted().toList();
    return switch (isOfAnyColour() ? 0 : called.size()) {
      case 0 -> Map.of();
      case 1 -> Map.of("colour", called.getFirst());
      default -> Map.of("colour", called.getFirst(), "other", called.getLast());
    };
  }

  /** How many of the 106 cards are of this kind. */
  public int count() {
    return DealData.STANDARD.count(this);
  }
}
