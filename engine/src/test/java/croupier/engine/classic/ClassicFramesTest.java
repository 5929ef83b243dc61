package croupier.engine.classic;

import static croupier.engine.classic.ClassicForged.cash;
import static croupier.engine.classic.ClassicForged.deck;
import static croupier.engine.classic.ClassicForged.frame;
import static croupier.engine.classic.ClassicForged.impossible;
import static croupier.engine.classic.ClassicForged.list;
import static croupier.engine.classic.ClassicForged.object;
import static croupier.engine.classic.ClassicForged.player;
import static croupier.engine.classic.ClassicForged.stack;
import static croupier.engine.classic.ClassicStory.beforeTheStart;
import static croupier.engine.classic.ClassicStory.brands;
import static croupier.engine.classic.ClassicStory.in;
import static croupier.engine.classic.ClassicStory.travel;

import croupier.engine.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What goes on in a saved position follows from the rest of it, each thing in its way. */
class ClassicFramesTest {
  private static void misfit(
      String frame, ClassicStory story, List<Consumer<Map<String, Object>>> changes) {
    changes.forEach(
        change -> impossible("stack: " + frame + " does not fit the rest.", story, change));
  }

  private static Consumer<Map<String, Object>> top(String field, Object value) {
    return data -> ClassicForged.top(data).put(field, value);
  }

  private static Consumer<Map<String, Object>> at(int frame, String field, Object value) {
    return data -> frame(data, frame).put(field, value);
  }

  private static Consumer<Map<String, Object>> and(
      Consumer<Map<String, Object>> one, Consumer<Map<String, Object>> other) {
    return one.andThen(other);
  }

  private static Consumer<Map<String, Object>> owner(int space, long seat) {
    return data -> ClassicForged.deed(data, space).put("owner", seat);
  }

  private static Consumer<Map<String, Object>> option(String name, String value) {
    return data -> object(data.get("options")).put(name, value);
  }

  private static Consumer<Map<String, Object>> out(int seat) {
    return data -> {
      cash(data, seat, 0);
      player(data, seat).put("bankrupt", true);
    };
  }

  @BothGames
  void theDiceOfTheStart(Game game) {
    ClassicStory first = beforeTheStart(game, 3).throwsDice(3, 4);
    misfit(
        "first_roll",
        first,
        List.of(
            top("best_seats", List.of(1L)),
            top("best_seats", List.of(2L)),
            top("best_seats", List.of()),
            top("best", 0L),
            top("best", 1L),
            top("to_roll", List.of())));
  }

  @Test
  void nobodyRollsWhileDeedsAreDealt() {
    ClassicStory dealing = beforeTheStart(Travel.GAME, 3, "quicker=yes");
    misfit(
        "first_roll",
        dealing,
        List.of(
            at(0, "to_roll", List.of(1L, 2L)),
            and(
                at(0, "to_roll", List.of(1L, 2L)),
                and(at(0, "best_seats", List.of(0L)), at(0, "best", 7L)))));
    misfit("deal_deeds", dealing, List.of(option("quicker", "no")));
  }

  @BothGames
  void thePlayerRolls(Game game) {
    misfit("roll", in(game, 3).does(new ClassicAction.Roll()), List.of(top("seat", 1L)));
    misfit(
        "roll",
        in(game, 3).jailed(0, 0).does(new ClassicAction.Roll()),
        List.of(data -> data.put("doubles", 1L)));
    in(game, 3).on(0, 4).rolls(3, 3).does(new ClassicAction.Roll()).frames(Frame.TURN, Frame.ROLL);
  }

  @BothGames
  void aMoveIsOfTheDiceThatFell(Game game) {
    ClassicStory plain = in(game, 3).rolls(2, 4).frames(Frame.TURN, Frame.MOVE, Frame.BUY);
    misfit(
        "move",
        plain,
        List.of(
            at(1, "seat", 1L),
            at(1, "moved", false),
            at(1, "salaries_due", 1L),
            and(at(1, "again", true), data -> data.put("doubles", 1L)),
            data -> {
              player(data, 0).put("jail", 1L);
              player(data, 0).put("space", 10L);
            }));
    misfit("move", in(game, 3).rolls(3, 3), List.of(at(1, "moved", false)));
    String claims = "claims are more than the moves of this turn.";
    impossible(claims, plain, at(1, "again", true));
  }

