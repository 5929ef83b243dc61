package croupier.virtualpi;

import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.Noise;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The same table on simulated pins, touched at the same times and drawing from the same seeds: what
 * it shows is what the virtual Pi has to show. Its clock is the Pi's.
 */
public final class Twin implements AutoCloseable {
  /** A table that changes nothing by itself for so long waits for hands. */
  private static final long AT_REST = 60 * Clock.SECOND;

  /** The LCD has followed by then, and an OK is no longer taken for one that skips the show. */
  private static final long SEEN_BY_PEOPLE = 300 * Clock.MILLISECOND;

  /**
   * A picture that is shown for a while.
   *
   * @param words what the LCD reads at the end of it
   * @param entries how many entries the records had then
   */
  record Shown(long from, UnitPicture picture, List<String> words, long entries) {}

  private final SimulatedTable table;
  private final Path games;
  private final List<Shown> shows = new ArrayList<>();
  private UnitPicture shown;
  private long shownFrom;
  private long shownEntries;

  /**
   * @param games where its records are
   * @param secrets the seeds and salts that the Pi drew
   * @param now the time on the Pi
   */
  public Twin(HardwareProfile profile, Path games, Supplier<String> secrets, long now)
      throws IOException {
    this.games = games;
    table = new SimulatedTable(profile, List.of(), new SavedGames(games, secrets), 1);
    table.unit().pins().noise(Noise.NONE);
    table.advanceTo(now);
    look();
  }

  public UnitPicture picture() {
    return table.picture();
  }

  /** Whether a control means this now, by the name of its message. */
  boolean means(String meaning) {
    return picture().prompt().keys().stream().anyMatch(key -> key.meaning().equals(meaning));
  }

  /** Where its controller is. */
  public String mode() {
    return table.controller().mode();
  }

  public long now() {
    return table.unit().clock().nanos();
  }

  /** Makes the edges that were made on the Pi. */
  public void touch(List<Edge> made) {
    for (Edge edge : made) {
      table.unit().pins().contact(edge.gpio(), edge.high(), edge.nanos(), 0);
    }
  }

  public void advanceTo(long nanos) {
    while (now() < nanos) {
      table.step(nanos);
      look();
    }
  }

  /** Lets everything be shown, until the table waits for hands and the LCD says so. */
  public void rest() {
    while (table.controller().nextMove() - now() < AT_REST) {
      advanceTo(table.controller().nextMove());
    }
    advanceTo(now() + SEEN_BY_PEOPLE);
  }

  private void look() {
    if (shown != table.picture()) {
      if (shown != null) {
        shows.add(showing());
      }
      shown = table.picture();
      shownFrom = now();
      shownEntries = entries();
    }
  }

  /** How many entries its records have. */
  long entries() {
    try {
      return entries(Folders.read(games));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The entries of all records among these files. */
  static long entries(Map<String, String> files) {
    return files.entrySet().stream()
        .filter(file -> file.getKey().matches("\\d+-.*\\.jsonl"))
        .mapToLong(
            file -> file.getValue().lines().filter(line -> line.startsWith("{\"n\":")).count())
        .sum();
  }

  private Shown showing() {
    // The LCD follows a picture by and by: what it reads is still what stood there before.
    return new Shown(shownFrom, shown, table.unit().lcdLines(), shownEntries);
  }

  /** What was shown since the last time, from what was shown then to what is shown now. */
  public List<Shown> take() {
    List<Shown> taken = new ArrayList<>(shows);
    taken.add(showing());
    shows.clear();
    return taken;
  }

  @Override
  public void close() {
    table.close();
  }
}
