package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.settings.Show;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Games;
import croupier.hal.Control;
import croupier.mock.SmartPlayers;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Phones at the seats, in a real browser, beside a unit whose time passes as the test says. */
final class SeatBrowserTest {
  private static final long SEED = 11;
  private static final String CAN_BE_DONE =
      ".dos .do:enabled:not([aria-disabled]), .backs, .card:not([aria-disabled=true], [aria-expanded=true])";
  private static final Duration LOOK = Duration.ofMillis(800);

  /** Whoever presses at random plays as well as he ever will: the unit plays to the end. */
  private static final int PRESSES = 60;

  /** Longer than any page takes to show what is. */
  private static final Duration IDLE = Duration.ofMinutes(30);

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path folder;

  private final Random chance = new Random(SEED);
  private PhonesAtTheTable evening;
  private SimulatedTable table;
  private Hands hands;

  @BeforeEach
  void open() throws IOException {
    evening = new PhonesAtTheTable(browser, folder, SEED);
    table = evening.table;
    hands = evening.hands;
  }

  @AfterEach
  void close() {
    if (evening != null) {
      evening.close();
    }
  }

  /** To the game, where somebody at the unit has the second seat, and a phone the first. */
  private Phone begin(String id) {
    hands.toSeats(Games.named(id));
    Phone ann = evening.phone("127.0.0.1");
    evening.sitDown(ann, 0, "Ann");
    hands.tap(Control.SEAT_2);
    begin();
    return ann;
  }

  private void begin() {
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
  }

  /** Does one of the things that can be done; false when there is none. */
  private boolean plays(Phone phone) {
    return (boolean)
        phone.script(
            "const all = [...document.querySelectorAll(arguments[0])];"
                + " all[arguments[1] % all.length]?.click(); return all.length > 0;",
            CAN_BE_DONE, chance.nextInt(1 << 20));
  }

  /**
   * Photographs what a phone is asked, in deal with a card open; false while it is asked nothing,
   * or the unit shows what happened.
   */
  private boolean photograph(Phone phone, String id) {
    if (hands.means("playing.go-on")
        || !hands.mode().equals("Playing")
        || !phone.text("#page h2").contains("It is up to you")) {
      return false;
    }
    phone.press(".backs");
    phone.press(".card:not([aria-disabled=true], [aria-expanded=true])");
    phone.photograph("hand-" + id);
    return true;
  }

  // --- whole games

  @ParameterizedTest
  @ValueSource(strings = {"express", "deal"})
  void twoPhonesAndTheUnitPlayAWholeGame(String id) {
    Phone ann = begin(id);
    Phone bo = evening.phone("localhost");
    evening.claim(bo, 1);
    SmartPlayers people = new SmartPlayers(table.unit(), 2, SEED, Hands::liking);
    boolean dead = false;
    boolean photographed = false;
    for (int done = 0; !hands.mode().equals("Results"); ) {
      assertTrue(done < 3_000, "the game does not end, seed " + SEED);
      if (done >= 6 && !photographed && browser.isWatched()) {
        photographed = photograph(ann, id);
      }
      boolean played = done < PRESSES && plays(ann) || !dead && plays(bo);
      table.seat(dead && !played ? people : null);
      hands.restUntil("Results", LOOK);
      if (!played) {
        continue;
      }
      done++;
      if (done % 30 == 10) {
        ann.audit();
      }
      if (done == 6) {
        ann.reload();
      } else if (done == 12) {
        offline(ann, true);
        evening.until("the line is lost", () -> !ann.texts("body[data-link=lost]").isEmpty());
        assertEquals("", ann.script(UNDER_THE_LINK));
        ann.photograph("lost-" + id);
        ann.audit();
        offline(ann, false);
      } else if (done == 30) {
        bo.die();
        dead = true;
      }
    }
    table.seat(null);
    assertTrue(dead);
    evening.until(
        "the page knows that it is over", () -> ann.text("#page").contains("The game is over"));
    assertEquals(3, ann.texts("#outcome .stands li").size(), "who came in which place");
    assertFalse(ann.text("#outcome .placed").isEmpty(), "the own place");
    assertEquals(List.of(), ann.texts("#page .tray"), "no turn is on any more");
    ann.photograph("over-" + id);
    ann.audit();
    assertEquals(List.of(), evening.mistakes());
  }

