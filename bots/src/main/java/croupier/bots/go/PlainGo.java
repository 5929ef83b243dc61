package croupier.bots.go;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Because;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.go.Colour;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoMoves;
import croupier.engine.go.GoPosition;
import croupier.engine.go.GoTable;
import croupier.engine.go.Tile;

/**
 * Plays go by what a block is worth to whom: takes what brings most, attacks where it hurts most,
 * keeps its tiles for what matters. With mistakes it now and then does something else that may be
 * done, and holds on to its favourite colour.
 */
final class PlainGo implements Bot {
  private static final Colour[] COLOURS = Colour.values();

  /** One decision in so many is a mistake, of one who makes any. */
  private static final int MISTAKE = 5;

  private final Worth worth;
  private final boolean errs;
  private final long[] moves = new long[Position.MOST_MOVES];

  PlainGo(Worth worth, boolean errs) {
    this.worth = worth;
    this.errs = errs;
  }

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    GoPosition table = (GoPosition) world;
    if (errs && chance.below(MISTAKE) == 0) {
      return table.any(seat, chance, moves);
    }
    return switch (table.phase()) {
      case TILES -> tiles(table, seat);
      case GO -> onGo(table, seat);
      case CLAIM -> GoMoves.move(GoMoves.CLAIM_COLOUR, claim(table, seat));
      case PLACE -> GoMoves.move(GoMoves.PLACE_BLOCK, Worth.best(table, seat, table.hand()));
      case ATTACK -> attack(table, seat);
      case DIALS -> GoMoves.move(GoMoves.LOCK_DIAL, HeistMix.symbol(table, seat, chance));
      case STEAL -> GoMoves.move(GoMoves.STEAL_BLOCK, steal(table, seat));
      case SHIELD -> shield(table, seat);
      case BUTTON -> button(table, seat);
      case MEGA -> mega(table, seat);
      case FIRST_ROLL, ROLL, DRAW, RACE, OVER ->
          throw new IllegalStateException("nobody decides in " + table.phase());
    };
  }

  // --- tiles and GO

  private long tiles(GoPosition table, int seat) {
    if (table.tiles(seat, Tile.MR_MONOPOLY) > 0 && table.marker(seat) < table.trackerLength()) {
      return GoMoves.move(GoMoves.USE_MR_MONOPOLY, 0);
    }
    if (table.tiles(seat, Tile.GO_BUTTON) == 0) {
      return GoMoves.move(GoMoves.PASS, 0);
    }
    if (mostGain(table, seat) >= worth.button()) {
      long press = GoMoves.move(GoMoves.USE_GO_BUTTON, GoChoice.BLOCK.ordinal());
      if (isListed(table, seat, press)) {
        return press;
      }
    }
    return GoMoves.move(
        mostHurt(table, seat) >= worth.button() ? GoMoves.PASS_FOR_NOW : GoMoves.PASS, 0);
  }

  private boolean isListed(GoPosition table, int seat, long move) {
    for (int i = table.moves(seat, moves) - 1; i >= 0; i--) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  private long onGo(GoPosition table, int seat) {
    int block = table.moves(seat, moves) > 2 ? mostGain(table, seat) : -1;
    int attack = attackWorth(table, seat);
    GoChoice choice = block >= attack ? GoChoice.BLOCK : betterAttack(table, seat);
    return GoMoves.move(GoMoves.CHOOSE_GO, choice.ordinal());
  }

  private int attackWorth(GoPosition table, int seat) {
    return Math.max(mostHurt(table, seat) * worth.caught() / 100, heistWorth(table, seat));
  }

  private GoChoice betterAttack(GoPosition table, int seat) {
    return heistWorth(table, seat) > mostHurt(table, seat) * worth.caught() / 100
        ? GoChoice.HEIST
        : GoChoice.SHUT_DOWN;
  }

  // --- blocks

  private int claim(GoPosition table, int seat) {
    int count = table.moves(seat, moves);
    int best = 0;
    int most = -1;
    for (int i = 0; i < count; i++) {
      int colour = GoMoves.what(moves[i]);
      int gain = worth.gain(table, seat, COLOURS[colour], 1);
      if (gain > most) {
        most = gain;
        best = colour;
      }
    }
    return best;
  }

  private int mostGain(GoPosition table, int seat) {
    int most = 0;
    for (Colour colour : COLOURS) {
      if (table.tray(colour) > 0) {
        most = Math.max(most, worth.gain(table, seat, colour, 1));
      }
    }
    return most;
  }

  // --- attacks

  /** What a block less would cost the opponent whom it would cost most. */
  private int mostHurt(GoPosition table, int seat) {
    int most = 0;
    for (int other = 0; other < table.seats(); other++) {
      for (int square = 0; other != seat && square < GoTable.SQUARES; square++) {
        if (table.count(other, square) > 0) {
          most = Math.max(most, hurt(table, other, square));
        }
      }
    }
    return most;
  }

  private int hurt(GoPosition table, int other, int square) {
    return worth.loss(table, other, square) * worth.danger(table.seats()) / 100;
  }

  private int heistWorth(GoPosition table, int seat) {
    int most = 0;
    for (int other = 0; other < table.seats(); other++) {
      if (other != seat) {
        most = Math.max(most, mostStolen(table, seat, other));
      }
    }
    return most / HeistMix.SYMBOLS;
  }

  private int mostStolen(GoPosition table, int seat, int other) {
    int most = 0;
    for (int square = 0; square < GoTable.SQUARES; square++) {
      if (table.count(other, square) > 0) {
        most = Math.max(most, stolen(table, seat, other, square));
      }
    }
    return most;
  }

  private int stolen(GoPosition table, int seat, int other, int square) {
    return worth.gain(table, seat, table.colour(other, square), 0) + hurt(table, other, square);
  }

  private long attack(GoPosition table, int seat) {
    boolean heist = table.attack(seat) == GoChoice.HEIST;
    long best = GoMoves.move(GoMoves.PASS, 0);
    int most = -1;
    for (int other = 0; other < table.seats(); other++) {
      for (int square = 0; other != seat && square < GoTable.SQUARES; square++) {
        if (table.count(other, square) == 0) {
          continue;
        }
        int value = heist ? stolen(table, seat, other, square) : hurt(table, other, square);
        if (value > most) {
          most = value;
          best =
              heist
                  ? GoMoves.move(GoMoves.HEIST, other)
                  : GoMoves.move(GoMoves.SHUT_DOWN, other, square);
        }
      }
    }
    return best;
  }

  private int steal(GoPosition table, int seat) {
    int best = 0;
    int most = -1;
    for (int square = 0; square < GoTable.SQUARES; square++) {
      if (table.count(table.target(), square) > 0) {
        int value = stolen(table, seat, table.target(), square);
        if (value > most) {
          most = value;
          best = square;
        }
      }
    }
    return best;
  }

  private long shield(GoPosition table, int seat) {
    boolean worthIt =
        table.tiles(seat, Tile.SHIELD) > 0
            && worth.loss(table, seat, table.aim()) >= worth.shield();
    return GoMoves.move(worthIt ? GoMoves.USE_SHIELD : GoMoves.PASS, 0);
  }

  private long button(GoPosition table, int seat) {
    if (table.tiles(seat, Tile.GO_BUTTON) == 0 || mostHurt(table, seat) < worth.button()) {
      return GoMoves.move(GoMoves.PASS, 0);
    }
    return GoMoves.move(GoMoves.USE_GO_BUTTON, betterAttack(table, seat).ordinal());
  }

  private long mega(GoPosition table, int seat) {
    int best = 0;
    int most = -1;
    for (Colour colour : COLOURS) {
      int taken = 0;
      for (int other = 0; other < table.seats(); other++) {
        for (int square = 0; other != seat && square < GoTable.SQUARES; square++) {
          if (table.count(other, square) > 0 && table.colour(other, square) == colour) {
            taken += worth.of(table, colour, table.count(other, square), 0);
          }
        }
      }
      if (taken > most) {
        most = taken;
        best = colour.ordinal();
      }
    }
    table.moves(seat, moves);
    boolean mayWait = GoMoves.kind(moves[0]) == GoMoves.PASS;
    return mayWait && most < worth.mega()
        ? GoMoves.move(GoMoves.PASS, 0)
        : GoMoves.move(GoMoves.MEGA_SHUT_DOWN, best);
  }

  @Override
  public Because why(Position world, int seat, long move) {
    return GoBotReason.of((GoPosition) world, seat, move);
  }
}
