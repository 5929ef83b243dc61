package croupier.engine.classic;

import static croupier.engine.classic.ClassicForged.bank;
import static croupier.engine.classic.ClassicForged.cash;
import static croupier.engine.classic.ClassicForged.deck;
import static croupier.engine.classic.ClassicForged.deed;
import static croupier.engine.classic.ClassicForged.impossible;
import static croupier.engine.classic.ClassicForged.list;
import static croupier.engine.classic.ClassicForged.object;
import static croupier.engine.classic.ClassicForged.player;
import static croupier.engine.classic.ClassicForged.stack;
import static croupier.engine.classic.ClassicForged.top;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Game;
import croupier.engine.Refusal;
import croupier.engine.Sentences;
import croupier.engine.classic.board.Deck;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A saved game has its fields and no others, and they agree about turns, fines and claims. */
class ClassicSavedTest {
  private static final List<String> PLACES =
      List.of("", "players[0]", "deeds[0]", "bank", "decks", "decks.chance", "wishes", "claims[0]");

  /** What is saved at such a place. */
  private static Map<String, Object> at(Map<String, Object> data, String place) {
    return switch (place) {
      case "" -> data;
      case "players[0]" -> player(data, 0);
      case "deeds[0]" -> deed(data, 1);
      case "claims[0]" -> claim(data, 0);
      case "decks.chance" -> deck(data, "chance");
      default -> object(data.get(place));
    };
  }

  private static Map<String, Object> claim(Map<String, Object> data, int at) {
    return object(list(data.get("claims")).get(at));
  }

  /** Rent is claimable, and houses were short in this turn. */
  private static ClassicStory everything(Game game) {
    return in(game, 3)
        .owns(0, 1, 3)
        .owns(1, 37, 39, 5)
        .outOfHouses(2, 1)
        .cash(2, 0)
        .rolls(2, 3)
        .does(1, new ClassicAction.Build(39))
        .does(0, new ClassicAction.Waive());
  }

  @BothGames
  void nothingIsSavedThatIsNotKnown(Game game) {
    ClassicPosition position = everything(game).claimIs(5, 25).position();
    for (String place : PLACES) {
      Map<String, Object> data = ClassicForged.copy(position);
      at(data, place).put("weather", "fine");
      Refusal refusal = assertThrows(Refusal.class, () -> game.load(data), place);
      assertTrue(Sentences.of(refusal).contains("\"weather\""), Sentences.of(refusal));
      assertEquals(
          !place.isEmpty(), Sentences.of(refusal).contains(" in " + place), Sentences.of(refusal));
    }
  }

  @BothGames
  void noGameIsTakenForTheOther(Game game) {
    String other = game == Travel.GAME ? "brands" : "travel";
    impossible("game must be \"" + game.id() + "\".", in(game, 2), data -> data.put("game", other));
  }

  @BothGames
  void numbersStayInTheirBounds(Game game) {
    ClassicStory story = everything(game);
    impossible("player must be from 0 to 2, not 3.", story, data -> data.put("player", 3L));
    impossible(
        "claims[0].owner must be from 0 to 2, not 3.",
        story,
        data -> claim(data, 0).put("owner", 3L));
    impossible(
        "claims[0].payer must be from 0 to 2, not 3.",
        story,
        data -> claim(data, 0).put("payer", 3L));
    impossible(
        "claims[0].amount must be from 1 to 65535, not 65536.",
        story,
        data -> claim(data, 0).put("amount", 65536L));
    impossible("claims.deed: space 4 has no deed.", story, data -> claim(data, 0).put("deed", 4L));
    impossible(
        "claims must be 3 or fewer.",
        story,
        data -> data.put("claims", Collections.nCopies(4, claim(data, 0))));
    impossible(
        "players[1].fell must be from 1 to 2, not 3.",
        story,
        data -> player(data, 1).put("fell", 3L));
    impossible(
        "decks.chance.known has more cards than there are.",
        story,
        data -> deck(data, "chance").put("known", Collections.nCopies(17, "dividend")));
    impossible(
        "players[1].offers_left must be from 0 to 5, not 6.",
        story,
        data -> player(data, 1).put("offers_left", 6L));
    impossible(
        "bank.houses must be from 0 to 100, not 101.",
        story,
        data -> bank(data).put("houses", 101L));
  }

