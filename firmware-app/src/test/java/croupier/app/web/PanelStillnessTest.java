package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.app.table.RecordedEvening;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole evenings on the panel: no control changes its place between two pictures, nothing falls off
 * the window, and no word is cut off.
 */
final class PanelStillnessTest {
  private static final int AT_ONCE = 100;
  private static final int[] LAPTOP = {1280, 800};
  private static final int[][] OTHERS = {
    {1366, 768}, {1920, 1080}, {1080, 1920}, {390, 844}, {844, 390}, {360, 740}
  };
  private static final int LONGEST = 20;

  /** Draws pictures one after the other, and says what moved or found no room. */
  private static final String WALK =
      """
      const [facts, pictures, done] = arguments;
      const { Unit } = await import('./unit.js');
      const unit = window.walked ??= new Unit(JSON.parse(facts), document.getElementById('deck'));
      const all = (selector) => [...document.querySelectorAll(selector)];
      const box = (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      };
      const places = all('.bar, #headline, .box, .station, .cap, .knob, .arrow, .hood, .reveal, .tracker, .die, .lcd');
      const words = all('#headline, .note, .labels');
      const before = window.places ??= places.map(box);
      const wrong = [];
      for (const picture of pictures) {
        unit.show(JSON.parse(picture));
        places.forEach((part, index) => {
          if (box(part) !== before[index]) wrong.push(`${part.className || part.id} moved: ${before[index]} to ${box(part)}`);
        });
        for (const place of words) {
          if (place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth) {
            wrong.push(`cut: ${place.textContent}`);
          }
          const range = document.createRange();
          range.selectNodeContents(place);
          // With what hangs below the line.
          const low = Math.max(0, ...[...range.getClientRects()].map(({ bottom }) => bottom));
          if (low > place.getBoundingClientRect().bottom + 0.5) wrong.push(`cut below: ${place.textContent}`);
        }
        const { scrollWidth, scrollHeight } = document.documentElement;
        if (scrollWidth > innerWidth) wrong.push(`${scrollWidth} wide`);
        if (scrollHeight > innerHeight) wrong.push(`${scrollHeight} high`);
      }
      done(wrong.slice(0, 5).join('\\n'));
      """;

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path folder;

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingMovesUnderTheFingerAndNothingIsCutOff(Game game) throws Exception {
    List<UnitPicture> pictures = allThatIsSaid(RecordedEvening.pictures(game, folder));
    List<UnitPicture> longest =
        pictures.stream()
            .sorted(Comparator.comparingInt(picture -> -picture.prompt().toString().length()))
            .limit(LONGEST)
            .toList();
    assertEquals(LONGEST, longest.size(), "an evening has more to say");
    try (PanelServer panel =
        PanelServer.open(
            0,
            SampleUnits.STANDARD,
            SampleUnits.ENGLISH,
            touch -> {},
            PanelLimits.STANDARD,
            Clock.system())) {
      walk(panel, LAPTOP, pictures);
      // At every other window, and the next game at the others.
      for (int i = Games.ALL.indexOf(game) % 2; i < OTHERS.length; i += 2) {
        walk(panel, OTHERS[i], longest);
      }
    }
  }

  private static void walk(PanelServer panel, int[] size, List<UnitPicture> pictures) {
    browser.window(size[0], size[1]);
    browser.driver.get(panel.address().toString());
    browser.driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(60));
    for (int from = 0; from < pictures.size(); from += AT_ONCE) {
      Object wrong =
          browser.driver.executeAsyncScript(
              WALK,
              text(PanelJson.unit(SampleUnits.STANDARD, false)),
              pictures.subList(from, Math.min(pictures.size(), from + AT_ONCE)).stream()
                  .map(picture -> text(PanelJson.picture(picture)))
                  .toList());
      assertEquals(
          "", wrong, "seed %d, at %dx%d".formatted(RecordedEvening.SEED, size[0], size[1]));
    }
  }

  /**
   * As many of the pictures as are needed to say all that is said in any place. Each place has its
   * size, so it does not matter what is said in the others meanwhile; and all digits are equally
   * wide.
   */
  private static List<UnitPicture> allThatIsSaid(List<UnitPicture> evening) {
    Set<String> said = new HashSet<>();
    List<UnitPicture> telling = new ArrayList<>();
    for (UnitPicture picture : evening) {
      if (said.addAll(sayings(picture))) {
        telling.add(picture);
      }
    }
    return telling;
  }

  private static List<String> sayings(UnitPicture picture) {
    UnitPicture.Prompt prompt = picture.prompt();
    List<String> sayings = new ArrayList<>();
    sayings.add("headline " + prompt.headline());
    prompt.notes().forEach(note -> sayings.add("note " + note));
    for (Control control : Control.values()) {
      sayings.add(
          (control.isSeat() ? "seat " : control)
              + prompt.keys().stream()
                  .filter(key -> key.control() == control)
                  .map(key -> key.gesture() + key.label())
                  .toList()
                  .toString());
    }
    return sayings.stream().map(saying -> saying.replaceAll("\\d", "0")).toList();
  }

  private static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }
}
