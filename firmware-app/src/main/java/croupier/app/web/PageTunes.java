package croupier.app.web;

import croupier.app.json.Json;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.device.Tune;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The tunes that a unit plays, for the script that plays them on a page. */
final class PageTunes {
  private static final String SCRIPT = "sound.js";
  private static final String PLACE = "{{tunes}}";

  private PageTunes() {}

  /** A file of the page with the tunes, where it wants them. */
  static byte[] into(String name, byte[] file) {
    return name.equals(SCRIPT)
        ? new String(file, StandardCharsets.UTF_8)
            .replace(PLACE, Json.write(all()))
            .getBytes(StandardCharsets.UTF_8)
        : file;
  }

  private static Map<String, Object> all() {
    Map<String, Object> all = new LinkedHashMap<>();
    for (Sound.Kind kind : Sound.Kind.values()) {
      Tune tune = Tune.of(kind);
      List<Object> notes = tune.notes().stream().<Object>map(PageTunes::note).toList();
      String wave = tune.wave().name().toLowerCase(Locale.ROOT);
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("wave", wave);
      data.put("notes", notes);
      all.put(kind.name(), data);
    }
    return all;
  }

  private static Map<String, Object> note(Tune.Note note) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("hertz", (long) note.hertz());
    data.put("at", (long) note.at());
    data.put("millis", (long) note.millis());
    return data;
  }
}
