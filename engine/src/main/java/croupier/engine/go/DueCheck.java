package croupier.engine.go;

/** Whether the blocks and attacks that seats are due can be due to them. */
final class DueCheck extends GoMoment {
  DueCheck(GoPosition position) {
    super(position);
  }

  void check() {
    for (int seat = 0; seat < position.seats(); seat++) {
      due(seat);
      attackDue(seat);
      later(seat);
    }
    claims();
  }

  private void due(int seat) {
    GoSeat place = position.places[seat];
    Space space = rules.board().space(place.token);
    boolean onColour = space == Space.COLOUR;
    GoCheck.that(
        beforeBlocks() ? place.landed == onColour : !place.landed || handsOutBlocks() && onColour,
        GoCheck.at(seat, "landed") + " does not fit the space of the token in this phase.");
    GoCheck.that(
        place.free == 0 || beforeBlocks() || handsOutBlocks(),
        GoCheck.at(seat, "claims") + " must be 0 in this phase.");
    GoCheck.that(
        place.chosen == GoTable.NONE || handsOutBlocks(),
        GoCheck.at(seat, "reaches_for") + " is for the phases in which blocks are handed out.");
    if (place.landed && handsOutBlocks()) {
      GoCheck.that(
          place.chosen == rules.board().colour(place.token).ordinal(),
          GoCheck.at(seat, "reaches_for")
              + " must be the colour of the space that the token landed on.");
    }
    if (place.chosen != GoTable.NONE) {
      GoCheck.that(
          (place.landed || place.free > 0) && place.canPlace(place.chosen, rules.split()),
          GoCheck.at(seat, "reaches_for") + " is a block that is not due or has no square.");
    }
  }

  private void attackDue(int seat) {
    int attack = position.places[seat].attack;
    int landing = position.landingAttack(seat);
    String field = GoCheck.at(seat, "attack");
    if (beforeBlocks() || handsOutBlocks() || attacks() && turn(seat) > turn(position.actor)) {
      boolean onGo = position.places[seat].token == 0 && !beforeGoOf(seat);
      GoCheck.that(
          attack == landing || onGo && landing == 0,
          field + " does not fit the space of the token.");
    } else if (attacks() && seat == position.actor) {
      GoCheck.that(
          switch (phase) {
            case BUTTON -> attack == 0;
            case ATTACK -> attack != 0;
            case SHIELD -> attack == GoChoice.SHUT_DOWN.ordinal();
            default -> attack == GoChoice.HEIST.ordinal();
          },
          field + " does not fit the phase.");
      GoCheck.that(
          attack == 0
              || attack == landing
              || position.places[seat].token == 0
              || position.discards(Tile.GO_BUTTON) > 0,
          field + " comes from a space, GO or a used GO Button.");
    } else {
      GoCheck.that(attack == 0, field + " is over for this round.");
    }
  }

  private void later(int seat) {
    GoCheck.that(
        Later.possible(position, seat),
        GoCheck.at(seat, "later") + " does not fit the phase or the tiles of the seat.");
  }

  /** Blocks of any colour are due for Chance, for GO, and for used GO Buttons. */
  private void claims() {
    int buttons = phase == Phase.DRAW ? 0 : position.discards(Tile.GO_BUTTON);
    for (int seat = 0; seat < position.seats(); seat++) {
      GoSeat place = position.places[seat];
      boolean drew =
          position.space(seat) == Space.CHANCE && !(phase == Phase.DRAW && isAsked(seat));
      boolean chose = place.token == 0 && !beforeGoOf(seat) && place.attack == 0;
      buttons -= Math.max(0, place.free - (drew || chose ? 1 : 0));
      GoCheck.that(
          buttons >= 0,
          GoCheck.at(seat, "claims")
              + " come from a Money Bag, GO or used GO Buttons: there are fewer.");
      GoCheck.that(
          phase != Phase.GO || !chose || place.free > 0,
          GoCheck.at(seat, "claims") + " must be 1 or more: GO was used for a block.");
    }
  }
}