  @BothGames
  void nothingIsNamedTwice(Game game) {
    impossible(
        "cards names a card twice.",
        in(game, 2).card(1, Deck.CHANCE),
        data -> player(data, 1).put("cards", List.of("chance", "chance")));
    impossible(
        "give names 5 twice.",
        in(game, 2).owns(0, 5).offers(0, 1, terms -> terms.gives(5)),
        data -> top(data).put("give", List.of(5L, 5L)));
    impossible(
        "passed names seat 1 twice.",
        in(game, 4).rolls(2, 4).declines(),
        data -> top(data).put("passed", List.of(1L, 1L)));
    impossible(
        "passed names seat 0 twice.",
        in(game, 4).rolls(2, 4).declines(),
        data -> top(data).put("passed", List.of(0L, 1L, 0L)));
    impossible(
        "stack: an offer has pay or ask, not both; name the difference.",
        in(game, 2).owns(0, 5).offers(0, 1, terms -> terms.gives(5).asks(10)),
        data -> top(data).put("pay", 5L));
    impossible(
        "stack: an offer gives what its maker has and takes what the other has.",
        in(game, 2).owns(0, 5).offers(0, 1, terms -> terms.gives(5)),
        data -> top(data).put("take", List.of(5L)));
  }

  @BothGames
  void whatTheBankPaysHasItsMost(Game game) {
    ClassicPosition rich = in(game, 3).cash(1, 1500 + 10335).reload().position();
    assertEquals(1500 + 10335, rich.cash(1));
    impossible(
        "bank.paid: in 1 turns the Bank pays 10335 at most.",
        in(game, 3),
        data -> cash(data, 1, 1500 + 10336));
  }

  @BothGames
  void theBanksDeedsAreNotMortgagedWhereverTheyLie(Game game) {
    impossible(
        "deeds[27].mortgaged: the Bank's deeds are not mortgaged.",
        in(game, 2),
        data -> deed(data, 39).put("mortgaged", true));
  }

  @BothGames
  void secondsAreSavedWithAClockOnly(Game game) {
    assertFalse(in(game, 2).position().save().containsKey("seconds"));
    assertEquals(0L, in(game, 2, "minutes=30").position().save().get("seconds"));
  }

  // --- fines that were paid

  @BothGames
  void whoPaidForTheNextTurnIsStillThePlayerUntilItBegins(Game game) {
    ClassicStory clock =
        in(game, 3, "jail_fine=next_turn", "minutes=30").turn(1).jailed(1, 0).paysFine();
    clock.frame(Frame.CLOCK).tellsTime(30).turnIs(2);
    assertEquals(true, player(ClassicForged.copy(clock.position()), 1).get("fine_paid"));
    impossible(
        "players[1].fine_paid is for who has just left the jail and rolls in the next turn.",
        clock,
        data -> player(data, 1).put("space", 9L));
    in(game, 3, "jail_fine=next_turn", "turns=20")
        .turnNumber(20)
        .jailed(0, 0)
        .paysFine()
        .frame(Frame.OVER);
  }

  @BothGames
  void whoPaidAndRolledToJailAgainWasReleasedAllTheSame(Game game) {
    in(game, 3, "minutes=30")
        .jailed(0, 0)
        .paysFine()
        .on(0, 25)
        .rolls(2, 3)
        .isInJail(0)
        .frame(Frame.CLOCK);
  }

  @BothGames
  void whoFellIsCounted(Game game) {
    ClassicStory fallen = in(game, 4).bankrupt(1);
    impossible(
        "players[1].fell is for who is bankrupt, each at another time.",
        fallen,
        data -> player(data, 1).put("fell", 2L));
  }

  // --- claims

