package croupier.app.simulated.ordeal;

import croupier.app.json.Json;
import croupier.app.live.Entry;
import croupier.app.live.Happening;
import croupier.engine.Event;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.List;

/** What everybody at the table has been told of one game, move by move. */
final class ToldGame {
  /** Lines of a record before its first move: the header, and what the seats added to the seed. */
  private static final int HEAD = 2;

  private final List<String> moves = new ArrayList<>();

  /** How many moves were on the disk for good when they were told. */
  private int safe;

  /** How much of its record has been looked at, and how many lines that were. */
  private int read;

  private int lines;

  int moves() {
    return moves.size();
  }

  int safe() {
    return safe;
  }

  int read() {
    return read;
  }

  void tell(Happening happening) {
    moves.add(move(happening.seat(), happening.events()));
  }

  static String move(int seat, List<Event> events) {
    StringBuilder told = new StringBuilder().append(seat);
    events.forEach(event -> told.append(Json.write(Records.write((Record) event))));
    return told.toString();
  }

  static int seat(Entry entry) {
    return switch (entry) {
      case Entry.Act(int seat, _) -> seat;
      case Entry.TakeBack(int seat) -> seat;
      case Entry.Chance _ -> Happening.CHANCE;
    };
  }

  /** More of its record is safe. */
  void isSafe(byte[] more) {
    read += more.length;
    lines += lines(more);
    safe = Math.max(safe, Math.min(moves.size(), lines - HEAD));
  }

  private static int lines(byte[] bytes) {
    int lines = 0;
    for (byte each : bytes) {
      lines += each == '\n' ? 1 : 0;
    }
    return lines;
  }

  /** Checks a move that is found on the disk. */
  void check(int number, String found) {
    if (number < moves.size() && !moves.get(number).equals(found)) {
      throw new BrokenPromise(
          "move %d was told as %s, and is %s".formatted(number + 1, moves.get(number), found));
    }
  }

  /** From now on exactly these moves count: what was not safe may be gone, or have happened. */
  void goesOnFrom(List<String> found, byte[] record) {
    moves.clear();
    moves.addAll(found);
    safe = found.size();
    lines = lines(record);
    read = record.length;
  }
}
