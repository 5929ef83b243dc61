package croupier.engine.classic.saved;

import croupier.engine.Records;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.rules.Cards;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.EnumSet;
import java.util.Set;

/** Whether what goes on fits together, and fits the table. */
final class StackCheck {
  private static final Set<Frame> AFTER_LANDING =
      EnumSet.of(
          Frame.BUY,
          Frame.AUCTION,
          Frame.DRAW,
          Frame.CARD,
          Frame.TAX,
          Frame.UTILITY_ROLL,
          Frame.DEBT,
          Frame.ESTATE,
          Frame.TRANSFER);

  private final ClassicTable table;
  private final ClassicRules rules;

  StackCheck(ClassicTable table) {
    this.table = table;
    rules = table.rules;
  }

  void possible() {
    Frame bottom = Frame.of(Word.kind(table.frameAt(0)));
    that(
        bottom == Frame.FIRST_ROLL || bottom == Frame.TURN || bottom == Frame.OVER,
        "it begins with first_roll, turn or over");
    for (int at = 1; at < table.depth(); at++) {
      that(
          follows(frame(at - 1), frame(at)) && (frame(at - 1) != Frame.CARD || obeys(at)),
          name(frame(at)) + " does not follow " + name(frame(at - 1)));
    }
    that(table.frame().waiting() != null, name(table.frame()) + " is never on top");
    FrameCheck frames = new FrameCheck(table, closing());
    for (int at = 0; at < table.depth(); at++) {
      that(frames.fits(at), name(frame(at)) + " does not fit the rest");
    }
    that(
        bottom == Frame.OVER == over() || closing(),
        bottom == Frame.OVER ? "the game is not over" : "the game is over");
    that(
        bottom == Frame.FIRST_ROLL == (table.turn == 0), "turn is 0 while the start is rolled for");
    if (bottom == Frame.FIRST_ROLL) {
      that(untouched(), "nothing has happened before the first turn");
    }
    if (bottom == Frame.TURN) {
      turn();
    }
  }

  private static void that(boolean possible, String complaint) {
    ClassicCheck.that(possible, "stack: " + complaint + ".");
  }

  private Frame frame(int at) {
    return Frame.of(Word.kind(table.frameAt(at)));
  }

  private static String name(Frame frame) {
    return Records.lower(frame.name());
  }

  private boolean goesOn(Frame frame) {
    return table.find(frame) != ClassicTable.NONE;
  }

  /** What can interrupt what. */
  private static boolean follows(Frame below, Frame above) {
    return switch (below) {
      case FIRST_ROLL -> above == Frame.DEAL_DEEDS;
      case TURN ->
          switch (above) {
            case CLOCK,
                ROLL,
                MOVE,
                CLOSING,
                UTILITY_ROLL,
                DEBT,
                SHORTAGE,
                BUILDING_SALE,
                OFFER,
                TRANSFER,
                ESTATE ->
                true;
            default -> false;
          };
      case MOVE, CARD -> AFTER_LANDING.contains(above);
      case BUILDING_SALE -> above == Frame.BUILDING_AUCTION || above == Frame.PLACE;
      case BUY -> above == Frame.OFFER || above == Frame.TRANSFER;
      case DEBT -> above == Frame.OFFER || above == Frame.INSTEAD || above == Frame.TRANSFER;
      case TRANSFER -> above == Frame.DEBT || above == Frame.TRANSFER || above == Frame.ESTATE;
      case ESTATE -> above == Frame.AUCTION || above == Frame.TRANSFER;
      case CLOSING ->
          above == Frame.UTILITY_ROLL
              || above == Frame.DEBT
              || above == Frame.TRANSFER
              || above == Frame.ESTATE;
      default -> false;
    };
  }

