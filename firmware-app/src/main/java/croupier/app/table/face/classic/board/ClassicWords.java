package croupier.app.table.face.classic.board;

import croupier.app.words.Message;
import croupier.app.words.ThingWords;
import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What things in travel and brands are called, each edition in its own words. */
public final class ClassicWords {
  private static final ThingWords THINGS = new ThingWords("classic-words");
  private static final Message BANK = Message.of("classic.bank");
  private static final Message NOTHING = Message.of("classic.nothing");

  private final ClassicPosition position;
  private final ClassicBoard board;
  private final String edition;

  public ClassicWords(ClassicPosition position) {
    this.position = position;
    board = position.board();
    edition = position.game().id();
  }

  /** A space of the board. */
  public Message space(int space) {
    return switch (board.kind(space)) {
      case SITE, RAILROAD, UTILITY -> deed(space);
      case TAX -> Message.of("classic.tax-" + space);
      case GO, CHANCE, COMMUNITY_CHEST, JAIL, FREE_PARKING, GO_TO_JAIL ->
          Message.of("classic.space-" + id(board.kind(space)));
    };
  }

  public Message deed(int deed) {
    return deed(position.game(), deed);
  }

  /** The same, for whoever has no position of the game. */
  public static Message deed(Game game, int deed) {
    return Message.of("classic.deed-" + game.id() + "-" + deed);
  }

  /** A deed that may be mortgaged. */
  public Message deedAsItIs(int deed) {
    return position.isMortgaged(deed)
        ? Message.of("classic.mortgaged").with("deed", deed(deed))
        : deed(deed);
  }

  /** A group: its colour, or what its deeds are called. */
  public Message group(Group group) {
    return group == Group.RAILROAD
        ? Message.of("classic.group-railroad-" + edition)
        : THINGS.of(group);
  }

  /** Two letters for a group; capitals when it is complete. */
  static Message letters(Group group, boolean complete) {
    return Message.of("classic.letters-" + id(group)).with("whole", complete ? 1 : 0);
  }

  public Message building(Building building) {
    return Message.of((building == Building.HOUSE ? "classic.house-" : "classic.hotel-") + edition);
  }

  /** So many of them. */
  public Message buildings(Building building, int count) {
    String such = building == Building.HOUSE ? "classic.houses-" : "classic.hotels-";
    return Message.of(such + edition).with("count", count);
  }

  /** What stands on a site, in steps of building. */
  public Message standing(int steps) {
    return steps > position.mostHouses()
        ? Message.of("classic.standing-hotel-" + edition)
        : Message.of("classic.standing-" + edition).with("count", steps);
  }

  /** What a title deed says besides its name and price. */
  public List<Message> title(int deed) {
    Message mortgage = Message.of("classic.title-mortgage").with("price", board.mortgage(deed));
    Message rents =
        switch (board.group(deed)) {
          case RAILROAD -> Message.of("classic.title-rents-railroad").all("rents", byCount(deed));
          case UTILITY ->
              Message.of("classic.title-rents-utility")
                  .with("first", board.rent(deed, 0))
                  .with("factor", board.bestUtilityFactor());
          default -> built(deed);
        };
    return List.of(rents, mortgage);
  }

  /** What the rent comes to, for one and for more of its group. */
  private List<Message> byCount(int deed) {
    return IntStream.range(0, Integer.bitCount(board.deeds(board.group(deed))))
        .mapToObj(more -> money(board.rent(deed, more)))
        .toList();
  }

  /**
   * What the rent comes to, step by step: of a site with nothing, houses and a hotel on it, of a
   * railroad with more and more of them; of a utility the dice decide.
   */
  List<Message> rents(int deed) {
    return switch (board.group(deed)) {
      case RAILROAD -> byCount(deed);
      case UTILITY -> List.of();
      default -> {
        List<Message> rents = new ArrayList<>();
        for (int houses = 0; houses <= position.mostHouses(); houses++) {
          rents.add(money(board.rent(deed, houses)));
        }
        rents.add(money(board.rent(deed, ClassicBoard.HOTEL_RENT)));
        yield rents;
      }
    };
  }

  private Message built(int site) {
    List<Message> rents = rents(site);
    return Message.of("classic.title-rents")
        .with("rent", board.rent(site, 0))
        .all("rents", rents.subList(1, rents.size()))
        .with("price", board.building(site));
  }

  private Message railroad() {
    return Message.of("classic.railroad-" + edition);
  }

  public Message jailCard() {
    return Message.of("classic.jail-card-" + edition);
  }

  /** One of them, or both. */
  Message jailCards(int count) {
    return count > 1
        ? Message.of("classic.jail-cards-" + edition).with("count", count)
        : jailCard();
  }

  public static Message deck(Deck deck) {
    return THINGS.of(deck);
  }

  /** What a card says: why, in our own words, and what it does, from its numbers. */
  public Message card(Card card) {
    return switch (card.kind()) {
      case ADVANCE_TO -> does("advance").with("space", space(card.first()));
      case NEAREST_RAILROAD -> does("nearest-railroad").with("railroad", railroad());
      case NEAREST_UTILITY -> does("nearest-utility");
      case MOVE_BACK -> does("back").with("count", card.first());
      case GO_TO_JAIL -> does("jail");
      case JAIL_CARD -> does("keep");
      case COLLECT -> because(card, does("get").with("amount", card.first()));
      case PAY -> because(card, does("pay").with("amount", card.first()));
      case COLLECT_EACH -> because(card, does("get-each").with("amount", card.first()));
      case PAY_EACH -> because(card, does("pay-each").with("amount", card.first()));
      case REPAIRS ->
          because(
              card,
              does("repairs")
                  .with("house", building(Building.HOUSE))
                  .with("price", card.first())
                  .with("hotel", building(Building.HOTEL))
                  .with("amount", card.second()));
    };
  }

  private static Message does(String what) {
    return Message.of("classic.card-does-" + what);
  }

  private static Message because(Card card, Message what) {
    return Message.of("classic.card")
        .with("why", Message.of("classic.card-why-" + card.id().replace('_', '-')))
        .with("what", what);
  }

  /** What a sum is for. */
  public static Message cause(Cause cause) {
    return Message.of("classic.cause-" + id(cause));
  }

  public static Message money(int amount) {
    return Message.of("classic.money").with("amount", amount);
  }

  /** What whoever sees a trade so gets, one thing each; nothing is a thing to say, too. */
  public List<Message> gains(Trade trade) {
    return things(trade.take(), trade.takeCards(), trade.ask());
  }

  public List<Message> losses(Trade trade) {
    return things(trade.give(), trade.giveCards(), trade.pay());
  }

  /** Deeds, cards and money. */
  public List<Message> things(List<Integer> deeds, List<Deck> cards, int money) {
    List<Message> things = new ArrayList<>();
    if (money > 0) {
      things.add(money(money));
    }
    deeds.forEach(deed -> things.add(deedAsItIs(deed)));
    cards.forEach(_ -> things.add(jailCard()));
    return things.isEmpty() ? List.of(NOTHING) : things;
  }

  /** The same message about a seat; the Bank is a seat too. */
  public static Message about(Message message, String argument, int seat) {
    return seat == ClassicEvent.BANK
        ? message.with(argument, BANK)
        : message.player(argument, seat);
  }

  private static String id(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
