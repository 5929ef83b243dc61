package croupier.engine.classic;

import static croupier.engine.classic.ClassicForged.bank;
import static croupier.engine.classic.ClassicForged.deck;
import static croupier.engine.classic.ClassicForged.deed;
import static croupier.engine.classic.ClassicForged.impossible;
import static croupier.engine.classic.ClassicForged.list;
import static croupier.engine.classic.ClassicForged.object;
import static croupier.engine.classic.ClassicForged.player;
import static croupier.engine.classic.ClassicForged.stack;
import static croupier.engine.classic.ClassicForged.top;
import static croupier.engine.classic.ClassicStory.beforeTheStart;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.state.Word;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Positions that no game can reach are refused with the place that is wrong. */
class ClassicPossibleTest {
  /** Seat 1 owns a whole colour, a railroad and a utility; seat 0 is about to roll. */
  private static ClassicStory calm() {
    return travel(3).owns(1, 6, 8, 9, 5, 12).card(2, Deck.CHANCE);
  }

  @Test
  void moneyComesFromTheBankAndIsAccountedFor() {
    impossible(
        "players have 4501 together; they started with 4500 and the Bank paid them 0 more (bank.paid).",
        calm(),
        data -> player(data, 0).put("cash", 1501L));
    impossible(
        "players have 4500 together; they started with 4500 and the Bank paid them 1 more (bank.paid).",
        calm(),
        data -> bank(data).put("paid", 1L));
    impossible(
        "players[0].cash must be from 0 to 100000000, not -1.",
        calm(),
        data -> player(data, 0).put("cash", -1L));
    impossible(
        "bank.paid: in 1 turns the Bank pays 10335 at most.",
        calm(),
        data -> {
          player(data, 0).put("cash", 1_001_500L);
          bank(data).put("paid", 1_000_000L);
        });
  }

  @Test
  void thereIsNo33rdHouseAnd13thHotel() {
    impossible(
        "bank.houses: there would be 33 houses; there are 32.",
        calm(),
        data -> bank(data).put("houses", 33L));
    impossible(
        "bank.houses: there would be 33 houses; there are 32.",
        calm(),
        data -> deed(data, 6).put("buildings", 1L));
    impossible(
        "bank.hotels: there would be 11 hotels; there are 12.",
        calm(),
        data -> bank(data).put("hotels", 11L));
  }

  @Test
  void buildingsStandEvenlyOnWholeGroupsWithoutMortgages() {
    String whole = ".buildings stand only in groups of one owner without mortgages.";
    impossible("deeds[3]" + whole, calm().buildings(1, 6), data -> deed(data, 9).put("owner", 0L));
    impossible(
        "deeds[3]" + whole, calm().buildings(1, 6), data -> deed(data, 9).put("mortgaged", true));
    impossible("deeds[0]" + whole, calm(), data -> deed(data, 1).put("buildings", 1L));
    impossible(
        "deeds: the light_blue group is not built evenly: 0 to 2 steps.",
        calm(),
        data -> {
          deed(data, 6).put("buildings", 2L);
          bank(data).put("houses", 30L);
        });
    impossible(
        "deeds[2].buildings: nothing can be built there.",
        calm(),
        data -> deed(data, 5).put("buildings", 1L));
    impossible(
        "deeds[3].buildings must be from 0 to 5, not 6.",
        calm(),
        data -> deed(data, 6).put("buildings", 6L));
  }

  @Test
  void everyDeedIsOnceOnTheTable() {
    impossible("deeds must be 28, not 27.", calm(), data -> list(data.get("deeds")).removeLast());
    impossible(
        "deeds[1].deed must be 3: deeds stand in the order of the board.",
        calm(),
        data -> deed(data, 3).put("deed", 1L));
    impossible(
        "deeds[0].mortgaged: the Bank's deeds are not mortgaged.",
        calm(),
        data -> deed(data, 1).put("mortgaged", true));
    impossible(
        "deeds[0].owner must be from -1 to 2, not 3.",
        calm(),
        data -> deed(data, 1).put("owner", 3L));
  }

