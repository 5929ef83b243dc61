package croupier.engine.classic.rules;

import croupier.engine.Because;
import croupier.engine.Bits;
import croupier.engine.Event;
import croupier.engine.Outcome;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import croupier.engine.classic.ClassicAsk;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicReason;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.ArrayList;
import java.util.List;

/** Dice, cards, dealt deeds and the clock, as numbers and as records. */
public final class Dice {
  private static final int FACES = 6;

  /** How long a turn takes when nobody has a watch. */
  private static final int SECONDS_A_TURN = 30;

  public static final int MOST_SECONDS = 1_000_000;

  private Dice() {}

  public static ClassicAsk asks(ClassicTable table) {
    long top = table.top();
    boolean typed = table.rules.typedDice;
    return switch (table.frame()) {
      case FIRST_ROLL ->
          new ClassicAsk.RollForFirst(Integer.numberOfTrailingZeros(Turns.toRoll(top)), typed);
      case ROLL -> new ClassicAsk.RollDice(table.player, typed);
      case UTILITY_ROLL ->
          new ClassicAsk.RollForUtility(
              Word.other(top), table.board.spaceOf[Word.things(top)], typed);
      case DRAW -> new ClassicAsk.DrawCard(Word.one(top), Deck.of(Word.things(top)), unseen(table));
      case DEAL_DEEDS ->
          new ClassicAsk.DealDeed(
              Word.things(top) % table.seats, Trades.deeds(table, undealt(table)));
      case CLOCK -> new ClassicAsk.TellTime(table.seconds);
      default -> throw nothingAsked(table);
    };
  }

  private static List<String> unseen(ClassicTable table) {
    List<String> ids = new ArrayList<>();
    int deck = Word.things(table.top());
    for (int left = table.unseen[deck]; left != 0; left &= left - 1) {
      ids.add(table.rules.cards[deck][Integer.numberOfTrailingZeros(left)].id());
    }
    return ids;
  }

  private static int undealt(ClassicTable table) {
    int deeds = 0;
    for (int deed = 0; deed < ClassicTable.DEEDS; deed++) {
      deeds |= table.owner[deed] == ClassicTable.BANK ? 1 << deed : 0;
    }
    return deeds;
  }

  public static long draw(ClassicTable table, Randomness source) {
    return switch (table.frame()) {
      case FIRST_ROLL, ROLL, UTILITY_ROLL -> roll(source);
      case DRAW -> Bits.oneOf(table.unseen[Word.things(table.top())], source);
      case DEAL_DEEDS -> Bits.oneOf(undealt(table), source);
      case CLOCK -> Math.min(table.seconds + SECONDS_A_TURN, MOST_SECONDS);
      default -> throw nothingAsked(table);
    };
  }

  private static long roll(Randomness source) {
    int roll = source.below(FACES * FACES);
    return dice(roll / FACES + 1, roll % FACES + 1);
  }

  private static int dice(int first, int second) {
    return first << 3 | second;
  }

  public static void happen(ClassicTable table, int roll, List<Event> events) {
    switch (table.frame()) {
      case FIRST_ROLL -> Turns.rolledForFirst(table, roll >> 3, roll & 7, events);
      case ROLL -> Movement.rolled(table, roll >> 3, roll & 7, events);
      case UTILITY_ROLL -> Rents.utilityRolled(table, roll >> 3, roll & 7, events);
      case DRAW -> Cards.drawn(table, roll, events);
      case DEAL_DEEDS -> Turns.dealt(table, roll, events);
      case CLOCK -> Turns.timeTold(table, roll, events);
      default -> throw nothingAsked(table);
    }
  }

  public static ClassicOutcome outcome(ClassicTable table, int roll) {
    return switch (table.frame()) {
      case FIRST_ROLL, ROLL, UTILITY_ROLL -> new ClassicOutcome.Dice(List.of(roll >> 3, roll & 7));
      case DRAW -> new ClassicOutcome.Drawn(table.rules.cards[Word.things(table.top())][roll].id());
      case DEAL_DEEDS -> new ClassicOutcome.Dealt(table.board.spaceOf[roll]);
      case CLOCK -> new ClassicOutcome.TimePlayed(roll);
      default -> throw nothingAsked(table);
    };
  }

  public static long roll(ClassicTable table, Outcome outcome) {
    Frame frame = table.frame();
    return switch (outcome) {
      case ClassicOutcome.Dice(List<Integer> faces) when isRoll(frame) -> diceRoll(faces);
      case ClassicOutcome.Drawn(String id) when frame == Frame.DRAW -> cardRoll(table, id);
      case ClassicOutcome.Dealt(int space) when frame == Frame.DEAL_DEEDS -> deedRoll(table, space);
      case ClassicOutcome.TimePlayed(int seconds) when frame == Frame.CLOCK ->
          timeRoll(table, seconds);
      default -> throw Refusal.answersSomethingElse(outcome, asks(table));
    };
  }

  private static boolean isRoll(Frame frame) {
    return frame == Frame.FIRST_ROLL || frame == Frame.ROLL || frame == Frame.UTILITY_ROLL;
  }

  private static long diceRoll(List<Integer> faces) {
    if (faces.size() != 2 || !faces.stream().allMatch(face -> face >= 1 && face <= FACES)) {
      throw illegal(ClassicReason.WRONG_DICE.with("faces", FACES));
    }
    return dice(faces.getFirst(), faces.getLast());
  }

  private static long cardRoll(ClassicTable table, String id) {
    int deck = Word.things(table.top());
    for (int card = 0; card < Card.DECK; card++) {
      if (table.rules.cards[deck][card].id().equals(id) && (table.unseen[deck] >> card & 1) == 1) {
        return card;
      }
    }
    throw illegal(ClassicReason.WRONG_CARD.with("cards", unseen(table)));
  }

  private static long deedRoll(ClassicTable table, int space) {
    if (space >= 0
        && space < ClassicBoard.SPACES
        && table.board.isDeed(space)
        && table.owner[table.board.deed(space)] == ClassicTable.BANK) {
      return table.board.deed(space);
    }
    throw illegal(Because.of(ClassicReason.WRONG_DEED));
  }

  private static long timeRoll(ClassicTable table, int seconds) {
    if (seconds >= table.seconds && seconds <= MOST_SECONDS) {
      return seconds;
    }
    throw illegal(ClassicReason.WRONG_TIME.with("least", table.seconds).with("most", MOST_SECONDS));
  }

  private static Refusal illegal(Because because) {
    return new Refusal(Refusal.Code.ILLEGAL_OUTCOME, because);
  }

  private static IllegalStateException nothingAsked(ClassicTable table) {
    return new IllegalStateException("nothing is asked of chance in " + table.frame());
  }
}
