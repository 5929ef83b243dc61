package croupier.app.live;

import croupier.app.json.Json;
import croupier.engine.Fields;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How often the program has stumbled over a game without coming any further in it: a small file
 * beside the record for as long as the game can be gone on with. It knows the place by the length
 * of the record, which any thread can see, also when the one that plays is stuck.
 */
final class StumblesFile {
  static final String ENDING = ".stumbles";

  private static final List<String> FIELDS = List.of("at", "times", "stuck");

  private final Path record;
  private final SmallFile file;

  /**
   * @param at how long the record was
   * @param times how often in a row it was there
   * @param stuck whether the table did not come round any more: then the game is to go on by itself
   */
  record Noted(long at, int times, boolean stuck) {
    static final Noted NONE = new Noted(-1, 0, false);
  }

  StumblesFile(Path record, Disk disk) {
    this.record = record;
    file = new SmallFile(SmallFile.beside(record, ENDING), disk);
  }

  /** What was noted; nothing when that makes no sense. */
  Noted read() {
    try {
      Map<String, Object> content = file.read();
      if (content.isEmpty()) {
        return Noted.NONE;
      }
      Fields fields = Fields.of("", content);
      fields.only(FIELDS);
      return new Noted(
          fields.number("at", 0, Integer.MAX_VALUE),
          fields.number("times", 1, Integer.MAX_VALUE),
          fields.flag("stuck"));
    } catch (IOException | Json.Malformed | Refusal _) {
      return Noted.NONE;
    }
  }

  /** It has happened again, at the end of the record as it is now. */
  Noted more(boolean stuck) throws IOException {
    long at = Files.size(record);
    Noted before = read();
    Noted now = new Noted(at, before.at() == at ? before.times() + 1 : 1, stuck);
    write(now);
    return now;
  }

  /** The game has been taken up again: it is not to go on by itself a second time. */
  void takenUp() throws IOException {
    Noted before = read();
    if (before.stuck()) {
      write(new Noted(before.at(), before.times(), false));
    }
  }

  private void write(Noted stumbles) throws IOException {
    Map<String, Object> content = new LinkedHashMap<>();
    content.put("at", stumbles.at());
    content.put("times", stumbles.times());
    content.put("stuck", stumbles.stuck());
    file.write(content);
  }
}
