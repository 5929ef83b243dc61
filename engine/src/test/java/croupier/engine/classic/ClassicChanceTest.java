package croupier.engine.classic;

import static croupier.engine.classic.ClassicStory.beforeTheStart;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.classic.ClassicStory.Terms;
import croupier.engine.classic.board.Deck;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Moves and answers at random, by the numbers that chance gives. */
class ClassicChanceTest {
  /** Gives these numbers; each must be below its bound. */
  private static Randomness numbers(int... numbers) {
    Deque<Integer> left = new ArrayDeque<>(Arrays.stream(numbers).boxed().toList());
    return bound -> {
      int next = left.removeFirst();
      if (next >= bound) {
        throw new AssertionError(next + " of " + bound);
      }
      return next;
    };
  }

  /** With these numbers the seat does this, which it may, and no number is left over. */
  private static void picks(ClassicStory story, int seat, ClassicAction action, int... numbers) {
    ClassicPosition position = story.position();
    Randomness source = numbers(numbers);
    long move = position.any(seat, source, new long[Position.MOST_MOVES]);
    assertEquals(action, position.action(move));
    assertEquals(true, position.legal(seat, move), action::toString);
    assertThrows(RuntimeException.class, () -> source.below(1), "all numbers are used");
  }

  private static ClassicAction want(int count) {
    return new ClassicAction.Want(count);
  }

  @BothGames
  void bidsAreSmallOrAnything(Game game) {
    ClassicStory bidding = in(game, 3).rolls(2, 4).declines().bids(2, 80);
    picks(bidding, 0, new ClassicAction.Pass(), 3);
    picks(bidding, 0, new ClassicAction.Bid(81), 4, 0);
    picks(bidding, 0, new ClassicAction.Bid(1500), 4, 1419);
    picks(bidding, 0, new ClassicAction.Bid(120), 5, 39);
    picks(bidding.cash(0, 82), 0, new ClassicAction.Bid(82), 7, 1);
  }

  @BothGames
  void aBuyerBuysMostlyAndElseDeclinesOrRaisesMoney(Game game) {
    ClassicStory buying = in(game, 2, "deals=0").owns(0, 5).rolls(2, 4);
    picks(buying, 0, new ClassicAction.Buy(), 2);
    picks(buying, 0, new ClassicAction.Decline(), 1);
    picks(buying, 0, new ClassicAction.Mortgage(5), 0, 8, 0);
    // kinds that come before raising money count as the first that does
    picks(buying, 0, new ClassicAction.Mortgage(5), 0, 0, 0);
    // after the last kind comes the first again
    picks(buying, 0, new ClassicAction.Mortgage(5), 0, 15, 0);
    picks(buying.cash(0, 99), 0, new ClassicAction.Decline(), 7);
    picks(in(game, 2, "deals=0").rolls(2, 4), 0, new ClassicAction.Decline(), 0, 8);
  }

  @BothGames
  void whoOwesRaisesMoneyAndGivesUpWhenItMust(Game game) {
    ClassicStory solvent = in(game, 2, "deals=0").cash(0, 0).owns(0, 39, 12).rolls(1, 3);
    picks(solvent, 0, new ClassicAction.Mortgage(12), 1, 8, 0);
    picks(solvent, 0, new ClassicAction.Mortgage(39), 0, 8, 1);
    ClassicStory ruined = in(game, 2, "deals=0").cash(0, 0).owns(0, 12).rolls(1, 3);
    picks(ruined, 0, new ClassicAction.GoBankrupt(), 1);
    picks(ruined, 0, new ClassicAction.Mortgage(12), 0, 8, 0);
    picks(ruined, 0, new ClassicAction.Mortgage(12), 2, 8, 0);
    picks(ruined.mortgaged(12), 0, new ClassicAction.GoBankrupt(), 3, 8);
  }

