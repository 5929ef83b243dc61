package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.PlayedMoment;
import croupier.app.table.RecordedEvening;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** docs/panel.md: its pictures and its example are moments of games that were really played. */
final class PanelPageTest {
  private static final Path PAGE = Path.of("..", "docs", "panel.md");

  @TempDir Path folder;

  @Test
  void theExampleIsWhatThePageGetsAtTheMomentOfThePictures() throws Exception {
    assertTold("unit", PanelJson.unit(UnitFacts.of(HardwareProfile.standard()), false));
    RecordedEvening.Seen moment = PlayedMoment.EXPRESS.seen(folder);
    assertTold("picture", PanelJson.picture(moment.picture()));
    assertTold("board", PanelJson.wall(moment.wall()));
  }

  @ParameterizedTest
  @EnumSource
  void everyMomentOfTheGalleryComesInAGame(PlayedMoment moment) throws Exception {
    assertFalse(moment.played(folder).prompt().headline().isEmpty());
  }

  /** All that the page quotes of an event is in it, in this order; dots stand for the rest. */
  private static void assertTold(String event, byte[] json) throws IOException {
    String sent = new String(json, StandardCharsets.UTF_8);
    int at = 0;
    for (String piece : quoted(event).split("…")) {
      int found = sent.indexOf(piece, at);
      assertTrue(found >= 0, () -> "docs/panel.md has " + piece + " where it is " + sent);
      at = found + piece.length();
    }
  }

  /** The lines of an event without what is told beside them. */
  private static String quoted(String event) throws IOException {
    String start = "event: " + event + "\ndata: ";
    String page = Files.readString(PAGE);
    int from = page.indexOf(start);
    assertTrue(from >= 0, "docs/panel.md shows the event " + event);
    String block = page.substring(from + start.length());
    int end = Math.min(block.indexOf("\n\n"), block.indexOf("```"));
    return block
        .substring(0, end < 0 ? block.indexOf("```") : end)
        .lines()
        .map(line -> line.strip().replaceFirst(" {3,}.*", ""))
        .reduce("", String::concat);
  }
}
