package croupier.app.table.show;

import croupier.app.live.Journal;
import croupier.app.live.LiveGame;
import croupier.app.seat.Performer;
import croupier.app.seat.Thinker;
import croupier.app.table.face.Faces;
import croupier.app.words.Message;
import croupier.bots.Bot;
import croupier.bots.BotGame;
import croupier.bots.BotSeat;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.bots.Thinking;
import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Records;
import croupier.engine.SeededNature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A whole game that bots, and programs that were invited, have played before anybody sees it: so a
 * show knows where its finest moments are.
 */
final class Rehearsal {
  /** A game that takes longer has had its moments by then. */
  private static final int MOST_STEPS = 6_000;

  /** Played at a time, so that hands are heard in between. */
  private static final int SLICE = 250;

  /** What a bot that searches may try for a decision. */
  private static final int TRIALS = 20;

  static final int CHANCE = -1;
  private static final int NOBODY = -1;

  /**
   * @param seat who decided, or {@link #CHANCE}
   * @param move what was decided, or the roll
   * @param why what the bot said of it; null for nothing
   * @param quickest who won, when this was a race of hands
   * @param moments what came of it that no show would miss
   */
  record Step(int seat, long move, Because why, int quickest, List<Message> moments) {}

  private final Game game;
  private final String seed;
  private final List<Step> steps = new ArrayList<>();
  private final int seats;
  private final Position position;
  private final BotGame played;

  /** Programs of other people, at the first seats. */
  private final List<Performer> cast;

  private final Thinker thinker;

  /** What is being played, where it is waited for; null between two. */
  private FutureTask<Boolean> slice;

  /** Who has played where; bots at the others. */
  private final Map<Integer, String> programs = new HashMap<>();

  Rehearsal(Game game, int seats, String seed, List<Performer> performers) {
    this.game = game;
    this.seats = seats;
    this.seed = seed;
    cast = performers.subList(0, Math.min(seats, performers.size()));
    thinker = cast.isEmpty() ? Thinker.atOnce(TRIALS) : cast.getFirst().thinker();
    position = start();
    SeededNature nature = new SeededNature(seed);
    Randomness hands = nature.apart("hands");
    BotSeat[] bots = new BotSeat[seats];
    for (int seat = 0; seat < seats; seat++) {
      Bot bot = Bots.of(game, Level.NORMAL);
      Bot plays = seat < cast.size() ? cast.get(seat).sitDown(bot) : bot;
      bots[seat] = new BotSeat(plays, seat, nature.apart("seat " + seat));
    }
    // What hands decide at the table takes nothing from the seed there, so it does not here.
    Randomness chance = bound -> (position.asks().byHand() ? hands : nature).below(bound);
    played = new BotGame(bots, chance, Thinking.trials(TRIALS));
    played.watchedBy(new Prompter(bots));
  }

  /** Plays it a little further; whether there is more. Programs are not waited for here. */
  boolean goesOn() {
    if (slice == null) {
      slice = thinker.begin(_ -> played.play(position, SLICE));
    }
    if (!slice.isDone()) {
      return true;
    }
    boolean more = !isOver(slice) && steps.size() < MOST_STEPS;
    slice = null;
    if (!more) {
      IntStream.range(0, cast.size())
          .filter(seat -> cast.get(seat).hasPlayed())
          .forEach(seat -> programs.put(seat, cast.get(seat).name()));
    }
    return more;
  }

  private static boolean isOver(FutureTask<Boolean> slice) {
    try {
      return slice.get();
    } catch (ExecutionException mistake) {
      throw new IllegalStateException(mistake.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /** What program has played at a seat; empty for a bot. */
  Optional<String> program(int seat) {
    return Optional.ofNullable(programs.get(seat));
  }

  private Position start() {
    return game.start(seats, game.options(Map.of()));
  }

  /** Writes down what happens. */
  private final class Prompter implements BotGame.Witness {
    private final BotSeat[] bots;
    private final Function<Event, Optional<Message>> moments = Faces.moments(game);

    Prompter(BotSeat[] bots) {
      this.bots = bots;
    }

    @Override
    public void decides(Position before, int seat, long move) {
      steps.add(new Step(seat, move, bots[seat].why(move), NOBODY, new ArrayList<>()));
    }

    @Override
    public void answers(Position before, long roll) {
      int quickest =
          before.asks().byHand()
                  && Records.write((Record) before.outcome(roll)).get("seat") instanceof Number seat
              ? seat.intValue()
              : NOBODY;
      steps.add(new Step(CHANCE, roll, null, quickest, new ArrayList<>()));
    }

    @Override
    public void happened(List<Event> events) {
      events.forEach(event -> moments.apply(event).ifPresent(steps.getLast().moments()::add));
    }
  }

  List<Step> steps() {
    return steps;
  }

  /** The game as it was before one of its steps, to be played on from there. */
  LiveGame at(int step, List<String> names) {
    Position position = start();
    SeededNature nature = new SeededNature(seed);
    for (Step done : steps.subList(0, step)) {
      if (done.seat() != CHANCE) {
        position.act(done.seat(), done.move(), null);
      } else {
        if (!position.asks().byHand()) {
          nature.answer(position);
        }
        position.happen(done.move(), null);
      }
    }
    return new LiveGame(names, position, nature, Journal.NONE);
  }
}