  @Test
  void everyCardIsOnceInItsDeckOrHeld() {
    String all = " and what was drawn from it must be its 16 cards, each once.";
    impossible(
        "decks.chance" + all,
        calm(),
        data -> list(deck(data, "chance").get("unseen")).removeLast());
    impossible(
        "decks.chance" + all,
        calm(),
        data -> list(deck(data, "chance").get("unseen")).add("jail_card"));
    impossible(
        "decks.chance names a card twice.",
        calm(),
        data -> list(deck(data, "chance").get("known")).add("dividend"));
    impossible(
        "decks.chance.known: there is no card \"inherit\" in that deck.",
        calm(),
        data -> list(deck(data, "chance").get("known")).add("inherit"));
    impossible(
        "players[2].cards names a card that another seat has.",
        calm(),
        data -> list(player(data, 1).get("cards")).add("chance"));
    impossible(
        "decks.community_chest" + all,
        calm(),
        data -> list(player(data, 1).get("cards")).add("community_chest"));
  }

  @Test
  void playersAreWherePlayersCanBe() {
    impossible(
        "players[0].space: nobody stays on Go To Jail.",
        calm(),
        data -> player(data, 0).put("space", 30L));
    impossible(
        "players[0].space must be from 0 to 39, not 40.",
        calm(),
        data -> player(data, 0).put("space", 40L));
    impossible(
        "players[0].jail: the token is on space 0, not in jail.",
        calm(),
        data -> player(data, 0).put("jail", 1L));
    impossible(
        "players[0] is bankrupt and has nothing.",
        calm(),
        data -> player(data, 0).put("bankrupt", true));
    impossible(
        "deeds[2].owner is bankrupt and has no deeds.",
        calm(),
        data -> player(data, 1).put("bankrupt", true));
    impossible("players must be 3, not 2.", calm(), data -> list(data.get("players")).removeLast());
  }

  @Test
  void turnsGoOnFromTheFirst() {
    impossible("turn is after the last, 20.", travel(2, "turns=20"), data -> data.put("turn", 21L));
    impossible(
        "doubles were rolled, but rolled is false.", calm(), data -> data.put("doubles", 1L));
    impossible(
        "released: the player is in jail.",
        calm().jailed(0, 0),
        data -> data.put("released", true));
    impossible(
        "stack: between rolls, rolled is true after a double and only then.",
        calm(),
        data -> data.put("rolled", true));
    impossible(
        "stack: turn is 0 while the start is rolled for.", calm(), data -> data.put("turn", 0L));
    impossible(
        "stack: nothing has happened before the first turn.",
        beforeTheStart(Travel.GAME, 2),
        data -> deed(data, 1).put("owner", 0L));
    impossible(
        "stack: first_roll does not fit the rest.",
        beforeTheStart(Travel.GAME, 2).throwsDice(1, 2),
        data -> top(data).put("best_seats", List.of(1L)));
  }

  @Test
  void rentIsClaimedOnlyByWhoOwnsAndFromWhoLanded() {
    ClassicStory landed = calm().rolls(2, 4).claimIs(6, 12);
    impossible(
        "claims: seat 1 can claim no rent for space 6.",
        landed,
        data -> deed(data, 6).put("mortgaged", true));
    impossible(
        "claims: seat 2 can claim no rent for space 6.",
        landed,
        data -> object(list(data.get("claims")).getFirst()).put("owner", 2L));
    impossible(
        "claims: seat 1 owes no rent to seat 1.",
        landed,
        data -> object(list(data.get("claims")).getFirst()).put("payer", 1L));
    impossible(
        "claims: no rent of space 6 is so high.",
        landed,
        data -> object(list(data.get("claims")).getFirst()).put("amount", 551L));
    impossible(
        "claims: fresh_dice are for utilities.",
        landed,
        data -> object(list(data.get("claims")).getFirst()).put("fresh_dice", true));
    impossible(
        "claims: amount is no factor for fresh_dice.",
        in(Brands.GAME, 3).owns(1, 12).on(0, 5).rolls(3, 4).claimIs(12, 4),
        data -> object(list(data.get("claims")).getFirst()).put("amount", 5L));
    impossible(
        "claims: rent is paid without being asked for in this game.",
        landed,
        data -> object(data.get("options")).put("rent", "auto"));
  }

