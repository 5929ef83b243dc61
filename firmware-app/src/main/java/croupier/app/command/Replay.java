package croupier.app.command;

import croupier.app.json.Json;
import croupier.app.live.Entry;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.table.face.Faces;
import croupier.app.table.face.Telling;
import croupier.engine.Records;
import croupier.engine.Result;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
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
      out.printf("%s with %s%n", record.game().title(), Telling.all(record.names()));
      if (!record.fromTheStart()) {
        out.println("It begins at a position that somebody gave, and not at the start of a game.");
      }
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
    } catch (RecordReader.OtherFormat other) {
      throw new Failure(Exit.DATA, file + " cannot be checked. " + other.getMessage());
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
    Deque<Long> decisions = new ArrayDeque<>();
    return (number, entry, events, after) -> {
      Telling telling = Faces.telling(record.names(), after);
      String told =
          switch (entry) {
            case Entry.Act(int seat, var action) -> {
              decisions.push(number);
              yield telling.decided(seat, action);
            }
            case Entry.TakeBack(int seat) ->
                record.names().get(seat) + " takes " + decisions.pop() + " back.";
            case Entry.Chance(var outcome, boolean byHand) ->
                (byHand ? "By hand: " : "Chance: ") + telling.answered(outcome);
          };
      out.printf("%5d  %s%n", number, told);
      events.stream()
          .map(telling::happened)
          .filter(happened -> !happened.equals(told))
          .forEach(happened -> out.printf("       · %s%n", happened));
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
    data.put("from_position", !record.fromTheStart());
    data.put("result", record.isOver() ? Records.write(record.end().result()) : null);
    return data;
  }

  private static String counted(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  private static String rolls(RecordReader record) {
    List<String> rolls = new ArrayList<>();
    if (record.seeded() > 0 || record.byHand() == 0) {
      rolls.add(
          counted(record.seeded(), "roll")
              + (record.proved()
                  ? " recomputed from the revealed seed"
                  : " whose seed is not revealed yet"));
    }
    if (record.byHand() > 0) {
      rolls.add(counted(record.byHand(), "outcome") + " made by hand");
    }
    return String.join(", ", rolls);
  }

  private static String verdict(RecordReader record) {
    StringBuilder verdict = new StringBuilder();
    verdict
        .append("The record holds: ")
        .append(record.entries())
        .append(record.entries() == 1 ? " entry, " : " entries, ");
    verdict.append(rolls(record)).append(". ");
    if (!record.fromTheStart()) {
      verdict.append(
          "It did not begin at the start of a game, but at a position that somebody gave: nothing"
              + " proves what was before. ");
    }
    if (record.isOver()) {
      Result result = record.end().result();
      verdict
          .append(Telling.all(result.winners().stream().map(record.names()::get).toList()))
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