  @Test
  void salariesAreDueOnlyWhereTheyAreLate() {
    ClassicStory late =
        brands(3, "salary=after_action")
            .on(0, 38)
            .rolls(4, 5)
            .frames(Frame.TURN, Frame.MOVE, Frame.DRAW);
    misfit("move", late, List.of(at(1, "salaries_due", 2L)));
    late.draws("advance_reading")
        .frames(Frame.TURN, Frame.MOVE, Frame.CARD, Frame.BUY)
        .declines()
        .passes(0)
        .passes(1)
        .passes(2)
        .has(0, 1900);
  }

  @BothGames
  void aThirdMissIsPaidBeforeItIsMoved(Game game) {
    ClassicStory fine = in(game, 3).jailed(0, 2).cash(0, 10).owns(0, 5).rolls(1, 2).owes(0, 50, -1);
    misfit(
        "move",
        fine,
        List.of(
            at(1, "moved", true),
            at(1, "dice", List.of(2L, 2L)),
            data -> data.put("doubles", 1L),
            data -> player(data, 0).put("jail", 2L)));
    misfit("debt", fine, List.of(top("amount", 49L), top("creditor", 1L), top("cause", "tax")));
    in(game, 3)
        .jailed(0, 2)
        .cash(0, 10)
        .owns(0, 1)
        .mortgaged(1)
        .rolls(1, 2)
        .goesBankrupt(0)
        .frames(Frame.TURN, Frame.MOVE, Frame.ESTATE, Frame.AUCTION)
        .stands(0, 10)
        .passes(1)
        .passes(2)
        .turnIs(1);
  }

  @Test
  void freshDiceAreForAUtilityOfSomebodyElse() {
    ClassicStory fresh =
        brands(3).owns(1, 12, 5).on(0, 5).rolls(3, 4).claims(1, 12).frame(Frame.UTILITY_ROLL);
    misfit(
        "utility_roll",
        fresh,
        List.of(
            top("times", 5L),
            top("deed", 5L),
            top("deed", 28L),
            top("owner", 2L),
            top("payer", 1L),
            and(top("payer", 2L), out(2))));
  }

  @BothGames
  void aCardIsDrawnWhereItsDeckIs(Game game) {
    ClassicStory draw = in(game, 3).rolls(3, 4).frame(Frame.DRAW);
    misfit("draw", draw, List.of(top("seat", 1L), top("deck", "community_chest")));
    impossible(
        "stack: draw does not fit the rest.",
        draw,
        data -> {
          Map<String, Object> chance = deck(data, "chance");
          chance.put("known", new ArrayList<>(list(chance.get("unseen"))));
          list(chance.get("unseen")).clear();
        });
  }

  /** Another card of the deck is the one that is read. */
  private static Consumer<Map<String, Object>> reads(int at, String deck, String card) {
    return data -> {
      List<Object> unseen = list(deck(data, deck).get("unseen"));
      unseen.remove(card);
      unseen.add(frame(data, at).put("card", card));
    };
  }

  @BothGames
  void aCardThatIsReadDidWhatItSays(Game game) {
    ClassicStory paying = in(game, 3).cash(0, 0).owns(0, 5).on(0, 10).rolls(3, 4).draws("hospital");
    misfit(
        "card",
        paying,
        List.of(
            at(2, "seat", 1L),
            at(2, "to_pay", List.of(1L)),
            and(reads(2, "community_chest", "birthday"), at(2, "to_pay", List.of(0L, 1L))),
            reads(2, "community_chest", "jail_card"),
            reads(2, "community_chest", "inherit"),
            data -> player(data, 0).put("space", 7L)));
    ClassicStory moved =
        in(game, 3).rolls(3, 4).draws("advance_illinois").frame(Frame.BUY).stands(0, 24);
    misfit(
        "card",
        moved,
        List.of(
            reads(2, "chance", "advance_reading"),
            reads(2, "chance", "advance_go"),
            reads(2, "chance", "nearest_utility"),
            reads(2, "chance", "nearest_railroad_1")));
    impossible("stack: buy does not follow card.", moved, reads(2, "chance", "go_to_jail"));
    ClassicStory birthday =
        in(game, 3).cash(1, 5).owns(1, 5).on(0, 10).rolls(3, 4).draws("birthday").owes(1, 10, 0);
    misfit("card", birthday, List.of(at(2, "to_pay", List.of(0L, 2L))));
    birthday.mortgages(1, 5).turnIs(1).has(0, 1520).has(1, 95).has(2, 1490);
  }

