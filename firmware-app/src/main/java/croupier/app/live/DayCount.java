package croupier.app.live;

import croupier.app.json.Json;
import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * How many games visitors play on a day: a line in the journal when the day is over, or the program
 * ends in order. A small file takes the count across a start. While nobody knows what day it is,
 * one day goes on.
 */
public final class DayCount implements Onlooker {
  private static final String FILE = "visitors.json";
  private static final String DAY = "day";
  private static final String GAMES = "games";

  /** How many games were begun, finished, and put away unfinished. */
  public record Count(int begun, int finished, int putAway) {
    static final Count NONE = new Count(0, 0, 0);

    Count plus(Count more) {
      return new Count(begun + more.begun, finished + more.finished, putAway + more.putAway);
    }

    @Override
    public String toString() {
      return "%d begun, %d finished, %d put away".formatted(begun, finished, putAway);
    }
  }

  private final SmallFile file;
  private final WallClock clock;
  private final Consumer<String> journal;
  private final Consumer<String> complaint;
  private final BooleanSupplier counts;

  /** The day that is counted; empty when nobody knows. */
  private String day = "";

  private final SortedMap<String, Count> games = new TreeMap<>();

  /**
   * @param journal is told of each day
   * @param complaint is told what is wrong with the file of the count
   * @param counts whether visitors play now
   */
  DayCount(
      Path folder,
      Disk disk,
      WallClock clock,
      Consumer<String> journal,
      Consumer<String> complaint,
      BooleanSupplier counts) {
    file = new SmallFile(folder.resolve(FILE), disk);
    this.clock = clock;
    this.journal = journal;
    this.complaint = complaint;
    this.counts = counts;
    try {
      Map<String, Object> read = file.read();
      if (!read.isEmpty()) {
        readFrom(Fields.of("", read));
      }
    } catch (IOException e) {
      complaint.accept(file.file() + " is left alone: " + FileFault.why(e) + ".");
    } catch (Json.Malformed | Refusal e) {
      complaint.accept(file.file() + " is left alone. " + e.getMessage());
    }
  }

  private void readFrom(Fields fields) {
    fields.only(List.of(DAY, GAMES));
    String written = fields.text(DAY);
    SortedMap<String, Count> found = new TreeMap<>();
    for (Fields game : fields.objects(GAMES)) {
      found.put(
          game.text("game"),
          new Count(
              game.number("begun", 0, Integer.MAX_VALUE),
              game.number("finished", 0, Integer.MAX_VALUE),
              game.number("put-away", 0, Integer.MAX_VALUE)));
    }
    day = written;
    games.putAll(found);
  }

  @Override
  public void begins(Game game, List<String> names, int entries) {
    if (entries == 0) {
      count(game, new Count(1, 0, 0));
    }
  }

  /** Only beginnings and ends are counted. */
  @Override
  public void happened(Happening happening) {}

  @Override
  public void leaves(Game game, boolean over) {
    count(game, over ? new Count(0, 1, 0) : new Count(0, 0, 1));
  }

  private void count(Game game, Count more) {
    if (counts.getAsBoolean()) {
      turnThePage();
      games.merge(game.id(), more, Count::plus);
      keep();
    }
  }

  /** When another day has begun, tells of the one before. */
  private void turnThePage() {
    String today = clock.now().map(ZonedDateTime::toLocalDate).map(LocalDate::toString).orElse(day);
    boolean over = !day.isEmpty() && !today.equals(day);
    day = over ? day : today;
    if (over) {
      tell("");
      games.clear();
      day = today;
      keep();
    }
  }

  private void tell(String soFar) {
    if (!games.isEmpty()) {
      String all =
          games.entrySet().stream()
              .map(each -> each.getKey() + " " + each.getValue())
              .collect(Collectors.joining("; "));
      journal.accept("Visitors' games" + (day.isEmpty() ? "" : " on " + day) + soFar + ": " + all);
    }
  }

  private void keep() {
    Map<String, Object> content = new LinkedHashMap<>();
    content.put(DAY, day);
    content.put(GAMES, games.entrySet().stream().map(DayCount::data).toList());
    try {
      file.write(content);
    } catch (IOException e) {
      complaint.accept("The count of visitors' games is not kept: " + FileFault.why(e));
    }
  }

  private static Map<String, Object> data(Map.Entry<String, Count> game) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", game.getKey());
    data.put("begun", game.getValue().begun());
    data.put("finished", game.getValue().finished());
    data.put("put-away", game.getValue().putAway());
    return data;
  }

  /** What was counted today, all games together. */
  public Count today() {
    turnThePage();
    return games.values().stream().reduce(Count.NONE, Count::plus);
  }

  /** The program ends in order. The day may go on after the next start. */
  public void ends() {
    turnThePage();
    tell(" so far");
  }
}
