package croupier.app.command;

import croupier.app.json.Json;
import croupier.app.live.Entry;
import croupier.app.live.FileFault;
import croupier.app.live.Ledger;
import croupier.app.live.Luck;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.table.face.Faces;
import croupier.app.table.face.Telling;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.app.words.Words;
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
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows and verifies a record. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = "${bundle:command.about-replay}")
final class Replay implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private LanguageOption language;

  @Parameters(paramLabel = "FILE", description = "${bundle:command.record}")
  private Path file;

  @Option(
      names = {"-q", "--quiet"},
      description = "${bundle:command.quiet}")
  private boolean quiet;

  @Option(names = "--json", description = "${bundle:command.replay-json}")
  private boolean json;

  @Option(names = "--commitment", paramLabel = "HEX", description = "${bundle:command.commitment}")
  private String commitment;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Words words = language.words();
    RecordReader record = read();
    Optional<Ledger.Place> place = place(record);
    if (!quiet && !json) {
      Message head =
          Message.of("replay.head")
              .with("title", GameWords.title(record.game()))
              .players("players", IntStream.range(0, record.names().size()));
      out.println(words.say(head, record.names()));
      if (!record.fromTheStart()) {
        out.println(words.say("replay.from-a-position"));
      }
    }
    if (!quiet) {
      replay(record, json ? dataTo(out) : wordsTo(record, words, out));
    }
    out.println(json ? Json.write(verdictData(record, place)) : verdict(record, place, words));
    out.flush();
    return Exit.OK;
  }

  private RecordReader read() {
    if (!Files.isRegularFile(file)) {
      throw new Failure(Exit.NO_INPUT, Message.of("replay.missing").with("file", file.toString()));
    }
    try {
      RecordReader record = SavedGames.read(file);
      if (commitment != null) {
        record.insistOn(commitment);
      }
      return record;
    } catch (IOException e) {
      throw new Failure(
          Exit.NO_INPUT, fault("replay.unreadable", RefusalWords.of(FileFault.because(e))));
    } catch (RecordReader.OtherFormat other) {
      throw new Failure(Exit.DATA, fault("replay.uncheckable", why(other)));
    } catch (RecordReader.Damaged damaged) {
      throw damaged(damaged);
    }
  }

  private Failure damaged(RecordReader.Damaged damaged) {
    return new Failure(Exit.DATA, fault("replay.damaged", why(damaged)));
  }

  /** Which game of the ledger it is, if one lies beside it. */
  private Optional<Ledger.Place> place(RecordReader record) {
    try {
      return Ledger.beside(file).place(file, record);
    } catch (IOException e) {
      throw new Failure(
          Exit.NO_INPUT, fault("replay.unreadable", RefusalWords.of(FileFault.because(e))));
    } catch (RecordReader.Damaged damaged) {
      throw damaged(damaged);
    }
  }

  private static Message why(RecordReader.Damaged damaged) {
    Message why = RefusalWords.of(damaged.because());
    Message where =
        damaged.line() == 0
            ? why
            : Message.of("replay.line").with("line", damaged.line()).with("why", why);
    return damaged
        .kept()
        .map(kept -> Message.sentences(List.of(where, RefusalWords.of(kept))))
        .orElse(where);
  }

  private Message fault(String how, Message why) {
    return Message.of(how).with("file", file.toString()).with("why", why);
  }

  private static void replay(RecordReader record, RecordReader.Listener listener) {
    try {
      record.replay(listener);
    } catch (RecordReader.Damaged damaged) {
      throw new IllegalStateException("it was whole a moment ago", damaged);
    }
  }

  private static RecordReader.Listener wordsTo(RecordReader record, Words words, PrintWriter out) {
    Deque<Long> decisions = new ArrayDeque<>();
    return (number, entry, events, after) -> {
      Telling telling = Faces.telling(words, record.names(), after);
      String told =
          switch (entry) {
            case Entry.Act(int seat, var action) -> {
              decisions.push(number);
              yield telling.decided(seat, action);
            }
            case Entry.TakeBack(int seat) ->
                words.say(
                    Message.of("replay.took-back")
                        .player("who", seat)
                        .with("number", decisions.pop()),
                    record.names());
            case Entry.Chance(_, var outcome, boolean byHand) ->
                words.say(
                    Message.of(byHand ? "replay.by-hand" : "replay.chance")
                        .with("told", telling.answered(outcome)));
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

  private static Map<String, Object> verdictData(
      RecordReader record, Optional<Ledger.Place> place) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("holds", true);
    data.put("game", record.game().id());
    data.put("seats", record.names());
    data.put("entries", record.entries());
    data.put("by_seed", record.seeded());
    data.put("by_hand", record.byHand());
    data.put("proved", record.proved());
    data.put("luck", record.luck().map(Luck::words).orElse(null));
    place.ifPresent(
        which -> {
          data.put("number", (long) which.number());
          data.put("begun", (long) which.of());
        });
    data.put("torn", record.torn());
    data.put("from_position", !record.fromTheStart());
    data.put("result", record.isOver() ? Records.write(record.end().result()) : null);
    return data;
  }

  private static List<Message> rolls(RecordReader record) {
    List<Message> rolls = new ArrayList<>();
    if (record.seeded() > 0 || record.byHand() == 0) {
      String seeded = record.proved() ? "replay.rolls-proved" : "replay.rolls-sealed";
      rolls.add(Message.of(seeded).with("number", record.seeded()));
    }
    if (record.byHand() > 0) {
      rolls.add(Message.of("replay.rolls-by-hand").with("number", record.byHand()));
    }
    return rolls;
  }

  /** Who added what to the seed; nothing of records that have no place for it. */
  private static Optional<Message> luck(RecordReader record) {
    return record
        .luck()
        .map(
            luck -> {
              List<Message> added = new ArrayList<>();
              for (int seat = 0; seat < luck.words().size(); seat++) {
                if (!luck.words().get(seat).isEmpty()) {
                  added.add(
                      Message.of("replay.added")
                          .player("who", seat)
                          .with("word", luck.words().get(seat)));
                }
              }
              return added.isEmpty()
                  ? Message.of("replay.no-luck")
                  : Message.of("replay.luck").all("added", added);
            });
  }

  private static String verdict(RecordReader record, Optional<Ledger.Place> place, Words words) {
    List<Message> verdict = new ArrayList<>();
    verdict.add(
        Message.of("replay.holds").with("entries", record.entries()).all("rolls", rolls(record)));
    luck(record).ifPresent(verdict::add);
    if (!record.fromTheStart()) {
      verdict.add(Message.of("replay.not-from-the-start"));
    }
    if (record.isOver()) {
      Result result = record.end().result();
      String end = result.winners().size() == 1 ? "replay.won" : "replay.drew";
      verdict.add(Message.of(end).players("winners", result.winners()));
    } else {
      verdict.add(Message.of("replay.not-over"));
    }
    if (record.isOver() && record.result() == null) {
      verdict.add(Message.of("replay.end-unwritten"));
    }
    if (record.torn()) {
      verdict.add(Message.of("replay.torn"));
    }
    place.ifPresent(
        which ->
            verdict.add(
                Message.of("replay.in-ledger")
                    .with("number", which.number())
                    .with("of", which.of())));
    return verdict.stream()
        .map(sentence -> words.say(sentence, record.names()))
        .collect(Collectors.joining(" "));
  }
}
