package croupier.app.evenings;

import croupier.app.live.FoundRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** Reads the evenings of a folder of games, one record after the other. */
public class GamesFolder {
  private final Path folder;
  private final ZoneId zone;

  public GamesFolder(Path folder, ZoneId zone) {
    this.folder = folder;
    this.zone = zone;
  }

  /** What lies there now. */
  public List<FoundRecord> records() throws IOException {
    return FoundRecord.in(folder);
  }

  /**
   * Reads all of it.
   *
   * @param progress is told how many records have been read
   */
  public Evenings read(List<FoundRecord> records, IntConsumer progress) {
    List<PlayedGame> games = new ArrayList<>();
    List<Evenings.Untold> untold = new ArrayList<>();
    try (ToldGames told = ToldGames.beside(folder, records)) {
      for (FoundRecord record : records) {
        try {
          games.add(told.of(record));
        } catch (GameReading.Unreadable unreadable) {
          untold.add(new Evenings.Untold(record.file().getFileName().toString(), unreadable.why()));
        }
        progress.accept(games.size() + untold.size());
      }
    }
    return Evenings.of(games, untold, zone);
  }
}
