package croupier.engine.go;

/** Whether as many rounds can have brought the tokens so far and the seats so much. */
final class GainsCheck extends GoMoment {
  GainsCheck(GoPosition position) {
    super(position);
  }

  void check() {
    moved();
    gained();
  }

  private void moved() {
    for (int seat = 0; seat < position.seats(); seat++) {
      GoSeat place = position.places[seat];
      GoCheck.that(
          GoWalk.possible(rules.board(), rolls(), place.token, Jail.of(place.jail), place.die),
          GoCheck.at(seat, "token") + " cannot have come there with a die of " + place.die + ".");
    }
  }

  /** A round brings a seat one thing: a block, a step of the marker, a tile, or an attack. */
  private void gained() {
    int drawn = Tile.TILES - position.supply();
    int draws = phase == Phase.DRAW ? Integer.bitCount(position.asked) : 0;
    GoCheck.that(
        drawn + draws <= position.seats() * rolls(),
        "supply: " + drawn + " tiles were drawn, more than " + rolls() + " rounds can take.");
    for (int seat = 0; seat < position.seats(); seat++) {
      GoSeat place = position.places[seat];
      int due = place.free + (place.landed ? 1 : 0) + (place.attack != 0 ? 1 : 0);
      due += isToCome(seat) ? 1 : 0;
      int hand = phase == Phase.PLACE && !inHeist() && isAsked(seat) ? 1 : 0;
      int gained = place.blocks() + place.marker + place.held() + due + hand;
      GoCheck.that(
          gained <= rolls(),
          "players["
              + seat
              + "]: blocks, marker, tiles and what is due are "
              + gained
              + "; "
              + rolls()
              + " rounds bring at most "
              + rolls()
              + ".");
    }
  }

  /** Whether the space of a seat will bring it something, but nobody can say yet what. */
  private boolean isToCome(int seat) {
    return phase == Phase.DRAW && isAsked(seat)
        || beforeBlocks() && position.token(seat) == 0 && beforeGoOf(seat);
  }
}
