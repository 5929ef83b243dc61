package croupier.bots.go;

import croupier.engine.Because;
import croupier.engine.Reason;
import croupier.engine.go.Colour;
import croupier.engine.go.GoMoves;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;

/** What a bot says of what it does in go. Secret choices have no reason that is told. */
public enum GoBotReason implements Reason {
  ATTACKS_A_STACK,
  TAKES_A_STACK,
  SAVES_A_STACK,
  SWEEPS_A_COLOUR,
  WAITS_WITH_MEGA;

  @Override
  public String messages() {
    return "go-bots";
  }

  static Because of(GoPosition table, int seat, long move) {
    int what = GoMoves.what(move);
    return switch (GoMoves.kind(move)) {
      case GoMoves.SHUT_DOWN -> stack(ATTACKS_A_STACK, table, what, GoMoves.where(move));
      case GoMoves.STEAL_BLOCK -> stack(TAKES_A_STACK, table, table.target(), what);
      case GoMoves.USE_SHIELD -> stack(SAVES_A_STACK, table, seat, table.aim());
      case GoMoves.MEGA_SHUT_DOWN -> SWEEPS_A_COLOUR.with("colour", Colour.values()[what]);
      case GoMoves.PASS -> table.phase() == Phase.MEGA ? Because.of(WAITS_WITH_MEGA) : null;
      default -> null;
    };
  }

  private static Because stack(GoBotReason reason, GoPosition table, int seat, int square) {
    return reason
        .with("count", table.count(seat, square))
        .with("colour", table.colour(seat, square));
  }
}
