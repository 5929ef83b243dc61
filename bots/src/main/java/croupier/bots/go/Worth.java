package croupier.bots.go;

import croupier.bots.Weights;
import croupier.engine.go.Colour;
import croupier.engine.go.GoPosition;
import croupier.engine.go.GoTable;

/**
 * What blocks are worth to whom, in hundredths of a first block.
 *
 * @param stack by the blocks on a square, from none to a landmark
 * @param scarce what is left of a stack's worth for each block that the tray lacks to complete it,
 *     in percent
 * @param duel what a block of the only opponent weighs against an own one, in percent
 * @param crowd what a block of one of several opponents does
 * @param shield what a block must be worth for a Shield
 * @param button what a block must be worth for a GO Button
 * @param mega what a Mega Shut Down must take
 * @param caught how likely a heist succeeds or a Shut Down is not stopped by a kept tile, in
 *     percent
 */
record Worth(
    int[] stack, int scarce, int duel, int crowd, int shield, int button, int mega, int caught) {
  static final Weights WEIGHTS = Weights.read(Worth.class, "go.weights");
  static final Worth TUNED = of(WEIGHTS);

  private static final int LANDMARK = 4;

  static Worth of(Weights weights) {
    return new Worth(
        new int[] {0, 100, weights.get("stack_2"), weights.get("stack_3"), weights.get("landmark")},
        weights.get("scarce"),
        weights.get("duel"),
        weights.get("crowd"),
        weights.get("shield"),
        weights.get("button"),
        weights.get("mega"),
        weights.get("caught"));
  }

  int danger(int seats) {
    return seats == 2 ? duel : crowd;
  }

  /** What a seat's stack on a square is worth, or would be with some blocks more or fewer. */
  int of(GoPosition table, Colour colour, int count, int fromTray) {
    int worth = stack[count];
    int missing = LANDMARK - count;
    for (int lacking = missing - (table.tray(colour) - fromTray); lacking > 0; lacking--) {
      worth = worth * scarce / 100;
    }
    return worth;
  }

  /** What a seat gains by a block of a colour, from the tray or from somebody. */
  int gain(GoPosition table, int seat, Colour colour, int fromTray) {
    int square = best(table, seat, colour);
    if (square < 0) {
      return 0;
    }
    int count = table.count(seat, square);
    return of(table, colour, count + 1, fromTray) - (count == 0 ? 0 : of(table, colour, count, 0));
  }

  /** Where a block of a colour goes: on the highest stack of its colour, or an empty square. */
  static int best(GoPosition table, int seat, Colour colour) {
    int best = -1;
    int most = -1;
    for (int square = 0; square < GoTable.SQUARES; square++) {
      int count = table.count(seat, square);
      boolean fits = count == 0 || count < LANDMARK && table.colour(seat, square) == colour;
      if (fits && count > most) {
        most = count;
        best = square;
      }
    }
    return best;
  }

  /** What it costs a seat to lose a block from a square. */
  int loss(GoPosition table, int seat, int square) {
    Colour colour = table.colour(seat, square);
    int count = table.count(seat, square);
    return of(table, colour, count, 0) - (count == 1 ? 0 : of(table, colour, count - 1, 0));
  }

  /** All stacks of a seat. */
  int of(GoPosition table, int seat) {
    int sum = 0;
    for (int square = 0; square < GoTable.SQUARES; square++) {
      int count = table.count(seat, square);
      sum += count == 0 ? 0 : of(table, table.colour(seat, square), count, 0);
    }
    return sum;
  }
}
