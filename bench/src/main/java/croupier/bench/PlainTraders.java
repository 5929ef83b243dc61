package croupier.bench;

import croupier.engine.Position.Waiting;
import croupier.engine.Randomness;
import croupier.engine.classic.ClassicMoves;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;

/**
 * Players of {@code travel} and {@code brands} who follow the plainest rules: buy what they land
 * on, claim every rent, build and redeem with what they do not need, sell and mortgage when in
 * debt, never bid and never deal.
 */
final class PlainTraders {
  /** How they get out of jail. */
  enum Jail {
    /** By a card or the fine, at once. */
    LEAVE,
    /** By a double, or when they must. */
    STAY
  }

  private static final int FINE = 50;

  private final int reserve;
  private final boolean buying;
  private final Jail jail;

  /**
   * @param reserve money that they never spend but when they must
   * @param buying whether they buy anything at all
   */
  PlainTraders(int reserve, boolean buying, Jail jail) {
    this.reserve = reserve;
    this.buying = buying;
    this.jail = jail;
  }

  /** Makes the next thing happen; false when the game is over. */
  boolean step(ClassicPosition position, Randomness source) {
    Waiting waiting = position.waiting();
    if (waiting == Waiting.CHANCE) {
      position.happen(position.draw(source), null);
    } else if (waiting == Waiting.DECISIONS) {
      decide(position);
    }
    return waiting != Waiting.OVER;
  }

  private void decide(ClassicPosition position) {
    switch (position.frame()) {
      case TURN -> business(position);
      case BUY -> {
        int seat = position.player();
        int price = position.board().price(position.deedInQuestion());
        boolean can = buying && position.cash(seat) - price >= reserve;
        position.act(seat, can ? ClassicMoves.buy() : ClassicMoves.decline(), null);
      }
      case DEBT -> raise(position, position.debtor());
      case AUCTION, BUILDING_AUCTION -> position.act(first(position), ClassicMoves.pass(), null);
      case SHORTAGE -> position.act(first(position), ClassicMoves.waive(), null);
      case TRANSFER -> {
        int seat = first(position);
        int deed = Integer.numberOfTrailingZeros(position.received(seat));
        position.act(seat, ClassicMoves.keepMortgage(deed), null);
      }
      default -> throw new IllegalStateException("they never come to " + position.frame());
    }
  }

  private static int first(ClassicPosition position) {
    return Integer.numberOfTrailingZeros(position.deciders());
  }

  private void business(ClassicPosition position) {
    int player = position.player();
    for (int seat = 0; position.claims() > 0 && seat < position.seats(); seat++) {
      int claims = position.claimable(seat);
      if (claims != 0) {
        position.act(seat, ClassicMoves.claimRent(Integer.numberOfTrailingZeros(claims)), null);
        return;
      }
    }
    int spare = position.cash(player) - reserve;
    if (buying
        && spare > 0
        && (redeem(position, player, spare) || build(position, player, spare))) {
      return;
    }
    if (position.inJail(player) && jail == Jail.LEAVE && leave(position, player)) {
      return;
    }
    position.act(player, ClassicMoves.roll(), null);
  }

  private static boolean redeem(ClassicPosition position, int seat, int spare) {
    ClassicBoard board = position.board();
    for (int deeds = position.redeemable(seat); deeds != 0; deeds &= deeds - 1) {
      int deed = Integer.numberOfTrailingZeros(deeds);
      if (board.redemption(board.space(deed)) <= spare) {
        position.act(seat, ClassicMoves.redeem(deed), null);
        return true;
      }
    }
    return false;
  }

  private static boolean build(ClassicPosition position, int seat, int spare) {
    ClassicBoard board = position.board();
    for (int sites = position.buildable(seat); sites != 0; sites &= sites - 1) {
      int site = Integer.numberOfTrailingZeros(sites);
      if (board.building(board.space(site)) <= spare) {
        position.act(seat, ClassicMoves.build(site), null);
        return true;
      }
    }
    return false;
  }

  private static boolean leave(ClassicPosition position, int seat) {
    for (Deck deck : Deck.values()) {
      if (position.holds(seat, deck)) {
        position.act(seat, ClassicMoves.useJailCard(deck), null);
        return true;
      }
    }
    if (position.cash(seat) < FINE) {
      return false;
    }
    position.act(seat, ClassicMoves.payFine(), null);
    return true;
  }

  private static void raise(ClassicPosition position, int debtor) {
    int deeds = position.mortgageable(debtor);
    if (deeds != 0) {
      position.act(debtor, ClassicMoves.mortgage(Integer.numberOfTrailingZeros(deeds)), null);
      return;
    }
    int sites = position.sellable(debtor);
    position.act(
        debtor,
        sites != 0
            ? ClassicMoves.sell(Integer.numberOfTrailingZeros(sites))
            : ClassicMoves.goBankrupt(),
        null);
  }
}
