package croupier.engine.deal;

import croupier.engine.Action;
import croupier.engine.Records;

/** Why an action is not possible, in one sentence. */
final class DealReasons {
  private DealReasons() {}

  /** As it is read in a sentence. */
  static String name(Enum<?> constant) {
    return Records.lower(constant.name()).replace('_', ' ');
  }

  static String whyNot(DealTable table, Action action) {
    String reason =
        action instanceof DealAction known && fitsPhase(table.phase, known)
            ? reason(table, known)
            : null;
    return reason == null ? table.phase.sentence() : reason;
  }

  private static boolean fitsPhase(Phase phase, DealAction action) {
    return switch (action) {
      case DealAction.Accept _, DealAction.JustSayNo _, DealAction.SayNoToDoubling _ ->
          phase == Phase.ANSWER;
      case DealAction.Pay _ -> phase == Phase.PAY;
      case DealAction.Place _ -> phase == Phase.PLACE;
      case DealAction.Discard _ -> phase == Phase.DISCARD;
      case DealAction.EndTurn _ -> phase == Phase.DISCARD;
      default -> phase == Phase.PLAY;
    };
  }

  private static String reason(DealTable table, DealAction action) {
    return switch (action) {
      case DealAction.JustSayNo() ->
          Denials.mayDenyAll(table)
              ? "You hold no Just Say No."
              : "In this game you can only say no to the doubling first.";
      case DealAction.SayNoToDoubling() ->
          Denials.mayDenyDoubling(table)
              ? "You hold no Just Say No."
              : "There is no doubling that you could say no to.";
      case DealAction.Pay pay -> payment(table, pay);
      case DealAction.Place(Laid card) -> place(table, card);
      case DealAction.Discard(Card card) -> "You hold no " + name(card) + ".";
      case DealAction.EndTurn() ->
          "You may keep "
              + DealData.STANDARD.handLimit
              + " cards: discard "
              + (table.held(table.turn) - DealData.STANDARD.handLimit)
              + " more.";
      case DealAction.TurnWild turn -> turn(table, turn);
      case DealAction.Exchange _ ->
          mayRearrange(table)
              ? "Only two different cards of yours in two sets, each fitting the other's, change"
                  + " places."
              : NO_REARRANGEMENT;
      case DealAction.MoveBuilding _ -> moveBuilding(table);
      default -> play(table, action);
    };
  }

  // --- plays

  private static String play(DealTable table, DealAction action) {
    Card card = Card.of(Plays.cardOf(DealMoves.move(table, action)));
    if (table.plays == 0) {
      return "You have played " + DealData.STANDARD.plays + " cards in this turn.";
    }
    if (table.held(table.turn, card) == 0) {
      return "You hold no " + name(card) + ".";
    }
    return switch (action) {
      case DealAction.Bank _ -> "A property never goes into the bank: lay it.";
      case DealAction.LayProperty(Laid laid) ->
          "A " + name(laid.card()) + " is put on a complete set: build it.";
      case DealAction.Build(Laid building, _) -> build(building);
      case DealAction.PassGo() -> "There is nothing to draw.";
      case DealAction.ChargeRent(_, Colour colour, int doublers) ->
          rent(table, card, colour, doublers, DealTable.NONE);
      case DealAction.ChargeOneRent(Colour colour, int doublers, int target) ->
          rent(table, card, colour, doublers, target);
      case DealAction.SlyDeal(int target, Laid wanted) -> take(table, target, wanted);
      case DealAction.ForcedDeal(int target, Laid wanted, Laid own) -> {
        String reason = take(table, target, wanted);
        yield reason == null ? give(own) : reason;
      }
      case DealAction.DealBreaker(int target, Colour colour, int set) ->
          target == table.turn
              ? AGAINST_YOURSELF
              : "Seat " + target + " has no complete " + name(colour) + " set " + set + ".";
      case DealAction.CollectDebt _ -> AGAINST_YOURSELF;
      case DealAction.PlayForNothing _ ->
          table.rules.playingForNothing()
              ? "This card can do something now, or is never played for nothing."
              : "A card that can do nothing is not played: put it into the bank.";
      default -> null;
    };
  }

