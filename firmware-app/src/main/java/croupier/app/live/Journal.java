package croupier.app.live;

import croupier.engine.Result;
import java.io.IOException;

/** Where a live game writes everything that happens before it is shown. */
public interface Journal {
  /** Returns when it is safe what the seats added to the seed, which is before the first entry. */
  void luck(Luck luck) throws IOException;

  /** Returns when the entry is safe; throws when it is not, and then the entry did not happen. */
  void append(Entry entry) throws IOException;

  /**
   * Writes the result and reveals the seed. What the disk refuses now is written when the record is
   * next opened.
   */
  void finish(Result result);

  /** For games that nobody keeps. */
  Journal NONE =
      new Journal() {
        @Override
        public void luck(Luck luck) {}

        @Override
        public void append(Entry entry) {}

        @Override
        public void finish(Result result) {}
      };
}
