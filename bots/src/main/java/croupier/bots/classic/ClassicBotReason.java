package croupier.bots.classic;

import croupier.engine.Because;
import croupier.engine.Reason;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.ClassicPosition;

/** What a bot says of what it does in the classic games. */
public enum ClassicBotReason implements Reason {
  KEEPS_CASH,
  STAYS_IN_JAIL,
  WANTS_A_GROUP,
  DEAL_IS_FAIR,
  DEAL_IS_TOO_DEAR,
  ASKS_FOR_MORE,
  NEEDS_MONEY;

  @Override
  public String messages() {
    return "classic-bots";
  }

  static Because of(ClassicPosition table, int seat, long move, ActionKind kind) {
    if (kind == null) {
      return null;
    }
    return switch (kind) {
      case DECLINE -> declines(table, seat);
      case ROLL -> table.inJail(seat) ? Because.of(STAYS_IN_JAIL) : null;
      case OFFER -> Because.of(WANTS_A_GROUP);
      case ACCEPT -> Because.of(DEAL_IS_FAIR);
      case REFUSE -> Because.of(DEAL_IS_TOO_DEAR);
      case COUNTER -> Because.of(ASKS_FOR_MORE);
      case SELL, SELL_DOWN, MORTGAGE -> NEEDS_MONEY.with("debt", table.debt());
      default -> null;
    };
  }

  /** Who could pay the price twice is not short of money. */
  private static Because declines(ClassicPosition table, int seat) {
    int cash = table.cash(seat);
    int price = table.board().price(table.space(seat));
    return cash < 2 * price ? KEEPS_CASH.with("cash", cash) : Because.of(DEAL_IS_TOO_DEAR);
  }
}
