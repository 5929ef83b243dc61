package croupier.app.live;

import croupier.app.Limits;
import croupier.app.settings.Settings;
import croupier.engine.Position;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** The folder of the records: games that go on, and games that are over. */
public final class SavedGames {
  private final Path folder;
  private final Supplier<String> secrets;
  private final Disk disk;

  /** Damaged records: they are read and complained about once, and then left alone. */
  private final Set<Path> refused = new HashSet<>();

  /** Records that could not be opened when they were last tried. */
  private final Set<Path> closed = new HashSet<>();

  private final Stumbles stumbles;

  private Runnable breath = () -> {};
  private WallClock clock = WallClock.UNKNOWN;

  /**
   * A game that is kept on disk.
   *
   * @param past what happened in it until it was left; nothing of a new game
   */
  public record Kept(
      LiveGame game,
      RecordFile file,
      SeatsFile seats,
      PlayedFile played,
      Optional<RecordReader> past) {}

  /**
   * A game that can be resumed.
   *
   * @param played when the last entry was made, if the machine knew what day it was
   */
  public record Unfinished(
      Path file, String game, List<String> names, int entries, Optional<Instant> played) {}

  /** Names a record that cannot be resumed, and why; once, however often it is looked for. */
  public interface Complaints {
    void about(Path file, String sentence);
  }

  /**
   * @param secrets gives words that nobody can guess, for seeds and salts
   */
  public SavedGames(Path folder, Supplier<String> secrets) throws IOException {
    this(folder, secrets, Disk.REAL);
  }

  public SavedGames(Path folder, Supplier<String> secrets, Disk disk) throws IOException {
    this.folder = folder.toAbsolutePath().normalize();
    this.secrets = secrets;
    this.disk = disk;
    stumbles = new Stumbles(disk, () -> SeedFile.recordsIn(this.folder));
    OwnerOnly.createFolder(this.folder);
    tryOut();
  }

  /** A folder that takes no file is better known now than at the first move. */
  private void tryOut() throws IOException {
    Path file = folder.resolve("try.tmp");
    Files.newByteChannel(
            file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)
        .close();
    Files.deleteIfExists(file);
  }

  /** What is run now and then while a long record is read: a sign of life. */
  public void whileReading(Runnable newBreath) {
    breath = newBreath;
  }

  /** Who knows what day it is. */
  public void dateBy(WallClock newClock) {
    clock = newClock;
  }

  public WallClock clock() {
    return clock;
  }

  /**
   * What the seats were called last.
   *
   * @param complaint is told what is wrong with the file of the names
   */
  public RememberedNames names(Consumer<String> complaint) {
    return new RememberedNames(folder, disk, complaint);
  }

  /**
   * The language that was chosen last.
   *
   * @param complaint is told what is wrong with its file
   */
  public RememberedLanguage language(Consumer<String> complaint) {
    return new RememberedLanguage(folder, disk, complaint);
  }

  /**
   * The settings of the unit.
   *
   * @param written what the operator's file says
   * @param complaint is told what is wrong with the file of what was chosen at the unit
   */
  public RememberedSettings settings(Settings written, Consumer<String> complaint) {
    return new RememberedSettings(folder, disk, written, complaint);
  }

  /**
   * How many games visitors play on a day.
   *
   * @param journal is told of each day
   * @param complaint is told what is wrong with the file of the count
   * @param counts whether visitors play now
   */
  public DayCount dayCount(
      Consumer<String> journal, Consumer<String> complaint, BooleanSupplier counts) {
    return new DayCount(folder, disk, () -> clock.now(), journal, complaint, counts);
  }

  /** What is written down when something goes wrong. */
  public FlightFiles flights() {
    return new FlightFiles(folder, disk);
  }

  /** The game that is on the table, and what the program has stumbled over. */
  public Stumbles stumbles() {
    return stumbles;
  }

  public Path folder() {
    return folder;
  }

  /** A word that nobody can guess, for chance that no saved game comes from. */
  public String secret() {
    return secrets.get();
  }

  /** Begins a game from its start position. */
  public Kept begin(List<String> names, Position start) throws IOException {
    RecordLines.Seal seal = new RecordLines.Seal(secrets.get(), secrets.get());
    for (int number = RecordName.next(folder); ; number++) {
      Path file = RecordName.in(folder, number, start.game().id());
      try {
        RecordFile record = RecordFile.create(file, names, start, seal, disk);
        record.dated(clock.now().isPresent());
        stumbles.opens(file);
        LiveGame game = new LiveGame(names, start, seal.nature(null), record);
        return kept(game, record, file, Optional.empty());
      } catch (FileAlreadyExistsException _) {
        // Somebody else took this number meanwhile; take the next.
      }
    }
  }

  private Kept kept(LiveGame game, RecordFile record, Path file, Optional<RecordReader> past) {
    stumbles.gives(record);
    return new Kept(
        game, record, new SeatsFile(file, disk), new PlayedFile(file, disk, clock), past);
  }

  /**
   * Games that are not over, the last played first. What a power cut left half done is set right;
   * what cannot be played on is complained about and left alone. The latest is read whole; many
   * older ones cost a glance each, and are read and set right when somebody goes on with them.
   */
  public List<Unfinished> unfinished(Complaints complaints) throws IOException {
    List<Unfinished> unfinished = new ArrayList<>();
    List<Path> files = SeedFile.recordsIn(folder);
    files.removeAll(refused);
    for (Path file : files) {
      if (unfinished.size() == Limits.RESUMABLE) {
        break;
      }
      try (SeedFile seed = SeedFile.open(SeedFile.beside(file))) {
        (file == files.getFirst() ? read(file, seed) : glance(file, seed))
            .ifPresent(unfinished::add);
        closed.remove(file);
      } catch (RecordReader.Damaged damaged) {
        refused.add(file);
        complaints.about(file, damaged.inFull());
      } catch (IOException e) {
        if (closed.add(file)) {
          complaints.about(file, "It cannot be played on: " + FileFault.why(e) + ".");
        }
      }
    }
    return unfinished;
  }

