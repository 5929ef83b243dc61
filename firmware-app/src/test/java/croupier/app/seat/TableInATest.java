package croupier.app.seat;

import croupier.app.live.LiveGame;
import croupier.app.live.MemoryRecord;
import croupier.engine.Position;
import croupier.engine.SeededNature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The thread of a table in a test: what is due happens when the test says so. */
final class TableInATest implements TableThread {
  private final TreeMap<Long, List<Runnable>> due = new TreeMap<>();

  @Override
  public boolean put(Runnable what) {
    what.run();
    return true;
  }

  @Override
  public void after(long nanos, Runnable what) {
    due.computeIfAbsent(nanos, _ -> new ArrayList<>()).add(what);
  }

  /** After how long something is due, of all that is. */
  List<Long> times() {
    return due.entrySet().stream()
        .flatMap(each -> each.getValue().stream().map(_ -> each.getKey()))
        .toList();
  }

  /** Lets happen what is due. */
  void happen() {
    List<Runnable> all = due.values().stream().flatMap(List::stream).toList();
    due.clear();
    all.forEach(Runnable::run);
  }

  /** A game that goes on from a position, at which somebody holds a seat. */
  HeldSeats seats(Position position, int seat, Newcomer newcomer) {
    List<String> names =
        IntStream.range(0, position.seats()).mapToObj(number -> "P" + number).toList();
    MemoryRecord record = new MemoryRecord(names, position, false, "seed", "salt");
    LiveGame game = new LiveGame(names, position, new SeededNature("seed"), record);
    List<Optional<Newcomer>> newcomers =
        IntStream.range(0, position.seats())
            .mapToObj(each -> each == seat ? Optional.of(newcomer) : Optional.<Newcomer>empty())
            .toList();
    return new HeldSeats(game, this, newcomers);
  }
}
