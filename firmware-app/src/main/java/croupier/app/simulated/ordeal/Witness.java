package croupier.app.simulated.ordeal;

import croupier.app.Limits;
import croupier.app.live.Happening;
import croupier.app.live.Luck;
import croupier.app.live.Onlooker;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Position;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whoever was at the table the whole evening and forgets nothing: what was told is safe, never
 * changes, and is found again whatever happens.
 */
final class Witness implements Onlooker {
  /** Every so many moves it is looked whether a game could have come there. */
  private static final int BETWEEN_LOOKS = 5;

  private final Secrecy secrecy;
  private final Consumer<String> log;
  private final BooleanSupplier diskHasFailed;
  private final SortedMap<String, ToldGame> games = new TreeMap<>();
  private SimulatedDisk disk;
  private String present = "";
  private long moves;
  private int begun;
  private int over;
  private int resumed;
  private final Set<String> lucky = new TreeSet<>();
  private final Set<String> dropped = new TreeSet<>();

  Witness(Secrecy secrecy, Consumer<String> log, BooleanSupplier diskHasFailed) {
    this.secrecy = secrecy;
    this.log = log;
    this.diskHasFailed = diskHasFailed;
  }

  static Path folder(SimulatedDisk disk) {
    return disk.folder().resolve("games");
  }

  private static Path record(SimulatedDisk disk, String stem) {
    return folder(disk).resolve(stem + ".jsonl");
  }

  /** The program runs on this disk from now on. */
  void comesTo(SimulatedDisk newDisk) {
    disk = newDisk;
    present = "";
  }

  long moves() {
    return moves;
  }

  int begun() {
    return begun;
  }

  int over() {
    return over;
  }

  int resumed() {
    return resumed;
  }

  /** To how many games somebody added luck of his own. */
  int lucky() {
    return lucky.size();
  }

  int dropped() {
    return dropped.size();
  }

  // --- at the table

  @Override
  public void begins(Game game, List<String> names, int entries) {
    present = held();
    log.accept(
        "%s %s, after move %d".formatted(entries == 0 ? "begins" : "goes on", present, entries));
    ToldGame told = games.computeIfAbsent(present, _ -> new ToldGame());
    if (entries == 0) {
      begun++;
    } else {
      resumed++;
      if (entries < told.safe() || entries > told.moves() + 1) {
        throw new BrokenPromise(
            "%s goes on after move %d, told were %d and %d of them were safe"
                .formatted(present, entries, told.moves(), told.safe()));
      }
    }
    SimulatedDisk copy = asSeen(disk);
    told.goesOnFrom(found(copy, present, told, false), bytes(record(copy, present)));
  }

