package croupier.app.evenings;

import croupier.app.Limits;
import croupier.app.Waits;
import croupier.app.live.FoundRecord;
import croupier.hal.Clock;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The evenings of a unit for its pages. They are read when somebody asks, by a thread of their own
 * that gives way to the table, and again only when a record has changed; who asks meanwhile is told
 * how far it is.
 */
public final class EveningShelf {
  /** So long nobody looks into the folder again. */
  private static final long FRESH = Clock.SECOND;

  private final GamesFolder folder;
  private final Clock clock;
  private final Duration patience;
  private final AtomicInteger read = new AtomicInteger();
  private List<FoundRecord> asTheyLay = List.of();
  private Evenings evenings;
  private boolean reading;
  private int all;
  private long looked;

  /** The evenings of a folder, where the machine is. */
  public static EveningShelf of(Path folder) {
    return new EveningShelf(
        new GamesFolder(folder, ZoneId.systemDefault()), Clock.system(), Waits.EVENINGS);
  }

  /**
   * @param patience how long whoever asks waits until all are read
   */
  public EveningShelf(GamesFolder folder, Clock clock, Duration patience) {
    this.folder = folder;
    this.clock = clock;
    this.patience = patience;
    looked = clock.nanos() - FRESH;
  }

  /** What somebody is shown who asks for the evenings. */
  public sealed interface Look {
    record All(Evenings evenings) implements Look {}

    /** They are still being read. */
    record Later(int read, int all) implements Look {}
  }

  /** The evenings as the records tell of them now. */
  public synchronized Look look() throws IOException, InterruptedException {
    if (!reading && clock.nanos() - looked >= FRESH) {
      looked = clock.nanos();
      List<FoundRecord> lies = latest(folder.records());
      if (evenings == null || !lies.equals(asTheyLay)) {
        begin(lies);
      }
    }
    long until = patience.toMillis();
    if (reading && until > 0) {
      wait(until);
    }
    return evenings == null || reading ? new Look.Later(read.get(), all) : new Look.All(evenings);
  }

  private static List<FoundRecord> latest(List<FoundRecord> records) {
    return records.subList(Math.max(0, records.size() - Limits.TOLD_RECORDS), records.size());
  }

  private void begin(List<FoundRecord> lies) {
    reading = true;
    read.set(0);
    all = lies.size();
    Thread reader = new Thread(() -> read(lies), "evenings");
    reader.setDaemon(true);
    reader.setPriority(Thread.MIN_PRIORITY);
    reader.start();
  }

  private void read(List<FoundRecord> lies) {
    Evenings told = null;
    try {
      told = folder.read(lies, read::set);
    } finally {
      done(lies, told);
    }
  }

  private synchronized void done(List<FoundRecord> lies, Evenings told) {
    asTheyLay = lies;
    evenings = told;
    reading = false;
    notifyAll();
  }
}
