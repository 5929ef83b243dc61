package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.bots.Level;
import croupier.engine.Games;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Phones at the seats, in a real browser, beside a unit whose time passes as the test says. */
final class SeatBrowserTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long SEED = 11;
  private static final String CAN_BE_DONE =
      ".dos .do:enabled, .card:not([aria-disabled=true], [aria-expanded=true])";
  private static final Duration LOOK = Duration.ofMillis(100);

  private static Browser browser;

  @TempDir Path folder;

  private final Random chance = new Random(SEED);
  private SimulatedTable table;
  private Hands hands;
  private PanelServer panel;

  @BeforeAll
  static void openBrowser() throws IOException {
    browser = Browser.openIfInstalled().orElse(null);
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void open() throws IOException {
    assumeTrue(browser != null, Browser.MISSING);
    HardwareProfile profile = HardwareProfile.standard();
    table =
        new SimulatedTable(
            profile,
            List.of(),
            new SavedGames(folder, () -> "seed " + SEED, new QuickDisk()),
            SEED,
            KnownTables.bots(List.of(2), Level.EASY));
    hands = new Hands(table);
    panel =
        PanelServer.open(
            0,
            UnitFacts.of(profile),
            table.controller().words(),
            table::touch,
            new PanelLimits(1024, 32, 1000, 10_000, 24, Duration.ofDays(1)),
            Clock.system());
    panel.seat(table.controller().pages());
    table.loop().showOn(panel::show);
  }

  @AfterEach
  void close() {
    if (panel != null) {
      browser.complaints();
      browser.driver.getWindowHandles().stream()
          .skip(1)
          .forEach(window -> browser.driver.switchTo().window(window).close());
      browser.driver.switchTo().window(browser.driver.getWindowHandles().iterator().next());
      panel.close();
      table.close();
    }
  }

  // --- helps

  private void until(String what, BooleanSupplier condition) {
    new WebDriverWait(browser.driver, PATIENCE)
        .pollingEvery(Duration.ofMillis(5))
        .withMessage(() -> what + ", seed " + SEED + ": " + hands.said())
        .until(
            _ -> {
              hands.rest(Duration.ofMillis(50));
              return condition.getAsBoolean();
            });
  }

  private Phone phone(String name) {
    Phone phone = new Phone(browser, name, panel.address().getPort());
    until("the phone is there", () -> !phone.texts("body[data-link=live]").isEmpty());
    return phone;
  }

  private void begin() {
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    assertEquals("Playing", hands.mode());
  }

  /** A free seat, with a name. */
  private void sitDown(Phone phone, int place, String name) {
    until("seats are offered", () -> !phone.texts("[data-place='" + place + "']").isEmpty());
    phone.script("document.getElementById('name').value = arguments[0]", name);
    assertTrue(phone.press("[data-place='" + place + "']"));
    until("it has a seat", () -> phone.texts("#leave:not([hidden])").size() == 1);
  }

  /** The seat of somebody at the unit, who says that it is theirs. */
  private void claim(Phone phone, int place) {
    until("seats are offered", () -> !phone.texts("[data-place='" + place + "']").isEmpty());
    assertTrue(phone.press("[data-place='" + place + "']"));
    until("the unit asks", () -> hands.mode().equals("PhoneAsks"));
    assertTrue(hands.said().contains(phone.text(".number")), hands::said);
    phone.photograph("claim");
    hands.rest(Duration.ofSeconds(2));
    hands.tap(Control.seat(place));
    until("it has a seat", () -> phone.texts("#leave:not([hidden])").size() == 1);
  }

  /** Does one of the things that can be done; false when there is none. */
  private boolean plays(Phone phone) {
    int count = phone.texts(CAN_BE_DONE).size();
    return count > 0
        && (boolean)
            phone.script(
                "const all = [...document.querySelectorAll(arguments[0])];"
                    + " all[arguments[1] % all.length]?.click(); return all.length > 0;",
                CAN_BE_DONE, chance.nextInt(count));
  }

  // --- whole games

  @ParameterizedTest
  @ValueSource(strings = {"express", "deal"})
  void twoPhonesAndTheUnitPlayAWholeGame(String id) {
    hands.toSeats(Games.named(id), Map.of());
    Phone ann = phone("127.0.0.1");
    sitDown(ann, 0, "Ann");
    hands.tap(Control.SEAT_2);
    begin();
    Phone bo = phone("localhost");
    claim(bo, 1);
    SmartPlayers people = new SmartPlayers(table.unit(), 2, SEED, Hands::liking);
    boolean dead = false;
    for (int done = 0; !hands.mode().equals("Results"); ) {
      assertTrue(done < 3_000, "the game does not end, seed " + SEED);
      boolean played = plays(ann) || !dead && plays(bo);
      table.seat(dead && !played ? people : null);
      hands.rest(LOOK);
      if (!played) {
        continue;
      }
      done++;
      if (done == 6) {
        ann.photograph("hand-" + id);
        ann.reload();
      } else if (done == 12) {
        offline(ann, true);
        until("the line is lost", () -> !ann.texts("body[data-link=lost]").isEmpty());
        offline(ann, false);
      } else if (done == 30) {
        bo.die();
        dead = true;
      }
    }
    table.seat(null);
    assertTrue(dead);
    until("the page knows that it is over", () -> ann.text("#page").contains("The game is over"));
    ann.photograph("over-" + id);
    assertEquals(List.of(), complaints());
  }

  private static void offline(Phone phone, boolean offline) {
    phone.command("Network.enable", Map.of());
    phone.command(
        "Network.emulateNetworkConditions",
        Map.of("offline", offline, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
  }

  /** Without those of a line that was cut off on purpose, or of an answer that came too late. */
  private static List<String> complaints() {
    return browser.complaints().stream()
        .filter(said -> !said.contains("ERR_INTERNET_DISCONNECTED") && !said.contains("409"))
        .toList();
  }

  // --- the way in

  @Test
  void aPhoneThatIsNobodysGetsNoSeat() {
    hands.toSeats(Games.named("express"), Map.of());
    hands.tap(Control.SEAT_1);
    hands.tap(Control.SEAT_2);
    begin();
    Phone stranger = phone("127.0.0.1");
    until("seats are offered", () -> stranger.texts("[data-place]").size() == 2);
    stranger.photograph("door");
    assertTrue(stranger.press("[data-place='0']"));
    until("the unit asks", () -> hands.mode().equals("PhoneAsks"));
    hands.rest(Duration.ofSeconds(2));
    hands.tap(Control.SEAT_2);
    assertEquals("PhoneAsks", hands.mode(), "another seat's button says nothing");
    hands.tap(Control.BACK);
    assertEquals("Playing", hands.mode());
    until("it is told", () -> stranger.text("#trouble").contains("Nobody at the unit"));
    assertTrue(stranger.texts("#leave:not([hidden])").isEmpty());
  }

  @Test
  void aSeatCanBeLeftAndTakenAgain() {
    hands.toSeats(Games.named("express"), Map.of());
    Phone ann = phone("127.0.0.1");
    sitDown(ann, 0, "Ann");
    hands.tap(Control.SEAT_2);
    begin();
    until("it is in the game", () -> ann.text("#who").equals("Ann"));
    assertTrue(ann.press("#leave"));
    until("it is at the door", () -> ann.texts("[data-place]").size() == 2);
    claim(ann, 0);
    Phone second = phone("localhost");
    claim(second, 0);
    until("the first page has no seat", () -> ann.text("#trouble").contains("no seat"));
    assertFalse(second.texts("#leave:not([hidden])").isEmpty());
  }
}
