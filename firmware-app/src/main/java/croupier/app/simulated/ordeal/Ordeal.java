package croupier.app.simulated.ordeal;

import croupier.app.simulated.ordeal.OrdealEvening.Figures;
import croupier.engine.Game;
import croupier.hal.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Consumer;

/**
 * Evenings at a unit at which everything goes wrong, one after the other, until one of them shows
 * that a promise is not kept. The same seed gives the same evenings.
 */
public final class Ordeal {
  /** So often an evening that went wrong is played again, to find what is enough for that. */
  private static final int TRIES = 60;

  /** So many moments of each evening's game are looked at in two worlds. */
  private static final int MOMENTS = 2;

  private final Wanted wanted;
  private final Build build;
  private final Consumer<String> log;

  /**
   * What is to be played.
   *
   * @param nanos in virtual time
   * @param evenings no more than so many
   * @param only this evening alone, if it is said
   * @param blows only those with these numbers, if it is said
   */
  public record Wanted(
      long seed,
      long nanos,
      int evenings,
      List<Game> games,
      Set<Trouble> faults,
      OptionalInt only,
      Optional<Set<Integer>> blows) {
    private List<Blow> blows(Plan plan) {
      return Blow.of(plan.seed(), faults, OrdealEvening.LONGEST).stream()
          .filter(blow -> blows.isEmpty() || blows.get().contains(blow.number()))
          .toList();
    }
  }

  /**
   * An evening that went wrong.
   *
   * @param blows what is enough for that
   * @param nanos when it was seen
   */
  public record Finding(int evening, List<Integer> blows, long nanos, String what) {}

  /**
   * What a run came to.
   *
   * @param nanos of virtual time
   * @param cuts how often power went
   * @param tally what else took place, by name, and how often
   */
  public record Outcome(
      int evenings,
      long nanos,
      long begun,
      long over,
      long resumed,
      long moves,
      long cuts,
      long frames,
      SortedMap<String, Long> tally,
      Optional<Finding> finding) {}

  /**
   * @param log is told what happens, line by line: always the same for the same seed
   */
  public Ordeal(Wanted wanted, Consumer<String> log) {
    this(wanted, Build.REAL, log);
  }

  Ordeal(Wanted wanted, Build build, Consumer<String> log) {
    this.wanted = wanted;
    this.build = build;
    this.log = log;
  }

  /** Plays until enough was played, or something is found. */
  public Outcome run() {
    List<Figures> figures = new ArrayList<>();
    Optional<Finding> finding = Optional.empty();
    try (HeardLog heard = new HeardLog()) {
      long played = 0;
      int first = wanted.only().orElse(1);
      int last = wanted.only().orElse(wanted.evenings());
      for (int number = first; number <= last && played < wanted.nanos(); number++) {
        Plan plan = Plan.of(wanted.seed(), number, wanted.games());
        List<Blow> blows = wanted.blows(plan);
        log.accept("evening %d: %s".formatted(number, plan));
        Attempt attempt = attempt(plan, blows, heard, log);
        if (attempt.wrong().isPresent()) {
          log.accept("wrong: " + attempt.wrong().get());
          finding = Optional.of(shortest(number, plan, blows, heard));
          break;
        }
        figures.add(attempt.figures());
        played += attempt.figures().nanos();
      }
    }
    Outcome outcome = outcome(figures, finding);
    outcome.tally().forEach((what, times) -> log.accept("%7d %s".formatted(times, what)));
    return outcome;
  }

  private record Attempt(Figures figures, Optional<String> wrong, long nanos) {}

  private Attempt attempt(Plan plan, List<Blow> blows, HeardLog heard, Consumer<String> log) {
    OrdealEvening evening = new OrdealEvening(plan, blows, build, heard, log);
    try {
      Figures figures = evening.play();
      for (int moment = 0; moment < MOMENTS; moment++) {
        twoWorlds(Moment.of(plan, plan.seed() + moment), heard, figures.tally(), log);
      }
      return new Attempt(figures, Optional.empty(), 0);
    } catch (RuntimeException wrong) {
      return new Attempt(null, Optional.of(what(wrong)), evening.now());
    }
  }

  /** After the evening: what somebody hides is noticed nowhere. */
  private void twoWorlds(Moment moment, HeardLog heard, Tally tally, Consumer<String> log) {
    TwoWorlds.Figures alike = new TwoWorlds(moment, heard, build).compare();
    String what = moment.hides() ? "hidden things" : "chance to come";
    tally.count("two worlds, other " + what);
    tally.count("seconds that worlds were alike", alike.nanos() / Clock.SECOND);
    tally.count("moves that were alike", alike.moves());
    log.accept(
        "two worlds of %s, other %s: alike for %s s, %d moves, %d things to notice"
            .formatted(moment, what, Blow.time(alike.nanos()), alike.moves(), alike.noticed()));
  }

  private static String what(RuntimeException wrong) {
    return wrong instanceof BrokenPromise
        ? wrong.getMessage()
        : wrong + " at " + List.of(wrong.getStackTrace()).stream().limit(3).toList();
  }

  // --- the shortest run

  /** Leaves out one part of what went wrong after the other, as long as the rest is enough. */
  private Finding shortest(int number, Plan plan, List<Blow> all, HeardLog heard) {
    List<Blow> blows = all;
    Attempt shown = attempt(plan, blows, heard, _ -> {});
    int tries = 0;
    for (int part = Math.max(1, blows.size() / 2); part > 0 && tries < TRIES; part /= 2) {
      for (int from = 0; from < blows.size() && tries < TRIES; ) {
        List<Blow> fewer = new ArrayList<>(blows);
        fewer.subList(from, Math.min(from + part, blows.size())).clear();
        Attempt attempt = attempt(plan, fewer, heard, _ -> {});
        tries++;
        if (attempt.wrong().isPresent()) {
          blows = fewer;
          shown = attempt;
        } else {
          from += part;
        }
      }
    }
    List<Integer> enough = blows.stream().map(Blow::number).sorted().toList();
    return new Finding(
        number, enough, shown.nanos(), shown.wrong().orElse("it does not happen again"));
  }

  private static Outcome outcome(List<Figures> figures, Optional<Finding> finding) {
    Tally tally = new Tally();
    figures.forEach(each -> tally.add(each.tally()));
    return new Outcome(
        figures.size(),
        figures.stream().mapToLong(Figures::nanos).sum(),
        figures.stream().mapToLong(Figures::begun).sum(),
        figures.stream().mapToLong(Figures::over).sum(),
        figures.stream().mapToLong(Figures::resumed).sum(),
        figures.stream().mapToLong(Figures::moves).sum(),
        figures.stream().mapToLong(Figures::cuts).sum(),
        figures.stream().mapToLong(Figures::frames).sum(),
        tally.counts(),
        finding);
  }
}