  /** Whether a card can lead to what is above it. */
  private boolean obeys(int at) {
    long card = table.frameAt(at - 1);
    boolean moves =
        switch (rules.cards[Cards.deck(card)][Cards.card(card)].kind()) {
          case ADVANCE_TO, NEAREST_RAILROAD, NEAREST_UTILITY, MOVE_BACK -> true;
          default -> false;
        };
    boolean back = rules.cards[Cards.deck(card)][Cards.card(card)].kind() == Card.Kind.MOVE_BACK;
    return switch (frame(at)) {
      case DRAW, CARD, TAX -> back;
      case BUY, AUCTION, UTILITY_ROLL -> moves;
      case DEBT ->
          switch (Debts.cause(table.frameAt(at))) {
            case TAX -> back;
            case CARD -> !moves;
            default -> moves;
          };
      default -> true;
    };
  }

  // --- the beginning and the end

  private boolean over() {
    int left = Integer.bitCount(table.solvent);
    return left < 2 || rules.quicker && table.seats - left >= 2;
  }

  /** The end that was agreed on is reached, or may be. */
  private boolean closing() {
    boolean turns = table.turn == rules.lastTurn;
    boolean time = rules.lastSecond > 0 && table.seconds >= rules.lastSecond;
    return table.solvent != 0 && !over() && (turns || time);
  }

  private boolean untouched() {
    for (int seat = 0; seat < table.seats; seat++) {
      if (!untouched(seat)) {
        return false;
      }
    }
    return table.mortgaged == 0
        && table.built == 0
        && table.claimCount == 0
        && (table.wishes[0] | table.wishes[1]) == 0
        && table.solvent == (1 << table.seats) - 1
        && table.player == 0
        && !table.rolled
        && !table.released
        && table.seconds == 0
        && table.known[0] + table.known[1] == 0;
  }

  /** On GO, with the money of the start less what dealt deeds cost. */
  private boolean untouched(int seat) {
    int holdings = table.holdings[seat];
    int price = 0;
    for (int left = holdings & ClassicTable.ALL_DEEDS; left != 0; left &= left - 1) {
      price += table.board.price[Integer.numberOfTrailingZeros(left)];
    }
    return holdings >>> ClassicTable.DEEDS == 0
        && Integer.bitCount(holdings) == dealtTo(seat)
        && table.cash[seat] == ClassicRules.START_CASH - price
        && table.space[seat] == 0
        && table.offersLeft(seat) == rules.deals;
  }

  /** How many deeds a seat has before the first turn. */
  private int dealtTo(int seat) {
    if (!rules.quicker) {
      return 0;
    }
    if (table.frame() != Frame.DEAL_DEEDS) {
      return ClassicRules.DEALT;
    }
    int dealt = Word.things(table.top());
    return dealt / table.seats + (seat < dealt % table.seats ? 1 : 0);
  }

  // --- turns

  private void turn() {
    boolean between = frameAfterTurn() == null || isBusiness(frameAfterTurn());
    that(
        !between || table.rolled == table.doubles > 0,
        "between rolls, rolled is true after a double and only then");
    that(!between || !table.rolled || table.jail[table.player] == 0, "nobody rolls again in jail");
    that(
        frameAfterTurn() != Frame.ROLL && frameAfterTurn() != Frame.MOVE || table.rolled,
        "the dice are rolled, but rolled is false");
    that(
        table.doubles == 0 || !goesOn(Frame.CLOCK) && !closes(),
        "doubles are forgotten when the turn is over");
    that(
        rules.lastSecond == 0 || table.seconds < rules.lastSecond || closes(),
        "seconds: the time is over");
    that(
        table.depth() > 1 || table.isSolvent(table.player),
        "the player is bankrupt: the next begins");
    that(table.seconds == 0 || table.turn > 1 || closes(), "seconds are told after a turn");
  }

  private boolean closes() {
    return goesOn(Frame.CLOSING);
  }

  private Frame frameAfterTurn() {
    return table.depth() > 1 ? frame(1) : null;
  }

  private static boolean isBusiness(Frame frame) {
    return switch (frame) {
      case ROLL, MOVE, CLOCK, CLOSING -> false;
      default -> true;
    };
  }
}