  @BothGames
  void aCardThatGoesBackCanLeadToTheTax(Game game) {
    ClassicStory tax =
        in(game, 3)
            .cash(0, 100)
            .owns(0, 5)
            .rolls(3, 4)
            .draws("back_3")
            .owes(0, 200, -1)
            .frames(Frame.TURN, Frame.MOVE, Frame.CARD, Frame.DEBT);
    misfit("debt", tax, List.of(top("creditor", 1L), top("offers_made", 1L)));
    tax.mortgages(0, 5).turnIs(1).has(0, 0);
  }

  @BothGames
  void theTaxIsChosenOnItsSpace(Game game) {
    misfit(
        "tax",
        in(game, 3, "tax=tenth").rolls(1, 3).frame(Frame.TAX),
        List.of(top("seat", 1L), top("space", 38L), option("tax", "flat")));
  }

  @BothGames
  void aDeedIsBoughtWhereItLies(Game game) {
    misfit(
        "buy",
        in(game, 3).rolls(2, 4).frame(Frame.BUY),
        List.of(top("seat", 1L), top("deed", 8L), owner(6, 1)));
  }

  @BothGames
  void theEstateIsTheBanks(Game game) {
    ClassicStory estate =
        in(game, 3)
            .cash(0, 100)
            .owns(0, 1, 3)
            .owns(1, 5)
            .mortgaged(1, 3)
            .rolls(1, 3)
            .goesBankrupt(0)
            .frames(Frame.TURN, Frame.MOVE, Frame.ESTATE, Frame.AUCTION);
    misfit(
        "estate",
        estate,
        List.of(
            at(2, "deeds", List.of(3L, 5L)),
            at(2, "deeds", List.of(5L, 6L)),
            data -> {
              player(data, 0).put("bankrupt", false);
              player(data, 0).remove("fell");
            }));
    misfit(
        "auction",
        estate,
        List.of(
            top("deed", 5L),
            top("passed", List.of(0L)),
            and(top("bidder", 0L), top("bid", 10L)),
            and(top("bidder", 1L), top("bid", 0L)),
            and(top("bidder", 1L), top("bid", 1501L))));
    estate.bids(1, 1500).owner(1, 1).has(1, 0);
  }

  @BothGames
  void anAuctionThatNobodyCanBidInIsOver(Game game) {
    ClassicStory bidding = in(game, 3).rolls(2, 4).declines().bids(2, 80);
    misfit(
        "auction",
        bidding,
        List.of(
            data -> {
              cash(data, 0, 80);
              cash(data, 1, 80);
            }));
  }

  @BothGames
  void buildingsAreAuctionedAmongThoseWhoWantThem(Game game) {
    ClassicStory sale =
        in(game, 5, "shortage=price")
            .owns(0, 1, 3)
            .owns(1, 37, 39)
            .owns(3, 6, 8, 9)
            .outOfHouses(2, 1)
            .cash(2, 0)
            .does(1, new ClassicAction.Build(39))
            .does(0, new ClassicAction.Want(1))
            .does(3, new ClassicAction.Want(1))
            .frames(Frame.TURN, Frame.BUILDING_SALE, Frame.BUILDING_AUCTION);
    misfit(
        "building_sale",
        sale,
        List.of(
            at(1, "building", "hotel"),
            and(
                at(1, "building", "hotel"),
                data -> object(data.get("wishes")).put("hotel", List.of(0L, 0L, 0L, 0L, 0L)))));
    misfit(
        "building_auction",
        sale,
        List.of(
            top("seats", List.of(0L, 3L)),
            top("passed", List.of(1L)),
            top("passed", List.of(2L)),
            top("passed", List.of(0L, 3L)),
            top("bid", 1501L),
            data -> ClassicForged.deed(data, 3).put("mortgaged", true),
            data -> object(data.get("wishes")).put("house", List.of(0L, 1L, 0L, 1L, 0L))));
    ClassicStory placing =
        sale.passes(0).passes(3).frames(Frame.TURN, Frame.BUILDING_SALE, Frame.PLACE);
    misfit(
        "place",
        placing,
        List.of(
            and(top("seat", 4L), out(4)),
            data -> ClassicForged.deed(data, 37).put("mortgaged", true),
            data -> {
              ClassicForged.deed(data, 1).put("buildings", 1L);
              ClassicForged.bank(data).put("houses", 0L);
            }));
    impossible(
        "stack: buy does not follow building_sale.",
        placing,
        data -> stack(data).set(2, Map.of("frame", "buy", "seat", 0L, "deed", 5L)));
  }

