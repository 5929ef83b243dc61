package croupier.bots.express;

import croupier.engine.Because;
import croupier.engine.Reason;
import croupier.engine.express.ExpressMoves;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Phase;

/** What a bot says of what it does in express. */
public enum ExpressBotReason implements Reason {
  STOPS_TO_WIN,
  STOPS_FOR_POLICEMEN,
  STOPS_WITH_MONEY,
  DARES_WITH_POLICEMEN;

  @Override
  public String messages() {
    return "express-bots";
  }

  /** Stopping has a reason always, rolling on only when it is brave. */
  static Because of(ExpressPosition position, int seat, long move) {
    if (position.phase() != Phase.CHOOSING) {
      return null;
    }
    int policemen = position.policemen();
    int money = position.turnScore();
    if (move == ExpressMoves.ROLL) {
      return policemen == 2 ? DARES_WITH_POLICEMEN.with("policemen", policemen) : null;
    }
    if (move != ExpressMoves.STOP) {
      return null;
    }
    int score = position.score(seat) + money;
    if (score >= position.goal()) {
      return STOPS_TO_WIN.with("money", score);
    }
    return policemen == 2
        ? STOPS_FOR_POLICEMEN.with("policemen", policemen)
        : STOPS_WITH_MONEY.with("money", money);
  }
}
