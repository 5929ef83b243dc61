package croupier.engine.classic;

import croupier.engine.Group;
import croupier.engine.classic.board.Deck;

/**
 * Actions as numbers, each of an {@link ActionKind}. The methods that make one name a deed by its
 * number in masks; bots make their moves with them.
 */
public final class ClassicMoves {
  private ClassicMoves() {}

  public static long roll() {
    return ActionKind.ROLL.move();
  }

  public static long payFine() {
    return ActionKind.PAY_FINE.move();
  }

  public static long useJailCard(Deck deck) {
    return ActionKind.USE_JAIL_CARD.move(deck.ordinal());
  }

  public static long buy() {
    return ActionKind.BUY.move();
  }

  public static long decline() {
    return ActionKind.DECLINE.move();
  }

  public static long bid(int amount) {
    return ActionKind.BID.move(0, amount, 0);
  }

  public static long pass() {
    return ActionKind.PASS.move();
  }

  public static long claimRent(int deed) {
    return ActionKind.CLAIM_RENT.move(deed);
  }

  public static long build(int site) {
    return ActionKind.BUILD.move(site);
  }

  public static long sell(int site) {
    return ActionKind.SELL.move(site);
  }

  public static long sellDown(Group group, int left) {
    return ActionKind.SELL_DOWN.move(group.ordinal(), left, 0);
  }

  public static long mortgage(int deed) {
    return ActionKind.MORTGAGE.move(deed);
  }

  public static long redeem(int deed) {
    return ActionKind.REDEEM.move(deed);
  }

  public static long keepMortgage(int deed) {
    return ActionKind.KEEP_MORTGAGE.move(deed);
  }

  /** Pays so much, or asks for it when it is below 0, for these deeds and cards of both. */
  public static long offer(int to, int things, int pays) {
    return ActionKind.OFFER.move(things, pays, to);
  }

  public static long counter(int things, int pays) {
    return ActionKind.COUNTER.move(things, pays, 0);
  }

  public static long accept() {
    return ActionKind.ACCEPT.move();
  }

  public static long refuse() {
    return ActionKind.REFUSE.move();
  }

  public static long withdraw() {
    return ActionKind.WITHDRAW.move();
  }

  public static long want(int buildings) {
    return ActionKind.WANT.move(0, buildings, 0);
  }

  public static long waive() {
    return ActionKind.WAIVE.move();
  }

  public static long place(int site) {
    return ActionKind.PLACE.move(site);
  }

  public static long offerInstead(int things, int value) {
    return ActionKind.OFFER_INSTEAD.move(things, value, 0);
  }

  public static long goBankrupt() {
    return ActionKind.GO_BANKRUPT.move();
  }

  public static long chooseTax(boolean tenth) {
    return ActionKind.CHOOSE_TAX.move(tenth ? 1 : 0);
  }
}
