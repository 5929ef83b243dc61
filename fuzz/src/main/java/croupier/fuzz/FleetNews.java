package croupier.fuzz;

import croupier.app.fleet.Fleet;
import croupier.app.fleet.FleetPage;
import croupier.app.fleet.FleetText;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Records;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What somebody tells a broker in the name of a unit: each line of an input is a topic, and what is
 * told there. Whatever it is, a fleet can be shown, and nothing but letters is in it.
 */
final class FleetNews implements Target {
  private static final String UNIT = "croupier/unit/window-1/";
  private static final String STATE =
      UNIT
          + "state {\"state\":\"playing\",\"game\":\"go\",\"players\":[\"Ann\",\"Bo\"],"
          + "\"turn\":[\"Bo\"],\"games_today\":3,\"faults\":[\"dial-a\"],\"group\":\"windows\","
          + "\"version\":\"0.2.0\",\"temperature\":48.2,\"undervoltage\":true}";

  private final Words words = Words.of(Language.ENGLISH);

  @Override
  public void take(byte[] input) {
    Fleet fleet = new Fleet();
    for (String line : new String(input, StandardCharsets.UTF_8).split("\n")) {
      int space = Math.max(0, line.indexOf(' '));
      fleet.received(
          line.substring(0, space), line.substring(space).strip().getBytes(StandardCharsets.UTF_8));
    }
    String text = new FleetText(words).of(fleet);
    if (!text.codePoints().allMatch(each -> each == '\n' || Records.canBeShown(each))) {
      throw new Finding("the terminal is told more than letters");
    }
    String page = new FleetPage(words).of(fleet);
    if (page.contains("<script") || page.contains("onerror=\"")) {
      throw new Finding("a unit writes the page");
    }
  }

  @Override
  public List<byte[]> seeds() {
    return List.of(
        (UNIT + "available online\n" + STATE).getBytes(StandardCharsets.UTF_8),
        (UNIT + "settings {\"group\":\"windows\",\"taken\":false,\"mistakes\":[\"no\"]}")
            .getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public List<String> words() {
    return List.of("croupier/unit/", "/state ", "null", "<script>", "\\u001b", "idle", "offline");
  }
}
