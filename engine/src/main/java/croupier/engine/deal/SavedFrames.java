package croupier.engine.deal;

import croupier.engine.Group;
import croupier.engine.Records;
import java.util.List;

/** What goes on between seats in a saved position, read back into the fields of the table. */
final class SavedFrames {
  private final DealPosition position;

  private SavedFrames(DealPosition position) {
    this.position = position;
  }

  static void read(DealPosition position, List<DealFrame> frames) {
    new SavedFrames(position).read(frames);
  }

  private void read(List<DealFrame> frames) {
    int most = position.phase == Phase.PLACE ? 3 : 2;
    boolean busy =
        position.phase == Phase.ANSWER
            || position.phase == Phase.PAY
            || position.phase == Phase.PLACE;
    DealCheck.that(
        busy ? frames.size() >= 2 && frames.size() <= most : frames.isEmpty(),
        "The stack does not fit the phase " + name(position.phase) + ".");
    for (int i = 0; i < frames.size(); i++) {
      readFrame(frames.get(i), i);
    }
    DealCheck.that(position.stack().equals(frames), "The frames of the stack do not fit together.");
  }

  private void readFrame(DealFrame frame, int depth) {
    DealCheck.that(depth > 0 == waitsForASeat(frame), "The frames of the stack are in disorder.");
    switch (frame) {
      case DealFrame.Rent(
              Card card,
              _,
              Group colour,
              int doublers,
              int amount,
              List<Integer> waiting) -> {
        charged(card, waiting);
        DealCheck.that(Charges.isRent(position.effect), name(card) + " is no rent card.");
        DealCheck.that(
            doublers >= 0 && doublers <= Card.DOUBLE_THE_RENT.count(), "doublers must be 0 to 2.");
        position.colour = colour.ordinal();
        position.doublers = doublers;
        position.amount = amount;
      }
      case DealFrame.Charge(Card card, _, int amount, List<Integer> waiting) -> {
        charged(card, waiting);
        DealCheck.that(
            card == Card.DEBT_COLLECTOR || card == Card.BIRTHDAY, name(card) + " is no charge.");
        position.amount = amount;
      }
      case DealFrame.SlyDeal(_, int target, Laid card) -> {
        aimed(Card.SLY_DEAL, target);
        position.wanted = card.ordinal();
      }
      case DealFrame.ForcedDeal(_, int target, Laid card, Laid own) -> {
        aimed(Card.FORCED_DEAL, target);
        position.wanted = card.ordinal();
        position.given = own.ordinal();
      }
      case DealFrame.DealBreaker(_, int target, Group colour, int set) -> {
        aimed(Card.DEAL_BREAKER, target);
        DealCheck.that(set >= 0 && set < Sets.MOST, "There is no set " + set + ".");
        position.colour = colour.ordinal();
        position.wanted = set;
      }
      case DealFrame.Answer(_, int target, _, int debt, int noes, boolean toDoubling) -> {
        position.target = seat(target);
        DealCheck.that(noes >= 0 && noes <= Card.JUST_SAY_NO.count(), "noes must be 0 to 3.");
        position.noes = noes;
        position.toDoubling = toDoubling;
        position.spared = isSpared(debt);
      }
      case DealFrame.Payment(int payer, _, int debt) -> {
        position.target = seat(payer);
        position.spared = isSpared(debt);
      }
      case DealFrame.Placing(int seat, List<Card> cards) -> {
        int placing = Takings.packed(cards);
        if (seat == position.turn) {
          position.placing = placing;
        } else {
          position.placingToo = placing;
        }
      }
    }
  }

  private static boolean waitsForASeat(DealFrame frame) {
    return frame instanceof DealFrame.Answer
        || frame instanceof DealFrame.Payment
        || frame instanceof DealFrame.Placing;
  }

  private boolean isSpared(int debt) {
    return debt != position.amount;
  }

  private void aimed(Card card, int target) {
    position.effect = card.ordinal();
    position.target = seat(target);
  }

  /** Who answers or pays of all those stands in the frame above. */
  private void charged(Card card, List<Integer> waiting) {
    position.effect = card.ordinal();
    for (int seat : waiting) {
      position.waiting |= 1 << seat(seat);
    }
  }

  private int seat(int seat) {
    DealCheck.that(
        seat >= 0 && seat < position.seats && seat != position.turn,
        "Seat " + seat + " is no opponent of seat " + position.turn + ".");
    return seat;
  }

  private static String name(Enum<?> constant) {
    return Records.lower(constant.name());
  }
}