  /**
   * What lies under the word that the line is lost, of what is read: who this is, what is asked.
   */
  private static final String UNDER_THE_LINK =
      """
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const link = box('#link');
      scrollTo(0, 0);
      if (!link.width) return 'it is not said';
      return ['header', '#headline'].filter((one) => box(one).bottom > link.top && box(one).top < link.bottom).join();
      """;

  private static void offline(Phone phone, boolean offline) {
    phone.command("Network.enable", Map.of());
    phone.command(
        "Network.emulateNetworkConditions",
        Map.of("offline", offline, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
  }

  // --- the way in

  @Test
  void aPhoneThatIsNobodysGetsNoSeat() {
    hands.toSeats(Games.named("express"));
    hands.tap(Control.SEAT_1);
    hands.tap(Control.SEAT_2);
    begin();
    Phone stranger = evening.phone("127.0.0.1");
    evening.until("seats are offered", () -> stranger.texts("[data-place]").size() == 2);
    stranger.photograph("door");
    stranger.audit();
    assertTrue(stranger.press("[data-place='0']"));
    evening.until("the unit asks", () -> hands.mode().equals("PhoneAsks"));
    stranger.audit();
    hands.rest(Duration.ofSeconds(2));
    hands.tap(Control.SEAT_2);
    assertEquals("PhoneAsks", hands.mode(), "another seat's button says nothing");
    hands.tap(Control.BACK);
    assertEquals("Playing", hands.mode());
    evening.until("it is told", () -> stranger.text("#trouble").contains("Nobody at the unit"));
    stranger.audit();
    assertTrue(stranger.texts("#leave:not([hidden])").isEmpty());
  }

  /** Nobody is asked for a decision as if the game went on, in whatever language. */
  @Test
  void aPhoneSaysThatTheGameRestsAndHowItGoesOn() {
    Phone ann = begin("express");
    for (Language language : Language.values()) {
      table.controller().show(new Show(true, IDLE, List.of()));
      table.controller().speak(language);
      Words words = Words.of(language);
      evening.until(
          "the game is on in this language",
          () -> !ann.texts("#page h2").isEmpty() && ann.text(".stands").contains(stand(words)));
      String stands = ann.text("#page .you");
      hands.hold(Control.BACK);
      evening.until(
          "it says that it is a pause",
          () -> says(ann, words, "page.seat-pause", "page.seat-pause-you"));
      assertEquals(stands, ann.text("#page .you"), "who has how much stays");
      hands.restUntil("Showing", IDLE.multipliedBy(2));
      assertEquals("Showing", hands.mode());
      evening.until(
          "it says that the unit shows itself",
          () -> says(ann, words, "page.seat-show", "page.seat-show-you"));
      assertEquals(stands, ann.text("#page .you"), "the show is another game");
      ann.photograph("show-" + language.code());
      ann.audit();
      hands.tap(Control.BACK);
      hands.tap(Control.OK);
      assertEquals("Playing", hands.mode());
      evening.until(
          "the game is on", () -> !says(ann, words, "page.seat-pause", "page.seat-pause-you"));
    }
    assertEquals(List.of(), evening.mistakes());
  }

  /** How somebody stands who has nothing yet. */
  private static String stand(Words words) {
    return words.say(Message.of("express.score").with("score", 0).with("goal", 15_000));
  }

  /** One of these is the headline, whether the phone is to decide or waits. */
  private static boolean says(Phone phone, Words words, String... names) {
    return Stream.of(names).map(words::say).anyMatch(phone.text("#headline")::equals);
  }

  @Test
  void aSeatCanBeLeftAndTakenAgain() {
    Phone ann = begin("express");
    evening.until("it is in the game", () -> ann.text("#who").equals("Ann"));
    assertTrue(ann.press("#leave"));
    assertEquals("Leave it? Tap again.", ann.text("#leave"));
    assertEquals("Ann", ann.text("#who"), "it asks once");
    assertTrue(ann.press("#leave.sure"));
    evening.until("it is at the door", () -> ann.texts("[data-place]").size() == 2);
    evening.claim(ann, 0);
    assertEquals("Leave the seat", ann.text("#leave"));
    Phone second = evening.phone("localhost");
    evening.claim(second, 0);
    evening.until("the first page has no seat", () -> ann.text("#trouble").contains("no seat"));
    assertFalse(second.texts("#leave:not([hidden])").isEmpty());
  }
}
