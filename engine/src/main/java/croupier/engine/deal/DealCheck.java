package croupier.engine.deal;

import croupier.engine.Group;
import croupier.engine.Refusal;

/** Whether a loaded position can come up in a game; the cards themselves are counted already. */
final class DealCheck {
  private static final DealData DATA = DealData.STANDARD;

  private DealCheck() {}

  static void that(boolean possible, String sentence) {
    if (!possible) {
      throw Refusal.impossible(sentence);
    }
  }

  static void buildings(DealTable table, Group colour, int set) {
    boolean house = (set & Sets.HOUSE) != 0;
    boolean hotel = (set & Sets.HOTEL) != 0;
    that(house || !hotel, "A Hotel needs a House.");
    that(
        !house
            || Sets.complete(table, colour.ordinal(), set)
            || table.rules.lostBuildings() == DealRules.LostBuildings.STAY,
        "A House needs a complete set.");
  }

  static void possible(DealTable table) {
    switch (table.phase) {
      case FIRST -> untouched(table);
      case DEAL -> dealing(table);
      default -> {
        hands(table);
        if (table.phase == Phase.OVER) {
          that(
              Endings.winner(table) != DealTable.NONE || Endings.isStale(table),
              "The game is not over.");
        } else {
          running(table);
        }
      }
    }
  }

  // --- before the first turn

  private static void untouched(DealTable table) {
    for (int seat = 0; seat < table.seats; seat++) {
      that(table.holdsNothing(seat), "Nobody has cards before it is known who starts.");
    }
    nothingPlayed(table);
  }

  private static void dealing(DealTable table) {
    int seat = table.turn;
    boolean dealt = true;
    for (int i = 0; i < table.seats; i++) {
      int held = table.held(seat);
      that(
          held == 0 || dealt && held == DATA.hand,
          "Hands of " + DATA.hand + " are dealt one after the other, from the first seat.");
      dealt &= held > 0;
      seat = table.next(seat);
    }
    that(!dealt, "All hands are dealt already.");
    nothingPlayed(table);
  }

  private static void nothingPlayed(DealTable table) {
    boolean nothing =
        table.plays == 0
            && table.rearrangements == 0
            && table.quiet == 0
            && DealCards.count(table.cards, DealTable.UNDER) == 0
            && DealCards.count(table.cards, DealTable.DISCARDS) == 0;
    for (int seat = 0; seat < table.seats; seat++) {
      nothing &= DealCards.count(table.cards, DealTable.bankOf(seat)) == 0;
      for (int colour = 0; colour < Group.COUNT; colour++) {
        nothing &= Sets.of(table, seat, colour) == 0;
      }
    }
    that(nothing, "Nothing is played before all hands are dealt.");
  }

  // --- in the game

  private static void hands(DealTable table) {
    int played = DATA.plays - table.plays;
    for (int seat = 0; seat < table.seats; seat++) {
      int most =
          seat == table.turn
              ? DATA.handLimit + DATA.draw + played * (DATA.passGoDraws - 1)
              : DATA.handLimit;
      that(table.held(seat) <= most, "Seat " + seat + " cannot hold more than " + most + " cards.");
    }
    that(
        table.rules.excessUnderPile() || DealCards.count(table.cards, DealTable.UNDER) == 0,
        "Nothing goes under the pile in this game.");
  }

  private static void running(DealTable table) {
    that(
        table.quiet < table.seats * Endings.LONGEST_QUIET,
        "The game has been over since so many turns went by without a play.");
    boolean charged = Charges.isCharge(table.effect);
    that(
        charged || table.phase == Phase.PLACE || Endings.winner(table) == DealTable.NONE,
        "The game is over: a seat has " + DATA.setsToWin + " sets.");
    switch (table.phase) {
      case DRAW -> draw(table);
      case PLAY ->
          that(
              Plays.possible(table) || Rearrangements.possible(table),
              "The turn is over: nothing is left to do in it.");
      case DISCARD ->
          that(
              Turns.isOverLimit(table)
                  || table.rules.discardingFreely() && !table.holdsNothing(table.turn),
              "Nothing has to be discarded.");
      default -> DealStackCheck.possible(table);
    }
  }

  private static void draw(DealTable table) {
    that(Draws.count(table) > 0, "There is nothing to draw.");
    if (table.plays == DATA.plays) {
      that(table.held(table.turn) <= DATA.handLimit, "A turn begins with the hand limit at most.");
      that(
          table.rearrangements == DealTable.REARRANGEMENTS,
          "Nothing is rearranged before the turn's cards are drawn.");
    } else {
      that(
          DealCards.count(table.cards, DealTable.DISCARDS, Card.PASS_GO.ordinal()) > 0,
          "Cards are drawn after a play, but no pass_go was discarded.");
    }
  }
}
