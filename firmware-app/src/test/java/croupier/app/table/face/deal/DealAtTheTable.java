package croupier.app.table.face.deal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.engine.Position;
import croupier.engine.deal.DealPosition;
import croupier.hal.Control;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

/** A table at which deal is played, and hands for it. */
abstract class DealAtTheTable {
  static final Duration SECOND = Duration.ofSeconds(1);

  @TempDir Path folder;

  SimulatedTable table;
  Hands hands;

  void at(Position position) throws Exception {
    table = KnownTables.at(folder, position);
    hands = new Hands(table);
    hands.watchTheShow();
  }

  /** The position on the disk. */
  DealPosition saved() throws Exception {
    return (DealPosition) SavedGames.read(folder.resolve("00001-deal.jsonl")).end();
  }

  /** Holds a button until the cards are seen. */
  void look(Control seat) {
    hands.press(seat);
    hands.rest(SECOND);
  }

  /** Turns dial A until the second line of the display begins like this. */
  void dialTo(String label) {
    for (int step = 0; step < 40 && !hands.lcd().get(1).startsWith("< " + label); step++) {
      hands.turn(Control.DIAL_A, 1);
    }
    assertTrue(hands.lcd().get(1).startsWith("< " + label), () -> label + ": " + hands.said());
  }

  @AfterEach
  void switchOff() {
    table.close();
  }
}
