package croupier.app.seat;

import croupier.app.Limits;
import croupier.app.live.Happening;
import croupier.app.live.LiveGame;
import croupier.app.live.Onlooker;
import croupier.bots.BotSeat;
import croupier.engine.Ask;
import croupier.engine.Game;
import croupier.engine.Position;
import croupier.engine.Refusal;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * Who is asked besides the people at the unit: whoever holds a seat in their place, and pages
 * beside them. Keeps what they answer until the table is free for it.
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
public final class HeldSeats implements Onlooker, SeatQuestion.Asker {
  private final LiveGame game;
  private final TableThread table;

  /** Who is asked for each seat; null when only people at the unit are. */
  private final Holder[] holders;

  /** What each seat is asked now; null for nothing. */
  private final SeatQuestion[] asked;

  /** The seats that have answered what they are asked now, as bits. */
  private int answered;

  /** How many answers to the present question were refused. */
  private final int[] refused;

  private final Deque<SeatAnswer> answers = new ArrayDeque<>();

  HeldSeats(LiveGame game, TableThread table, List<Optional<Newcomer>> newcomers) {
    this.game = game;
    this.table = table;
    holders = new Holder[newcomers.size()];
    asked = new SeatQuestion[holders.length];
    refused = new int[holders.length];
    for (int seat = 0; seat < holders.length; seat++) {
      holders[seat] = holder(newcomers.get(seat));
    }
    game.tell(this);
  }

  private Holder holder(Optional<Newcomer> newcomer) {
    return newcomer
        .map(who -> new CarefulHolder(who.sitDown(game.position().game(), game::apart)))
        .orElse(null);
  }

  /** From now on somebody else holds a seat; nobody, when people at the unit take it. */
  public void handOver(int seat, Optional<Newcomer> newcomer) {
    asked[seat] = null;
    holders[seat] = holder(newcomer);
    if (holds(seat)) {
      holders[seat].begins(game.position().game(), game.names(), game.entries());
    }
  }

  /**
   * Somebody is asked besides the people at the unit who hold a seat: whoever answers first has
   * decided. Comes before whoever sat beside them until now, and stays until the seat is handed
   * over.
   */
  public void sitBeside(int seat, Holder holder) {
    asked[seat] = null;
    holders[seat] = new CarefulHolder(holder);
  }

  private boolean holds(int seat) {
    return holders[seat] != null;
  }

  // --- questions

  /**
   * Asks every held seat that the game waits for, and that is not asked the same already.
   *
   * @param hands the seats whose hand chance waits for, as bits
   */
  public void ask(int hands) {
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

  /** What a seat has answered counts no more, and did not come true. */
  public void forget(int seat) {
    asked[seat] = null;
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
        this);
  }

  @Override
  public void shows(BotSeat seat) {
    seat.look(game.position());
  }

  @Override
  public boolean waitsFor(SeatQuestion question) {
    return question == asked[question.seat()];
  }

  // --- what happens

  @Override
  public void begins(Game game, List<String> names, int entries) {
    everybody(holder -> holder.begins(game, names, entries));
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
    everybody(holder -> holder.happened(happening));
  }

  @Override
  public void leaves(Game game, boolean over) {
    everybody(holder -> holder.leaves(game, over));
  }

  private void everybody(Consumer<Holder> told) {
    Arrays.stream(holders).filter(Objects::nonNull).forEach(told);
  }

  // --- answers

  @Override
  public boolean hears(SeatAnswer answer) {
    return table.put(() -> take(answer));
  }

  /** An answer has come. The first one counts, and only one to what is asked now. */
  private void take(SeatAnswer answer) {
    int bit = 1 << answer.seat();
    if (waitsFor(answer.question())
        && (answered & bit) == 0
        && refused[answer.seat()] < Limits.REFUSED) {
      answered |= bit;
      answers.add(answer);
    }
  }

  /** Whether an answer waits. */
  public boolean hasAnswer() {
    while (!answers.isEmpty() && !waitsFor(answers.peek().question())) {
      answers.remove();
    }
    return !answers.isEmpty();
  }

  /** Whether an answer waits of one of these seats. */
  public boolean hasAnswerOf(IntPredicate these) {
    return hasAnswer() && answers.stream().anyMatch(answer -> these.test(answer.seat()));
  }

  /** The answer that has waited longest; only when there {@link #hasAnswer is one}. */
  public SeatAnswer next() {
    return answers.remove();
  }

  /** What was answered cannot be. */
  public void refuse(SeatAnswer answer, Refusal why) {
    if (waitsFor(answer.question())) {
      answered &= ~(1 << answer.seat());
      refused[answer.seat()]++;
      holders[answer.seat()].refused(answer.question(), why);
    }
  }
}
