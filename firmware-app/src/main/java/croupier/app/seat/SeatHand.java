package croupier.app.seat;

import croupier.app.words.Message;
import java.util.Map;
import java.util.Optional;

/** What a page can do for its seat at the table; for the table's thread. */
@FunctionalInterface
public interface SeatHand {
  /**
   * What somebody did on a page.
   *
   * @param question the number of the question that the page showed
   * @param choice which of the listed choices; -1 for none of them
   * @param action an action with free parts, as plain data; empty for none
   * @param back whether it takes back what the seat decided last; the number is that of this offer
   */
  record Touch(long question, int choice, Map<String, Object> action, boolean back) {
    public Touch(long question, int choice, Map<String, Object> action) {
      this(question, choice, action, false);
    }

    /** Neither a choice nor an action: its hand, where chance waits for one. */
    public boolean isPress() {
      return choice < 0 && action.isEmpty();
    }
  }

  /** Does it; says why not, when it cannot be. */
  Optional<Message> does(Touch touch);
}
