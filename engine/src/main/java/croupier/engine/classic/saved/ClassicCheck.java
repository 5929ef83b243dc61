package croupier.engine.classic.saved;

import croupier.engine.Group;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.board.SpaceKind;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.rules.Buildings;
import croupier.engine.classic.rules.Cards;
import croupier.engine.classic.rules.Movement;
import croupier.engine.classic.rules.Rents;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.stream.IntStream;

/** Whether a position that came from outside can be reached by a game. */
final class ClassicCheck {
  /** The most that the Bank gives in one turn: three rolls, each two salaries and a card. */
  private static final int MOST_A_TURN = 3 * (2 * ClassicRules.SALARY + 200);

  private static final int NONE = ClassicTable.NONE;

  private final ClassicTable table;
  private final ClassicRules rules;
  private final ClassicBoard board;

  private ClassicCheck(ClassicTable table) {
    this.table = table;
    rules = table.rules;
    board = table.board;
  }

  /** Refuses what no game can reach, in one sentence that names the field. */
  static void possible(ClassicTable table) {
    ClassicCheck check = new ClassicCheck(table);
    check.money();
    for (int deed = 0; deed < ClassicTable.DEEDS; deed++) {
      check.deed(deed);
    }
    for (int group = 0; group < Group.COLOURS; group++) {
      check.evenlyBuilt(group);
    }
    check.buildings();
    for (int deck = 0; deck < Deck.COUNT; deck++) {
      check.deck(deck);
    }
    for (int seat = 0; seat < table.seats; seat++) {
      check.player(seat);
    }
    check.turn();
    check.claims();
    for (int i = 0; i < table.claimCount; i++) {
      check.claim(table.claims[i]);
    }
    new StackCheck(table).possible();
  }

  static void that(boolean possible, String sentence) {
    if (!possible) {
      throw Refusal.impossible(sentence);
    }
  }

  // --- money, deeds, buildings, cards: nothing comes from nowhere

