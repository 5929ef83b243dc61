package croupier.app.table.face;

import croupier.engine.Event;
import croupier.engine.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The board of a game as it hangs on the wall: what its drawing among the pages is given, of what
 * the whole table knows and nothing else. Plain data, in the words of the table where they are
 * words.
 */
public interface WallBoard {
  /** Which drawing it is: {@code page/board/NAME.js}. */
  String drawing();

  /** What is printed on it: the same from the beginning of a game to its end. */
  Map<String, Object> printed();

  /** What lies on it now. */
  Map<String, Object> lying();

  /**
   * The same while it is still shown what happened: what comes of it and is asked next comes after
   * it, and what was asked before stays as long as it is.
   *
   * @param before the game as it lay when something was asked last
   * @param happened what is shown
   */
  default Map<String, Object> whileShown(Position before, List<Event> happened) {
    Map<String, Object> lying = new LinkedHashMap<>(lying());
    lying.remove("matter");
    return lying;
  }

  /** These fields of what a view tells; those that it has not are left out. */
  static Map<String, Object> only(Map<?, ?> told, List<String> fields) {
    Map<String, Object> some = new LinkedHashMap<>();
    for (String field : fields) {
      if (told.containsKey(field)) {
        some.put(field, told.get(field));
      }
    }
    return some;
  }

  /** The same of each entry of a list. */
  static List<Object> only(List<?> told, List<String> fields) {
    return told.stream().<Object>map(entry -> only((Map<?, ?>) entry, fields)).toList();
  }
}
