package croupier.bots.deal;

import croupier.engine.Because;
import croupier.engine.Reason;
import croupier.engine.deal.DealMoves;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Laid;
import croupier.engine.deal.Phase;

/**
 * What a bot says of what it does in deal; never of cards that others do not see, nor what the
 * table says anyway: a set that is complete is told by itself.
 */
public enum DealBotReason implements Reason {
  BREAKS_A_SET,
  TAKES_FOR_A_SET,
  DENIES_A_CHARGE,
  DENIES_A_TAKING;

  @Override
  public String messages() {
    return "deal-bots";
  }

  static Because of(DealPosition table, int seat, long move) {
    if (table.phase() == Phase.PLAY) {
      return switch (DealMoves.kind(move)) {
        case DealMoves.DEAL_BREAKER -> Because.of(BREAKS_A_SET);
        case DealMoves.SLY_DEAL, DealMoves.FORCED_DEAL ->
            TAKES_FOR_A_SET.with("colour", Laid.values()[DealMoves.second(move)].colour());
        default -> null;
      };
    }
    if (table.phase() == Phase.ANSWER && DealMoves.kind(move) != DealMoves.ACCEPT) {
      return table.charged() > 0
          ? DENIES_A_CHARGE.with("amount", table.charged())
          : Because.of(DENIES_A_TAKING);
    }
    return null;
  }
}