  @Test
  void propertyInPlaceOfMoneyIsOfferedAtAnyValue() {
    ClassicStory debt =
        travel(2, "deals=0")
            .cash(0, 49)
            .owns(0, 5, 12)
            .owns(1, 39)
            .on(0, 32)
            .rolls(3, 4)
            .claims(1, 39);
    picks(debt, 0, new ClassicAction.OfferInstead(List.of(5), List.of(), 50), 0, 0, 0, 49);
    picks(debt, 0, new ClassicAction.OfferInstead(List.of(12), List.of(), 1), 0, 1, 0, 0);
    // what does not fit is not offered
    ClassicStory only =
        travel(2, "deals=0").cash(0, 0).owns(0, 5).owns(1, 39).on(0, 32).rolls(3, 4).claims(1, 39);
    picks(only, 0, new ClassicAction.Mortgage(5), 0, 0, 0, 48, 8, 0);
    picks(only, 0, new ClassicAction.OfferInstead(List.of(5), List.of(), 50), 0, 0, 0, 49);
    picks(
        debt.mortgaged(5, 12),
        0,
        new ClassicAction.OfferInstead(List.of(5, 12), List.of(), 3),
        0,
        0,
        1,
        1,
        2);
  }

  @BothGames
  void theWaysOutOfJailComeAsOftenAsTheRoll(Game game) {
    ClassicStory jail = in(game, 2, "deals=0").jailed(0, 0).card(0, Deck.COMMUNITY_CHEST);
    picks(jail, 0, new ClassicAction.PayFine(), 1, 0);
    picks(jail, 0, new ClassicAction.UseJailCard(Deck.COMMUNITY_CHEST), 1, 1, 0);
    picks(jail, 0, new ClassicAction.Roll(), 1, 2);
    picks(jail.cash(0, 49), 0, new ClassicAction.Roll(), 1, 0);
    picks(in(game, 2).jailed(0, 0), 0, new ClassicAction.Roll(), 1, 1);
    picks(in(game, 2), 0, new ClassicAction.Roll(), 3);
  }

  @BothGames
  void businessIsOfAnyKind(Game game) {
    ClassicStory story =
        in(game, 2, "deals=0").owns(1, 37, 39, 5, 15).buildings(1, 37).mortgaged(15).turn(0);
    // half the time what wins: building, or rent that is due
    picks(story, 1, new ClassicAction.Build(39), 0, 0);
    picks(story, 1, new ClassicAction.Build(39), 1, 1, 0);
    picks(story, 1, new ClassicAction.Redeem(15), 1, 2, 0);
    picks(story, 1, new ClassicAction.Sell(37), 1, 6, 0);
    picks(story, 1, new ClassicAction.Mortgage(5), 1, 7, 0);
    // the next kind that is possible, and after the last the first
    picks(story, 1, new ClassicAction.Build(39), 1, 0, 0);
    picks(story, 1, new ClassicAction.Build(39), 1, 15, 0);
    picks(story, 0, new ClassicAction.Roll(), 0, 1, 15);
    ClassicStory due = in(game, 2, "deals=0").owns(1, 5, 1, 3).rolls(2, 3);
    picks(due, 1, new ClassicAction.ClaimRent(5), 0, 1, 0, 0);
  }

  @BothGames
  void aGroupIsSoldDownToAnyHeight(Game game) {
    ClassicStory story =
        in(game, 2, "deals=0", "sell_whole=always").owns(1, 37, 39).buildings(5, 37, 39).turn(0);
    picks(story, 1, new ClassicAction.SellDown(Group.DARK_BLUE, 9), 1, 7, 0, 9);
    picks(story, 1, new ClassicAction.SellDown(Group.DARK_BLUE, 0), 1, 7, 0, 0);
    ClassicStory few =
        in(game, 2, "deals=0", "sell_whole=always")
            .owns(0, 37, 39)
            .buildings(5, 37, 39)
            .outOfHouses(1, 4)
            .turn(1);
    // of 9 steps one hotel stays; of 6 there would be too many houses
    picks(few, 0, new ClassicAction.SellDown(Group.DARK_BLUE, 9), 1, 7, 0, 9);
    picks(few, 0, new ClassicAction.SellDown(Group.DARK_BLUE, 0), 1, 7, 0, 6);
    picks(few, 0, new ClassicAction.SellDown(Group.DARK_BLUE, 4), 1, 7, 0, 4);
  }

