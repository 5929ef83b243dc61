package croupier.app.evenings;

import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Outcome;
import java.util.List;
import java.util.Map;

/** What is worth telling of one game, written down while it goes on or is played again. */
public interface Chronicle {
  /** Something that the whole table saw, and that was not taken back. */
  void happened(Event event);

  /**
   * What chance answered, of a game that is over: then nothing of it is secret any more.
   *
   * @param events what the table saw of it, which is told by {@link #happened} too
   */
  default void revealed(Outcome outcome, List<Event> events) {}

  /** How often each seat has brought home each group; nothing where a game does not tell. */
  default List<Map<Group, Integer>> groups() {
    return List.of();
  }

  /** The most of each kind, those first that people like best to hear of. */
  List<Feat> feats();

  /** How chance treated each seat. */
  List<Luck> luck();
}