  @BothGames
  void theLastHouseIsShortForThoseWhoCanUseIt(Game game) {
    ClassicStory asking =
        in(game, 3)
            .owns(0, 1, 3)
            .owns(1, 37, 39)
            .outOfHouses(2, 1)
            .cash(2, 0)
            .does(1, new ClassicAction.Build(39));
    misfit(
        "shortage",
        asking,
        List.of(
            top("site", 1L),
            top("seat", 2L),
            data -> cash(data, 1, 199),
            data -> cash(data, 0, 0)));
  }

  @BothGames
  void aDebtHasItsCause(Game game) {
    ClassicStory rent =
        in(game, 3, "instead=yes")
            .cash(0, 5)
            .owns(0, 5)
            .owns(1, 6)
            .rolls(2, 4)
            .claims(1, 6)
            .owes(0, 6, 1);
    misfit(
        "debt",
        rent,
        List.of(
            top("cause", "card"),
            top("cause", "fine"),
            top("cause", "interest"),
            top("creditor", 0L),
            and(top("offers_made", 1L), option("instead", "no")),
            and(top("creditor", 2L), out(2)),
            and(top("debtor", 2L), out(2))));
    ClassicStory tax = in(game, 3).cash(0, 5).owns(0, 5).rolls(1, 3).owes(0, 200, -1);
    misfit("debt", tax, List.of(top("creditor", 1L), top("cause", "card"), top("cause", "fine")));
    impossible(
        "stack: buy does not follow debt.",
        tax,
        data -> stack(data).add(Map.of("frame", "buy", "seat", 0L, "deed", 6L)));
  }

  @BothGames
  void whoeverDealsIsInTheGameAndConcerned(Game game) {
    ClassicStory offer = in(game, 4).owns(1, 5).rolls(2, 4);
    ClassicStory buyer = offer.offers(0, 1, terms -> terms.takes(5).pays(10));
    misfit("offer", buyer, List.of(and(top("from", 2L), top("to", 1L))));
    misfit("offer", buyer, List.of(and(top("to", 1L), and(top("from", 3L), out(3)))));
    buyer
        .counters(1, terms -> terms.gives(5).asks(20))
        .frames(Frame.TURN, Frame.MOVE, Frame.BUY, Frame.OFFER)
        .accepts(0)
        .has(0, 1480)
        .frame(Frame.BUY);
    impossible(
        "stack: debt does not follow buy.",
        in(game, 3).rolls(2, 4),
        data ->
            stack(data)
                .add(
                    Map.of(
                        "frame",
                        "debt",
                        "debtor",
                        0L,
                        "creditor",
                        -1L,
                        "amount",
                        9999L,
                        "cause",
                        "tax",
                        "offers_made",
                        0L)));
  }

  @BothGames
  void propertyInPlaceOfMoneyIsForTheDebtBelow(Game game) {
    ClassicStory instead =
        in(game, 3, "instead=yes")
            .cash(0, 5)
            .cash(1, 10)
            .owns(0, 5, 6)
            .mortgaged(5)
            .owns(1, 39)
            .on(0, 32)
            .rolls(3, 4)
            .claims(1, 39)
            .offersInstead(0, 45, 5)
            .frames(Frame.TURN, Frame.DEBT, Frame.INSTEAD);
    misfit(
        "instead",
        instead,
        List.of(
            top("debtor", 1L),
            top("creditor", 2L),
            top("deeds", List.of()),
            top("deeds", List.of(39L)),
            top("value", 51L),
            at(1, "offers_made", 0L),
            data -> cash(data, 1, 9)));
    misfit("instead", instead, List.of(and(top("deeds", List.of(6L)), top("value", 1L))));
  }