  @Test
  void whatGoesOnFitsTogether() {
    impossible("stack must have 1 to 12 frames, not 0.", calm(), data -> stack(data).clear());
    impossible(
        "stack: it begins with first_roll, turn or over.",
        calm().rolls(4, 2 + 3),
        data -> stack(data).set(0, Map.of("frame", "closing")));
    impossible(
        "stack: the game is not over.",
        calm(),
        data -> stack(data).set(0, Map.of("frame", "over")));
    impossible(
        "stack: turn does not follow turn.",
        calm(),
        data -> stack(data).add(Map.of("frame", "turn")));
    impossible(
        "stack: closing does not fit the rest.",
        calm(),
        data -> stack(data).add(Map.of("frame", "closing")));
    impossible(
        "stack: clock does not fit the rest.",
        calm(),
        data -> stack(data).add(Map.of("frame", "clock")));
  }

  @BothGames
  void nobodyFallsTwiceOrStanding(Game game) {
    String sentence = "players[1].fell is for who is bankrupt, each at another time.";
    ClassicStory fallen = in(game, 4).bankrupt(1).bankrupt(2);
    impossible(sentence, in(game, 3), data -> player(data, 1).put("fell", 1L));
    impossible(
        sentence,
        fallen,
        data -> {
          player(data, 1).put("fell", 1L);
          player(data, 2).put("fell", 1L);
        });
  }

  @BothGames
  void aPaidFineIsForTheNextTurn(Game game) {
    String sentence =
        "players[0].fine_paid is for who has just left the jail and rolls in the next turn.";
    ClassicStory paid = in(game, 3, "jail_fine=next_turn").jailed(0, 0).paysFine().turnIs(1);
    impossible(sentence, paid, data -> data.put("player", 0L));
    impossible(sentence, paid, data -> player(data, 0).put("space", 11L));
    impossible(sentence, paid, data -> object(data.get("options")).put("jail_fine", "same_turn"));
  }

  @BothGames
  void whoIsOutIsAskedForNothing(Game game) {
    in(game, 3).does(new ClassicAction.Roll()).cannotBe(story -> story.bankrupt(0));
    in(game, 3).rolls(1, 4).frame(Frame.BUY).cannotBe(story -> story.bankrupt(0));
    in(game, 3, "tax=tenth").rolls(1, 3).frame(Frame.TAX).cannotBe(story -> story.bankrupt(0));
    in(game, 3).rolls(3, 4).frame(Frame.DRAW).cannotBe(story -> story.bankrupt(0));
  }

  /** Else a loaded game could pile up more than its own save may hold. */
  @BothGames
  void dealsLeaveNoDebtsBehind(Game game) {
    ClassicStory received =
        in(game, 4).owns(0, 5, 6).owns(1, 15).owns(2, 25).mortgaged(5, 6, 15, 25);
    received
        .cannotBe(story -> received(received(received(story, 0, 5), 1, 15), 2, 25))
        .cannotBe(story -> received(received(story, 0, 5), 0, 6))
        .cannotBe(story -> received(received(story.cash(0, 9), 0, 5), 1, 15))
        .cannotBe(story -> interest(received(received(story, 1, 15), 0, 5)))
        .cannotBe(story -> interest(received(story, 1, 5)));
    interest(received(received.cash(0, 9), 0, 5)).reload().owes(0, 10, ClassicStory.BANK);
  }

  private static ClassicStory received(ClassicStory story, int seat, int deed) {
    ClassicPosition position = story.position();
    position.table.push(Frame.TRANSFER, 1 << position.table.board.deed(deed), 0, seat, 0);
    return story;
  }

