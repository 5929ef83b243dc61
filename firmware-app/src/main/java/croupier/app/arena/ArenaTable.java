package croupier.app.arena;

import croupier.app.Limits;
import croupier.app.live.Asked;
import croupier.app.live.Entry;
import croupier.app.live.MemoryRecord;
import croupier.app.program.Forfeit;
import croupier.app.program.Mishap;
import croupier.app.program.ProgramLimits;
import croupier.bots.BotGame;
import croupier.bots.BotSeat;
import croupier.bots.Thinking;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.Result;
import croupier.hal.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** One table of the arena, at which one thread plays game after game. */
final class ArenaTable implements AutoCloseable {
  /** Of so many games, the first, it is noted where the points came from. */
  static final long SAMPLED = 2_000;

  private final Contest contest;
  private final LineUps lineUps;
  private final List<Entrant.Guest> guests;
  private final TimedBot[][] timed;
  private final List<DecisionTimes> times = new ArrayList<>();
  private final Optional<KeptGames> kept;
  private final Optional<PointSources> sources;
  private final Thinking thinking;

  ArenaTable(
      Contest contest,
      List<Entrant> entrants,
      ProgramLimits limits,
      Optional<KeptGames> kept,
      Clock clock) {
    this.contest = contest;
    this.kept = kept;
    lineUps = contest.lineUps();
    sources = PointSources.of(contest.game());
    thinking = Thinking.trials(contest.trials());
    guests = entrants.stream().map(each -> each.arrive(contest.game(), limits)).toList();
    timed = new TimedBot[entrants.size()][contest.seats()];
    for (int bot = 0; bot < timed.length; bot++) {
      DecisionTimes its = new DecisionTimes();
      times.add(its);
      boolean quick = entrants.get(bot).isQuick();
      Arrays.setAll(timed[bot], _ -> new TimedBot(clock, its, quick));
    }
  }

  /** How long each bot took for its decisions at this table. */
  List<DecisionTimes> times() {
    return times;
  }

  Played play(long number) {
    int[] seating = lineUps.seating(number);
    long deal = lineUps.dealOf(number);
    BotSeat[] seats = new BotSeat[seating.length];
    for (int seat = 0; seat < seats.length; seat++) {
      int bot = seating[seat];
      TimedBot sitting = timed[bot][seat].of(guests.get(bot).sitDown());
      seats[seat] = new BotSeat(sitting, seat, contest.chanceOf(deal, seat));
    }
    Position position = contest.game().start(seats.length, contest.options());
    BotGame game = new BotGame(seats, contest.natureOf(deal), thinking);
    Optional<PointSources.Account> account =
        number < SAMPLED ? sources.map(each -> each.account(seats.length)) : Optional.empty();
    Optional<MemoryRecord> record = kept.map(each -> each.record(number, position));
    if (account.isPresent() || record.isPresent()) {
      game.watchedBy(new Watching(account, record));
    }
    Played played = played(number, game, position, seating, account);
    record.ifPresent(
        whole -> {
          if (position.waiting() == Position.Waiting.OVER) {
            whole.finish(position.result());
          }
          kept.get().keep(number, whole);
        });
    return played;
  }

  private static Played played(
      long number,
      BotGame game,
      Position position,
      int[] seating,
      Optional<PointSources.Account> account) {
    List<Integer> winners = List.of();
    List<Integer> points = List.of();
    int lost = -1;
    Mishap why = null;
    try {
      if (game.play(position, Limits.ARENA_STEPS)) {
        Result result = position.result();
        winners = result.winners();
        points = result.points();
      }
    } catch (Forfeit forfeit) {
      lost = forfeit.seat();
      why = forfeit.mishap();
      winners = others(seating, lost);
    }
    return new Played(
        number,
        winners,
        points,
        (int) game.decisions(),
        lost,
        why,
        account.map(PointSources.Account::amounts).orElse(List.of()));
  }

  /** The seats that another bot holds than this one: they share what it lost. */
  private static List<Integer> others(int[] seating, int lost) {
    return IntStream.range(0, seating.length)
        .filter(seat -> seating[seat] != seating[lost])
        .boxed()
        .toList();
  }

  @Override
  public void close() {
    guests.forEach(Entrant.Guest::close);
  }

  /** Writes the record and counts the points of one game. */
  private record Watching(Optional<PointSources.Account> account, Optional<MemoryRecord> record)
      implements BotGame.Witness {
    @Override
    public void decides(Position before, int seat, long move) {
      record.ifPresent(lines -> lines.append(Entry.act(seat, before.action(move))));
    }

    @Override
    public void answers(Position before, long roll) {
      record.ifPresent(lines -> lines.append(Entry.seeded(Asked.of(before), before.outcome(roll))));
    }

    @Override
    public void happened(List<Event> events) {
      account.ifPresent(each -> events.forEach(each::note));
    }
  }
}
