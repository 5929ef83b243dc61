package croupier.app.live;

import croupier.engine.Event;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Something that happened, as everybody may know it.
 *
 * @param seat who decided, or took a decision back; {@link #CHANCE} when chance answered
 * @param takenBack whether a decision was taken back; then there are no events
 * @param undone what had come of the decision that was taken back
 * @param view what the whole table knows now; made when somebody asks for it while being told
 */
public record Happening(
    int seat,
    boolean takenBack,
    List<Event> events,
    List<Event> undone,
    Supplier<Map<String, Object>> view) {
  public static final int CHANCE = -1;
}
