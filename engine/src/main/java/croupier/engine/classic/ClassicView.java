package croupier.engine.classic;

import croupier.engine.Group;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.ClassicWords;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.rules.Buildings;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.rules.Endings;
import croupier.engine.classic.rules.Mortgages;
import croupier.engine.classic.rules.Rents;
import croupier.engine.classic.rules.Shortages;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * What everybody may read off the table: units, pages and bots. Nothing is hidden. Deeds are named
 * by their space, masks of deeds have the bits of {@link ClassicBoard#deed}, and at the top the two
 * cards that get out of jail.
 */
public abstract sealed class ClassicView permits ClassicPosition {
  /** The inside, for the rooms of this game only. */
  final ClassicTable table;

  ClassicView(ClassicTable table) {
    this.table = table;
  }

  // --- what is going on

  /** What the game waits for. */
  public Frame frame() {
    return table.frame();
  }

  /** Whether this is going on, on top or interrupted. */
  public boolean goingOn(Frame frame) {
    return table.find(frame) != ClassicTable.NONE;
  }

  /** The number of the turn, from 1; 0 before the start is decided. */
  public int turn() {
    return table.turn;
  }

  /** Whose turn it is. */
  public int player() {
    return table.player;
  }

  /** How many doubles the player has rolled in this turn. */
  public int doubles() {
    return table.doubles;
  }

  /** Whether the dice were rolled in this turn: the player may roll again, or must roll first. */
  public boolean rolled() {
    return table.rolled;
  }

  public int secondsPlayed() {
    return table.seconds;
  }

  /** The deed that is about to be bought, auctioned, or paid for by fresh dice; else -1. */
  public int deedInQuestion() {
    return switch (frame()) {
      case BUY, AUCTION, UTILITY_ROLL -> table.board.spaceOf[Word.things(table.top()) & 31];
      default -> ClassicTable.NONE;
    };
  }

  /** The house or hotel that is short, auctioned or to be placed; else null. */
  public Building buildingInQuestion() {
    return switch (frame()) {
      case SHORTAGE, BUILDING_AUCTION, PLACE -> Building.of(Word.things(table.top()) & 1);
      default -> null;
    };
  }

  /** The highest bid of the auction that goes on, 0 for none. */
  public int bid() {
    return switch (frame()) {
      case AUCTION -> Word.amount(table.top());
      case BUILDING_AUCTION -> Word.amount(table.top());
      default -> 0;
    };
  }

  /** How many of the building in question a seat has said that it wants. */
  public int wish(int seat) {
    Building building = buildingInQuestion();
    return building == null ? 0 : Shortages.wish(table, building.ordinal(), seat);
  }

  /** How many of the building that is short a seat may want. */
  public int mostWanted(int seat) {
    return frame() == Frame.SHORTAGE ? Shortages.mostWanted(table, seat) : 0;
  }

  /** Who made the highest bid, or asked for a building that is short; -1 for nobody. */
  public int bidder() {
    return switch (frame()) {
      case AUCTION, BUILDING_AUCTION, SHORTAGE -> ClassicTable.seat(Word.one(table.top()));
      default -> ClassicTable.NONE;
    };
  }

  /** Who must raise money; -1 for nobody. */
  public int debtor() {
    int at = table.find(Frame.DEBT);
    return at == ClassicTable.NONE ? ClassicTable.NONE : Word.one(table.frameAt(at));
  }

  /** To whom it is owed; -1 for the Bank or when nobody is in debt. */
  public int creditor() {
    int at = table.find(Frame.DEBT);
    return at == ClassicTable.NONE
        ? ClassicTable.NONE
        : ClassicTable.seat(Word.other(table.frameAt(at)));
  }

  /** How much is owed; 0 when nobody is in debt. */
  public int debt() {
    int at = table.find(Frame.DEBT);
    return at == ClassicTable.NONE ? 0 : Word.amount(table.frameAt(at));
  }

  public Cause debtCause() {
    int at = table.find(Frame.DEBT);
    return at == ClassicTable.NONE ? null : Debts.cause(table.frameAt(at));
  }

  /** The deal that is on offer; null when none is. */
  public ClassicEvent.DealOffered deal() {
    return frame() == Frame.OFFER ? Trades.described(table, table.top()) : null;
  }

  /** What is offered in place of money; null when nothing is. */
  public ClassicEvent.InsteadOffered insteadOffer() {
    return frame() == Frame.INSTEAD ? Debts.described(table) : null;
  }

  /** Who offers what is on offer; -1 when nothing is. */
  public int offerer() {
    return isOffer() ? Word.one(table.top()) : ClassicTable.NONE;
  }

  /** The deeds and cards that are on offer, of both sides; 0 when nothing is. */
  public int offered() {
    return isOffer() ? Word.things(table.top()) : 0;
  }

  /** What the offerer pays, below 0 asks for; of property in place of money, what it counts. */
  public int offeredMoney() {
    return isOffer() ? Word.amount(table.top()) : 0;
  }

  private boolean isOffer() {
    return frame() == Frame.OFFER || frame() == Frame.INSTEAD;
  }

  /** The mortgaged deeds, as a mask. */
  public int mortgaged() {
    return table.mortgaged;
  }

  /** The deeds of groups with any building, as a mask. */
  public int built() {
    return table.built;
  }

  /** The mortgaged deeds that a seat has received and must redeem or keep now. */
  public int received(int seat) {
    return frame() == Frame.TRANSFER && Word.one(table.top()) == seat
        ? Word.things(table.top())
        : 0;
  }

  // --- seats

  public int cash(int seat) {
    return table.cash[seat];
  }

  public int space(int seat) {
    return table.space[seat];
  }

  public boolean inJail(int seat) {
    return table.jail[seat] != 0;
  }

  /** Which turn in jail it is or would be, from 1; 0 when not in jail. */
  public int jailTurn(int seat) {
    return table.jail[seat];
  }

  /** What it costs to leave jail. */
  public int fine() {
    return ClassicRules.FINE;
  }

  public boolean isBankrupt(int seat) {
    return (table.solvent >> seat & 1) == 0;
  }

  public boolean holds(int seat, Deck deck) {
    return (table.holdings[seat] >> ClassicTable.DEEDS + deck.ordinal() & 1) == 1;
  }

  /** The deeds and cards of a seat. */
  public int holdings(int seat) {
    return table.holdings[seat];
  }

  public boolean isComplete(int seat, Group group) {
    return (table.holdings[seat] & table.board.groupDeeds[group.ordinal()])
        == table.board.groupDeeds[group.ordinal()];
  }

  /** All that a seat has, valued as when the richest wins (C8-35, C8-38). */
  public int worth(int seat) {
    return Endings.worth(table, seat);
  }

  /** How much cash a seat could have after selling all buildings and mortgaging everything. */
  public int raisable(int seat) {
    return Debts.raisable(table, seat);
  }

  /** How many deals a seat may still offer before the next roll. */
  public int offersLeft(int seat) {
    return table.offersLeft(seat);
  }

  // --- deeds and buildings

  public ClassicBoard board() {
    return table.board;
  }

  public ClassicWords words() {
    return table.rules.words;
  }

  /** Whose a deed is; -1 for the Bank. */
  public int owner(int space) {
    return ClassicTable.seat(table.owner[table.board.deedAt[space]]);
  }

  public boolean isMortgaged(int space) {
    return (table.mortgaged >> table.board.deedAt[space] & 1) == 1;
  }

  /** Steps of building on a site: houses, or one more than the most of them for a hotel. */
  public int buildings(int space) {
    return table.steps[table.board.deedAt[space]];
  }

  /** Houses that a site holds before its hotel: 4, or 3 in the quicker game. */
  public int mostHouses() {
    return table.rules.mostHouses;
  }

  /** Houses left at the Bank. */
  public int houses() {
    return table.houses;
  }

  /** Hotels left at the Bank. */
  public int hotels() {
    return table.hotels;
  }

  /** The rent that landing on a deed costs now; of utilities, what the dice are multiplied by. */
  public int rent(int space) {
    return Rents.rent(table, table.board.deedAt[space]);
  }

  /** How many rents are open. */
  public int claims() {
    return table.claimCount;
  }

  /** The rents that are open, in the order of the landings. */
  public List<ClassicEvent.RentDue> rentsDue() {
    List<ClassicEvent.RentDue> due = new ArrayList<>();
    for (int i = 0; i < table.claimCount; i++) {
      due.add(Rents.described(table, table.claims[i]));
    }
    return due;
  }

  /** What a deed is usually offered for in a deal: its price, half of it when mortgaged. */
  public int usualPrice(int space) {
    return Trades.price(table, table.board.deedAt[space]);
  }

  /** The same of a card that gets out of jail. */
  public int usualPrice(Deck card) {
    return Trades.price(table, ClassicTable.DEEDS + card.ordinal());
  }

  // --- what a seat could do between rolls, as masks of deeds

  /** Deeds for which a seat may claim rent. */
  public int claimable(int seat) {
    return Rents.claimable(table, seat);
  }

  /** Sites on which a seat may build now. */
  public int buildable(int seat) {
    return Buildings.buildable(table, seat);
  }

  /** Sites of which a seat may sell a building now. */
  public int sellable(int seat) {
    return Buildings.sellable(table, seat);
  }

  public int mortgageable(int seat) {
    return Mortgages.mortgageable(table, seat);
  }

  /** Mortgaged deeds that a seat has the money to redeem. */
  public int redeemable(int seat) {
    return Mortgages.redeemable(table, seat);
  }

  /** Deeds and cards that a seat may give away. */
  public int tradeable(int seat) {
    return Trades.tradeable(table, seat);
  }
}