  private Optional<Unfinished> glance(Path file, SeedFile seed)
      throws IOException, RecordReader.Damaged {
    if (Files.notExists(file) || seed.isEmpty()) {
      return read(file, seed);
    }
    RecordGlance glance = RecordGlance.at(file);
    RecordReader header = glance.header();
    if (header.holdsNothing() || glance.closed()) {
      return read(file, seed);
    }
    header.unseal(seed.read());
    return Optional.of(unfinished(file, seed, header, glance.entries()));
  }

  private Optional<Unfinished> read(Path file, SeedFile seed)
      throws IOException, RecordReader.Damaged {
    RecordReader record = begun(file, seed);
    if (isAbandoned(record, seed)) {
      seed.abandon(file, disk);
      return Optional.empty();
    }
    if (record.result() != null) {
      // Power went between the last line and the end of the seed file.
      record.check();
      ledger().note(file, Ledger.Is.OVER, record.lines().count(), record.lines().last());
      seed.delete();
      return Optional.empty();
    }
    record.unseal(seed.read());
    record.check();
    if (record.isOver()) {
      // Power went between the last move and the result.
      reopen(file, record, seed).close();
      return Optional.empty();
    }
    return Optional.of(unfinished(file, seed, record, record.entries()));
  }

  /**
   * Whether nobody has seen anything of a game: power went while it was begun, or the disk refused
   * to take it, and then to take it away.
   */
  private static boolean isAbandoned(RecordReader record, SeedFile seed) throws IOException {
    return record.holdsNothing()
        || seed.isEmpty() && record.entries() == 0 && record.luck().isEmpty();
  }

  private static Unfinished unfinished(Path file, SeedFile seed, RecordReader record, int entries) {
    Optional<Instant> played =
        seed.isDated() ? Optional.of(SeedFile.lastWritten(file).toInstant()) : Optional.empty();
    return new Unfinished(file, record.game().id(), record.names(), entries, played);
  }

  /** Nobody wants to go on with a game: its record stays, and is not offered again. */
  public void drop(Path file) throws IOException {
    try (SeedFile seed = SeedFile.open(SeedFile.beside(file))) {
      seed.setAside();
    }
  }

  /** Goes on with a game where its record ends. */
  public Kept resume(Path file) throws IOException, RecordReader.Damaged {
    try {
      stumbles.takesUp(file);
      return reopened(file);
    } catch (RecordReader.Damaged | RuntimeException damaged) {
      // A glance at it did not show that; it is not to be offered again.
      refused.add(file);
      throw damaged;
    }
  }

  private Kept reopened(Path file) throws IOException, RecordReader.Damaged {
    SeedFile seed = SeedFile.open(SeedFile.beside(file));
    boolean isOpen = false;
    try {
      RecordReader record = begun(file, seed);
      if (record.holdsNothing()) {
        throw new IOException("it holds no game");
      }
      if (record.result() != null) {
        throw new IOException("this game is over");
      }
      record.unseal(seed.read());
      record.check();
      if (ledger().place(file, record).isEmpty()) {
        // Power went while the game was begun, or it is older than the ledger.
        ledger().note(file, Ledger.Is.BEGUN, 1, record.hashes().getFirst());
      }
      RecordFile reopened = reopen(file, record, seed);
      reopened.dated(clock.now().isPresent());
      LiveGame game =
          new LiveGame(
              record.names(),
              record.end(),
              record.nature(),
              reopened,
              record.thoughts(),
              record.entries(),
              record.settledLuck());
      isOpen = true;
      return kept(game, reopened, file, Optional.of(record));
    } finally {
      if (!isOpen) {
        seed.close();
      }
    }
  }

  private Ledger ledger() {
    return new Ledger(folder, disk);
  }

  private RecordFile reopen(Path file, RecordReader record, SeedFile seed) throws IOException {
    RecordFile reopened = RecordFile.reopen(file, record, seed, disk);
    if (record.isOver()) {
      reopened.finish(record.end().result());
    }
    return reopened;
  }

  /** Reads and checks a record. */
  public static RecordReader read(Path file) throws IOException, RecordReader.Damaged {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      return RecordReader.of(in);
    }
  }

  /**
   * Reads and checks a record, and tells somebody what happens in it.
   *
   * @param listener is made when the lines are read, and hears the game while it is checked
   */
  public static RecordReader read(Path file, Function<RecordReader, RecordReader.Listener> listener)
      throws IOException, RecordReader.Damaged {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      return RecordReader.of(in, listener);
    }
  }

  /** Reads a record of which perhaps nothing was written before power went. */
  private RecordReader begun(Path file, SeedFile seed) throws IOException, RecordReader.Damaged {
    if (Files.notExists(file) && !seed.isEmpty()) {
      throw new IOException(
          "the record is not there; put it back, or remove its " + SeedFile.ENDING + " file too");
    }
    // A file of which the disk cannot say whether it is there is opened, and that fails.
    try (InputStream in =
        Files.notExists(file)
            ? InputStream.nullInputStream()
            : new BufferedInputStream(Files.newInputStream(file))) {
      return RecordReader.unplayed(in, breath);
    }
  }
}
