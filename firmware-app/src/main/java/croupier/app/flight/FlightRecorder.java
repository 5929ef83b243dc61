package croupier.app.flight;

import croupier.app.Limits;
import croupier.app.flight.FlightRecord.Why;
import croupier.app.live.FileFault;
import croupier.app.live.Happening;
import croupier.app.live.Onlooker;
import croupier.app.live.SavedGames;
import croupier.app.loop.TableLoop;
import croupier.app.table.mode.TableNotes;
import croupier.engine.Game;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Remembers the last minutes of a table, and writes them down when something goes wrong: {@link
 * Limits#FLIGHT_LINES} lines of {@link Limits#FLIGHT_LINE} characters, in memory less than 200 kB.
 *
 * <p>Nobody learns from it what somebody at the table may not know. Of a game it notes what the
 * whole table was told, and of that the kinds only; of hands in a game only that they were there;
 * of a turned dial never how far; of a mistake its kind and its place, not its words.
 */
public final class FlightRecorder implements Onlooker, TableNotes {
  private static final Logger LOG = LoggerFactory.getLogger("croupier.table");
  private static final String HANDS = "hands at the unit";

  private record Line(long at, String words) {}

  private final SavedGames saved;
  private final Clock clock;
  private final Deque<Line> lines = new ArrayDeque<>();

  /** Whoever writes holds it, so that each file has a number of its own. */
  private final Object pen = new Object();

  /** Parts whose fault was written down: a part that fails again and again fills no disk. */
  private final Set<String> told = new HashSet<>();

  private String mode = "";

  public FlightRecorder(SavedGames saved, Clock clock) {
    this.saved = saved;
    this.clock = clock;
  }

  /** From now on notes what happens at this table. */
  public FlightRecorder follow(TableLoop table) {
    table.controller().noteBy(this);
    table.controller().watch(this);
    table.tellModes(this::mode);
    return this;
  }

  // --- what happens

  private void note(String words) {
    note(clock.nanos(), words);
  }

  /** What goes on is one line, however often it is told. */
  private synchronized void note(long at, String words) {
    String line = cut(words);
    if (lines.isEmpty() || !lines.getLast().words().equals(line)) {
      if (lines.size() == Limits.FLIGHT_LINES) {
        lines.removeFirst();
      }
      lines.add(new Line(at, line));
    }
  }

  private void mode(String name) {
    synchronized (this) {
      mode = name;
    }
    note("mode " + name);
  }

  @Override
  public void hand(UnitEvent event, boolean open) {
    String words =
        open
            ? switch (event) {
              case UnitEvent.Pressed(Control control, _) -> control + " pressed";
              case UnitEvent.Released(Control control, _, _) -> control + " released";
              case UnitEvent.Held(Control control, _) -> control + " held";
              case UnitEvent.Repeated(Control control, _) -> control + " still held";
              case UnitEvent.Turned(Control dial, _, _) -> dial + " turned";
              case UnitEvent.Faulted _, UnitEvent.Recovered _ -> HANDS;
            }
            : HANDS;
    note(event.nanos(), words);
  }

  @Override
  public void begins(Game game, List<String> names, int entries) {
    note(game.id() + " begins, " + names.size() + " players, after entry " + entries);
  }

  @Override
  public void happened(Happening happening) {
    String who = happening.seat() == Happening.CHANCE ? "chance" : "player " + happening.seat();
    note(
        happening.takenBack()
            ? who + " takes back"
            : who
                + ": "
                + happening.events().stream()
                    .map(event -> event.getClass().getSimpleName())
                    .distinct()
                    .collect(Collectors.joining(", ")));
  }

  @Override
  public void leaves(Game game, boolean over) {
    note(game.id() + (over ? " is over" : " is put away"));
  }

  // --- what goes wrong

  @Override
  public void faulted(String part, Fault fault) {
    note(part + " " + fault);
    if (told.add(part)) {
      keep(Why.FAULT, part + " " + fault.name());
    }
  }

  @Override
  public void recovered(String part) {
    note(part + " works again");
  }

  @Override
  public void mistake(Throwable mistake) {
    String kind = mistake.getClass().getSimpleName();
    note(kind);
    keep(Why.MISTAKE, kind, mistake.getStackTrace());
  }

  /** The table is stuck; for another thread. */
  public void stuck(StackTraceElement... where) {
    keep(Why.STUCK, where.length == 0 ? "" : cut(where[0].toString()), where);
  }

  /** Somebody asks for it; for any thread. */
  @Override
  public Optional<Path> keep() {
    return keep(Why.ASKED, "");
  }

  private Optional<Path> keep(Why why, String what, StackTraceElement... where) {
    try {
      Path file;
      synchronized (pen) {
        file = saved.flights().write(record(why, what, where).data());
      }
      LOG.info("What happened before is in {}", file);
      return Optional.of(file);
    } catch (IOException e) {
      LOG.warn("What happened before is not written down: {}", FileFault.why(e));
      return Optional.empty();
    }
  }

  /** What is remembered, each with its seconds until the last. */
  public synchronized List<String> lines() {
    long end = lines.isEmpty() ? 0 : lines.getLast().at();
    return lines.stream().map(line -> seconds(line.at() - end) + " " + line.words()).toList();
  }

  private synchronized FlightRecord record(Why why, String what, StackTraceElement... where) {
    return new FlightRecord(
        why,
        what,
        saved.clock().now().map(now -> now.truncatedTo(ChronoUnit.SECONDS).toString()).orElse(""),
        saved.stumbles().onTheTable().map(file -> file.getFileName().toString()).orElse(""),
        mode,
        Arrays.stream(where)
            .limit(Limits.FLIGHT_CALLS)
            .map(StackTraceElement::toString)
            .map(FlightRecorder::cut)
            .toList(),
        lines());
  }

  private static String cut(String words) {
    return words.substring(0, Math.min(words.length(), Limits.FLIGHT_LINE));
  }

  private static String seconds(long nanos) {
    return String.format(Locale.ROOT, "%.3f", (double) nanos / Clock.SECOND);
  }
}
