package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.Hands;
import croupier.engine.Games;
import croupier.hal.Control;
import croupier.mock.SmartPlayers;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What somebody hears of a game who cannot see its pages. */
final class SpokenBrowserTest {
  private static final long SEED = 11;
  private static final int MOVES = 15;
  private static final Duration LOOK = Duration.ofMillis(400);

  /** Keeps all that a page says by itself, in the order in which it says it. */
  static final String LISTEN =
      """
      window.heard = [];
      const place = document.getElementById('spoken');
      new MutationObserver(() => window.heard.push(place.textContent)).observe(place, { childList: true });
      """;

  /**
   * Whether nothing can be done for the moment, and what could be is still there to be read out.
   */
  private static final String STALE =
      """
      return Boolean(document.querySelector('#soon:not([hidden])') && document.querySelector('#spoken [data-about="can"]'));
      """;

  /** What asks for a name, because somebody can do something with it. */
  private static final Set<String> TO_BE_NAMED =
      Set.of(
          "button",
          "checkbox",
          "DisclosureTriangle",
          "link",
          "radio",
          "slider",
          "spinbutton",
          "textbox");

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path folder;

  private PhonesAtTheTable evening;

  @BeforeEach
  void open() throws IOException {
    evening = new PhonesAtTheTable(browser, folder, SEED);
  }

  @AfterEach
  void close() {
    if (evening != null) {
      evening.close();
    }
  }

  static List<String> heard(Phone phone) {
    return ((List<?>) phone.script("return window.heard"))
        .stream().map(String.class::cast).toList();
  }

  @Test
  void whoseMoveItIsWhatHappenedAndWhatCanBeDoneIsHeardOnce() {
    Hands hands = evening.hands;
    hands.toSeats(Games.named("express"));
    Phone ann = evening.phone("127.0.0.1");
    evening.sitDown(ann, 0, "Ann");
    hands.tap(Control.SEAT_2);
    ann.script(LISTEN);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    SmartPlayers people = new SmartPlayers(evening.table.unit(), 2, SEED, Hands::liking);
    List<String> told = new ArrayList<>();
    for (int moves = 0; moves < MOVES; ) {
      hands.watchTheShow();
      boolean asked = ann.texts("#page h2.asked").contains("It is up to you");
      evening.table.seat(asked ? null : people);
      if (asked) {
        int before = heard(ann).size();
        ann.texts(".told li").stream().filter(one -> !told.contains(one)).forEach(told::add);
        // Of two headlines that come within a moment the later is heard.
        evening.until(
            "the move is heard",
            () -> {
              String asks = ann.text("#headline");
              return heard(ann).stream().anyMatch(one -> one.contains(asks));
            });
        hasNames(ann);
        if (!ann.press(".dos .do:enabled:not([aria-disabled])")) {
          continue; // The page has heard meanwhile that it is up to somebody else.
        }
        moves++;
        evening.until(
            "the unit has heard it",
            () -> {
              assertEquals(false, ann.script(STALE), "what can be done no more is not read out");
              return !ann.text("#page h2").startsWith("Sent");
            });
        assertTrue(heard(ann).size() - before <= 2, () -> "it chatters: " + heard(ann));
      } else {
        hands.rest(LOOK);
      }
    }
    evening.table.seat(null);
    evening.until(
        "all that stood there is heard",
        () -> told.stream().allMatch(String.join("\n", heard(ann))::contains));
    String all = String.join("\n", heard(ann));
    for (String one : heard(ann)) {
      assertFalse(
          one.startsWith("Place dice"), () -> "what was put there is not heard again: " + all);
    }
    assertTrue(all.contains("You can choose: ") && all.contains("There are "), all);
  }

  /**
   * As the browser tells it to a screen reader: what can be used has a name, what is there a place.
   */
  private static void hasNames(Phone phone) {
    List<String> roles = new ArrayList<>();
    for (Map<?, ?> node : phone.accessible()) {
      String role = text(node, "role");
      roles.add(role);
      assertFalse(
          TO_BE_NAMED.contains(role) && text(node, "name").isBlank(), () -> "no name: " + node);
    }
    for (String landmark :
        List.of("main", "banner", "contentinfo", "status", "heading", "button")) {
      assertTrue(roles.contains(landmark), () -> landmark + " is missing: " + roles);
    }
  }

  private static String text(Map<?, ?> node, String what) {
    return node.get(what) instanceof Map<?, ?> value ? String.valueOf(value.get("value")) : "";
  }
}
