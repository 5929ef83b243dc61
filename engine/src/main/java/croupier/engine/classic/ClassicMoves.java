package croupier.engine.classic;

import croupier.engine.classic.board.Deck;
import croupier.engine.classic.board.Group;
import croupier.engine.classic.state.Word;

/**
 * Actions as numbers, each a {@link Word}. The methods that make one name a deed by its number in
 * masks; bots make their moves with them.
 */
public final class ClassicMoves {
  public static final int ROLL = 0;
  public static final int PAY_FINE = 1;
  public static final int USE_JAIL_CARD = 2;
  public static final int BUY = 3;
  public static final int DECLINE = 4;
  public static final int BID = 5;
  public static final int PASS = 6;
  public static final int CLAIM_RENT = 7;
  public static final int BUILD = 8;
  public static final int SELL = 9;
  public static final int SELL_DOWN = 10;
  public static final int MORTGAGE = 11;
  public static final int REDEEM = 12;
  public static final int KEEP_MORTGAGE = 13;
  public static final int OFFER = 14;
  public static final int COUNTER = 15;
  public static final int ACCEPT = 16;
  public static final int REFUSE = 17;
  public static final int WITHDRAW = 18;
  public static final int WANT = 19;
  public static final int WAIVE = 20;
  public static final int PLACE = 21;
  public static final int OFFER_INSTEAD = 22;
  public static final int GO_BANKRUPT = 23;
  public static final int CHOOSE_TAX = 24;

  private ClassicMoves() {}

  // --- numbers

  public static long roll() {
    return ROLL;
  }

  public static long payFine() {
    return PAY_FINE;
  }

  public static long useJailCard(Deck deck) {
    return move(USE_JAIL_CARD, deck.ordinal());
  }

  public static long buy() {
    return BUY;
  }

  public static long decline() {
    return DECLINE;
  }

  public static long bid(int amount) {
    return Word.of(BID, 0, amount, 0, 0);
  }

  public static long pass() {
    return PASS;
  }

  public static long claimRent(int deed) {
    return move(CLAIM_RENT, deed);
  }

  public static long build(int site) {
    return move(BUILD, site);
  }

  public static long sell(int site) {
    return move(SELL, site);
  }

  public static long sellDown(Group group, int left) {
    return Word.of(SELL_DOWN, group.ordinal(), left, 0, 0);
  }

  public static long mortgage(int deed) {
    return move(MORTGAGE, deed);
  }

  public static long redeem(int deed) {
    return move(REDEEM, deed);
  }

  public static long keepMortgage(int deed) {
    return move(KEEP_MORTGAGE, deed);
  }

  /** Pays so much, or asks for it when it is below 0, for these deeds and cards of both. */
  public static long offer(int to, int things, int pays) {
    return Word.of(OFFER, things, pays, to, 0);
  }

  public static long counter(int things, int pays) {
    return Word.of(COUNTER, things, pays, 0, 0);
  }

  public static long accept() {
    return ACCEPT;
  }

  public static long refuse() {
    return REFUSE;
  }

  public static long withdraw() {
    return WITHDRAW;
  }

  public static long want(int buildings) {
    return Word.of(WANT, 0, buildings, 0, 0);
  }

  public static long waive() {
    return WAIVE;
  }

  public static long place(int site) {
    return move(PLACE, site);
  }

  public static long offerInstead(int things, int value) {
    return Word.of(OFFER_INSTEAD, things, value, 0, 0);
  }

  public static long goBankrupt() {
    return GO_BANKRUPT;
  }

  public static long chooseTax(boolean tenth) {
    return move(CHOOSE_TAX, tenth ? 1 : 0);
  }

  public static long move(int kind, int thing) {
    return kind | (long) thing << 5;
  }
}