  @BothGames
  void dealsAreOfAnythingForAnythingThatFits(Game game) {
    ClassicStory story = in(game, 3).cash(1, 100).cash(2, 30).owns(1, 5).owns(2, 12).turn(0);
    // to whom, a first thing, how many, the money from the most that is asked for
    picks(story, 1, new Terms().gives(5).asks(30).offer(2), 1, 15, 1, 0, 0, 0);
    picks(story, 1, new Terms().gives(5).pays(100).offer(2), 1, 15, 1, 0, 0, 130);
    picks(story, 1, new Terms().gives(5).takes(12).asks(30).offer(2), 1, 15, 1, 0, 1, 1, 0);
  }

  @Test
  void whereNothingIsSwappedOneSideIsSold() {
    ClassicStory sold =
        travel(3, "swaps=no").cash(1, 100).cash(2, 30).owns(1, 5).owns(2, 12).turn(0);
    picks(sold, 1, new Terms().takes(12).asks(30).offer(2), 1, 15, 1, 1, 0, 0, 0);
    picks(sold, 1, new Terms().gives(5).asks(30).offer(2), 1, 15, 1, 0, 0, 0, 0);
  }

  @BothGames
  void answersToAnOffer(Game game) {
    ClassicStory offer = in(game, 2).owns(0, 5).offers(0, 1, terms -> terms.gives(5).asks(50));
    picks(offer, 0, new ClassicAction.Withdraw());
    picks(offer, 1, new ClassicAction.Accept(), 0);
    picks(offer, 1, new ClassicAction.Refuse(), 1);
    picks(offer, 1, new Terms().takes(5).asks(1500).counter(), 2, 0, 0, 0);
  }

  @BothGames
  void wishesPlacesRentsTaxesAndMortgages(Game game) {
    ClassicStory asking =
        in(game, 3, "shortage=price")
            .owns(0, 1, 3)
            .owns(1, 37, 39)
            .outOfHouses(2, 2)
            .cash(2, 0)
            .does(1, new ClassicAction.Build(39));
    picks(asking, 0, new ClassicAction.Waive(), 0);
    picks(asking, 0, want(1), 1, 0);
    picks(asking, 0, want(2), 1, 1);
    picks(asking, 1, want(2), 1);
    ClassicStory closing = in(game, 3, "turns=20").turnNumber(20).owns(1, 39).on(0, 32).rolls(3, 4);
    picks(closing, 1, new ClassicAction.Waive(), 0);
    picks(closing, 1, new ClassicAction.ClaimRent(39), 1, 0);
    ClassicStory tax = in(game, 3, "tax=tenth").rolls(1, 3);
    picks(tax, 0, new ClassicAction.ChooseTax(true), 0);
    picks(tax, 0, new ClassicAction.ChooseTax(false), 1);
    ClassicStory received = in(game, 2).owns(0, 5).mortgaged(5).gives(0, 1, 5);
    picks(received, 1, new ClassicAction.Redeem(5), 0, 0);
    picks(received, 1, new ClassicAction.KeepMortgage(5), 1, 0);
    picks(received.cash(1, 109), 1, new ClassicAction.KeepMortgage(5), 0);
  }

  // --- answers of chance

  private static void answers(ClassicStory story, ClassicOutcome outcome, int... numbers) {
    ClassicPosition position = story.position();
    assertEquals(outcome, position.outcome(position.draw(numbers(numbers))));
  }

  @BothGames
  void diceCardsDeedsAndTheClock(Game game) {
    answers(beforeTheStart(game, 2), new ClassicOutcome.Dice(List.of(1, 1)), 0);
    ClassicStory roll = in(game, 2).does(new ClassicAction.Roll());
    answers(roll, new ClassicOutcome.Dice(List.of(1, 6)), 5);
    answers(roll, new ClassicOutcome.Dice(List.of(6, 1)), 30);
    answers(roll, new ClassicOutcome.Dice(List.of(6, 6)), 35);
    ClassicStory draw = in(game, 2).rolls(3, 4);
    answers(draw, new ClassicOutcome.Drawn("advance_go"), 0);
    answers(draw, new ClassicOutcome.Drawn("building_loan"), 15);
    ClassicStory clock = in(game, 2, "minutes=30").on(0, 20).rolls(4, 6);
    answers(clock, new ClassicOutcome.TimePlayed(30));
  }

  @Test
  void deedsAreDealtFromThoseThatAreLeft() {
    ClassicStory deal = beforeTheStart(Travel.GAME, 2, "quicker=yes");
    answers(deal, new ClassicOutcome.Dealt(1), 0);
    answers(deal, new ClassicOutcome.Dealt(39), 27);
    answers(deal.deals(1), new ClassicOutcome.Dealt(3), 0);
  }