  @BothGames
  void thereIsOneClaimForEachMoveOfATurn(Game game) {
    String more = "claims are more than the moves of this turn.";
    Consumer<Map<String, Object>> twice = data -> list(data.get("claims")).add(claim(data, 0));
    ClassicStory doubled = in(game, 3).owns(1, 6, 8).rolls(3, 3).claimIs(6, 6).turnIs(0);
    impossible(more, doubled, twice);
    impossible(more, doubled.rolls(1, 1).claimIs(8, 6).turnIs(0), twice);
    // the move that is under way has left none yet
    ClassicStory under = in(game, 3).owns(1, 6).rolls(3, 3).rolls(4, 4).frame(Frame.BUY);
    impossible(more, under, twice);
    under.declines().passes(0).passes(1).passes(2).turnIs(0);
  }

  @BothGames
  void onlyWhoMovedLastOwesRent(Game game) {
    String last = "claims: only the last who moved owes rent.";
    ClassicStory two =
        in(game, 3).owns(1, 6, 8).rolls(3, 3).rolls(1, 1).claimIs(6, 6).claimIs(8, 6);
    impossible(last, two, data -> claim(data, 1).put("payer", 2L));
    impossible(
        last,
        two,
        data -> {
          claim(data, 0).put("payer", 2L);
          claim(data, 1).put("payer", 2L);
        });
  }

  @Test
  void aClaimOfAUtilityIsATwelvefoldAtMost() {
    ClassicStory arrived = travel(3).owns(1, 12, 28).on(0, 5).rolls(3, 4).claimIs(12, 70);
    impossible(
        "claims: no rent of space 12 is so high.",
        arrived,
        data -> claim(data, 0).put("amount", 121L));
    impossible(
        "claims: no rent of space 5 is so high.",
        travel(3).owns(1, 5).rolls(2, 3).claimIs(5, 25),
        data -> claim(data, 0).put("amount", 401L));
  }

  // --- turns

  @BothGames
  void aTurnIsInOrder(Game game) {
    impossible(
        "stack: nobody rolls again in jail.",
        in(game, 3).jailed(0, 0),
        data -> {
          data.put("rolled", true);
          data.put("doubles", 1L);
        });
    impossible(
        "stack: the dice are rolled, but rolled is false.",
        in(game, 3).does(new ClassicAction.Roll()),
        data -> data.put("rolled", false));
    impossible(
        "stack: the dice are rolled, but rolled is false.",
        in(game, 3).rolls(2, 4),
        data -> data.put("rolled", false));
    impossible(
        "stack: the player is bankrupt: the next begins.",
        in(game, 3).cash(0, 0),
        data -> player(data, 0).put("bankrupt", true));
    impossible(
        "stack: between rolls, rolled is true after a double and only then.",
        in(game, 3).owns(0, 5).offers(0, 1, terms -> terms.gives(5)),
        data -> data.put("rolled", true));
  }

  @BothGames
  void theClockIsLookedAtBetweenTurns(Game game) {
    ClassicStory clock = in(game, 3, "minutes=30").owns(0, 5).rolls(2, 3).frame(Frame.CLOCK);
    impossible(
        "stack: doubles are forgotten when the turn is over.",
        clock,
        data -> data.put("doubles", 1L));
    impossible("stack: seconds are told after a turn.", clock, data -> data.put("seconds", 30L));
    impossible(
        "stack: clock does not fit the rest.",
        clock.tellsTime(60).turnIs(1).rolls(2, 1).buys().frame(Frame.CLOCK),
        data -> data.put("seconds", 1800L));
    impossible(
        "stack: seconds: the time is over.",
        in(game, 3, "minutes=30").rolls(2, 3).buys().tellsTime(60).turnIs(1),
        data -> data.put("seconds", 1800L));
  }

  // --- rents that are claimed when the game is over

