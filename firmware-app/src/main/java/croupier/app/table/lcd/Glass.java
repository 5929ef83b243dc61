package croupier.app.table.lcd;

import croupier.hal.Clock;
import croupier.hal.LcdSize;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands on the glass of the display. Where there is more to say than it has lines, the first
 * lines stand and the others take turns on the last; what has just changed is shown at once, so
 * that a hand on a dial sees what it does.
 *
 * <pre>
 *   Ann: a house?     stands: whose move it is
 *   < Old Kent R. >   in turn: what is chosen, what the controls do, what else there is to know
 * </pre>
 */
public final class Glass {
  /** What has just changed is read, and perhaps thought about. */
  private static final long NEWS = 4 * Clock.SECOND;

  private static final long TURN = 2_500 * Clock.MILLISECOND;
  private static final long NEVER = Long.MAX_VALUE;

  private final LcdSize size;

  /** All that is said, in the order of the turns, without lines that say nothing. */
  private List<String> lines = List.of();

  /** Which of them has its turn. */
  private int turning;

  private long due = NEVER;

  public Glass(LcdSize size) {
    this.size = size;
  }

  /** How long it takes until each of these lines has had its turn; none where all have room. */
  public static long readingTime(LcdSize size, List<String> said) {
    long more = said.stream().filter(line -> !line.isBlank()).count() - size.lines();
    return more > 0 ? NEWS + more * TURN : 0;
  }

  /** All that can stand on the glass while these lines are said, in turn. */
  public static List<List<String>> turns(LcdSize size, List<String> said) {
    Glass glass = new Glass(size);
    List<List<String>> turns = new ArrayList<>();
    List<String> seen = glass.say(said, true, 0);
    while (!turns.contains(seen)) {
      turns.add(seen);
      seen = glass.due == NEVER ? seen : glass.turn(glass.due);
    }
    return turns;
  }

  /**
   * Something is said, or said once more; answers with what of it stands on the glass now.
   *
   * @param story whether its lines are read in their order; else the last says what the controls
   *     do, which is wanted sooner than what else there is to know
   */
  public List<String> say(List<String> said, boolean story, long now) {
    if (said.size() <= size.lines()) {
      return said;
    }
    List<String> before = lines;
    lines = inTurn(said.stream().filter(line -> !line.isBlank()).toList(), story);
    if (lines.size() <= size.lines()) {
      due = NEVER;
    } else {
      int stays = due == NEVER ? -1 : lines.indexOf(before.get(turning));
      int news = news(before);
      if (news < lines.size() || stays < standing()) {
        turning = news < lines.size() ? news : standing();
        due = now + NEWS;
      } else {
        turning = stays;
      }
    }
    return seen();
  }

  private List<String> inTurn(List<String> all, boolean story) {
    if (story || all.size() <= size.lines()) {
      return all;
    }
    List<String> ordered = new ArrayList<>(all);
    ordered.add(size.lines(), ordered.removeLast());
    return ordered;
  }

  /** When {@link #turn} is next wanted. */
  public long nextDue() {
    return due;
  }

  /** The next line has its turn; answers with what stands on the glass now. */
  public List<String> turn(long now) {
    turning = turning + 1 < lines.size() ? turning + 1 : standing();
    due = now + TURN;
    return seen();
  }

  /** How many lines stand while the others take turns. */
  private int standing() {
    return size.lines() - 1;
  }

  /** The first of the lines in turn that was not said before. */
  private int news(List<String> before) {
    int at = standing();
    while (at < lines.size() && before.contains(lines.get(at))) {
      at++;
    }
    return at;
  }

  private List<String> seen() {
    if (due == NEVER) {
      return lines;
    }
    List<String> seen = new ArrayList<>(lines.subList(0, standing()));
    seen.add(lines.get(turning));
    return seen;
  }
}