  @BothGames
  void mortgagedDeedsAreWithWhoReceivedThem(Game game) {
    ClassicStory received = in(game, 3).owns(0, 5, 6).mortgaged(5).owns(1, 15).gives(0, 2, 5);
    received.frames(Frame.TURN, Frame.TRANSFER);
    misfit(
        "transfer",
        received,
        List.of(
            top("seat", 0L),
            top("deeds", List.of()),
            top("deeds", List.of(5L, 15L)),
            data -> ClassicForged.deed(data, 5).put("mortgaged", false)));
    misfit(
        "transfer",
        in(game, 3).owns(0, 5).mortgaged(5),
        List.of(
            out(2)
                .andThen(
                    data ->
                        stack(data)
                            .add(Map.of("frame", "transfer", "seat", 2L, "deeds", List.of(5L))))));
    impossible(
        "stack: roll does not follow transfer.",
        received,
        data -> stack(data).add(Map.of("frame", "roll", "seat", 0L)));
  }

  @BothGames
  void mortgagedDeedsAreReceivedWhileOneBuysAndFromAnEstate(Game game) {
    in(game, 2)
        .owns(1, 5)
        .mortgaged(5)
        .rolls(2, 4)
        .offers(0, 1, terms -> terms.takes(5).pays(30))
        .accepts(1)
        .frames(Frame.TURN, Frame.MOVE, Frame.BUY, Frame.TRANSFER)
        .keepsMortgage(0, 5)
        .isAskedToBuy(0, 6);
    travel(3, "bank_auction=mortgaged")
        .cash(0, 100)
        .owns(0, 1, 3)
        .mortgaged(1, 3)
        .rolls(1, 3)
        .goesBankrupt(0)
        .bids(1, 20)
        .passes(2)
        .frames(Frame.TURN, Frame.MOVE, Frame.ESTATE, Frame.TRANSFER)
        .keepsMortgage(1, 1)
        .inAuction(3)
        .has(1, 1500 - 20 - 3);
  }

  @BothGames
  void aDebtorWhoGetsCashForAMortgagedDeedWaitsForItsReceiver(Game game) {
    in(game, 3)
        .cash(0, 5)
        .owns(0, 5)
        .mortgaged(5)
        .owns(1, 6)
        .rolls(2, 4)
        .claims(1, 6)
        .offers(0, 2, terms -> terms.gives(5).asks(60))
        .accepts(2)
        .frames(Frame.TURN, Frame.DEBT, Frame.TRANSFER)
        .has(0, 65)
        .keepsMortgage(2, 5)
        .turnIs(1)
        .has(0, 59)
        .has(1, 1506)
        .has(2, 1500 - 60 - 10);
  }

  @BothGames
  void whatNeverWaitsIsNeverOnTop(Game game) {
    impossible(
        "stack: move is never on top.", in(game, 3).rolls(2, 4), data -> stack(data).removeLast());
    impossible(
        "stack: auction does not follow turn.",
        in(game, 3).rolls(2, 4).declines(),
        data -> stack(data).remove(1));
  }

  @Test
  void beforeTheFirstTurnNothingHasHappened() {
    ClassicStory start = beforeTheStart(Travel.GAME, 3, "minutes=30");
    List<Consumer<Map<String, Object>>> changes =
        List.of(
            owner(1, 0),
            and(owner(1, 0), data -> cash(data, 0, 1440)),
            data -> cash(data, 1, 1499),
            data -> player(data, 0).put("space", 1L),
            data -> player(data, 2).put("offers_left", 4L),
            data -> data.put("player", 1L),
            data -> data.put("rolled", true),
            data -> data.put("released", true),
            data -> data.put("seconds", 1L),
            data -> data.put("wishes", Map.of("house", List.of(0L, 0L, 0L))),
            data -> data.put("wishes", Map.of("hotel", List.of(0L, 0L, 0L))),
            data -> {
              player(data, 1).put("cards", List.of("chance"));
              list(deck(data, "chance").get("unseen")).remove("jail_card");
            },
            out(2),
            data -> known(data, "chance"),
            data -> known(data, "community_chest"),
            data -> {
              known(data, "chance");
              known(data, "community_chest");
            });
    for (Consumer<Map<String, Object>> change : changes) {
      impossible("stack: nothing has happened before the first turn.", start, change);
    }
  }

  /** The first card of a deck that nobody has seen lies at the bottom. */
  private static void known(Map<String, Object> data, String deck) {
    Map<String, Object> cards = deck(data, deck);
    list(cards.get("known")).add(list(cards.get("unseen")).removeFirst());
  }
}
