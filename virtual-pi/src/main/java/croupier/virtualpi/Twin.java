package croupier.virtualpi;

import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.hal.Clock;
import croupier.hal.UnitPicture;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.Noise;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The same table on simulated pins, touched at the same times and drawing from the same seeds: what
 * it shows is what the virtual Pi has to show. Its clock is the Pi's.
 */
public final class Twin implements AutoCloseable {
  /** A table that changes nothing by itself for so long waits for hands. */
  private static final long AT_REST = 60 * Clock.SECOND;

  /** What is shown from a time on. */
  public record Shown(long from, UnitPicture picture) {}

  private final SimulatedTable table;
  private final List<Shown> shows = new ArrayList<>();

  /**
   * @param games where its records are
   * @param secrets the seeds and salts that the Pi drew
   * @param now the time on the Pi
   */
  public Twin(HardwareProfile profile, Path games, Supplier<String> secrets, long now)
      throws IOException {
    table = new SimulatedTable(profile, List.of(), new SavedGames(games, secrets), 1);
    table.unit().pins().noise(Noise.NONE);
    table.advanceTo(now);
    look();
  }

  public UnitPicture picture() {
    return table.picture();
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

  /** Lets everything be shown, until the table waits for hands; says when that was. */
  public long rest() {
    while (table.controller().nextDue() - now() < AT_REST) {
      table.step(table.controller().nextDue());
      look();
    }
    return now();
  }

  private void look() {
    if (shows.isEmpty() || shows.getLast().picture() != table.picture()) {
      shows.add(new Shown(now(), table.picture()));
    }
  }

  /** What was shown since the last time, beginning with what was shown then. */
  public List<Shown> take() {
    List<Shown> taken = List.copyOf(shows);
    shows.subList(0, shows.size() - 1).clear();
    return taken;
  }

  @Override
  public void close() {
    table.close();
  }
}
