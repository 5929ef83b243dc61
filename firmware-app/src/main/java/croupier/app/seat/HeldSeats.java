package croupier.app.seat;

import croupier.app.Limits;
import croupier.app.live.Happening;
import croupier.app.live.LiveGame;
import croupier.app.live.Onlooker;
import croupier.engine.Ask;
import croupier.engine.Position;
import croupier.engine.Refusal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The seats of one game that people at the unit do not hold: asks those who do, and keeps what they
 * answer until the table is free for it.
 *
 * <p>A question stands as long as it asks the same: what others decide meanwhile makes nobody's
 * answer too old, unless it changes what the seat may do.
 *
 * <pre>
 *             ask            answer               next            what it led to
 *   (free) ────────▶ (open) ─────────▶ (answered) ─────▶ (taken) ─────────────▶ (free)
 *                       ▲                                   │
 *                       └───────────── refused ─────────────┘
 * </pre>
 */
public final class HeldSeats implements Onlooker {
  private final LiveGame game;
  private final TableThread table;
  private final Holder[] holders;
  private final int held;

  /** What each seat is asked now; null for nothing. */
  private final SeatQuestion[] asked;

  /** The seats that have answered what they are asked now, as bits. */
  private int answered;

  /** How many answers to the present question were refused. */
  private final int[] refused;

  private final Deque<SeatAnswer> answers = new ArrayDeque<>();

  /**
   * @param holders by seat of the game; null for people at the unit
   */
  public HeldSeats(LiveGame game, TableThread table, List<Holder> holders) {
    this.game = game;
    this.table = table;
    this.holders = holders.toArray(new Holder[0]);
    asked = new SeatQuestion[this.holders.length];
    refused = new int[this.holders.length];
    int bits = 0;
    for (int seat = 0; seat < this.holders.length; seat++) {
      if (this.holders[seat] != null) {
        bits |= 1 << seat;
        this.holders[seat] = new CarefulHolder(this.holders[seat]);
        game.tell(this.holders[seat]);
      }
    }
    held = bits;
    game.tell(this);
  }

  /** Whether somebody else than people at the unit holds a seat. */
  public boolean holds(int seat) {
    return seat >= 0 && (held >> seat & 1) == 1;
  }

  // --- questions

  /**
   * Asks every held seat that the game waits for, and that is not asked the same already.
   *
   * @param hands the seats whose hand chance waits for, as bits
   */
  public void ask(int hands) {
    if (held == 0) {
      return;
    }
    Position position = game.position();
    for (int seat = 0; seat < asked.length; seat++) {
      boolean hand = (hands >> seat & 1) == 1;
      if (holds(seat) && (hand || position.mayAct(seat)) && !standsStill(seat)) {
        asked[seat] = question(seat, hand);
        refused[seat] = 0;
        answered &= ~(1 << seat);
        holders[seat].asked(asked[seat]);
      }
    }
  }

  private boolean standsStill(int seat) {
    SeatQuestion question = asked[seat];
    return question != null
        && (question.entries() == game.entries()
            || (answered >> seat & 1) == 0
                && question.actions().equals(game.position().actions(seat))
                && question.shapes().equals(game.position().shapes(seat))
                && question.awaited() == isAwaited(seat));
  }

  private boolean isAwaited(int seat) {
    return (game.position().awaited() >> seat & 1) == 1;
  }

  private SeatQuestion question(int seat, boolean hand) {
    Position position = game.position();
    return new SeatQuestion(
        seat,
        game.entries(),
        hand || isAwaited(seat),
        position.view(seat),
        position.actions(seat),
        hand ? List.of() : position.shapes(seat),
        hand ? Optional.<Ask>of(position.asks()) : Optional.empty(),
        (question, action) -> table.put(() -> take(new SeatAnswer(question, action))));
  }

  /** Whatever chance answers and whatever the seat itself decides makes its question old. */
  @Override
  public void happened(Happening happening) {
    for (int seat = 0; seat < asked.length; seat++) {
      boolean others = happening.seat() != Happening.CHANCE && happening.seat() != seat;
      if (!others || happening.takenBack() || !game.position().mayAct(seat)) {
        asked[seat] = null;
      }
    }
  }

  // --- answers

  /** An answer has come. The first one counts, and only one to what is asked now. */
  private void take(SeatAnswer answer) {
    int bit = 1 << answer.seat();
    if (isToTheQuestion(answer)
        && (answered & bit) == 0
        && refused[answer.seat()] < Limits.REFUSED) {
      answered |= bit;
      answers.add(answer);
    }
  }

  private boolean isToTheQuestion(SeatAnswer answer) {
    return answer.question() == asked[answer.seat()];
  }

  /** Whether an answer waits. */
  public boolean hasAnswer() {
    while (!answers.isEmpty() && !isToTheQuestion(answers.peek())) {
      answers.remove();
    }
    return !answers.isEmpty();
  }

  /** The answer that has waited longest; only when there {@link #hasAnswer is one}. */
  public SeatAnswer next() {
    return answers.remove();
  }

  /** What was answered cannot be. */
  public void refuse(SeatAnswer answer, Refusal why) {
    if (isToTheQuestion(answer)) {
      answered &= ~(1 << answer.seat());
      refused[answer.seat()]++;
      holders[answer.seat()].refused(answer.question(), why);
    }
  }
}
