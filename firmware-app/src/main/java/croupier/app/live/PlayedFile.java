package croupier.app.live;

import croupier.app.json.Json;
import croupier.engine.Fields;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * When a game was played, and which of its players are bots: a small file beside the record, for
 * whoever tells of the evening. It stays when the game is over, proves nothing, and a record
 * without it is told of without a day.
 */
public final class PlayedFile {
  static final String ENDING = ".played";

  private static final List<String> FIELDS = List.of("from", "to", "before", "bots");
  private static final int LONGEST = Integer.MAX_VALUE;

  private final SmallFile file;
  private final WallClock clock;
  private boolean begun;
  private Played played = Played.UNKNOWN;

  /**
   * @param from when people sat down to it, the last time that they did; if the machine knew
   * @param to when it ended or they left it
   * @param before how many seconds they had played until they sat down
   * @param bots how well each player plays who is a bot, empty for the others; or nothing, when
   *     only people play
   */
  public record Played(
      Optional<Instant> from, Optional<Instant> to, long before, List<String> bots) {
    static final Played UNKNOWN = new Played(Optional.empty(), Optional.empty(), 0, List.of());

    public Played {
      bots = List.copyOf(bots);
    }

    /** How long it was played, as far as the clock of the machine tells. */
    public Optional<Duration> length() {
      return from.flatMap(
          begin ->
              to.filter(end -> !end.isBefore(begin))
                  .map(end -> Duration.between(begin, end).plusSeconds(before)));
    }

    private boolean isToBeKept() {
      return from.isPresent() || to.isPresent() || bots.stream().anyMatch(bot -> !bot.isEmpty());
    }
  }

  PlayedFile(Path record, Disk disk, WallClock clock) {
    file = new SmallFile(SmallFile.beside(record, ENDING), disk);
    this.clock = clock;
  }

  /** What was noted beside a record; nothing when that is not there or makes no sense. */
  public static Played of(Path record) {
    try {
      return read(new SmallFile(SmallFile.beside(record, ENDING), Disk.REAL));
    } catch (IOException | Json.Malformed | Refusal | DateTimeException _) {
      return Played.UNKNOWN;
    }
  }

  private static Played read(SmallFile file) throws IOException, Json.Malformed {
    Map<String, Object> content = file.read();
    if (content.isEmpty()) {
      return Played.UNKNOWN;
    }
    Fields fields = Fields.of("", content);
    fields.only(FIELDS);
    return new Played(
        instant(fields, "from"),
        instant(fields, "to"),
        fields.number("before", 0, LONGEST),
        fields.texts("bots"));
  }

  private static Optional<Instant> instant(Fields fields, String name) {
    return fields.has(name) ? Optional.of(Instant.parse(fields.text(name))) : Optional.empty();
  }

  /** These sit at the table from now on; the first time, they have just sat down. */
  public void seated(List<String> bots) throws IOException {
    if (!begun) {
      begun = true;
      Played earlier = of(file.file());
      long before = earlier.length().map(Duration::toSeconds).orElse(0L);
      played = new Played(now(), Optional.empty(), Math.min(before, LONGEST), bots);
    } else {
      played = new Played(played.from(), played.to(), played.before(), bots);
    }
    write();
  }

  /** The game is over, or left. */
  public void left() throws IOException {
    played = new Played(played.from(), now(), played.before(), played.bots());
    write();
  }

  private Optional<Instant> now() {
    return clock.now().map(now -> now.toInstant().truncatedTo(ChronoUnit.SECONDS));
  }

  private void write() throws IOException {
    if (played.isToBeKept()) {
      Map<String, Object> content = new LinkedHashMap<>();
      played.from().ifPresent(from -> content.put("from", from.toString()));
      played.to().ifPresent(to -> content.put("to", to.toString()));
      content.put("before", played.before());
      content.put("bots", played.bots());
      file.write(content);
    }
  }
}