  private static final String AGAINST_YOURSELF = "You cannot choose yourself.";

  private static String build(Laid building) {
    if (!building.isBuilding()) {
      return "Only a House or a Hotel is built: lay a property.";
    }
    return building.card() == Card.HOUSE
        ? "A House goes on a complete set of yours without a House."
        : "A Hotel goes on a complete set of yours with a House and without a Hotel.";
  }

  private static String rent(DealTable table, Card card, Colour colour, int doublers, int target) {
    if (card.kind() != Card.Kind.RENT) {
      return "That is no rent card.";
    }
    if (target == DealTable.NONE && card == Card.RENT_TEN_COLOUR) {
      return "A rent card of ten colours charges one opponent: name the target.";
    }
    if (target == table.turn) {
      return AGAINST_YOURSELF;
    }
    if (!card.colours().contains(colour)) {
      return "This rent card is not for " + name(colour) + ".";
    }
    if (Sets.bestRent(table, table.turn, colour.ordinal()) == 0) {
      return "Your " + name(colour) + " properties bring no rent.";
    }
    if (doublers > 0 && card == Card.RENT_TEN_COLOUR && !table.rules.doublesTenColour()) {
      return "A rent card of ten colours is not doubled in this game.";
    }
    int most = Charges.mostDoublers(table, card.ordinal());
    return doublers > most
        ? "You can play " + most + " Double The Rent with it now, not " + doublers + "."
        : null;
  }

  private static String take(DealTable table, int target, Laid wanted) {
    if (target == table.turn) {
      return AGAINST_YOURSELF;
    }
    return Uses.isLoose(table, target, wanted.ordinal())
        ? null
        : "Seat " + target + " has no " + name(wanted) + " outside a complete set.";
  }

  private static String give(Laid own) {
    return "You have no " + name(own) + " outside a complete set.";
  }

  // --- the rest

  private static final String NO_REARRANGEMENT =
      "You have rearranged your properties as often as a turn allows.";

  private static boolean mayRearrange(DealTable table) {
    return table.rearrangements > 0;
  }

  private static String turn(DealTable table, DealAction.TurnWild turn) {
    if (!mayRearrange(table)) {
      return NO_REARRANGEMENT;
    }
    if (!turn.card().isWild()) {
      return "Only wild cards turn.";
    }
    return Laid.of(turn.card().card(), turn.to()) == null || turn.card().colour() == turn.to()
        ? "It cannot turn to " + name(turn.to()) + "."
        : "You have no " + name(turn.card()) + ".";
  }

  private static String moveBuilding(DealTable table) {
    if (!table.rules.movingBuildings()) {
      return "Buildings do not move in this game.";
    }
    return mayRearrange(table)
        ? "A building moves from one of your sets to a complete one that can take it."
        : NO_REARRANGEMENT;
  }

  private static String payment(DealTable table, DealAction.Pay pay) {
    long payment = DealMoves.move(table, pay);
    if (!table.rules.payingBuildings() && pay.cards().stream().anyMatch(Laid::isBuilding)) {
      return "Buildings on a set do not pay in this game.";
    }
    if (!Payments.lies(table, table.target, payment)) {
      return "You do not have all of this to pay with.";
    }
    int worth = PaymentCode.worth(payment);
    int owed = Charges.owed(table);
    return worth < owed
        ? "You owe " + owed + ", and this is worth only " + worth + "."
        : "A House cannot be paid from under its Hotel: add the Hotel.";
  }

  private static String place(DealTable table, Laid card) {
    Card placed = Card.of(Takings.placed(table));
    return card.card() == placed
        ? null
        : "Now place the " + name(placed) + " wild card, not " + name(card) + ".";
  }
}
