package croupier.app.arena;

import croupier.app.live.MemoryRecord;
import croupier.app.program.Command;
import croupier.engine.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The folder in which the games of a contest are kept as records. A game is called by its number
 * from 1, and its record tells who sat where by the names of the seats.
 */
final class KeptGames {
  /** Nothing is secret about a deal that everybody can deal again. */
  private static final String SALT = "arena";

  /** Letters of a bot's name: the seat before it and a number behind it fit beside them. */
  private static final int LETTERS = 11;

  private final Path folder;
  private final Contest contest;
  private final LineUps lineUps;
  private final List<String> names;

  KeptGames(Path folder, Contest contest) {
    this.folder = folder;
    this.contest = contest;
    names = Standing.namesOf(contest.bots().stream().map(KeptGames::seatName).toList());
    lineUps = contest.lineUps();
  }

  /** A command can be longer than the name of a seat may be; a program is called by its file. */
  private static String seatName(String bot) {
    String name =
        Entrant.of(bot).flatMap(Entrant::program).map(line -> new Command(line).name()).orElse(bot);
    return name.codePoints()
        .limit(LETTERS)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  MemoryRecord record(long number, Position start) {
    List<String> seats = new ArrayList<>();
    int[] seating = lineUps.seating(number);
    for (int seat = 0; seat < seating.length; seat++) {
      seats.add((seat + 1) + " " + names.get(seating[seat]));
    }
    String seed = contest.seedOf(lineUps.dealOf(number));
    return new MemoryRecord(seats, start, true, seed, SALT);
  }

  void keep(long number, MemoryRecord record) {
    String name = String.format(Locale.ROOT, "%07d-%s.jsonl", number + 1, contest.game().id());
    try {
      String text = String.join("\n", record.lines()) + "\n";
      Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
