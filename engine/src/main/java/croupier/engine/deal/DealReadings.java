package croupier.engine.deal;

import croupier.engine.Group;
import java.util.ArrayList;
import java.util.List;

/** A table in words, for views and for whoever shows the game. */
final class DealReadings {
  private DealReadings() {}

  static List<DealSet> sets(DealTable table, int seat) {
    List<DealSet> sets = new ArrayList<>();
    for (int colour = 0; colour < Group.COUNT; colour++) {
      long packed = Sets.of(table, seat, colour);
      for (int number = 0; number < Sets.number(packed); number++) {
        int set = Sets.set(packed, number);
        sets.add(
            new DealSet(
                Group.of(colour),
                number,
                Sets.cards(colour, set),
                Sets.complete(table, colour, set),
                Sets.rent(table, colour, set)));
      }
    }
    return sets;
  }

  /** The frames, from the bottom up. */
  static List<DealFrame> stack(DealTable table) {
    List<DealFrame> stack = new ArrayList<>();
    if (table.effect == DealTable.NONE) {
      return stack;
    }
    stack.add(played(table));
    switch (table.phase) {
      case ANSWER ->
          stack.add(
              new DealFrame.Answer(
                  table.turn,
                  table.target,
                  Denials.asked(table),
                  Charges.isCharge(table.effect) ? Charges.owed(table) : 0,
                  table.noes,
                  table.toDoubling));
      case PAY -> stack.add(new DealFrame.Payment(table.target, table.turn, Charges.owed(table)));
      case PLACE -> {
        if (table.placingToo != 0) {
          stack.add(new DealFrame.Placing(table.target, Takings.waiting(table.placingToo)));
        }
        if (table.placing != 0) {
          stack.add(new DealFrame.Placing(table.turn, Takings.waiting(table.placing)));
        }
      }
      default -> throw new IllegalStateException("nothing goes on in " + table.phase);
    }
    return stack;
  }

  private static DealFrame played(DealTable table) {
    Card card = Card.of(table.effect);
    return switch (card) {
      case SLY_DEAL -> new DealFrame.SlyDeal(table.turn, table.target, Laid.of(table.wanted));
      case FORCED_DEAL ->
          new DealFrame.ForcedDeal(
              table.turn, table.target, Laid.of(table.wanted), Laid.of(table.given));
      case DEAL_BREAKER ->
          new DealFrame.DealBreaker(table.turn, table.target, Group.of(table.colour), table.wanted);
      case DEBT_COLLECTOR, BIRTHDAY ->
          new DealFrame.Charge(
              card, table.turn, table.amount, Charges.inOrder(table, table.waiting));
      default ->
          new DealFrame.Rent(
              card,
              table.turn,
              Group.of(table.colour),
              table.doublers,
              table.amount,
              Charges.inOrder(table, table.waiting));
    };
  }
}
