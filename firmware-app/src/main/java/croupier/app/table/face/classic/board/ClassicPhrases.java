package croupier.app.table.face.classic.board;

import croupier.app.table.face.Telling;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Seating;
import croupier.app.words.ShortNames;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.ClassicWords;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.board.Group;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** What things in travel and brands are called: in few letters for the LCD, in full for pages. */
public final class ClassicPhrases {
  /** A deed's name fits beside the arrows of a choice. */
  private static final int SHORT = 15;

  /** The same with that it is mortgaged, or whose it is. */
  private static final int SHORTEST = 10;

  private final IntFunction<String> names;
  private final ClassicPosition position;
  private final ClassicBoard board;
  private final ClassicWords words;
  private final boolean brief;

  private ClassicPhrases(IntFunction<String> names, ClassicPosition position, boolean brief) {
    this.names = names;
    this.position = position;
    this.brief = brief;
    board = position.board();
    words = position.words();
  }

  /** Words that fit on the LCD. */
  public static ClassicPhrases brief(Seating seating, ClassicPosition position) {
    return new ClassicPhrases(seating::name, position, true);
  }

  /** Words for pages, where there is room. */
  public static ClassicPhrases full(Seating seating, ClassicPosition position) {
    return new ClassicPhrases(seating::name, position, false);
  }

  /** The same of players who sit nowhere: of a game that is told again. */
  public static ClassicPhrases told(IntFunction<String> names, ClassicPosition position) {
    return new ClassicPhrases(names, position, false);
  }

  /** A seat's name; the Bank is a seat too. */
  public String name(int seat) {
    if (seat == ClassicEvent.BANK) {
      return brief ? "Bank" : "the Bank";
    }
    return brief ? Lines.name(seat) : names.apply(seat);
  }

  public String names(List<Integer> seats) {
    List<String> all = seats.stream().map(this::name).toList();
    return brief ? String.join(", ", all) : Telling.all(all);
  }

  /** A space of the board. */
  public String space(int space) {
    return switch (board.kind(space)) {
      case SITE, RAILROAD, UTILITY, TAX -> shortened(board.name(space));
      case GO -> "GO";
      case CHANCE -> "Chance";
      case COMMUNITY_CHEST -> brief ? "Chest" : "Community Chest";
      case JAIL -> brief ? "Visiting" : "Just Visiting";
      case FREE_PARKING -> brief ? "Parking" : "Free Parking";
      case GO_TO_JAIL -> "Go To Jail";
    };
  }

  private String shortened(String name) {
    return brief ? Lines.or(shorten(name), abbreviated(shorten(name))) : name;
  }

  /** For a line that holds more than the name: its longest word loses letters, with a sign. */
  public static String abbreviated(String name) {
    String text = name.replace("Light blue", "Lt blue").replace("Dark blue", "Dk blue");
    if (text.length() <= SHORTEST) {
      return text;
    }
    List<String> words = new ArrayList<>(List.of(text.split(" ")));
    String longest = words.stream().max(Comparator.comparingInt(String::length)).orElseThrow();
    int left = longest.length() - (text.length() - SHORTEST) - ShortNames.SIGN.length();
    if (left < 2) {
      return abbreviated(text.substring(0, text.lastIndexOf(' ')));
    }
    words.set(words.indexOf(longest), longest.substring(0, left) + ShortNames.SIGN);
    return String.join(" ", words);
  }

  /** Drops what the name can do without. */
  public static String shorten(String name) {
    String text =
        name.replace(" Avenue", "").replace(" Railroad", " RR").replace(" Company", " Co.");
    while (text.length() > SHORT && text.contains(" ")) {
      text = text.substring(0, text.lastIndexOf(' '));
    }
    while (text.contains(" ") && Character.isLowerCase(text.charAt(text.lastIndexOf(' ') + 1))) {
      text = text.substring(0, text.lastIndexOf(' '));
    }
    return text;
  }

  public String deed(int deed) {
    return space(deed);
  }

  /** A deed that may be mortgaged. */
  public String deedAsItIs(int deed) {
    return deed(deed) + (position.isMortgaged(deed) ? brief ? " (m)" : " (mortgaged)" : "");
  }

  public String deeds(List<Integer> deeds) {
    return deeds.stream().map(this::deedAsItIs).collect(Collectors.joining(", "));
  }

  /** A group: its colour, or what its deeds are called. */
  public String group(Group group) {
    return switch (group) {
      case RAILROAD -> words.railroads().toLowerCase(Locale.ROOT);
      case UTILITY -> "utilities";
      case LIGHT_BLUE -> brief ? "lt blue" : "light blue";
      case DARK_BLUE -> brief ? "dk blue" : "dark blue";
      default -> group.name().toLowerCase(Locale.ROOT);
    };
  }

  /** So many deeds of a group. */
  public String counted(int count, Group group) {
    if (count == 1 && !group.isColour()) {
      return "1 " + (group == Group.RAILROAD ? railroad() : "utility");
    }
    return count + " " + group(group);
  }

  /** Two letters for a group; capitals when it is complete. */
  static String letters(Group group, boolean complete) {
    String letters =
        switch (group) {
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
    return complete ? letters.toUpperCase(Locale.ROOT) : letters;
  }

  public String building(Building building) {
    return words.of(building).toLowerCase(Locale.ROOT);
  }

  public String buildings(Building building) {
    return (building == Building.HOUSE ? words.houses() : words.hotels()).toLowerCase(Locale.ROOT);
  }

  /** What stands on a site, in steps of building. */
  public String standing(int steps) {
    if (steps > position.mostHouses()) {
      return brief ? "▣" : "a " + building(Building.HOTEL);
    }
    if (brief) {
      return "⌂" + steps;
    }
    return steps == 0
        ? "no " + buildings(Building.HOUSE)
        : steps == 1 ? "a " + building(Building.HOUSE) : steps + " " + buildings(Building.HOUSE);
  }

  /** What the next step of building on a site is called. */
  public String nextStep(int steps) {
    return steps >= position.mostHouses()
        ? building(Building.HOTEL)
        : brief ? building(Building.HOUSE) + " " + (steps + 1) : building(Building.HOUSE);
  }

  public String railroad() {
    return words.railroad().toLowerCase(Locale.ROOT);
  }

  public String jailCard() {
    return brief ? "jail card" : "card “" + words.jailCard() + "”";
  }

  public static String deck(Deck deck) {
    return deck == Deck.CHANCE ? "Chance" : "Community Chest";
  }

  public static String money(int amount) {
    return Lines.money(amount);
  }

  /** What a sum is for. */
  public static String of(Cause cause) {
    return switch (cause) {
      case SALARY -> "salary";
      case PRICE -> "price";
      case AUCTION -> "auction";
      case RENT -> "rent";
      case TAX -> "tax";
      case CARD -> "card";
      case FINE -> "jail fine";
      case BUILDING -> "building";
      case BUILDING_SOLD -> "sale";
      case MORTGAGE -> "mortgage";
      case REDEMPTION -> "redemption";
      case INTEREST -> "10 % interest";
      case DEAL -> "deal";
      case BANKRUPTCY -> "bankruptcy";
    };
  }

  /** Who is how good, as people count: 1st, 2nd, 3rd. */
  public static String rank(int rank) {
    return switch (rank) {
      case 1 -> "1st";
      case 2 -> "2nd";
      case 3 -> "3rd";
      default -> rank + "th";
    };
  }
}
