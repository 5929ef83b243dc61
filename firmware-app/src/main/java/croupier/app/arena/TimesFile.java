package croupier.app.arena;

import croupier.app.json.Json;
import croupier.engine.Fields;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * How long bots took, beside a file of results: what is another on each machine and each day is
 * kept apart from what is not. Nobody misses it who has lost it.
 */
final class TimesFile {
  private final Path file;

  TimesFile(Path results) {
    file = results.resolveSibling(results.getFileName() + ".times");
  }

  void write(List<DecisionTimes> times) throws IOException {
    Files.writeString(
        file, Json.write(Map.of("times", times.stream().map(DecisionTimes::data).toList())) + "\n");
  }

  /** What was measured before, added to what is given; nothing if the file is lost or damaged. */
  void addTo(List<DecisionTimes> times) {
    try {
      List<Fields> before = Fields.of("", Json.readObject(Files.readString(file))).objects("times");
      if (before.size() == times.size()) {
        for (int bot = 0; bot < times.size(); bot++) {
          times.get(bot).add(DecisionTimes.of(before.get(bot)));
        }
      }
    } catch (IOException | Json.Malformed | Refusal _) {
      // Then only what is measured from now on is told.
    }
  }
}