  private String held() {
    List<Path> held = disk.held(folder(disk));
    if (held.size() != 1) {
      throw new BrokenPromise("one game is on the table, and locked is " + held);
    }
    String name = held.getFirst().getFileName().toString();
    return name.substring(0, name.lastIndexOf('.'));
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new BrokenPromise(file + " cannot be looked at", e);
    }
  }

  @Override
  public void happened(Happening happening) {
    ToldGame told = games.get(present);
    told.tell(happening);
    moves++;
    told.isSafe(disk.safe(record(disk, present), told.read()));
    log.accept("move %d of seat %d".formatted(told.moves(), happening.seat()));
    if (told.safe() < told.moves() && !diskHasFailed.getAsBoolean()) {
      throw new BrokenPromise(
          "%s: move %d was told, and is not safe".formatted(present, told.moves()));
    }
  }

  @Override
  public void leaves(Game game, boolean isOver) {
    over += isOver ? 1 : 0;
    log.accept((isOver ? "over " : "leaves ") + present);
  }

  // --- after a power cut, and at the end

  /** Everything that was told is there, and can be gone on with. */
  void verify(SimulatedDisk where) {
    SimulatedDisk copy = asSeen(where);
    List<String> offered = offered(copy);
    for (Map.Entry<String, ToldGame> each : games.entrySet()) {
      String stem = each.getKey();
      ToldGame told = each.getValue();
      boolean isDropped = Files.exists(folder(copy).resolve(stem + ".dropped"));
      if (isDropped) {
        dropped.add(stem);
      }
      // Of very many games only the latest are offered.
      boolean mayBeOffered = !isDropped && offered.size() < Limits.RESUMABLE;
      boolean isOver = mayBeOffered && !offered.contains(stem);
      List<String> found = found(copy, stem, told, isOver);
      if (found.size() < told.safe() || found.size() > told.moves() + 1) {
        throw new BrokenPromise(
            "%s is found with %d moves, told were %d and %d of them were safe"
                .formatted(stem, found.size(), told.moves(), told.safe()));
      }
      told.goesOnFrom(found, bytes(record(copy, stem)));
    }
    secretsStaySecret(copy, offered);
  }

  /** The disk as programs see it now, to be looked at without a trace. */
  private static SimulatedDisk asSeen(SimulatedDisk disk) {
    int[] ways = disk.unsafe();
    Arrays.fill(ways, 1);
    return disk.afterPowerCut(ways);
  }

  private static List<String> offered(SimulatedDisk copy) {
    List<String> offered = new ArrayList<>();
    try {
      SavedGames saved = new SavedGames(folder(copy), () -> "none");
      for (SavedGames.Unfinished game :
          saved.unfinished(
              (file, why) -> {
                throw new BrokenPromise(file + " is left alone: " + why);
              })) {
        String name = game.file().getFileName().toString();
        offered.add(name.substring(0, name.lastIndexOf('.')));
      }
    } catch (IOException e) {
      throw new BrokenPromise("the games cannot be read", e);
    }
    return offered;
  }

  /** The moves of a record, none of them other than it was told. */
  private List<String> found(SimulatedDisk where, String stem, ToldGame told, boolean isOver) {
    List<String> found = new ArrayList<>();
    try {
      RecordReader record =
          SavedGames.read(
              record(where, stem),
              reader ->
                  (number, entry, events, after) -> {
                    String move = ToldGame.move(ToldGame.seat(entry), events);
                    told.check((int) number - 1, move);
                    found.add(move);
                    if (number % BETWEEN_LOOKS == 0 && number > told.moves() - 4 * BETWEEN_LOOKS) {
                      conserves(reader.game(), after.save());
                    }
                  });
      conserves(record.game(), record.end().save());
      hides(record.end());
      if (record.luck().filter(Luck::isAny).isPresent()) {
        lucky.add(stem);
      }
      if (isOver && record.result() == null) {
        throw new BrokenPromise(stem + " is neither offered nor over");
      }
      return found;
    } catch (IOException | RecordReader.Damaged e) {
      throw new BrokenPromise(stem + " cannot be read: " + e.getMessage(), e);
    }
  }

  /** No card, house or coin more or less: such a position can be loaded. */
  private static void conserves(Game game, Map<String, Object> position) {
    try {
      game.load(position);
    } catch (Refusal refusal) {
      throw new BrokenPromise("a position that no game comes to: " + refusal.getMessage(), refusal);
    }
  }

  /** No seat, and not the table, can tell what it was not told. */
  private static void hides(Position truth) {
    for (int viewer = Position.TABLE; viewer < truth.seats(); viewer++) {
      Position other = truth.copy();
      other.redeal(viewer, new FastRandom(viewer));
      if (!truth.view(viewer).equals(other.view(viewer))) {
        throw new BrokenPromise("a view of " + viewer + " tells what others hide");
      }
    }
  }

  /** Only a seed file, and a record that is over, tell a seed. */
  private void secretsStaySecret(SimulatedDisk copy, List<String> offered) {
    try (Stream<Path> files = Files.list(folder(copy))) {
      for (Path file : files.collect(Collectors.toList())) {
        String name = file.getFileName().toString();
        boolean mayTell =
            name.endsWith(".seed")
                || name.endsWith(".dropped")
                || name.endsWith(".jsonl")
                    && !offered.contains(name.substring(0, name.lastIndexOf('.')));
        if (!mayTell) {
          secrecy.check(name, new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        }
      }
    } catch (IOException e) {
      throw new BrokenPromise("the games cannot be read", e);
    }
  }
}
