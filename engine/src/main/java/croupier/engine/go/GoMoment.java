package croupier.engine.go;

import java.util.Arrays;

/** What can be said of the moment of a round in which a position is, for those who check it. */
abstract class GoMoment {
  final GoPosition position;
  final GoRules rules;
  final Phase phase;

  GoMoment(GoPosition position) {
    this.position = position;
    this.rules = position.rules;
    this.phase = position.phase;
  }

  /** How often everybody has rolled and moved. */
  final int rolls() {
    return phase == Phase.FIRST_ROLL || phase == Phase.ROLL
        ? Math.max(0, position.round - 1)
        : position.round;
  }

  final boolean beforeBlocks() {
    return phase == Phase.DRAW || phase == Phase.TILES || phase == Phase.GO;
  }

  final boolean handsOutBlocks() {
    return phase == Phase.CLAIM
        || phase == Phase.RACE
        || phase == Phase.PLACE && position.actor == GoTable.NONE;
  }

  final boolean attacks() {
    return phase == Phase.ATTACK || phase == Phase.BUTTON || phase == Phase.SHIELD || inHeist();
  }

  final boolean inHeist() {
    return phase == Phase.DIALS || phase == Phase.STEAL || placesStolenBlock();
  }

  final boolean placesStolenBlock() {
    return phase == Phase.PLACE && position.actor != GoTable.NONE;
  }

  /** Whoever landed on a colour is served before anybody reaches a second time. */
  final boolean allReachForTheFirst() {
    return phase == Phase.CLAIM && Arrays.stream(position.places).anyMatch(place -> place.landed);
  }

  /** Whether a seat on GO has not been asked for its choice yet. */
  final boolean beforeGoOf(int seat) {
    return phase == Phase.DRAW
        || phase == Phase.TILES
        || phase == Phase.GO && turn(seat) >= turn(Integer.numberOfTrailingZeros(position.asked));
  }

  final boolean isAsked(int seat) {
    return (position.asked >> seat & 1) == 1;
  }

  final int turn(int seat) {
    return position.turn(seat);
  }
}
