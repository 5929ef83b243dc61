package croupier.app.fleet;

import croupier.app.words.Columns;
import croupier.app.words.Words;
import java.util.ArrayList;
import java.util.List;

/** A fleet as it is read in a terminal. */
public final class FleetText {
  private final FleetWords words;

  public FleetText(Words words) {
    this.words = new FleetWords(words);
  }

  /** All of it, a unit on each line. */
  public String of(Fleet fleet) {
    List<FleetUnit> units = fleet.units();
    List<List<String>> rows = new ArrayList<>();
    rows.add(words.headings());
    units.forEach(unit -> rows.add(words.cells(unit)));
    String trouble = fleet.trouble().map(why -> words.trouble(why) + "\n").orElse("");
    return trouble + words.summary(units) + "\n\n" + Columns.ofWords(rows) + "\n";
  }
}
