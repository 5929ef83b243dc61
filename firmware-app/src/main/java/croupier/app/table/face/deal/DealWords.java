package croupier.app.table.face.deal;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Seating;
import croupier.engine.deal.Card;
import croupier.engine.deal.Colour;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.DealSet;
import croupier.engine.deal.Laid;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** What things in deal are called: in few letters for the LCD, in full for the pages. */
final class DealWords {
  /** What is left of a line beside the name of whose sets they are. */
  private static final int SETS = Prompt.COLUMNS - 3;

  private final IntFunction<String> names;
  private final DealPosition position;
  private final boolean brief;

  private DealWords(IntFunction<String> names, DealPosition position, boolean brief) {
    this.names = names;
    this.position = position;
    this.brief = brief;
  }

  /** Words that fit on the LCD. */
  static DealWords brief(Seating seating, DealPosition position) {
    return new DealWords(seating::name, position, true);
  }

  /** Words for pages, where there is room. */
  static DealWords full(Seating seating, DealPosition position) {
    return new DealWords(seating::name, position, false);
  }

  /** The same of players who sit nowhere: of a game that is told again. */
  static DealWords told(IntFunction<String> names, DealPosition position) {
    return new DealWords(names, position, false);
  }

  String name(int seat) {
    return brief ? Lines.name(seat) : names.apply(seat);
  }

  // --- colours and cards

  String of(Colour colour) {
    return switch (colour) {
      case LIGHT_BLUE -> brief ? "lt blue" : "light blue";
      case DARK_BLUE -> brief ? "dk blue" : "dark blue";
      case RAILROAD -> brief ? "rail" : "railroad";
      default -> colour.name().toLowerCase(Locale.ROOT);
    };
  }

  /** Two letters for a colour. */
  static String letters(Colour colour) {
    return switch (colour) {
      case BROWN -> "br";
      case LIGHT_BLUE -> "lb";
      case PINK -> "pk";
      case ORANGE -> "or";
      case RED -> "rd";
      case YELLOW -> "ye";
      case GREEN -> "gn";
      case DARK_BLUE -> "db";
      case RAILROAD -> "rr";
      case UTILITY -> "ut";
    };
  }

  /**
   * A colour has the light of its name; railroads and utilities have the two that are no colour.
   */
  static Hue hue(Colour colour) {
    return switch (colour) {
      case RAILROAD -> Hue.GRAY;
      case UTILITY -> Hue.WHITE;
      default -> Hue.valueOf(colour.name());
    };
  }

  private String both(Card card) {
    return card.colours().stream()
        .sorted()
        .map(colour -> brief ? letters(colour) : of(colour))
        .collect(Collectors.joining(brief ? "/" : " or "));
  }

  String of(Card card) {
    return switch (card.kind()) {
      case MONEY -> "$" + card.value();
      case PROPERTY -> of(card.colours().iterator().next()) + " card";
      case WILD ->
          card == Card.TEN_COLOUR
              ? (brief ? Lines.or("wild, any colour", "any wild") : "wild card of any colour")
              : brief ? "wild " + both(card) : "wild card (" + both(card) + ")";
      case RENT ->
          card == Card.RENT_TEN_COLOUR
              ? (brief ? Lines.or("rent, any colour", "any rent") : "rent card of any colour")
              : brief ? "rent " + both(card) : "rent card (" + both(card) + ")";
      case BUILDING, ACTION ->
          switch (card) {
            case HOUSE -> "House";
            case HOTEL -> "Hotel";
            case JUST_SAY_NO -> "Just Say No";
            case DEAL_BREAKER -> "Deal Breaker";
            case SLY_DEAL -> "Sly Deal";
            case FORCED_DEAL -> "Forced Deal";
            case DEBT_COLLECTOR ->
                brief ? Lines.or("Debt Collector", "Debt Collect.") : "Debt Collector";
            case BIRTHDAY -> "Birthday";
            case DOUBLE_THE_RENT ->
                brief ? Lines.or("Double the Rent", "Double Rent") : "Double the Rent";
            default -> "Pass Go";
          };
    };
  }

  /** What lies before somebody, as theirs. */
  String of(int seat, Laid laid) {
    return name(seat) + "'s " + of(laid);
  }

  /** A card that is laid, in a sentence. */
  String one(Laid laid) {
    return (laid.isWild() ? "a " : "") + of(laid);
  }

  /** What a card of the hand does, and what it is worth as money. */
  static String about(Card card) {
    String does = does(card);
    String worth = card.value() == 0 ? "no value" : "worth $" + card.value();
    return does.isEmpty() ? worth : Lines.ends(does, "or $" + card.value());
  }

  /** What a card is for, in few letters; empty where its name says it. */
  private static String does(Card card) {
    return switch (card) {
      case PASS_GO -> "draw 2 cards";
      case SLY_DEAL -> "take a card";
      case FORCED_DEAL -> "swap a card";
      case DEAL_BREAKER -> "take a set";
      case DEBT_COLLECTOR -> "$5 from one";
      case BIRTHDAY -> "$2 from all";
      case DOUBLE_THE_RENT -> "use with rent";
      case JUST_SAY_NO -> "stops attacks";
      case HOUSE -> "set's rent +$3";
      case HOTEL -> "on a house +$4";
      case RENT_TEN_COLOUR -> "rent from one";
      default -> card.kind() == Card.Kind.RENT ? "rent from all" : "";
    };
  }

