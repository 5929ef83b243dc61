package croupier.engine.go;

/** Whether the start was rolled for, and won by whom it can have been won. */
final class StartCheck extends GoMoment {
  StartCheck(GoPosition position) {
    super(position);
  }

  void check() {
    start();
  }

  private void start() {
    boolean before = phase == Phase.FIRST_ROLL;
    boolean begun = position.round > 1 || !before && phase != Phase.ROLL;
    GoCheck.that(
        before == (position.round == 0), "round is 0 while the start is rolled for, else not.");
    boolean untouched = true;
    boolean rolled = true;
    boolean unrolled = true;
    for (GoSeat place : position.places) {
      untouched &= place.token == 0 && place.marker == 0 && place.squares == 0 && place.tiles == 0;
      rolled &= place.die != 0;
      unrolled &= place.die == 0;
    }
    GoCheck.that(
        begun || untouched && position.discards == 0,
        "round must be 2 or more: the first move has been made.");
    if (before) {
      GoCheck.that(position.roller == 0, "roller is 0 while the start is rolled for.");
      checkTies(unrolled, rolled);
    } else {
      GoCheck.that(rolled, "players need a die from 1 to 6 once the start is rolled for.");
      GoCheck.that(begun || rolledHighest(), "roller must have rolled highest.");
    }
  }

  private void checkTies(boolean unrolled, boolean rolled) {
    if (unrolled) {
      GoCheck.that(
          Integer.bitCount(position.asked) == position.seats(),
          "asked must be every seat before the first roll.");
      return;
    }
    GoCheck.that(rolled, "players need a die from 1 to 6 each, or none of them.");
    GoCheck.that(Integer.bitCount(position.asked) > 1, "asked must be the seats that are tied.");
    int die = position.places[Integer.numberOfTrailingZeros(position.asked)].die;
    for (int seat = 0; seat < position.seats(); seat++) {
      GoCheck.that(
          isAsked(seat) ? position.die(seat) == die : beatenBy(die, seat),
          "asked must be the seats that are tied.");
    }
  }

  /** A die that was left behind in this roll, or in an earlier one by a tie of higher dice. */
  private boolean beatenBy(int die, int seat) {
    return position.die(seat) < die || position.die(seat) < 6 && position.seats() > 2;
  }

  /** Whether the roller has beaten somebody in the last roll for the start, and the rest before. */
  private boolean rolledHighest() {
    int die = position.die(position.roller);
    boolean somebody = false;
    for (int seat = 0; seat < position.seats(); seat++) {
      somebody |= position.die(seat) < die;
      if (seat != position.roller && !beatenBy(die, seat)) {
        return false;
      }
    }
    return somebody;
  }
}
