package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.BANK;
import static croupier.engine.classic.ClassicStory.in;

import croupier.engine.Game;
import croupier.engine.Rule;

/** Buying what nobody owns, and the auction of what is declined. */
class ClassicAuctionTest {
  @BothGames
  @Rule({"TR-S10", "TR-S23", "BR-S16", "BR-S17", "BR-S05"})
  void whoLandsFirstBuysAtThePrintedPrice(Game game) {
    in(game, 2).rolls(2, 4).isAskedToBuy(0, 6).asked(0).buys().has(0, 1400).owner(6, 0).turnIs(1);
  }

  @BothGames
  @Rule({"TR-S22", "TR-S34", "TR-S36", "BR-S16"})
  void railroadsAndUtilitiesAreBoughtAndAuctionedAsSitesAre(Game game) {
    in(game, 2).rolls(2, 3).buys().owner(5, 0).has(0, 1300);
    in(game, 2).on(0, 5).rolls(3, 4).buys().owner(12, 0).has(0, 1350);
    in(game, 2).rolls(2, 3).declines().inAuction(5).bids(1, 10).passes(0).owner(5, 1);
    in(game, 2).on(0, 5).rolls(3, 4).declines().inAuction(12).bids(1, 10).passes(0).owner(12, 1);
  }

  @BothGames
  @Rule({"TR-S10", "TR-S24", "TR-S27", "BR-S18", "BR-S42", "BR-S45", "C8-16", "HB-11"})
  void whatIsDeclinedGoesToTheHighestBidderAtOnce(Game game) {
    in(game, 3)
        .rolls(2, 4)
        .declines()
        .inAuction(6)
        .asked(0, 1, 2)
        .bids(2, 30)
        .bids(1, 31)
        .bids(2, 60)
        .passes(1)
        .passes(0)
        .sawOnly(
            new ClassicEvent.Declined(0, 6),
            new ClassicEvent.AuctionBegan(6),
            new ClassicEvent.AuctionWon(2, 60))
        .owner(6, 2)
        .has(2, 1440)
        .has(1, 1500)
        .turnIs(1);
  }

  @BothGames
  @Rule({"TR-S28", "C8-16", "HB-11"})
  void whoDeclinedMayBidToo(Game game) {
    in(game, 2).rolls(2, 4).declines().bids(0, 1).passes(1).owner(6, 0).has(0, 1499);
  }

  @BothGames
  @Rule({"TR-S27", "BR-S43", "BR-S44", "C8-16", "HB-11", "HB-12"})
  void bidsBeginAtOneRiseByOneAndAreCashInHand(Game game) {
    in(game, 3)
        .cash(1, 120)
        .owns(1, 39)
        .rolls(2, 4)
        .declines()
        .mayWithin(1, new ClassicShape.Bid(1, 120))
        .mayWithin(2, new ClassicShape.Bid(1, 1500))
        .mayNot(1, new ClassicAction.Bid(0), "Bid more than 0.")
        .mayNot(1, new ClassicAction.Bid(121), "You can bid 120 at most: bids are in cash.")
        .mayNot(1, new ClassicAction.Mortgage(39))
        .bids(2, 1)
        .mayWithin(1, new ClassicShape.Bid(2, 120))
        .mayNot(1, new ClassicAction.Bid(1), "Bid more than 1.");
  }

  @BothGames
  @Rule({"C8-16", "HB-12"})
  void anySeatMayRaiseAtAnyMomentButNotItsOwnBid(Game game) {
    in(game, 3)
        .rolls(2, 4)
        .declines()
        .bids(1, 5)
        .asked(0, 2)
        .bids(0, 6)
        .asked(1, 2)
        .bids(1, 7)
        .asked(0, 2);
  }

  @BothGames
  @Rule("C8-16")
  void aPassIsFinal(Game game) {
    in(game, 3)
        .rolls(2, 4)
        .declines()
        .passes(1)
        .asked(0, 2)
        .bids(0, 5)
        .asked(2)
        .bids(2, 6)
        .asked(0);
  }

  @BothGames
  @Rule("C8-16")
  void whoCannotBeatTheBidIsNotWaitedFor(Game game) {
    in(game, 3)
        .cash(1, 40)
        .rolls(2, 4)
        .declines()
        .bids(0, 40)
        .asked(2)
        .passes(2)
        .owner(6, 0)
        .has(0, 1460);
  }

  @BothGames
  @Rule("C8-16")
  void whoCanBidNoMoreIsToldOnce(Game game) {
    in(game, 5)
        .cash(1, 40)
        .cash(2, 50)
        .cash(3, 60)
        .cash(4, 0)
        .rolls(2, 4)
        .declines()
        .sawOnly(new ClassicEvent.CannotBid(4))
        .bids(3, 20)
        .passes(2)
        .bids(0, 40)
        .sawOnly(new ClassicEvent.CannotBid(4), new ClassicEvent.CannotBid(1))
        .bids(3, 60)
        .bids(0, 61)
        .sawOnly(
            new ClassicEvent.CannotBid(4),
            new ClassicEvent.CannotBid(1),
            new ClassicEvent.CannotBid(3))
        .sawOnly(new ClassicEvent.PassedBid(2))
        .owner(6, 0)
        .has(0, 1439);
  }

  @BothGames
  @Rule({"C8-15", "HB-11"})
  void withoutABidTheDeedStaysWithTheBank(Game game) {
    in(game, 2).rolls(2, 4).declines().passes(0).passes(1).owner(6, BANK).has(0, 1500).turnIs(1);
  }

  @BothGames
  @Rule({"C8-33", "HB-25", "BR-S40"})
  void prisonersBidAndWhoIsOutDoesNot(Game game) {
    in(game, 4)
        .bankrupt(3)
        .jailed(1, 1)
        .rolls(2, 4)
        .declines()
        .asked(0, 1, 2)
        .bids(1, 9)
        .passes(0)
        .passes(2)
        .owner(6, 1);
  }

  @BothGames
  @Rule("C8-17")
  void whoCannotPayRaisesMoneyFirstOrLeavesItToTheAuction(Game game) {
    in(game, 2)
        .cash(0, 90)
        .owns(0, 39)
        .rolls(2, 4)
        .mayNot(0, new ClassicAction.Buy(), "The price is 100; you have 90.")
        .mortgages(0, 39)
        .has(0, 290)
        .isAskedToBuy(0, 6)
        .buys()
        .has(0, 190)
        .owner(6, 0);
    in(game, 2).cash(0, 90).rolls(2, 4).declines().bids(0, 90).passes(1).owner(6, 0).has(0, 0);
  }

  @BothGames
  @Rule({"TR-S19", "BR-S13"})
  void afterADoubleTheAuctionIsFollowedByTheNextRoll(Game game) {
    in(game, 2)
        .rolls(3, 3)
        .declines()
        .passes(0)
        .bids(1, 1)
        .owner(6, 1)
        .turnIs(0)
        .rolls(1, 3)
        .turnIs(1);
  }

  @BothGames
  @Rule({"C8-15", "C8-16", "HB-11"})
  void whereNobodyHasCashThereIsNoAuction(Game game) {
    in(game, 2)
        .cash(0, 0)
        .cash(1, 0)
        .rolls(2, 4)
        .declines()
        .saw(new ClassicEvent.AuctionUnsold(6))
        .owner(6, BANK)
        .turnIs(1);
  }
}
