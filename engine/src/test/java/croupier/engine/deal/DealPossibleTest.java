package croupier.engine.deal;

import static croupier.engine.deal.ChangedDeal.changed;
import static croupier.engine.deal.ChangedDeal.changedFrame;
import static croupier.engine.deal.ChangedDeal.changedPlayer;
import static croupier.engine.deal.ChangedDeal.impossible;
import static croupier.engine.deal.ChangedDeal.object;
import static croupier.engine.deal.ChangedDeal.withTheRestInThePile;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.engine.Group;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Positions, cards and data that cannot be. */
class DealPossibleTest {
  private static void refused(Map<String, ?> data) {
    assertThrows(Refusal.class, () -> Deal.GAME.load(data));
  }

  private static Object set(String colour, String... cards) {
    return Map.of("colour", colour, "cards", List.of(cards));
  }

  private static DealStory calm() {
    return DealStory.turn(2).hand(0, "1 red").bank(0, "5").set(1, "brown brown");
  }

  private static DealStory charged() {
    return DealStory.turn(3)
        .hand(0, "rent_red_yellow 1")
        .set(0, "red red")
        .bank(1, "4")
        .bank(2, "1 1 2")
        .charges(0, "rent_red_yellow", "red", 0);
  }

  // --- cards

  @Test
  void thereIsNoHundredAndSeventhCard() {
    impossible(
        "There are only 1 money_10 cards.", changedPlayer(calm(), 0, "hand", List.of("money_10")));
    impossible(
        "There are only 2 brown cards.",
        changedPlayer(calm(), 0, "sets", List.of(set("brown", "brown"))));
  }

  @Test
  void noCardIsMissing() {
    impossible(
        "There are 3 red cards, not 2.", changedPlayer(calm(), 0, "hand", List.of("money_1")));
    impossible("There are 3 house cards, not 0.", changed(calm(), "pile", without("house")));
  }

  private static Map<String, Object> without(String card) {
    Map<String, Object> pile = new LinkedHashMap<>(object(calm().position().save().get("pile")));
    pile.remove(card);
    return pile;
  }

  @Test
  void aBankHasNoProperties() {
    impossible(
        "A bank cannot have red.", changedPlayer(calm(), 0, "bank", List.of("money_5", "red")));
  }

  @Test
  void aSetHasItsColourAndItsSize() {
    impossible(
        "A brown set cannot have red.",
        changedPlayer(calm(), 1, "sets", List.of(set("brown", "brown", "red"))));
    impossible(
        "A brown set has 1 to 2 cards.",
        changedPlayer(
            calm(), 1, "sets", List.of(set("brown", "brown", "brown", "ten_colour_as_brown"))));
    impossible(
        "A brown set has 1 to 2 cards.", changedPlayer(calm(), 1, "sets", List.of(set("brown"))));
    impossible(
        "Only the last set of brown may have room.",
        changedPlayer(calm(), 1, "sets", List.of(set("brown", "brown"), set("brown", "brown"))));
  }

  @Test
  void buildingsStandWhereTheyCan() {
    impossible(
        "A Hotel needs a House.",
        changedPlayer(
            calm(), 1, "sets", List.of(set("brown", "brown", "brown", "hotel_on_brown"))));
    impossible(
        "A House needs a complete set.",
        changedPlayer(calm(), 1, "sets", List.of(set("brown", "brown", "house_on_brown"))));
    impossible(
        "A set has one House and one Hotel at most.",
        changedPlayer(
            calm(),
            1,
            "sets",
            List.of(set("brown", "brown", "brown", "house_on_brown", "house_on_brown"))));
  }

  @Test
  void nobodyHoldsMoreThanATurnCanBring() {
    impossible(
        "Seat 1 cannot hold more than 7 cards.",
        DealStory.turn(2).hand(0, "5").hand(1, "1 1 1 1 1 1 2 2").data());
    String nine = "1 1 1 1 1 1 2 2 2 ";
    impossible(
        "Seat 0 cannot hold more than 9 cards.", DealStory.turn(2).hand(0, nine + "2").data());
    // Each card that was played may have been a Pass Go.
    Map<String, Object> played = DealStory.turn(2).hand(0, nine + "3 3").data();
    played.put("plays_left", 1L);
    Deal.GAME.load(played);
    played = DealStory.turn(2).hand(0, nine + "3 3 3").data();
    played.put("plays_left", 1L);
    impossible("Seat 0 cannot hold more than 11 cards.", played);
  }

  @Test
  void nothingLiesUnderThePileUnlessTheGameIsPlayedSo() {
    Map<String, Object> data = changed(calm(), "pile", without("hotel"));
    data.put("under_pile", Map.of("hotel", 2L));
    impossible("Nothing goes under the pile in this game.", data);
    data.put("options", Map.of("excess", "under_pile"));
    Deal.GAME.load(data);
  }

