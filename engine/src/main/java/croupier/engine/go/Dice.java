package croupier.engine.go;

import croupier.engine.Because;
import croupier.engine.Bits;
import croupier.engine.Outcome;
import croupier.engine.Randomness;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** What chance answers, as one number: dice with three bits for each, a tile, or a seat. */
final class Dice {
  private static final int FACES = 6;
  private static final List<String> WORDS =
      Stream.of(Tile.values()).map(tile -> Records.lower(tile.name())).toList();

  private Dice() {}

  static GoAsk asks(GoTable table) {
    return switch (table.phase) {
      case FIRST_ROLL -> new GoAsk.RollForFirst(Bits.listed(table.asked));
      case ROLL -> new GoAsk.RollDice(table.roller, Bits.listed((1 << table.places.length) - 1));
      case DRAW -> new GoAsk.DrawTile(table.firstClockwise(table.asked));
      case RACE -> new GoAsk.Race(Colour.of(table.firstWanted()), Bits.listed(table.asked));
      default -> throw nothingAsked(table);
    };
  }

  /** The face-down tiles: who may see them could tell what the others keep. */
  static List<List<String>> drawnFrom(GoTable table) {
    if (table.phase != Phase.DRAW) {
      return List.of();
    }
    List<String> tiles = new ArrayList<>();
    for (int kind = 0; kind < Tile.COUNT; kind++) {
      tiles.addAll(Collections.nCopies(table.supply >>> 4 * kind & 15, WORDS.get(kind)));
    }
    return List.of(tiles);
  }

  static long draw(GoTable table, Randomness source) {
    return switch (table.phase) {
      case FIRST_ROLL, ROLL -> drawDice(source, count(table));
      case DRAW -> tile(table.supply, source);
      case RACE -> Bits.oneOf(table.asked, source);
      default -> throw nothingAsked(table);
    };
  }

  static GoOutcome outcome(GoTable table, long roll) {
    return switch (table.phase) {
      case FIRST_ROLL, ROLL -> new GoOutcome.Dice(faces(roll, count(table)));
      case DRAW -> new GoOutcome.Drawn(Tile.of((int) roll));
      case RACE -> new GoOutcome.Winner((int) roll);
      default -> throw nothingAsked(table);
    };
  }

  static long roll(GoTable table, Outcome outcome) {
    return switch (outcome) {
      case GoOutcome.Dice(List<Integer> faces) when count(table) > 0 -> packed(faces, count(table));
      case GoOutcome.Drawn(Tile tile) when table.phase == Phase.DRAW -> {
        if ((table.supply >>> 4 * tile.ordinal() & 15) == 0) {
          throw illegal(Because.of(GoReason.NO_SUCH_TILE_LEFT));
        }
        yield tile.ordinal();
      }
      case GoOutcome.Winner(int seat) when table.phase == Phase.RACE -> {
        if (seat < 0 || seat >= table.places.length || (table.asked >> seat & 1) == 0) {
          throw illegal(GoReason.NOT_IN_THE_RACE.with("seats", Bits.listed(table.asked)));
        }
        yield seat;
      }
      default -> throw Refusal.answersSomethingElse(outcome, asks(table));
    };
  }

  /** How many dice are asked for now. */
  private static int count(GoTable table) {
    return switch (table.phase) {
      case FIRST_ROLL -> Integer.bitCount(table.asked);
      case ROLL -> table.places.length;
      default -> 0;
    };
  }

  private static long drawDice(Randomness source, int count) {
    long roll = 0;
    for (int i = 0; i < count; i++) {
      roll |= (long) (source.below(FACES) + 1) << 3 * i;
    }
    return roll;
  }

  /** The kind of a tile that is taken at random out of some. */
  static int tile(int tiles, Randomness source) {
    int kind = 0;
    int left = source.below(GoTable.total(tiles));
    for (; left >= (tiles >>> 4 * kind & 15); kind++) {
      left -= tiles >>> 4 * kind & 15;
    }
    return kind;
  }

  static int face(long roll, int i) {
    return (int) (roll >>> 3 * i) & 7;
  }

  static List<Integer> faces(long roll, int count) {
    List<Integer> faces = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      faces.add(face(roll, i));
    }
    return faces;
  }

  private static long packed(List<Integer> faces, int count) {
    if (faces.size() != count || !faces.stream().allMatch(face -> face >= 1 && face <= FACES)) {
      throw illegal(GoReason.WRONG_DICE.with("dice", count).with("faces", FACES));
    }
    long roll = 0;
    for (int i = 0; i < count; i++) {
      roll |= (long) faces.get(i) << 3 * i;
    }
    return roll;
  }

  private static Refusal illegal(Because because) {
    return new Refusal(Refusal.Code.ILLEGAL_OUTCOME, because);
  }

  private static IllegalStateException nothingAsked(GoTable table) {
    return new IllegalStateException("nothing is asked of chance in " + table.phase);
  }
}
