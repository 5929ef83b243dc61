package croupier.app.arena;

import croupier.app.program.ProgramLimits;
import croupier.hal.Clock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A contest, or a part of it, that is being played: with its files, and with how it stands so far.
 */
public final class Tournament {
  /** Games may wait so long before they are safe in the file of results. */
  private static final long FLUSHED_EVERY = Clock.SECOND;

  /** Hears now and then how far it is. */
  @FunctionalInterface
  public interface Progress {
    /**
     * @param before games that an earlier run played
     * @param done games that are over, those included
     * @param all games there are
     */
    void is(long before, long done, long all);
  }

  private final Contest contest;
  private final Shard shard;
  private final List<Entrant> entrants;
  private final ProgramLimits limits;
  private final Clock clock;
  private final Standings standings;
  private Optional<Path> keep = Optional.empty();

  public Tournament(
      Contest contest, Shard shard, List<Entrant> entrants, ProgramLimits limits, Clock clock) {
    this.contest = contest;
    this.shard = shard;
    this.entrants = List.copyOf(entrants);
    this.limits = limits;
    this.clock = clock;
    standings = Standing.nobodyHasPlayed(contest);
  }

  /** Keeps each game from now on as a record in a folder. */
  public void keepGames(Path folder) throws IOException {
    Files.createDirectories(folder);
    keep = Optional.of(folder);
  }

  /**
   * Plays, and keeps no results but how it stands at the end.
   *
   * @param stopped asked before each game
   */
  public Standing play(int threads, Progress progress, BooleanSupplier stopped) {
    return play(shard.from(contest), threads, game -> {}, progress, stopped);
  }

  /**
   * Plays, and writes a file of results.
   *
   * @param resumes goes on where an earlier run with this file ended, if there was one
   */
  public Standing play(
      Path file, boolean resumes, int threads, Progress progress, BooleanSupplier stopped)
      throws IOException, Unfit {
    TimesFile timesFile = new TimesFile(file);
    boolean goesOn = resumes && Results.hasBegun(file);
    long from =
        goesOn
            ? Results.read(file, contest, shard, standings.sourceCount(), standings::add)
            : shard.from(contest);
    try (Results results =
        goesOn ? Results.goOn(file, contest) : Results.begin(file, contest, shard)) {
      long[] flushed = {clock.nanos()};
      Standing standing =
          play(
              from,
              threads,
              game -> {
                results.add(game);
                if (clock.nanos() - flushed[0] > FLUSHED_EVERY) {
                  results.flush();
                  flushed[0] = clock.nanos();
                }
              },
              progress,
              stopped);
      if (goesOn) {
        timesFile.addTo(standing.times());
      }
      timesFile.write(standing.times());
      return standing;
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Takes a game that is over. */
  private interface Keeper {
    void keep(Played game) throws IOException;
  }

  private Standing play(
      long from, int threads, Keeper keeper, Progress progress, BooleanSupplier stopped) {
    long begin = shard.from(contest);
    long end = shard.to(contest);
    Optional<KeptGames> kept = keep.map(folder -> new KeptGames(folder, contest));
    Arena arena = new Arena(contest, entrants, limits, kept, clock);
    long begun = clock.nanos();
    long decided = standings.decisions();
    progress.is(from - begin, from - begin, end - begin);
    arena.play(
        from,
        end,
        threads,
        game -> {
          try {
            keeper.keep(game);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
          standings.add(game);
          progress.is(from - begin, standings.games(), end - begin);
        },
        stopped);
    return new Standing(
        standings,
        arena.times(),
        clock.nanos() - begun,
        standings.games() - (from - begin),
        standings.decisions() - decided,
        standings.games() == end - begin);
  }

  /**
   * Joins the parts of a contest, given in any order, into the file of results that one run of all
   * would have written.
   */
  public static Standing merge(List<Path> parts, Path file) throws IOException, Unfit {
    Parts sorted = Parts.of(parts);
    Contest contest = sorted.contest();
    Standing nothing = Standing.of(Standing.nobodyHasPlayed(contest));
    List<DecisionTimes> times = new ArrayList<>(nothing.times());
    Path whole = file.resolveSibling(file.getFileName() + ".new");
    try (Results results = Results.begin(whole, contest, Shard.WHOLE)) {
      for (int i = 0; i < sorted.files().size(); i++) {
        Path part = sorted.files().get(i);
        Shard its = new Shard(i + 1, sorted.files().size());
        long end =
            Results.read(
                part,
                contest,
                its,
                nothing.standings().sourceCount(),
                game -> {
                  results.addUnchecked(game);
                  nothing.standings().add(game);
                });
        if (end != its.to(contest)) {
          throw new Unfit(Unfit.Why.NOT_OVER, part, 1);
        }
        new TimesFile(part).addTo(times);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
    new TimesFile(file).write(times);
    return nothing;
  }
}