  // --- the turn

  @Test
  void beforeTheFirstTurnNothingWasPlayed() {
    DealStory first = DealStory.start(2);
    impossible("It is nobody's turn before the first.", changed(first, "turn", 0));
    Map<String, Object> hand = changedPlayer(first, 0, "hand", List.of("hotel", "hotel"));
    Map<String, Object> pile = new LinkedHashMap<>(object(hand.get("pile")));
    pile.remove("hotel");
    hand.put("pile", pile);
    impossible("Nobody has cards before it is known who starts.", hand);
    DealStory dealing = DealStory.start(2).begins(0).deals(0, "1 1 1 1 1");
    String nothing = "Nothing is played before all hands are dealt.";
    impossible(nothing, changed(first, "plays_left", 1));
    impossible(nothing, changed(dealing, "plays_left", 1));
    for (int seat = 0; seat < 2; seat++) {
      impossible(
          nothing, withTheRestInThePile(changedPlayer(dealing, seat, "bank", List.of("money_10"))));
      impossible(
          nothing,
          withTheRestInThePile(
              changedPlayer(dealing, seat, "sets", List.of(set("utility", "utility")))));
    }
    impossible(
        "All hands are dealt already.",
        withTheRestInThePile(changedPlayer(dealing, 1, "hand", Collections.nCopies(5, "money_2"))));
    impossible(
        "Hands of 5 are dealt one after the other, from the first seat.",
        changed(dealing, "turn", 1));
  }

  @Test
  void aTurnThatIsOverHasEnded() {
    impossible("The turn is over: nothing is left to do in it.", changed(calm(), "plays_left", 0));
    impossible("Nothing has to be discarded.", changed(calm(), "phase", "discard"));
    impossible("The game is not over.", changed(calm(), "phase", "over"));
    impossible(
        "The game is over: a seat has 3 sets.",
        DealStory.turn(2)
            .hand(0, "1")
            .set(0, "brown brown")
            .set(0, "utility utility")
            .set(0, "dark_blue dark_blue")
            .data());
  }

  @Test
  void numbersStayInTheirBounds() {
    impossible("plays_left must be from 0 to 3, not 4.", changed(calm(), "plays_left", 4));
    impossible("turn must be from 0 to 1, not 2.", changed(calm(), "turn", 2));
    impossible(
        "rearrangements_left must be from 0 to 30, not 31.",
        changed(calm(), "rearrangements_left", 31));
    impossible(
        "The game has been over since so many turns went by without a play.",
        changed(calm(), "turns_without_play", 20));
  }

  @Test
  void aDrawHasSomethingToDraw() {
    DealStory drawing = DealStory.turn(2).hand(1, "1").ends(0);
    impossible(
        "Nothing is rearranged before the turn's cards are drawn.",
        changed(drawing, "rearrangements_left", 3));
    impossible(
        "Cards are drawn after a play, but no pass_go was discarded.",
        changed(drawing, "plays_left", 2));
    List<String> eight = Collections.nCopies(8, "pass_go");
    impossible(
        "A turn begins with the hand limit at most.",
        withTheRestInThePile(changedPlayer(drawing, 1, "hand", eight)));
    Map<String, Object> empty = DealStory.turn(3).hand(0, "1").pile("").data();
    empty.put("phase", "draw");
    impossible("There is nothing to draw.", empty);
  }

  // --- the stack

  @Test
  void theStackFitsThePhase() {
    impossible("The stack does not fit the phase pay.", changed(calm(), "phase", "pay"));
    impossible("The stack does not fit the phase play.", changed(charged(), "phase", "play"));
    impossible("The frames of the stack do not fit together.", changed(charged(), "phase", "pay"));
  }

  @Test
  void whatWasPlayedLiesInTheDiscardsAndTookPlays() {
    impossible("More was played than plays_left says.", changed(charged(), "plays_left", 3));
    DealStory story = charged();
    Map<String, Object> data = changed(story, "discards", Map.of());
    Map<String, Object> pile = new LinkedHashMap<>(object(data.get("pile")));
    pile.put("rent_red_yellow", 2L);
    data.put("pile", pile);
    impossible("What was played must lie in the discards: rent red yellow.", data);
  }

