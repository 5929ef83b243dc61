package croupier.engine.deal;

import croupier.engine.Action;
import croupier.engine.Because;
import croupier.engine.GeneralReason;
import croupier.engine.Group;

/** Why something may not be done now. */
final class Reasons {
  private Reasons() {}

  static Because whyNot(DealTable table, Action action) {
    Because reason =
        action instanceof DealAction known && fitsPhase(table.phase, known)
            ? reason(table, known)
            : null;
    return reason == null ? Because.of(table.phase.now()) : reason;
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

  private static Because reason(DealTable table, DealAction action) {
    return switch (action) {
      case DealAction.JustSayNo() ->
          Because.of(
              Denials.mayDenyAll(table) ? DealReason.NO_JUST_SAY_NO : DealReason.ONLY_TO_DOUBLING);
      case DealAction.SayNoToDoubling() ->
          Because.of(
              Denials.mayDenyDoubling(table) ? DealReason.NO_JUST_SAY_NO : DealReason.NO_DOUBLING);
      case DealAction.Pay pay -> payment(table, pay);
      case DealAction.Place(Laid card) -> place(table, card);
      case DealAction.Discard(Card card) -> DealReason.CARD_NOT_HELD.with("card", card);
      case DealAction.EndTurn() ->
          DealReason.TOO_MANY_CARDS
              .with("limit", DealData.STANDARD.handLimit)
              .with("more", table.held(table.turn) - DealData.STANDARD.handLimit);
      case DealAction.TurnWild turn -> turn(table, turn);
      case DealAction.Exchange _ ->
          Because.of(
              mayRearrange(table)
                  ? DealReason.DOES_NOT_CHANGE_PLACES
                  : DealReason.NO_REARRANGEMENT_LEFT);
      case DealAction.MoveBuilding _ -> moveBuilding(table);
      default -> play(table, action);
    };
  }

  // --- plays

  private static Because play(DealTable table, DealAction action) {
    Card card = Card.of(Plays.cardOf(DealMoves.move(table, action)));
    if (table.plays == 0) {
      return DealReason.NO_PLAYS_LEFT.with("plays", DealData.STANDARD.plays);
    }
    if (table.held(table.turn, card) == 0) {
      return DealReason.CARD_NOT_HELD.with("card", card);
    }
    return switch (action) {
      case DealAction.Bank _ -> Because.of(DealReason.PROPERTIES_ARE_LAID);
      case DealAction.LayProperty(Laid laid) ->
          DealReason.BUILDINGS_ARE_BUILT.with("card", laid.card());
      case DealAction.Build(Laid building, _) -> build(building);
      case DealAction.PassGo() -> Because.of(DealReason.NOTHING_TO_DRAW);
      case DealAction.ChargeRent(_, Group colour, int doublers) ->
          rent(table, card, colour, doublers, DealTable.NONE);
      case DealAction.ChargeOneRent(Group colour, int doublers, int target) ->
          rent(table, card, colour, doublers, target);
      case DealAction.SlyDeal(int target, Laid wanted) -> take(table, target, wanted);
      case DealAction.ForcedDeal(int target, Laid wanted, Laid own) -> {
        Because reason = take(table, target, wanted);
        yield reason == null ? give(own) : reason;
      }
      case DealAction.DealBreaker(int target, Group colour, int set) ->
          target == table.turn
              ? Because.of(GeneralReason.CHOOSES_ITSELF)
              : DealReason.NO_COMPLETE_SET
                  .with("seat", target)
                  .with("colour", colour)
                  .with("set", set);
      case DealAction.CollectDebt _ -> Because.of(GeneralReason.CHOOSES_ITSELF);
      case DealAction.PlayForNothing _ ->
          Because.of(
              table.rules.playingForNothing()
                  ? DealReason.CARD_DOES_SOMETHING
                  : DealReason.NEVER_FOR_NOTHING);
      default -> null;
    };
  }

  private static Because build(Laid building) {
    if (!building.isBuilding()) {
      return Because.of(DealReason.ONLY_BUILDINGS_ARE_BUILT);
    }
    return Because.of(
        building.card() == Card.HOUSE
            ? DealReason.HOUSE_NEEDS_COMPLETE_SET
            : DealReason.HOTEL_NEEDS_HOUSE);
  }

  private static Because rent(DealTable table, Card card, Group colour, int doublers, int target) {
    if (card.kind() != Card.Kind.RENT) {
      return Because.of(DealReason.NO_RENT_CARD);
    }
    if (target == DealTable.NONE && card == Card.RENT_TEN_COLOUR) {
      return Because.of(DealReason.ONE_TARGET);
    }
    if (target == table.turn) {
      return Because.of(GeneralReason.CHOOSES_ITSELF);
    }
    if (!card.colours().contains(colour)) {
      return DealReason.RENT_CARD_OF_OTHER_COLOURS.with("colour", colour);
    }
    if (Sets.bestRent(table, table.turn, colour.ordinal()) == 0) {
      return DealReason.NO_RENT.with("colour", colour);
    }
    if (card == Card.RENT_TEN_COLOUR && !table.rules.doublesTenColour()) {
      return Because.of(DealReason.TEN_COLOURS_NOT_DOUBLED);
    }
    return DealReason.TOO_MANY_DOUBLERS
        .with("most", Charges.mostDoublers(table, card.ordinal()))
        .with("doublers", doublers);
  }

  private static Because take(DealTable table, int target, Laid wanted) {
    if (target == table.turn) {
      return Because.of(GeneralReason.CHOOSES_ITSELF);
    }
    return Uses.isLoose(table, target, wanted.ordinal())
        ? null
        : DealReason.NOT_OUTSIDE_A_SET.with("seat", target).with("card", wanted);
  }

  private static Because give(Laid own) {
    return DealReason.OWN_NOT_OUTSIDE_A_SET.with("card", own);
  }

  // --- the rest

  private static boolean mayRearrange(DealTable table) {
    return table.rearrangements > 0;
  }

  private static Because turn(DealTable table, DealAction.TurnWild turn) {
    if (!mayRearrange(table)) {
      return Because.of(DealReason.NO_REARRANGEMENT_LEFT);
    }
    if (!turn.card().isWild()) {
      return Because.of(DealReason.ONLY_WILD_CARDS_TURN);
    }
    return Laid.of(turn.card().card(), turn.to()) == null || turn.card().colour() == turn.to()
        ? DealReason.CANNOT_TURN_TO.with("colour", turn.to())
        : DealReason.CARD_NOT_LAID.with("card", turn.card());
  }

  private static Because moveBuilding(DealTable table) {
    if (!table.rules.movingBuildings()) {
      return Because.of(DealReason.BUILDINGS_DO_NOT_MOVE);
    }
    return Because.of(
        mayRearrange(table) ? DealReason.BUILDING_CANNOT_MOVE : DealReason.NO_REARRANGEMENT_LEFT);
  }

  private static Because payment(DealTable table, DealAction.Pay pay) {
    long payment = DealMoves.move(table, pay);
    if (!table.rules.payingBuildings() && pay.cards().stream().anyMatch(Laid::isBuilding)) {
      return Because.of(DealReason.BUILDINGS_DO_NOT_PAY);
    }
    if (!Payments.lies(table, table.target, payment)) {
      return Because.of(DealReason.NOT_ALL_THERE);
    }
    int worth = PaymentCode.worth(payment);
    int owed = Charges.owed(table);
    return worth < owed
        ? DealReason.PAYS_TOO_LITTLE.with("owed", owed).with("worth", worth)
        : Because.of(DealReason.HOUSE_UNDER_HOTEL);
  }

  private static Because place(DealTable table, Laid card) {
    return DealReason.OTHER_CARD_IS_PLACED
        .with("placed", Card.of(Takings.placed(table)))
        .with("card", card);
  }
}