  @BothGames
  void aClaimAtTheEndMayLeadToADebt(Game game) {
    ClassicStory closing =
        in(game, 3, "turns=20")
            .turnNumber(20)
            .owns(1, 39)
            .owns(0, 6)
            .cash(0, 20)
            .on(0, 32)
            .rolls(3, 4)
            .frames(Frame.TURN, Frame.CLOSING);
    impossible(
        "stack: closing does not fit the rest.", closing, data -> list(data.get("claims")).clear());
    impossible(
        "stack: doubles are forgotten when the turn is over.",
        closing,
        data -> data.put("doubles", 1L));
    impossible(
        "stack: offer does not follow closing.",
        closing.owns(0, 5),
        data ->
            stack(data)
                .add(
                    Map.of(
                        "frame",
                        "offer",
                        "from",
                        0L,
                        "to",
                        1L,
                        "give",
                        List.of(5L),
                        "take",
                        List.of(),
                        "pay",
                        0L,
                        "ask",
                        0L,
                        "give_cards",
                        List.of(),
                        "take_cards",
                        List.of())));
    closing
        .claims(1, 39)
        .frames(Frame.TURN, Frame.CLOSING, Frame.DEBT)
        .mortgages(0, 6)
        .frame(Frame.OVER)
        .has(0, 20);
  }

  @BothGames
  void aClaimAtTheEndMayLeadToFreshDiceAndToABankrupt(Game game) {
    in(game, 3, "turns=20", "utility_dice=fresh")
        .turnNumber(20)
        .owns(1, 12)
        .on(0, 5)
        .rolls(3, 4)
        .claims(1, 12)
        .frames(Frame.TURN, Frame.CLOSING, Frame.UTILITY_ROLL)
        .throwsDice(2, 3)
        .has(0, 1480)
        .frame(Frame.OVER);
    in(game, 3, "turns=20", "bankrupt_deeds=as_they_are")
        .turnNumber(20)
        .owns(0, 5, 15)
        .mortgaged(5, 15)
        .owns(1, 39)
        .cash(0, 20)
        .cash(1, 5)
        .on(0, 32)
        .rolls(3, 4)
        .claims(1, 39)
        .goesBankrupt(0)
        .frames(Frame.TURN, Frame.CLOSING, Frame.TRANSFER)
        .keepsMortgage(1, 5)
        .keepsMortgage(1, 15)
        .frame(Frame.OVER)
        .has(1, 5)
        .wonBy(2);
  }

  @BothGames
  void whoCannotPayForWhatABankruptLeftIsBankruptToo(Game game) {
    in(game, 4, "bankrupt_deeds=as_they_are")
        .owns(0, 5, 15)
        .mortgaged(5, 15)
        .owns(1, 6)
        .cash(0, 0)
        .cash(1, 3)
        .rolls(2, 4)
        .claims(1, 6)
        .goesBankrupt(0)
        .frames(Frame.TURN, Frame.TRANSFER)
        .keepsMortgage(1, 15)
        .frames(Frame.TURN, Frame.TRANSFER, Frame.DEBT)
        .owes(1, 10, ClassicStory.BANK)
        .mortgages(1, 6)
        .frames(Frame.TURN, Frame.TRANSFER)
        .has(1, 43)
        .keepsMortgage(1, 5)
        .has(1, 33)
        .turnIs(1);
    in(game, 4, "bankrupt_deeds=as_they_are")
        .owns(0, 5, 15)
        .mortgaged(5, 15)
        .owns(1, 6)
        .cash(0, 0)
        .cash(1, 3)
        .rolls(2, 4)
        .claims(1, 6)
        .mortgaged(6)
        .goesBankrupt(0)
        .keepsMortgage(1, 15)
        .goesBankrupt(1)
        .frames(Frame.TURN, Frame.TRANSFER, Frame.ESTATE, Frame.AUCTION)
        .inAuction(5)
        .passes(2)
        .passes(3)
        .inAuction(6)
        .bids(3, 10)
        .passes(2)
        .owner(6, 3)
        .inAuction(15)
        .passes(2)
        .passes(3)
        .turnIs(2);
  }

  @BothGames
  void seatsOfWhatGoesOnSitAtTheTable(Game game) {
    impossible(
        "stack[1].seat must be from 0 to 2, not 3.",
        in(game, 3).does(new ClassicAction.Roll()),
        data -> top(data).put("seat", 3L));
    ClassicStory auction = in(game, 3).rolls(2, 4).declines().bids(2, 10);
    impossible(
        "stack[2].bidder must be from -1 to 2, not 3.",
        auction,
        data -> top(data).put("bidder", 3L));
    impossible(
        "stack[2].passed[0] must be from 0 to 2, not 3.",
        auction,
        data -> top(data).put("passed", List.of(3L)));
  }
}