  /** A card as money, for the pages: banked actions are money. */
  static String money(Card card) {
    return "$" + card.value();
  }

  /**
   * A card as it lies before somebody; on the LCD a wild one is the colour that it shows, and what
   * else it can be: {@code pink/or}.
   */
  String of(Laid laid) {
    String colour = of(laid.colour());
    if (laid.isBuilding()) {
      String building = laid.card() == Card.HOUSE ? "house" : "hotel";
      return building + (brief ? Lines.or(" on ", ", ") : " on ") + colour;
    }
    return brief || !laid.isWild() ? colour + otherwise(laid) : of(laid.card()) + " as " + colour;
  }

  /** The same, in as few letters as can be. */
  static String letters(Laid laid) {
    return laid.isBuilding()
        ? (laid.card() == Card.HOUSE ? "hou" : "hot")
        : letters(laid.colour()) + otherwise(laid);
  }

  /** What else a wild card can be. */
  private static String otherwise(Laid laid) {
    if (laid.card() == Card.TEN_COLOUR) {
      return "/any";
    }
    return laid.card().colours().stream()
        .filter(colour -> colour != laid.colour())
        .map(colour -> "/" + letters(colour))
        .collect(Collectors.joining());
  }

  // --- what lies before a seat

  /** How far a set is: 2 of 3. */
  static String progress(DealSet set) {
    return properties(set) + "/" + set.colour().setSize();
  }

  static int properties(DealSet set) {
    return (int) set.cards().stream().filter(laid -> !laid.isBuilding()).count();
  }

  /** A set in few letters; buildings are a house and a roof more. */
  private static String letters(DealSet set) {
    return letters(set.colour())
        + progress(set)
        + (set.hasHouse() ? "+h" : "")
        + (set.hasHotel() ? "+H" : "");
  }

  /** A set, in words. */
  String of(DealSet set) {
    String buildings =
        set.hasHotel()
            ? (brief ? " +h +H" : " with house and hotel")
            : set.hasHouse() ? (brief ? " +h" : " with house") : "";
    return of(set.colour()) + " " + progress(set) + buildings;
  }

  /** What lies before a seat, in lines that fit on the LCD: the bank, then the sets. */
  List<String> lines(int seat) {
    String start = name(seat);
    List<String> lines = new ArrayList<>();
    lines.add(start + " bank $" + position.bankWorth(seat) + " hand " + position.handSize(seat));
    StringBuilder line = new StringBuilder(start);
    for (DealSet set : position.sets(seat)) {
      String next = " " + letters(set);
      if (line.length() + next.length() > SETS) {
        lines.add(line.toString());
        line = new StringBuilder(start);
      }
      line.append(next);
    }
    if (line.length() > start.length()) {
      lines.add(line.toString());
    }
    return lines;
  }

  /** The sets of a seat, for the pages. */
  String sets(int seat) {
    List<DealSet> sets = position.sets(seat);
    return sets.isEmpty()
        ? "no properties"
        : sets.stream().map(this::of).collect(Collectors.joining(", "));
  }

  /** The cards in the bank of a seat, for the pages. */
  String bank(int seat) {
    List<Card> bank = position.bank(seat);
    return bank.isEmpty()
        ? ""
        : bank.stream()
            .map(card -> String.valueOf(card.value()))
            .collect(Collectors.joining(", ", "bank: ", ""));
  }

  static String count(int number, String one) {
    return number == 1 ? "1 " + one : number + " " + one + "s";
  }

  // --- choices

  /** A payment: the cards from the bank, then those from the table. */
  String of(DealAction.Pay pay) {
    String money =
        pay.money().stream()
            .map(value -> "$" + value)
            .collect(Collectors.joining(brief ? "+" : ", "));
    String cards =
        pay.cards().stream()
            .map(laid -> brief ? letters(laid) : of(laid))
            .collect(Collectors.joining(brief ? " " : ", "));
    String both = money.isEmpty() || cards.isEmpty() ? "" : brief ? " " : ", ";
    String all = money + both + cards;
    return brief ? Lines.or(all, summed(pay, cards), summed(pay, many(pay))) : all;
  }

  /** The bank's cards as their sum, where there is no room for each. */
  private static String summed(DealAction.Pay pay, String cards) {
    int sum = pay.money().stream().mapToInt(Integer::intValue).sum();
    return (sum == 0 ? "" : "bank $" + sum + (cards.isEmpty() ? "" : " ")) + cards;
  }

  private static String many(DealAction.Pay pay) {
    return pay.cards().isEmpty() ? "" : "+" + count(pay.cards().size(), "card");
  }

  /** How far a seat's set of a colour would be with one card more. */
  String with(int seat, Colour colour) {
    int most = 0;
    for (DealSet set : position.sets(seat)) {
      if (set.colour() == colour && properties(set) < colour.setSize()) {
        most = Math.max(most, properties(set));
      }
    }
    return of(colour) + " " + (most + 1) + "/" + colour.setSize();
  }
}
