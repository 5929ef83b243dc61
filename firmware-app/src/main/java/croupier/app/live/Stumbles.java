package croupier.app.live;

import croupier.app.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The game that is on the table, and the games that the program has stumbled over. */
public final class Stumbles {
  private final Disk disk;
  private final Unfinished unfinished;

  /** The record that was opened last, for who looks on from another thread; null for none. */
  private volatile Path opened;

  /** What was given to the table last; null for nothing. */
  private RecordFile given;

  /** The records of the games that can be gone on with. */
  interface Unfinished {
    List<Path> records() throws IOException;
  }

  /**
   * A game that the program has stumbled over.
   *
   * @param again whether it has done so again and again at the same place
   */
  public record Stumbled(Path file, boolean again) {}

  Stumbles(Disk disk, Unfinished unfinished) {
    this.disk = disk;
    this.unfinished = unfinished;
  }

  /** A game comes to the table. */
  void opens(Path file) {
    opened = file;
  }

  /** The same, of one that was left: it is not to go on by itself a second time. */
  void takesUp(Path file) throws IOException {
    new StumblesFile(file, disk).takenUp();
    opens(file);
  }

  /** The table is given what it writes the game on. */
  void gives(RecordFile record) {
    given = record;
  }

  /** The record of the game that is on the table; for any thread. */
  public Optional<Path> onTheTable() {
    return Optional.ofNullable(opened).filter(SeedFile::isHeld);
  }

  /** Lets go of the game that was opened last, if whoever opened it has not come to that. */
  public void letGo() throws IOException {
    if (given != null) {
      given.close();
    }
  }

  /**
   * A game was ended by a mistake of the program, or its table is stuck; for any thread. The game
   * stays as it is on the disk.
   *
   * @param stuck whether it is to go on by itself at the next start
   */
  public Stumbled over(Path file, boolean stuck) throws IOException {
    return stumbled(file, new StumblesFile(file, disk).more(stuck));
  }

  private static Stumbled stumbled(Path file, StumblesFile.Noted noted) {
    return new Stumbled(file, noted.times() >= Limits.STUMBLES);
  }

  /** The game at which the table was stuck when the program ran last, until it is taken up. */
  public Optional<Stumbled> stuck() throws IOException {
    for (Path file : unfinished.records()) {
      StumblesFile.Noted noted = new StumblesFile(file, disk).read();
      if (noted.stuck()) {
        return Optional.of(stumbled(file, noted));
      }
    }
    return Optional.empty();
  }
}
