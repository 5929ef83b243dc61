package croupier.engine.go;

import croupier.engine.Records;

/** Whether those of whom something is asked are those whom the phase asks. */
final class AskedCheck extends GoMoment {
  AskedCheck(GoPosition position) {
    super(position);
  }

  void check() {
    asked();
  }

  private void asked() {
    boolean fits =
        switch (phase) {
          case FIRST_ROLL -> true;
          case ROLL -> position.asked == 0;
          case OVER -> position.asked == 0 && position.builders() != 0;
          case DRAW -> drawers();
          case TILES -> everyAsked(seat -> position.askedForTiles(position.places[seat]));
          case GO -> one() && everyAsked(seat -> position.token(seat) == 0);
          case CLAIM -> claimers();
          case RACE -> racers();
          case PLACE -> one() && placer();
          case ATTACK, BUTTON -> actorAlone() && position.targets(position.actor) != 0;
          case DIALS ->
              everyAsked(seat -> seat == position.actor || seat == position.target)
                  && position.blocks(position.target) > 0;
          case STEAL -> actorAlone() && position.blocks(position.target) > 0;
          case SHIELD ->
              position.asked == 1 << position.target
                  && position.mayHold(position.places[position.target], Tile.SHIELD)
                  && position.count(position.target, position.aim) > 0;
          case MEGA -> one() && everyAsked(seat -> position.mayFire(position.places[seat]));
        };
    GoCheck.that(fits, "asked does not fit the phase " + Records.lower(phase.name()) + ".");
  }

  private interface Test {
    boolean of(int seat);
  }

  /** Somebody is asked, and nobody without reason. */
  private boolean everyAsked(Test reason) {
    for (int seat = 0; seat < position.seats(); seat++) {
      if (isAsked(seat) && !reason.of(seat)) {
        return false;
      }
    }
    return position.asked != 0;
  }

  private boolean one() {
    return Integer.bitCount(position.asked) == 1;
  }

  private boolean actorAlone() {
    return position.asked == 1 << position.actor;
  }

  /** Those on Chance from some seat on, clockwise; and there is a tile. */
  private boolean drawers() {
    boolean begun = false;
    for (int seat = position.roller; seat != GoTable.NONE; seat = position.after(seat)) {
      boolean onChance = position.space(seat) == Space.CHANCE;
      begun |= isAsked(seat);
      if (onChance ? isAsked(seat) != begun : isAsked(seat)) {
        return false;
      }
    }
    return begun && position.supply != 0;
  }

  private boolean claimers() {
    for (int seat = 0; seat < position.seats(); seat++) {
      GoSeat place = position.places[seat];
      boolean chooses = place.free > 0 && place.chosen == GoTable.NONE;
      if (isAsked(seat) != chooses || chooses && position.takeable(place) == 0) {
        return false;
      }
    }
    return position.asked != 0 && wantedAreStocked();
  }

  private boolean wantedAreStocked() {
    for (GoSeat place : position.places) {
      if (place.chosen != GoTable.NONE && position.trayCount(place.chosen) == 0) {
        return false;
      }
    }
    return true;
  }

  private boolean racers() {
    int colour = position.firstWanted();
    return rules.race()
        && colour != GoTable.NONE
        && wantedAreStocked()
        && position.asked == position.reachingFor(colour)
        && position.trayCount(colour) < Integer.bitCount(position.asked);
  }

  private boolean placer() {
    int seat = Integer.numberOfTrailingZeros(position.asked);
    GoSeat place = position.places[seat];
    return rules.split()
        && (position.actor == GoTable.NONE || seat == position.actor)
        && place.chosen == GoTable.NONE
        && (position.firstWanted() == GoTable.NONE || position.firstWanted() >= position.hand)
        && Integer.bitCount(place.squaresFor(position.hand, true)) > 1;
  }
}
