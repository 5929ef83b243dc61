package croupier.engine.classic.saved;

import croupier.engine.Bits;
import croupier.engine.Fields;
import croupier.engine.Options;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.choice.Legal;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.edition.Edition;
import croupier.engine.classic.rules.Dice;
import croupier.engine.classic.rules.Rents;
import croupier.engine.classic.rules.Shortages;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.rules.Turns;
import croupier.engine.classic.state.ClassicTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Positions as plain data. A view is the same and who may act: nothing is hidden. */
public final class ClassicSaved {
  private static final int MOST_CASH = 100_000_000;
  private static final int MANY = 100;

  private static final List<String> FIELDS =
      List.of(
          "game",
          "options",
          "seats",
          "turn",
          "player",
          "doubles",
          "rolled",
          "released",
          "seconds",
          "stack",
          "players",
          "deeds",
          "bank",
          "decks",
          "claims",
          "wishes");
  private static final List<String> PLAYER_FIELDS =
      List.of("cash", "space", "jail", "bankrupt", "fell", "cards", "offers_left", "fine_paid");
  private static final List<String> DEED_FIELDS =
      List.of("deed", "owner", "mortgaged", "buildings");
  private static final List<String> CLAIM_FIELDS =
      List.of("owner", "payer", "deed", "amount", "fresh_dice");

  private ClassicSaved() {}

  /** All of it, and what can be told from it, so that nobody needs to look anything up. */
  public static Map<String, Object> view(ClassicGame game, ClassicTable table) {
    Map<String, Object> view = write(game, table);
    ClassicTold.add(table, view);
    view.put("waiting", Records.lower(table.frame().waiting().name()));
    view.put("to_act", SavedFrames.numbers(Bits.listed(Legal.deciders(table))));
    return view;
  }

