package croupier.engine.express;

import croupier.engine.Because;
import croupier.engine.Bits;
import croupier.engine.Outcome;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.List;

/** What chance answers, as one number: three bits for each die, count of policemen, or seat. */
final class Dice {
  private Dice() {}

  static ExpressAsk asks(ExpressTable table) {
    if (table.phase == Phase.ROLLING) {
      return new ExpressAsk.RollDice(ExpressTable.dice(table.diceToRoll()));
    }
    return table.policeStart
        ? new ExpressAsk.PoliceRoll(Bits.listed(table.starters))
        : new ExpressAsk.FirstSeat(table.scores.length);
  }

  static long draw(ExpressTable table, Randomness source) {
    if (table.phase == Phase.ROLLING) {
      long roll = 0;
      int shift = 0;
      for (int left = table.diceToRoll(); left != 0; left &= left - 1) {
        roll |= (long) source.below(6) << shift;
        shift += 3;
      }
      return roll;
    }
    return table.policeStart ? drawPolicemen(table, source) : source.below(table.scores.length);
  }

  private static long drawPolicemen(ExpressTable table, Randomness source) {
    long roll = 0;
    int shift = 0;
    for (int left = table.starters; left != 0; left &= left - 1) {
      long count = 0;
      for (int die = Die.J1.ordinal(); die <= Die.J3.ordinal(); die++) {
        count += table.data.face(die, source.below(6)) == Face.POLICEMAN.ordinal() ? 1 : 0;
      }
      roll |= count << shift;
      shift += 3;
    }
    return roll;
  }

  static ExpressOutcome outcome(ExpressTable table, long roll) {
    if (table.phase == Phase.ROLLING) {
      List<Face> faces = new ArrayList<>();
      long rest = roll;
      for (Die die : ExpressTable.dice(table.diceToRoll())) {
        faces.add(Face.at(table.data.face(die.ordinal(), (int) rest & 7)));
        rest >>>= 3;
      }
      return new ExpressOutcome.Rolled(faces);
    }
    if (!table.policeStart) {
      return new ExpressOutcome.First((int) roll);
    }
    List<Integer> counts = new ArrayList<>();
    for (int i = 0; i < Integer.bitCount(table.starters); i++) {
      counts.add((int) (roll >>> 3 * i) & 7);
    }
    return new ExpressOutcome.Policemen(counts);
  }

  static long roll(ExpressTable table, Outcome outcome) {
    return switch (outcome) {
      case ExpressOutcome.Rolled(List<Face> faces) when table.phase == Phase.ROLLING ->
          sides(table, faces);
      case ExpressOutcome.First(int seat)
          when table.phase == Phase.STARTING && !table.policeStart -> {
        if (seat < 0 || seat >= table.scores.length) {
          throw Refusal.noSuchSeat(seat, table.scores.length);
        }
        yield seat;
      }
      case ExpressOutcome.Policemen(List<Integer> counts)
          when table.phase == Phase.STARTING && table.policeStart -> {
        check(
            counts.size() == Integer.bitCount(table.starters)
                && counts.stream().allMatch(count -> count >= 0 && count <= Die.POLICE_DICE),
            ExpressReason.WRONG_POLICEMEN.with("seats", Integer.bitCount(table.starters)));
        yield packed(counts);
      }
      default -> throw Refusal.answersSomethingElse(outcome, asks(table));
    };
  }

  private static long sides(ExpressTable table, List<Face> faces) {
    List<Die> dice = ExpressTable.dice(table.diceToRoll());
    check(faces.size() == dice.size(), ExpressReason.WRONG_DICE.with("dice", dice.size()));
    List<Integer> sides = new ArrayList<>();
    for (int i = 0; i < dice.size(); i++) {
      int side = table.data.faces(dice.get(i)).indexOf(faces.get(i));
      check(
          side >= 0,
          ExpressReason.NO_SUCH_FACE.with("die", dice.get(i)).with("face", faces.get(i)));
      sides.add(side);
    }
    return packed(sides);
  }

  private static long packed(List<Integer> numbers) {
    long packed = 0;
    for (int i = 0; i < numbers.size(); i++) {
      packed |= (long) numbers.get(i) << 3 * i;
    }
    return packed;
  }

  private static void check(boolean good, Because because) {
    if (!good) {
      throw new Refusal(Refusal.Code.ILLEGAL_OUTCOME, because);
    }
  }
}
