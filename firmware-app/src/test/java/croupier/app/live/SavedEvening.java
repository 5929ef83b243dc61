package croupier.app.live;

import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A folder of saved games, and one game in it that is always the same. */
final class SavedEvening {
  static final String SEED = "the seed that nobody may see";
  static final String SALT = "the salt that nobody may see";
  static final List<String> NAMES = List.of("Zoë", "Bo", "Cy");

  private static final long PEOPLE = 7;
  private static final FileTime LONG_AGO = FileTime.from(Instant.parse("2026-01-01T20:15:00Z"));

  final Path folder;
  final QuickDisk disk = new QuickDisk();
  SavedGames saved;
  final List<String> complaints = new ArrayList<>();
  private boolean salt;

  SavedEvening(Path folder) throws IOException {
    this.folder = folder;
    saved = new SavedGames(folder, this::secret, disk);
  }

  private String secret() {
    salt = !salt;
    return salt ? SEED : SALT;
  }

  SavedGames.Kept begin(Game game) throws IOException {
    return saved.begin(NAMES, game.start(NAMES.size(), game.options(Agreed.tonight(game))));
  }

  /** The record of a game's first steps, or of all of it. */
  static byte[] record(Path folder, Game game, int steps) throws IOException {
    SavedEvening evening = new SavedEvening(folder);
    evening.play(game, steps).file().close();
    return evening.bytes(file(folder, game));
  }

  SavedGames.Kept play(Game game, int steps) throws IOException {
    SavedGames.Kept kept = begin(game);
    people().play(kept.game(), steps);
    return kept;
  }

  static RandomPlayers people() {
    return new RandomPlayers(PEOPLE);
  }

  static Path file(Path folder, Game game) {
    return folder.resolve("00001-" + game.id() + ".jsonl");
  }

  Path file(Game game) {
    return file(folder, game);
  }

  /** The record of the game that was begun last. */
  Path last(Game game) throws IOException {
    int number =
        files().stream()
            .mapToInt(name -> Integer.parseInt(name.substring(0, 5)))
            .max()
            .orElseThrow();
    return folder.resolve("%05d-%s.jsonl".formatted(number, game.id()));
  }

  Path seed(Game game) {
    return SeedFile.beside(file(game));
  }

  /** As if power had gone and come back: these bytes are all that is left, without a ledger. */
  void leave(Game game, byte[] record, String seed) throws IOException {
    saved = new SavedGames(folder, this::secret, disk);
    Files.deleteIfExists(folder.resolve(Ledger.FILE));
    Files.write(file(game), record);
    Files.setLastModifiedTime(file(game), LONG_AGO);
    Files.writeString(seed(game), seed);
  }

  void leave(Game game, byte[] record) throws IOException {
    leave(game, record, SEED + "\n" + SALT + "\n");
  }

  byte[] bytes(Path file) throws IOException {
    return Files.readAllBytes(file);
  }

  List<SavedGames.Unfinished> unfinished() throws IOException {
    complaints.clear();
    return saved.unfinished((file, why) -> complaints.add(file.getFileName() + ": " + why));
  }

  /** What lies in the folder but for the ledger, which is there as soon as a game was begun. */
  List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.equals(Ledger.FILE))
          .sorted()
          .toList();
    }
  }

  /** The positions of a record, before its first entry and after each. */
  static List<Map<String, Object>> positions(byte[] record) throws RecordReader.Damaged {
    RecordReader reader = RecordReader.of(new String(record, StandardCharsets.UTF_8));
    List<Map<String, Object>> positions = new ArrayList<>();
    Game game = reader.game();
    Position start = game.start(NAMES.size(), game.options(Agreed.tonight(game)));
    positions.add(start.save());
    reader.replay((_, _, _, after) -> positions.add(after.save()));
    return positions;
  }

  static List<Entry> entries(byte[] record) throws RecordReader.Damaged {
    List<Entry> entries = new ArrayList<>();
    RecordReader.of(new String(record, StandardCharsets.UTF_8))
        .replay((_, entry, _, _) -> entries.add(entry));
    return entries;
  }

  /** Lets an entry of an earlier evening happen again; the seed answers anew. */
  static void again(LiveGame game, Entry entry) throws IOException {
    switch (entry) {
      case Entry.Act(int seat, var action) -> game.act(seat, action);
      case Entry.TakeBack(int seat) -> game.takeBack(seat);
      case Entry.Chance(_, var outcome, boolean byHand) -> {
        if (byHand) {
          game.chance(outcome);
        } else {
          game.chance();
        }
      }
    }
  }

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  static int lines(byte[] record, int bytes) {
    int lines = 0;
    for (int i = 0; i < bytes; i++) {
      lines += record[i] == '\n' ? 1 : 0;
    }
    return lines;
  }
}