  public static Map<String, Object> write(ClassicGame game, ClassicTable table) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", game.id());
    data.put("options", table.rules.options.save());
    data.put("seats", (long) table.seats);
    data.put("turn", (long) table.turn);
    data.put("player", (long) table.player);
    data.put("doubles", (long) table.doubles);
    data.put("rolled", table.rolled);
    data.put("released", table.released);
    if (table.rules.lastSecond > 0) {
      data.put("seconds", (long) table.seconds);
    }
    data.put("stack", SavedFrames.write(table));
    List<Object> players = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      players.add(player(table, seat));
    }
    data.put("players", players);
    List<Object> deeds = new ArrayList<>();
    for (int deed = 0; deed < ClassicTable.DEEDS; deed++) {
      deeds.add(deed(table, deed));
    }
    data.put("deeds", deeds);
    data.put("bank", bank(table));
    Map<String, Object> decks = new LinkedHashMap<>();
    for (Deck deck : Deck.values()) {
      decks.put(Records.lower(deck.name()), deck(table, deck.ordinal()));
    }
    data.put("decks", decks);
    List<Object> claims = new ArrayList<>();
    for (int i = 0; i < table.claimCount; i++) {
      claims.add(claim(table, table.claims[i]));
    }
    data.put("claims", claims);
    if ((table.wishes[0] | table.wishes[1]) != 0) {
      data.put("wishes", wishes(table));
    }
    return data;
  }

  /** How many buildings of a kind each seat wants, when that was asked. */
  private static Map<String, Object> wishes(ClassicTable table) {
    Map<String, Object> data = new LinkedHashMap<>();
    for (Building building : Building.values()) {
      if (Shortages.collected(table, building.ordinal())) {
        List<Integer> wishes = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
          wishes.add(Shortages.wish(table, building.ordinal(), seat));
        }
        data.put(Records.lower(building.name()), SavedFrames.numbers(wishes));
      }
    }
    return data;
  }

  static Map<String, Object> player(ClassicTable table, int seat) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("cash", (long) table.cash[seat]);
    data.put("space", (long) table.space[seat]);
    data.put("jail", (long) table.jail[seat]);
    data.put("bankrupt", !table.isSolvent(seat));
    if (table.fell(seat) > 0) {
      data.put("fell", (long) table.fell(seat));
    }
    data.put("cards", SavedFrames.words(Trades.cards(table.holdings[seat])));
    data.put("offers_left", (long) table.offersLeft(seat));
    if ((table.finePaid >> seat & 1) == 1) {
      data.put("fine_paid", true);
    }
    return data;
  }

  static Map<String, Object> deed(ClassicTable table, int deed) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("deed", (long) table.board.spaceOf[deed]);
    data.put("owner", (long) ClassicTable.seat(table.owner[deed]));
    data.put("mortgaged", (table.mortgaged >> deed & 1) == 1);
    if (table.board.building[deed] > 0) {
      data.put("buildings", (long) table.steps[deed]);
    }
    return data;
  }

  private static Map<String, Object> bank(ClassicTable table) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("paid", (long) -table.cash[ClassicTable.BANK]);
    data.put("houses", (long) table.houses);
    data.put("hotels", (long) table.hotels);
    return data;
  }

  private static Map<String, Object> deck(ClassicTable table, int deck) {
    Card[] cards = table.rules.cards[deck];
    List<Object> unseen = new ArrayList<>();
    for (int left = table.unseen[deck]; left != 0; left &= left - 1) {
      unseen.add(cards[Integer.numberOfTrailingZeros(left)].id());
    }
    List<Object> known = new ArrayList<>();
    for (int i = 0; i < table.known[deck]; i++) {
      known.add(cards[(int) (table.order[deck] >>> 4 * i) & 15].id());
    }
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("unseen", unseen);
    data.put("known", known);
    return data;
  }

  private static Map<String, Object> claim(ClassicTable table, int claim) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("owner", (long) Rents.owner(claim));
    data.put("payer", (long) Rents.payer(claim));
    data.put("deed", (long) table.board.spaceOf[Rents.deed(claim)]);
    data.put("amount", (long) Rents.amount(claim));
    data.put("fresh_dice", Rents.fresh(claim));
    return data;
  }

  // --- and back

  public static ClassicTable read(ClassicGame game, Edition edition, Fields data) {
    data.only(FIELDS);
    if (!data.text("game").equals(game.id())) {
      throw bad("game must be \"" + game.id() + "\".");
    }
    Options options = game.options(data.map("options"));
    int seats = data.number("seats", ClassicGame.FEWEST_SEATS, ClassicGame.MOST_SEATS);
    ClassicTable table = Turns.start(new ClassicRules(edition, options), seats);
    table.turn = data.number("turn", 0, ClassicRules.MOST_TURNS);
    table.player = data.number("player", 0, seats - 1);
    table.doubles = data.number("doubles", 0, ClassicRules.DOUBLES_TO_JAIL - 1);
    table.rolled = data.flag("rolled");
    table.released = data.flag("released");
    table.seconds = table.rules.lastSecond > 0 ? data.number("seconds", 0, Dice.MOST_SECONDS) : 0;
    List<Fields> players = data.objects("players");
    if (players.size() != seats) {
      throw bad("players must be " + seats + ", not " + players.size() + ".");
    }
    table.offersLeft = 0;
    for (int seat = 0; seat < seats; seat++) {
      readPlayer(table, seat, players.get(seat));
    }
    table.offersLeft |= table.rules.freshOffers & -1 << 4 * seats;
    List<Fields> deeds = data.objects("deeds");
    if (deeds.size() != ClassicTable.DEEDS) {
      throw bad("deeds must be " + ClassicTable.DEEDS + ", not " + deeds.size() + ".");
    }
    for (int deed = 0; deed < ClassicTable.DEEDS; deed++) {
      readDeed(table, deed, deeds.get(deed));
    }
    readBank(table, data.object("bank"));
    Fields decks = data.object("decks");
    decks.only(List.of("chance", "community_chest"));
    for (Deck deck : Deck.values()) {
      readDeck(table, deck.ordinal(), decks.object(Records.lower(deck.name())));
    }
    List<Fields> claims = data.objects("claims");
    if (claims.size() > ClassicTable.MOST_CLAIMS) {
      throw bad("claims must be " + ClassicTable.MOST_CLAIMS + " or fewer.");
    }
    for (Fields claim : claims) {
      readClaim(table, claim);
    }
    if (data.has("wishes")) {
      readWishes(table, data.object("wishes"));
    }
    SavedFrames.read(table, data.objects("stack"));
    ClassicCheck.possible(table);
    return table;
  }

  private static void readPlayer(ClassicTable table, int seat, Fields data) {
    data.only(PLAYER_FIELDS);
    table.cash[seat] = data.number("cash", 0, MOST_CASH);
    table.space[seat] = (byte) data.number("space", 0, ClassicBoard.SPACES - 1);
    table.jail[seat] = (byte) data.number("jail", 0, ClassicRules.JAIL_TURNS);
    table.solvent &= data.flag("bankrupt") ? ~(1 << seat) : -1;
    table.fell |= data.has("fell") ? data.number("fell", 1, table.seats - 1) << 4 * seat : 0;
    int cards = cards("cards", data.constants("cards", Deck.class));
    for (int left = cards; left != 0; left &= left - 1) {
      int card = Integer.numberOfTrailingZeros(left);
      ClassicCheck.that(
          table.owner[card] == ClassicTable.BANK,
          "players[" + seat + "].cards names a card that another seat has.");
      table.owner[card] = (byte) seat;
    }
    table.holdings[seat] |= cards;
    table.offersLeft |= data.number("offers_left", 0, table.rules.deals) << 4 * seat;
    table.finePaid |= data.has("fine_paid") && data.flag("fine_paid") ? 1 << seat : 0;
  }

  private static void readDeed(ClassicTable table, int deed, Fields data) {
    data.only(DEED_FIELDS);
    String at = "deeds[" + deed + "]";
    int space = table.board.spaceOf[deed];
    if (data.number("deed", 0, ClassicBoard.SPACES - 1) != space) {
      throw bad(at + ".deed must be " + space + ": deeds stand in the order of the board.");
    }
    int owner = data.number("owner", ClassicTable.NONE, table.seats - 1);
    if (owner != ClassicTable.NONE) {
      table.owner[deed] = (byte) owner;
      table.holdings[owner] |= 1 << deed;
      table.recount(owner);
    }
    table.mortgaged |= data.flag("mortgaged") ? 1 << deed : 0;
    if (table.board.building[deed] > 0) {
      table.steps[deed] = (byte) data.number("buildings", 0, table.rules.mostHouses + 1);
      if (table.steps[deed] > 0) {
        table.built |= table.board.groupDeeds[table.board.group[deed]];
      }
    } else if (data.has("buildings")) {
      throw bad(at + ".buildings: nothing can be built there.");
    }
  }

  private static void readBank(ClassicTable table, Fields data) {
    data.only(List.of("paid", "houses", "hotels"));
    table.cash[ClassicTable.BANK] = -data.number("paid", -MOST_CASH, MOST_CASH);
    table.houses = data.number("houses", 0, MANY);
    table.hotels = data.number("hotels", 0, MANY);
  }

  private static void readDeck(ClassicTable table, int deck, Fields data) {
    data.only(List.of("unseen", "known"));
    String at = "decks." + Records.lower(Deck.of(deck).name());
    int seen = 0;
    table.unseen[deck] = 0;
    for (String id : data.texts("unseen")) {
      table.unseen[deck] |= 1 << card(table, deck, at + ".unseen", id);
    }
    List<String> known = data.texts("known");
    if (known.size() > Card.DECK) {
      throw bad(at + ".known has more cards than there are.");
    }
    for (String id : known) {
      int card = card(table, deck, at + ".known", id);
      seen |= 1 << card;
      table.order[deck] |= (long) card << 4 * table.known[deck]++;
    }
    ClassicCheck.that(
        Integer.bitCount(seen) == known.size()
            && Integer.bitCount(table.unseen[deck]) == data.texts("unseen").size()
            && (seen & table.unseen[deck]) == 0,
        at + " names a card twice.");
  }

  private static void readWishes(ClassicTable table, Fields data) {
    data.only(List.of("house", "hotel"));
    for (Building building : Building.values()) {
      String name = Records.lower(building.name());
      if (data.has(name)) {
        int[] wishes = data.numbers(name, table.seats, 0, Shortages.MOST_WISHED);
        for (int seat = 0; seat < wishes.length; seat++) {
          Shortages.setWish(table, building.ordinal(), seat, wishes[seat]);
        }
      }
    }
  }

  private static void readClaim(ClassicTable table, Fields data) {
    data.only(CLAIM_FIELDS);
    table.claims[table.claimCount++] =
        Rents.claim(
            deed(table, "claims.deed", data.number("deed", 0, ClassicBoard.SPACES - 1)),
            data.flag("fresh_dice"),
            data.number("amount", 1, Rents.MOST),
            data.number("owner", 0, table.seats - 1),
            data.number("payer", 0, table.seats - 1));
  }

  // --- words of both files

  static int deed(ClassicTable table, String name, int space) {
    if (!table.board.isDeed(space)) {
      throw bad(name + ": space " + space + " has no deed.");
    }
    return table.board.deed(space);
  }

  static int deeds(ClassicTable table, String name, List<Integer> spaces) {
    int deeds = 0;
    for (int space : spaces) {
      int bit = 1 << deed(table, name, space);
      ClassicCheck.that((deeds & bit) == 0, name + " names " + space + " twice.");
      deeds |= bit;
    }
    return deeds;
  }

  static int cards(String name, List<Deck> decks) {
    int cards = 0;
    for (Deck deck : decks) {
      int bit = 1 << ClassicTable.DEEDS + deck.ordinal();
      ClassicCheck.that((cards & bit) == 0, name + " names a card twice.");
      cards |= bit;
    }
    return cards;
  }

  static int bits(String name, List<Integer> seats) {
    int bits = 0;
    for (int seat : seats) {
      ClassicCheck.that((bits >> seat & 1) == 0, name + " names seat " + seat + " twice.");
      bits |= 1 << seat;
    }
    return bits;
  }

  static int card(ClassicTable table, int deck, String name, String id) {
    for (int card = 0; card < Card.DECK; card++) {
      if (table.rules.cards[deck][card].id().equals(id)) {
        return card;
      }
    }
    throw bad(name + ": there is no card " + Records.quote(id) + " in that deck.");
  }

  private static Refusal bad(String sentence) {
    return Refusal.wrongData(sentence);
  }
}