  @Test
  void theAmountIsWhatTheCardsAskFor() {
    impossible(
        "The frames of the stack do not fit together.", changedFrame(charged(), 0, "amount", 4));
    DealStory debt =
        DealStory.turn(2).hand(0, "debt_collector 1").bank(1, "10").collectsDebt(0, 1).accepts(1);
    Map<String, Object> data = changedFrame(debt, 0, "amount", 9);
    List<Object> stack = new ArrayList<>((List<?>) data.get("stack"));
    Map<String, Object> payment = new LinkedHashMap<>(object(stack.get(1)));
    payment.put("debt", 9);
    stack.set(1, payment);
    data.put("stack", stack);
    impossible("A Debt Collector asks for 5.", data);
  }

  @Test
  void aimedAtIsAnOpponent() {
    impossible("Seat 0 is no opponent of seat 0.", changedFrame(charged(), 1, "target", 0));
    impossible(
        "Seat 7 is no opponent of seat 0.", changedFrame(charged(), 0, "waiting", List.of(7)));
    impossible("Targets answer clockwise.", swapped());
  }

  /** Seat 2 answers before seat 1. */
  private static Map<String, Object> swapped() {
    Map<String, Object> data = changedFrame(charged(), 0, "waiting", List.of(1));
    List<Object> stack = new ArrayList<>((List<?>) data.get("stack"));
    Map<String, Object> answer = new LinkedHashMap<>(object(stack.get(1)));
    answer.put("target", 2);
    answer.put("asked", 2);
    stack.set(1, answer);
    data.put("stack", stack);
    return data;
  }

  @Test
  void whoCannotSayNoIsNotAsked() {
    DealStory story = charged();
    Map<String, Object> data = changedPlayer(story, 1, "hand", List.of());
    Map<String, Object> pile = new LinkedHashMap<>(object(data.get("pile")));
    pile.merge("pass_go", 1L, (a, b) -> (Long) a + (Long) b);
    data.put("pile", pile);
    impossible("Everybody knows that this seat cannot say no, so it is not asked.", data);
  }

  @Test
  void nothingIsTakenThatDoesNotLieThere() {
    DealStory sly =
        DealStory.turn(2)
            .hand(0, "sly_deal 1")
            .set(1, "red")
            .does(0, new DealAction.SlyDeal(1, Laid.RED));
    impossible("There is no such card to take.", changedFrame(sly, 0, "card", "pink"));
    DealStory whole =
        DealStory.turn(2)
            .hand(0, "deal_breaker 1")
            .set(1, "brown brown")
            .does(0, new DealAction.DealBreaker(1, Group.BROWN, 0));
    impossible("There is no such complete set.", changedFrame(whole, 0, "set", 1));
  }

  @Test
  void onlyWhatWasTakenIsPlaced() {
    DealStory placing =
        DealStory.turn(2)
            .hand(0, "sly_deal 1")
            .set(1, "red_yellow_as_red")
            .does(0, new DealAction.SlyDeal(1, Laid.RED_YELLOW_AS_RED))
            .accepts(1);
    Map<String, Object> data = changedFrame(placing, 1, "cards", List.of("pink_orange"));
    Map<String, Object> pile = new LinkedHashMap<>(object(data.get("pile")));
    pile.put("pink_orange", 1L);
    pile.put("red_yellow", 2L);
    data.put("pile", pile);
    impossible("What is to be placed was not taken.", data);
  }

  // --- malformed

  @Test
  void malformedDataIsRefusedWithThePlace() {
    impossible("game must be deal, not \"go\".", changed(calm(), "game", "go"));
    impossible("players must be 3, not 2.", changed(calm(), "seats", 3));
    impossible(
        "There is no field \"cheat\" here; there are game, options, seats, phase, turn, plays_left,"
            + " rearrangements_left, turns_without_play, top_discard, stack, players, pile,"
            + " under_pile, discards.",
        changed(calm(), "cheat", 1));
    impossible("stack is missing.", changed(calm(), "stack", null));
    Map<String, Object> pile = new LinkedHashMap<>(object(calm().position().save().get("pile")));
    pile.put("joker", 1L);
    refused(changed(calm(), "pile", pile));
    impossible(
        "There is no field \"held\" in players[0]; there are hand, bank, sets.",
        changedPlayer(calm(), 0, "held", 2L));
    impossible(
        "There is no field \"rent\" in players[1].sets[0]; there are colour, cards.",
        changedPlayer(
            calm(), 1, "sets", List.of(Map.of("colour", "red", "cards", List.of(), "rent", 1L))));
  }

  /** It need not be said; but what is said lies there. */
  @Test
  void whatLiesOnTopIsAmongTheDiscards() {
    DealStory story = DealStory.turn(2).hand(0, "1 red").discarded("5 2");
    Deal.GAME.load(changed(story, "top_discard", "money_5"));
    impossible(
        "The top_discard is not among the discards.", changed(story, "top_discard", "money_1"));
  }
}