  private static ClassicOutcome dice(Integer... faces) {
    return new ClassicOutcome.Dice(List.of(faces));
  }

  @Test
  void anAnswerIsOneOfWhatIsAsked() {
    ClassicOutcome card = new ClassicOutcome.Drawn("dividend");
    ClassicOutcome deed = new ClassicOutcome.Dealt(5);
    ClassicOutcome time = new ClassicOutcome.TimePlayed(60);
    String wrong = "The roll needs two dice, each from 1 to 6.";
    Map<String, ClassicStory> rolls =
        Map.of(
            "roll_for_first",
            beforeTheStart(Travel.GAME, 2),
            "roll_dice",
            travel(2).does(new ClassicAction.Roll()),
            "roll_for_utility",
            travel(2, "utility_dice=fresh").owns(1, 12).on(0, 5).rolls(3, 4).claims(1, 12));
    rolls.forEach(
        (ask, roll) ->
            roll.mayNotHappen(dice(1), wrong)
                .mayNotHappen(dice(1, 2, 3), wrong)
                .mayNotHappen(dice(0, 6), wrong)
                .mayNotHappen(dice(6, 7), wrong)
                .mayNotHappen(card, "drawn does not answer " + ask + ".")
                .mayNotHappen(deed, "dealt does not answer " + ask + ".")
                .mayNotHappen(time, "time_played does not answer " + ask + "."));
    travel(2)
        .rolls(3, 4)
        .mayNotHappen(dice(1, 2), "dice does not answer draw_card.")
        .mayNotHappen(deed, "dealt does not answer draw_card.")
        .mayNotHappen(time, "time_played does not answer draw_card.");
    String least = "The time played must be from 60 to 1000000 seconds.";
    ClassicStory clock =
        travel(2, "minutes=30").on(0, 20).rolls(4, 6).tellsTime(60).on(1, 20).rolls(4, 6);
    clock
        .mayNotHappen(dice(1, 2), "dice does not answer tell_time.")
        .mayNotHappen(card, "drawn does not answer tell_time.")
        .mayNotHappen(new ClassicOutcome.TimePlayed(59), least)
        .mayNotHappen(new ClassicOutcome.TimePlayed(1000001), least)
        .tellsTime(60)
        .frame(Frame.TURN);
    String left = "The deed must be one that the Bank still has.";
    beforeTheStart(Travel.GAME, 3, "quicker=yes")
        .deals(39)
        .mayNotHappen(new ClassicOutcome.Dealt(39), left)
        .mayNotHappen(new ClassicOutcome.Dealt(0), left)
        .mayNotHappen(new ClassicOutcome.Dealt(-1), left)
        .mayNotHappen(new ClassicOutcome.Dealt(40), left)
        .mayNotHappen(card, "drawn does not answer deal_deed.")
        .mayNotHappen(time, "time_played does not answer deal_deed.");
  }

  @Test
  void chanceIsAskedOnlyWhereItDecides() {
    ClassicPosition turn = travel(2).position();
    assertThrows(IllegalStateException.class, turn::asks);
    assertThrows(IllegalStateException.class, () -> turn.draw(numbers(0)));
    assertThrows(IllegalStateException.class, () -> turn.outcome(9));
    assertThrows(IllegalStateException.class, () -> turn.happen(9, null));
    assertThrows(IllegalStateException.class, turn::result);
  }

  @Test
  void deedsAreDealtInTurn() {
    ClassicStory deal = beforeTheStart(Travel.GAME, 3, "quicker=yes");
    int[] seats = {0, 1, 2, 0, 1, 2};
    int[] deeds = {1, 3, 5, 6, 8, 9};
    for (int dealt = 0; dealt < seats.length; dealt++) {
      assertEquals(
          seats[dealt], ((ClassicAsk.DealDeed) deal.position().asks()).seat(), "deed " + dealt);
      deal.deals(deeds[dealt]).owner(deeds[dealt], seats[dealt]);
    }
    deal.frame(Frame.FIRST_ROLL).has(0, 1500 - 60 - 100).saw(new ClassicEvent.DeedDealt(1, 8));
  }
}