  private static ClassicStory interest(ClassicStory story) {
    int things = Debts.things(Cause.INTEREST, 0);
    story.cash(0, 9).position().table.push(Frame.DEBT, things, 10, 0, Word.BANK);
    return story;
  }

  @BothGames
  void aCardLeadsToNothingThatItDoesNotSay(Game game) {
    ClassicStory paying = in(game, 3).cash(0, 0).on(0, 10).rolls(3, 4).draws("hospital");
    String pays = "stack: draw does not follow card.";
    impossible(
        pays,
        paying,
        data -> stack(data).set(3, Map.of("frame", "draw", "seat", 0L, "deck", "community_chest")));
    ClassicStory back = in(game, 3).on(0, 29).rolls(3, 4).draws("back_3").frame(Frame.DRAW);
    impossible(
        "stack: buy does not follow draw.",
        back,
        data -> stack(data).add(Map.of("frame", "buy", "seat", 0L, "deed", 5L)));
  }

  @Test
  void aDebtIsMoreThanTheCashOfItsDebtor() {
    ClassicStory owing = calm().cash(0, 5).rolls(2, 4).claims(1, 6).owes(0, 12, 1);
    String fits = "stack: debt does not fit the rest.";
    impossible(fits, owing, data -> top(data).put("amount", 5L));
    impossible(fits, owing, data -> top(data).put("debtor", 1L));
    impossible(fits, owing, data -> top(data).put("creditor", -1L));
    impossible(fits, owing, data -> top(data).put("cause", "tax"));
    impossible(fits, owing, data -> top(data).put("cause", "salary"));
  }

  @Test
  void auctionsAndOffersAreOfWhatIsThere() {
    ClassicStory bidding = calm().on(0, 2).rolls(4, 5).declines().bids(2, 80);
    String fits = "stack: auction does not fit the rest.";
    impossible(fits, bidding, data -> top(data).put("bid", 1501L));
    impossible(fits, bidding, data -> top(data).put("bidder", -1L));
    impossible(fits, bidding, data -> top(data).put("passed", List.of(2L)));
    impossible(fits, bidding, data -> top(data).put("deed", 39L));
    impossible(fits, bidding, data -> top(data).put("passed", List.of(0L, 1L)));
    ClassicStory dealing = calm().offers(1, 2, terms -> terms.gives(5).asks(100));
    impossible("stack: offer does not fit the rest.", dealing, data -> top(data).put("ask", 1501L));
    impossible(
        "stack: an offer gives what its maker has and takes what the other has.",
        dealing,
        data -> top(data).put("give", List.of(39L)));
  }

  @Test
  void theLastHouseIsAskedForByThoseWhoCouldBuildIt() {
    ClassicStory asking =
        in(Travel.GAME, 3)
            .owns(0, 1, 3)
            .owns(1, 37, 39)
            .outOfHouses(2, 1)
            .cash(2, 0)
            .does(1, new ClassicAction.Build(39));
    String fits = "stack: shortage does not fit the rest.";
    impossible(fits, asking, data -> top(data).put("asked", List.of(0L, 2L)));
    impossible(fits, asking, data -> top(data).put("asked", List.of()));
    impossible(fits, asking, data -> top(data).put("site", 5L));
    impossible(fits, asking, data -> top(data).put("building", "hotel"));
    impossible(fits, asking, data -> object(data.get("wishes")).put("house", List.of(0L, 0L, 0L)));
    impossible(fits, asking, data -> object(data.get("wishes")).put("house", List.of(1L, 1L, 0L)));
    ClassicStory auctioned = asking.does(0, new ClassicAction.Want(1));
    String auction = "stack: building_auction does not fit the rest.";
    impossible(auction, auctioned, data -> top(data).put("seats", List.of(0L, 1L, 2L)));
    impossible(
        auction, auctioned, data -> object(data.get("wishes")).put("house", List.of(0L, 1L, 0L)));
    impossible(
        "stack: building_auction does not follow turn.", auctioned, data -> stack(data).remove(1));
  }
}
