package croupier.app.table.playing;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.util.Arrays;

/**
 * Since when the present decision can be seen, and so which touches can be meant for it. A finger
 * that came down before cannot, however late it lets go; neither can the OK of a hand that is still
 * skipping the show.
 *
 * <pre>
 *   show ......... OK  . . HASTE . . | OK answers
 *   show ................ end . R  . | OK answers        R: nobody reacts faster
 * </pre>
 */
final class PresentDecision {
  /** Whoever skips presses on in this rhythm. */
  private static final long HASTE = 300 * Clock.MILLISECOND;

  /** Nobody reacts faster to what has just come. */
  static final long REACTION = 200 * Clock.MILLISECOND;

  private static final long NOT_DOWN = Long.MIN_VALUE;

  /** When each control that is down went down. */
  private final long[] downAt = new long[Control.values().length];

  /** Whether each control did something when it went down. */
  private final boolean[] hasAnswered = new boolean[Control.values().length];

  private long shownAt = NOT_DOWN;
  private long heedsOkAt = NOT_DOWN;

  PresentDecision() {
    Arrays.fill(downAt, NOT_DOWN);
  }

  /** It is seen from now on. */
  void shown(long now) {
    shownAt = now;
  }

  /** What was shown before it ended by itself: an OK may still be meant to skip that. */
  void came(long now) {
    heedsOkAt = Math.max(heedsOkAt, now + REACTION);
  }

  /** OK was pressed for something else that stood here before it. */
  void hurried(long at) {
    heedsOkAt = Math.max(heedsOkAt, at + HASTE);
  }

  /** What went down has done something: coming up again it is no tap. */
  void hasAnswered(UnitEvent event) {
    if (event instanceof UnitEvent.Pressed(Control control, _)) {
      hasAnswered[control.ordinal()] = true;
    }
  }

  /** A touch as the face is to hear it. */
  UnitEvent heard(UnitEvent event) {
    return event instanceof UnitEvent.Released(Control control, _, _)
            && hasAnswered[control.ordinal()]
        ? withoutTap(event)
        : event;
  }

  /** Takes note of a touch, and tells whether it may be an answer. */
  boolean mayBeAnsweredBy(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed(Control control, long at) -> {
        downAt[control.ordinal()] = at;
        hasAnswered[control.ordinal()] = false;
        boolean hasty = control == Control.OK && at < heedsOkAt;
        if (hasty) {
          hurried(at);
          downAt[control.ordinal()] = NOT_DOWN;
        }
        yield at >= shownAt && !hasty;
      }
      case UnitEvent.Held(Control control, _) -> downAt[control.ordinal()] >= shownAt;
      case UnitEvent.Repeated(Control control, _) -> downAt[control.ordinal()] >= shownAt;
      case UnitEvent.Released(Control control, _, _) -> {
        boolean answers = downAt[control.ordinal()] >= shownAt;
        downAt[control.ordinal()] = NOT_DOWN;
        yield answers;
      }
      case UnitEvent.Turned(_, _, long at) -> at >= shownAt;
      default -> false;
    };
  }

  /** A touch of something else, as far as this one is concerned: whatever comes up is no tap. */
  static UnitEvent withoutTap(UnitEvent event) {
    return event instanceof UnitEvent.Released(Control control, _, long at)
        ? new UnitEvent.Released(control, false, at)
        : event;
  }

  /**
   * Whether a touch may end or go on with something that is no decision, whenever it began: a look
   * at own cards.
   */
  static boolean endsSomething(UnitEvent event) {
    return event instanceof UnitEvent.Held
        || event instanceof UnitEvent.Repeated
        || event instanceof UnitEvent.Released;
  }
}