  private void money() {
    long sum = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      sum += table.cash[seat];
    }
    int paid = -table.cash[ClassicTable.BANK];
    int started = ClassicRules.START_CASH * table.seats;
    that(
        sum == started + paid,
        "players have "
            + sum
            + " together; they started with "
            + started
            + " and the Bank paid them "
            + paid
            + " more (bank.paid).");
    long most = (long) MOST_A_TURN * table.turn + lent() * (long) table.seats;
    that(
        paid <= most, "bank.paid: in " + table.turn + " turns the Bank pays " + most + " at most.");
  }

  /** What the Bank lends on all deeds together. */
  private int lent() {
    int lent = 0;
    for (int mortgage : board.mortgage) {
      lent += mortgage;
    }
    return lent;
  }

  private void deed(int deed) {
    String at = "deeds[" + deed + "]";
    int owner = table.owner[deed];
    boolean mortgaged = (table.mortgaged >> deed & 1) == 1;
    that(
        owner == ClassicTable.BANK || table.isSolvent(owner),
        at + ".owner is bankrupt and has no deeds.");
    that(
        owner != ClassicTable.BANK || !mortgaged || !rules.mortgagesLifted,
        at + ".mortgaged: the Bank's deeds are not mortgaged.");
    int steps = table.steps[deed];
    that(
        steps == 0
            || owner != ClassicTable.BANK
                && (table.complete[owner] >> board.group[deed] & 1) == 1
                && (table.mortgaged & board.groupDeeds[board.group[deed]]) == 0,
        at + ".buildings stand only in groups of one owner without mortgages.");
  }

  private void evenlyBuilt(int group) {
    int deeds = board.groupDeeds[group];
    int lowest = Buildings.lowest(table, deeds);
    int highest = Buildings.highest(table, deeds);
    int most = rules.mostHouses;
    // where a hotel only needs its own site to be full, it stands as high as a full site
    int counted = rules.looseHotel ? Math.min(highest, most) : highest;
    that(
        counted - Math.min(lowest, counted) <= 1,
        "deeds: the "
            + Records.lower(Group.of(group).name())
            + " group is not built evenly: "
            + lowest
            + " to "
            + highest
            + " steps.");
  }

  private void buildings() {
    int houses = table.houses;
    int hotels = table.hotels;
    for (int steps : table.steps) {
      houses += steps > rules.mostHouses ? 0 : steps;
      hotels += steps > rules.mostHouses ? 1 : 0;
    }
    that(
        houses == ClassicRules.HOUSES,
        "bank.houses: there would be "
            + houses
            + " houses; there are "
            + ClassicRules.HOUSES
            + ".");
    that(
        hotels == ClassicRules.HOTELS,
        "bank.hotels: there would be "
            + hotels
            + " hotels; there are "
            + ClassicRules.HOTELS
            + ".");
  }

  private void deck(int deck) {
    int seen = table.unseen[deck];
    for (int i = 0; i < table.known[deck]; i++) {
      seen |= 1 << (table.order[deck] >>> 4 * i & 15);
    }
    int count = Integer.bitCount(table.unseen[deck]) + table.known[deck];
    if (table.owner[ClassicTable.DEEDS + deck] != ClassicTable.BANK) {
      seen |= 1 << rules.jailCard[deck];
      count++;
    }
    for (int at = 0; at < table.depth(); at++) {
      long frame = table.frameAt(at);
      if (Word.kind(frame) == Frame.CARD.ordinal() && Cards.deck(frame) == deck) {
        seen |= 1 << Cards.card(frame);
        count++;
      }
    }
    that(
        count == Card.DECK && Integer.bitCount(seen) == Card.DECK,
        "decks."
            + Records.lower(Deck.of(deck).name())
            + " and what was drawn from it must be its "
            + Card.DECK
            + " cards, each once.");
  }

  // --- players and turns

  private void player(int seat) {
    String at = "players[" + seat + "]";
    that(
        board.kind(table.space[seat]) != SpaceKind.GO_TO_JAIL,
        at + ".space: nobody stays on Go To Jail.");
    that(
        table.jail[seat] == 0 || table.space[seat] == ClassicBoard.JAIL,
        at + ".jail: the token is on space " + table.space[seat] + ", not in jail.");
    that(
        (table.finePaid >> seat & 1) == 0
            || rules.fineEndsTurn
                && table.isSolvent(seat)
                && table.jail[seat] == 0
                && table.space[seat] == ClassicBoard.JAIL
                && (seat != table.player || isTurnOver()),
        at + ".fine_paid is for who has just left the jail and rolls in the next turn.");
    that(
        table.isSolvent(seat)
            || table.cash[seat] == 0 && table.holdings[seat] == 0 && table.jail[seat] == 0,
        at + " is bankrupt and has nothing.");
    that(
        table.fell(seat) == 0
            || !table.isSolvent(seat)
                && table.fell(seat) <= table.seats - Integer.bitCount(table.solvent)
                && !isShared(table.fell(seat)),
        at + ".fell is for who is bankrupt, each at another time.");
  }

  private boolean isShared(int fell) {
    return IntStream.range(0, table.seats).filter(seat -> table.fell(seat) == fell).count() > 1;
  }

  private boolean isTurnOver() {
    return table.find(Frame.CLOCK) != NONE
        || table.find(Frame.CLOSING) != NONE
        || table.frame() == Frame.OVER;
  }

  private void turn() {
    that(table.turn <= rules.lastTurn, "turn is after the last, " + rules.lastTurn + ".");
    that(table.doubles == 0 || table.rolled, "doubles were rolled, but rolled is false.");
    that(
        !table.released || table.jail[table.player] == 0 || table.rolled,
        "released: the player is in jail.");
  }

  /** Each move leaves one rent at most, and one that is under way has left none yet. */
  private void claims() {
    if (!table.rolled || table.find(Frame.CLOCK) != NONE || table.find(Frame.CLOSING) != NONE) {
      return;
    }
    int at = table.find(Frame.MOVE);
    boolean again = at != NONE && Movement.is(table.frameAt(at), Movement.AGAIN);
    that(
        table.claimCount <= table.doubles - (again ? 1 : 0),
        "claims are more than the moves of this turn.");
  }

  private void claim(int claim) {
    int deed = Rents.deed(claim);
    int owner = Rents.owner(claim);
    int payer = Rents.payer(claim);
    that(rules.claimed, "claims: rent is paid without being asked for in this game.");
    that(
        table.owner[deed] == owner && (table.mortgaged >> deed & 1) == 0,
        "claims: seat " + owner + " can claim no rent for space " + board.spaceOf[deed] + ".");
    that(
        payer != owner && table.isSolvent(payer),
        "claims: seat " + payer + " owes no rent to seat " + owner + ".");
    that(
        payer == Rents.payer(table.claims[0]) && (!table.rolled || payer == table.player),
        "claims: only the last who moved owes rent.");
    boolean utility = board.group[deed] == Group.UTILITY.ordinal();
    that(!Rents.fresh(claim) || utility, "claims: fresh_dice are for utilities.");
    that(
        !Rents.fresh(claim) || board.isUtilityFactor(Rents.amount(claim)),
        "claims: amount is no factor for fresh_dice.");
    that(
        Rents.amount(claim) <= mostRent(deed),
        "claims: no rent of space " + board.spaceOf[deed] + " is so high.");
  }

  private int mostRent(int deed) {
    return switch (Group.of(board.group[deed])) {
      case UTILITY -> 12 * board.bestUtilityFactor();
      case RAILROAD -> 2 * board.bestRailroadRent();
      default -> board.rent[deed * ClassicBoard.RENTS + ClassicBoard.HOTEL_RENT];
    };
  }
}
