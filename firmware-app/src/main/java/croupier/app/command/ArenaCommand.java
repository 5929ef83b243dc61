package croupier.app.command;

import croupier.app.Limits;
import croupier.app.arena.Contest;
import croupier.app.arena.Entrant;
import croupier.app.arena.Shard;
import croupier.app.arena.Standing;
import croupier.app.arena.Tournament;
import croupier.app.arena.Unfit;
import croupier.app.program.ProgramLimits;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Refusal;
import croupier.hal.Clock;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets bots play against each other, many games. */
@Command(
    name = "arena",
    mixinStandardHelpOptions = true,
    description = "${bundle:arena.about}",
    subcommands = ArenaMerge.class,
    synopsisSubcommandLabel = "[merge]",
    footer = {
      "",
      "  croupier arena --game deal --bots hard,normal,\"python3 my_bot.py\" --games 1000"
    })
final class ArenaCommand implements Callable<Integer> {
  /** No person waits for an answer here, and many are asked for. */
  private static final int ANSWER_MILLIS = 2_000;

  @Spec private CommandSpec spec;
  @Mixin private ArenaOutputs outputs;
  @Mixin private ProgramOptions programs;

  @Option(names = "--game", paramLabel = "GAME", description = "${bundle:arena.game}")
  private String game;

  @Option(names = "--bots", paramLabel = "BOT", split = ",", description = "${bundle:arena.bots}")
  private List<String> listed = List.of();

  @Option(names = "--bot", paramLabel = "BOT", description = "${bundle:arena.bot}")
  private List<String> single = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "${bundle:arena.games}")
  private int games;

  @Option(names = "--seats", paramLabel = "N", description = "${bundle:arena.seats}")
  private Integer seats;

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "${bundle:arena.option}")
  private Map<String, String> options = Map.of();

  @Option(
      names = "--seed",
      paramLabel = "TEXT",
      defaultValue = "1",
      description = "${bundle:arena.seed}")
  private String seed;

  @Option(
      names = "--trials",
      paramLabel = "N",
      defaultValue = "100",
      description = "${bundle:arena.trials}")
  private int trials;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "${bundle:arena.threads}")
  private int threads;

  @Option(names = "--results", paramLabel = "FILE", description = "${bundle:arena.results}")
  private Path results;

  @Option(names = "--resume", description = "${bundle:arena.resume}")
  private boolean resumes;

  @Option(names = "--shard", paramLabel = "I/N", description = "${bundle:arena.shard}")
  private String shard;

  @Option(names = "--keep", paramLabel = "FOLDER", description = "${bundle:arena.keep}")
  private Path keep;

  @Override
  public Integer call() {
    outputs.check();
    List<Entrant> entrants = entrants();
    Contest contest = contest(entrants);
    Shard part = shard();
    checkFiles();
    Clock clock = Clock.system();
    ProgramLimits limits = programs.limits(ANSWER_MILLIS);
    Tournament tournament = new Tournament(contest, part, entrants, limits, clock);
    play(tournament, clock);
    return Exit.OK;
  }

  /**
   * Plays until all is played or somebody stops the program; then it is told how it stands, and the
   * program ends as the signal wants.
   */
  private void play(Tournament tournament, Clock clock) {
    AtomicBoolean stopped = new AtomicBoolean();
    CountDownLatch told = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(stopped, told), "stop"));
    PrintWriter err = spec.commandLine().getErr();
    boolean shows = !outputs.quiet && System.console() != null && System.console().isTerminal();
    ArenaProgress bar = new ArenaProgress(err, outputs.language.words(), clock);
    Tournament.Progress progress = shows ? bar : (_, _, _) -> {};
    try {
      if (keep != null) {
        tournament.keepGames(keep);
      }
      Standing standing =
          results == null
              ? tournament.play(threads, progress, stopped::get)
              : tournament.play(results, resumes, threads, progress, stopped::get);
      if (shows) {
        bar.end();
      }
      outputs.tell(standing, spec.commandLine().getOut());
    } catch (Unfit unfit) {
      throw ArenaOutputs.unfit(unfit);
    } catch (IOException | UncheckedIOException _) {
      throw OutputFile.unwritable(results == null ? keep : results);
    } finally {
      told.countDown();
    }
  }

  private static void stop(AtomicBoolean stopped, CountDownLatch told) {
    stopped.set(true);
    try {
      told.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private List<Entrant> entrants() {
    List<String> names = new ArrayList<>(listed);
    names.addAll(single);
    if (names.size() < 2 || names.size() > Limits.ARENA_BOTS) {
      throw usage(Message.of("arena.too-few-bots").with("most", Limits.ARENA_BOTS));
    }
    return names.stream()
        .map(String::strip)
        .map(
            name ->
                Entrant.of(name)
                    .orElseThrow(() -> usage(Message.of("arena.no-such-bot").with("bot", name))))
        .toList();
  }

  private Contest contest(List<Entrant> entrants) {
    if (game == null) {
      throw usage(Message.of("command.missing").with("what", "--game"));
    }
    Bounds.check(1, games, (int) Limits.ARENA_GAMES, "--games");
    Bounds.check(1, trials, (int) Limits.ARENA_GAMES, "--trials");
    Bounds.check(1, threads, Limits.ARENA_THREADS, "--threads");
    if (seed.length() > Limits.SEED) {
      throw usage(Message.of("arena.long-seed").with("most", Limits.SEED));
    }
    try {
      Game played = Games.named(game);
      Options chosen = played.options(new LinkedHashMap<>(options));
      int table = seats == null ? played.fewestSeats(chosen) : seats;
      played.checkSeats(table, chosen);
      List<String> names = entrants.stream().map(Entrant::name).toList();
      Contest contest = new Contest(played, chosen, table, names, games, seed, trials);
      Bounds.check(1, contest.allGames(), (int) Limits.ARENA_GAMES, "--games");
      return contest;
    } catch (Refusal refusal) {
      throw new Failure(Exit.USAGE, RefusalWords.of(refusal));
    }
  }

  private Shard shard() {
    if (shard == null) {
      return Shard.WHOLE;
    }
    if (results == null) {
      throw usage(Message.of("arena.needs-results").with("option", "--shard"));
    }
    return Shard.of(shard)
        .orElseThrow(() -> usage(Message.of("arena.no-shard").with("what", shard)));
  }

  private void checkFiles() {
    if (resumes && results == null) {
      throw usage(Message.of("arena.needs-results").with("option", "--resume"));
    }
    if (results != null && !OutputFile.canBeWritten(results)) {
      throw OutputFile.unwritable(results);
    }
  }

  private static Failure usage(Message message) {
    return new Failure(Exit.USAGE, message);
  }
}
