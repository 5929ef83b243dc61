package croupier.app.command;

import croupier.app.json.Json;
import croupier.app.live.Entry;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.engine.Event;
import croupier.engine.Records;
import croupier.engine.Result;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows and verifies a record. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = {
      "Plays a record again, step by step, and verifies it: that no line was changed, that every"
          + " decision was legal, and that the revealed seed gives every roll."
    })
final class Replay implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The record, a .jsonl file.")
  private Path file;

  @Option(
      names = {"-q", "--quiet"},
      description = "Only say whether the record holds.")
  private boolean quiet;

  @Option(
      names = "--json",
      description = "Write JSON instead: a line for each entry with its events, then the verdict.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    RecordReader record = read();
    if (!quiet && !json) {
      out.printf("%s with %s%n", record.game().title(), String.join(", ", record.names()));
    }
    if (!quiet) {
      replay(record, json ? dataTo(out) : wordsTo(record, out));
    }
    out.println(json ? Json.write(verdictData(record)) : verdict(record));
    out.flush();
    return Exit.OK;
  }

  private RecordReader read() {
    if (!Files.isRegularFile(file)) {
      throw new Failure(Exit.NO_INPUT, "There is no record " + file + ".");
    }
    try {
      return SavedGames.read(file);
    } catch (IOException e) {
      throw new Failure(Exit.NO_INPUT, file + " cannot be read: " + SavedGames.why(e) + ".");
    } catch (RecordReader.Damaged damaged) {
      throw new Failure(Exit.DATA, file + " does not hold. " + damaged.getMessage());
    }
  }

  private static void replay(RecordReader record, RecordReader.Listener listener) {
    try {
      record.replay(listener);
    } catch (RecordReader.Damaged damaged) {
      throw new IllegalStateException("it was whole a moment ago", damaged);
    }
  }

  private static RecordReader.Listener wordsTo(RecordReader record, PrintWriter out) {
    return (number, entry, events, _) -> {
      out.printf("%5d  %s%n", number, told(record, entry));
      events.forEach(event -> out.printf("       · %s%n", told(event)));
    };
  }

  private static RecordReader.Listener dataTo(PrintWriter out) {
    return (number, entry, events, _) -> {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("n", number);
      data.putAll(entry.data());
      data.put("events", events.stream().map(event -> Records.write((Record) event)).toList());
      out.println(Json.write(data));
    };
  }

  private static Map<String, Object> verdictData(RecordReader record) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("holds", true);
    data.put("game", record.game().id());
    data.put("seats", record.names());
    data.put("entries", record.entries());
    data.put("by_seed", record.seeded());
    data.put("by_hand", record.byHand());
    data.put("proved", record.proved());
    data.put("torn", record.torn());
    data.put("result", record.isOver() ? Records.write(record.end().result()) : null);
    return data;
  }

  private static String told(RecordReader record, Entry entry) {
    return switch (entry) {
      case Entry.Act(int seat, var action) ->
          record.names().get(seat) + ": " + words(Records.write((Record) action));
      case Entry.Chance(var outcome, boolean byHand) ->
          (byHand ? "by hand: " : "chance: ") + words(Records.write((Record) outcome));
    };
  }

  private static String told(Event event) {
    return words(Records.write((Record) event));
  }

  /** {"type":"place","die":"p1"} as: place, die p1. */
  private static String words(Map<String, Object> data) {
    return data.entrySet().stream()
        .map(
            field ->
                field.getKey().equals("type")
                    ? String.valueOf(field.getValue())
                    : field.getKey() + " " + plain(field.getValue()))
        .collect(Collectors.joining(", "))
        .replace('_', ' ');
  }

  private static String plain(Object value) {
    return value instanceof List<?> list
        ? list.stream().map(String::valueOf).collect(Collectors.joining(" "))
        : value instanceof String text ? text : Json.write(value);
  }

  private static String verdict(RecordReader record) {
    StringBuilder verdict = new StringBuilder();
    verdict.append("The record holds: ").append(record.entries()).append(" entries, ");
    verdict
        .append(record.seeded())
        .append(
            record.proved()
                ? " rolls recomputed from the revealed seed"
                : " rolls whose seed is not revealed yet");
    if (record.byHand() > 0) {
      verdict.append(", ").append(record.byHand()).append(" outcomes made by hand");
    }
    verdict.append(". ");
    if (record.isOver()) {
      Result result = record.end().result();
      verdict
          .append(
              result.winners().stream()
                  .map(record.names()::get)
                  .collect(Collectors.joining(" and ")))
          .append(result.winners().size() == 1 ? " won." : " drew.");
    } else {
      verdict.append("The game is not over.");
    }
    if (record.isOver() && record.result() == null) {
      verdict.append(" Its last line, with the result and the seed, was not written.");
    }
    if (record.torn()) {
      verdict.append(" A torn last line was dropped.");
    }
    return verdict.toString();
  }
}
