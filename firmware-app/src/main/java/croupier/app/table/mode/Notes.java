package croupier.app.table.mode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What the table knows about who sits at each seat, for the pages; the name first. */
final class Notes {
  private final List<List<String>> all;

  Notes(int seats) {
    all = new ArrayList<>(Collections.nCopies(seats, List.of()));
  }

  void set(int seat, List<String> lines) {
    all.set(seat, lines);
  }

  /** Beside what is told first, so that no more lines are needed; nothing where there is nobody. */
  void addAfterName(int seat, String more) {
    List<String> lines = new ArrayList<>(all.get(seat));
    if (!lines.isEmpty()) {
      String first = lines.size() > 1 ? lines.remove(1) : "";
      lines.add(1, first.isEmpty() ? more : first + " · " + more);
      all.set(seat, lines);
    }
  }

  void copy(Notes others) {
    Collections.copy(all, others.all);
  }

  List<List<String>> all() {
    return List.copyOf(all);
  }
}
