package croupier.app.command;

import croupier.app.json.Json;
import croupier.app.simulated.ordeal.Ordeal;
import croupier.app.simulated.ordeal.Trouble;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Refusal;
import croupier.hal.Clock;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays evenings at a simulated unit at which everything goes wrong, and holds it to its word. */
@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = "${bundle:simulate.about}")
final class Simulate implements Callable<Integer> {
  private static final String ALL = "all";
  private static final String NONE = "none";
  private static final long HOUR = 3_600 * Clock.SECOND;

  @Spec private CommandSpec spec;
  @Mixin private LanguageOption language = new LanguageOption();

  @Option(names = "--seed", paramLabel = "SEED", description = "${bundle:simulate.seed}")
  private long seed = 1;

  @Option(names = "--hours", paramLabel = "HOURS", description = "${bundle:simulate.hours}")
  private Integer hours;

  @Option(names = "--evenings", paramLabel = "N", description = "${bundle:simulate.evenings}")
  private Integer evenings;

  @Option(names = "--evening", paramLabel = "NUMBER", description = "${bundle:simulate.evening}")
  private Integer evening;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      split = ",",
      description = "${bundle:simulate.game}")
  private List<String> games = List.of();

  @Option(
      names = "--faults",
      paramLabel = "FAULT",
      split = ",",
      description = "${bundle:simulate.faults}")
  private List<String> faults = List.of(ALL);

  @Option(
      names = "--blows",
      paramLabel = "NUMBER",
      split = ",",
      description = "${bundle:simulate.blows}")
  private Set<Integer> blows;

  @Option(names = "--log", paramLabel = "FILE", description = "${bundle:simulate.log}")
  private Path log;

  @Option(names = "--json", description = "${bundle:simulate.json}")
  private boolean json;

  @Override
  public Integer call() {
    Ordeal.Wanted wanted = wanted();
    long begun = Clock.system().nanos();
    Ordeal.Outcome outcome = log == null ? new Ordeal(wanted, _ -> {}).run() : logged(wanted);
    long taken = Math.max(1, Clock.system().nanos() - begun);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.write(data(outcome, taken)));
    } else {
      tell(outcome, taken, out);
    }
    out.flush();
    return outcome.finding().isPresent() ? Exit.SOFTWARE : Exit.OK;
  }

  private Ordeal.Outcome logged(Ordeal.Wanted wanted) {
    try (PrintWriter lines = new PrintWriter(Files.newBufferedWriter(log))) {
      Ordeal.Outcome outcome = new Ordeal(wanted, line -> lines.print(line + "\n")).run();
      if (lines.checkError()) {
        throw OutputFile.unwritable(log);
      }
      return outcome;
    } catch (IOException _) {
      throw OutputFile.unwritable(log);
    }
  }

  // --- what is wanted

  private Ordeal.Wanted wanted() {
    atLeastOne("--hours", hours);
    atLeastOne("--evenings", evenings);
    atLeastOne("--evening", evening);
    return new Ordeal.Wanted(
        seed,
        hours == null ? Long.MAX_VALUE : hours * HOUR,
        evenings == null ? hours == null ? Games.ALL.size() : Integer.MAX_VALUE : evenings,
        games(),
        troubles(),
        evening == null ? OptionalInt.empty() : OptionalInt.of(evening),
        Optional.ofNullable(blows));
  }

  private static void atLeastOne(String option, Integer number) {
    if (number != null && number < 1) {
      throw new Failure(Exit.USAGE, Message.of("simulate.at-least-one").with("option", option));
    }
  }

  private List<Game> games() {
    try {
      return games.isEmpty() ? Games.ALL : games.stream().map(Games::named).toList();
    } catch (Refusal refusal) {
      throw new Failure(Exit.USAGE, RefusalWords.of(refusal));
    }
  }

  private Set<Trouble> troubles() {
    Set<Trouble> troubles = EnumSet.noneOf(Trouble.class);
    for (String fault : faults) {
      if (fault.equals(ALL)) {
        troubles.addAll(EnumSet.allOf(Trouble.class));
      } else if (!fault.equals(NONE)) {
        troubles.add(trouble(fault));
      }
    }
    return troubles;
  }

  private static Trouble trouble(String id) {
    return Arrays.stream(Trouble.values())
        .filter(trouble -> trouble.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new Failure(
                    Exit.USAGE,
                    Message.of("simulate.no-fault")
                        .with("value", id)
                        .with(
                            "all",
                            Arrays.stream(Trouble.values())
                                .map(Trouble::id)
                                .collect(Collectors.joining(", ")))));
  }

  // --- what came of it

  private void tell(Ordeal.Outcome outcome, long taken, PrintWriter out) {
    Words words = language.words();
    out.println(
        words.say(
            Message.of("simulate.played")
                .with("evenings", outcome.evenings())
                .with("virtual", hours(outcome.nanos()))
                .with("taken", hours(taken))
                .with("times", outcome.nanos() / taken)));
    out.println(
        words.say(
            Message.of("simulate.came-to")
                .with("games", outcome.begun())
                .with("over", outcome.over())
                .with("resumed", outcome.resumed())
                .with("moves", outcome.moves())
                .with("cuts", outcome.cuts())
                .with("frames", outcome.frames())));
    out.println(
        outcome
            .finding()
            .map(
                found ->
                    words.say(
                        Message.of("simulate.found")
                            .with("what", found.what())
                            .with("seconds", found.nanos() / Clock.SECOND)
                            .with("evening", found.evening())
                            .with("line", again(found))))
            .orElseGet(() -> words.say("simulate.kept")));
  }

  /** The shortest line that shows it again. */
  private String again(Ordeal.Finding found) {
    String numbers = found.blows().stream().map(String::valueOf).collect(Collectors.joining(","));
    return "croupier simulate --seed %d --evening %d%s %s"
        .formatted(
            seed,
            found.evening(),
            games.isEmpty() ? "" : " --game " + String.join(",", games),
            numbers.isEmpty()
                ? "--faults none"
                : "--faults " + String.join(",", faults) + " --blows " + numbers);
  }

  private static String hours(long nanos) {
    long seconds = nanos / Clock.SECOND;
    return "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  private Map<String, Object> data(Ordeal.Outcome outcome, long taken) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("seed", seed);
    data.put("evenings", outcome.evenings());
    data.put("virtual_seconds", outcome.nanos() / Clock.SECOND);
    data.put("taken_millis", taken / Clock.MILLISECOND);
    data.put("times", outcome.nanos() / taken);
    data.put("games", outcome.begun());
    data.put("over", outcome.over());
    data.put("resumed", outcome.resumed());
    data.put("moves", outcome.moves());
    data.put("power_cuts", outcome.cuts());
    data.put("frames", outcome.frames());
    data.put("happened", outcome.tally());
    data.put("kept", outcome.finding().isEmpty());
    outcome
        .finding()
        .ifPresent(
            found -> {
              data.put("what", found.what());
              data.put("evening", found.evening());
              data.put("blows", new TreeSet<>(found.blows()).stream().toList());
              data.put("after_millis", found.nanos() / Clock.MILLISECOND);
              data.put("again", again(found));
            });
    return data;
  }
}
