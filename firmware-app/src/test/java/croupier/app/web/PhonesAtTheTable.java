package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.bots.Level;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A unit whose time passes as a test says, and phones that take seats at it. */
final class PhonesAtTheTable implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  final SimulatedTable table;
  final Hands hands;

  private final Browser browser;
  private final long seed;
  private final PanelServer panel;

  PhonesAtTheTable(Browser browser, Path folder, long seed) throws IOException {
    this.browser = browser;
    this.seed = seed;
    HardwareProfile profile = HardwareProfile.standard();
    table =
        new SimulatedTable(
            profile,
            List.of(),
            new SavedGames(folder, () -> "seed " + seed, new QuickDisk()),
            seed,
            KnownTables.bots(List.of(2), Level.EASY));
    hands = new Hands(table);
    panel = SampleUnits.pagesOf(table);
  }

  @Override
  public void close() {
    browser.complaints();
    browser.closeOthers();
    panel.close();
    table.close();
  }

  void until(String what, BooleanSupplier condition) {
    new WebDriverWait(browser.driver, PATIENCE)
        .pollingEvery(Duration.ofMillis(5))
        .withMessage(() -> what + ", seed " + seed + ": " + hands.said())
        .until(
            _ -> {
              hands.rest(Duration.ofMillis(50));
              return condition.getAsBoolean();
            });
  }

  Phone phone(String name) {
    Phone phone = new Phone(browser, name, panel.address().getPort());
    until("the phone is there", () -> !phone.texts("body[data-link=live]").isEmpty());
    return phone;
  }

  /** A free seat, with a name. */
  void sitDown(Phone phone, int place, String name) {
    until("seats are offered", () -> !phone.texts("[data-place='" + place + "']").isEmpty());
    phone.script("document.getElementById('name').value = arguments[0]", name);
    assertTrue(phone.press("[data-place='" + place + "']"));
    until("it has a seat", () -> phone.texts("#leave:not([hidden])").size() == 1);
    until("it sees who plays", () -> phone.text("#page .you").contains(name));
  }

  /** The seat of somebody at the unit, who says that it is theirs. */
  void claim(Phone phone, int place) {
    claim(phone, place, () -> assertTrue(phone.press("[data-place='" + place + "']")));
  }

  /**
   * @param asks how the phone asks for it
   */
  void claim(Phone phone, int place, Runnable asks) {
    until("seats are offered", () -> !phone.texts("[data-place='" + place + "']").isEmpty());
    asks.run();
    until("the unit asks", () -> hands.mode().equals("PhoneAsks"));
    assertTrue(hands.said().contains(phone.text(".number")), hands::said);
    phone.photograph("claim");
    hands.rest(Duration.ofSeconds(2));
    hands.tap(Control.seat(place));
    until("it has a seat", () -> phone.texts("#leave:not([hidden])").size() == 1);
  }

  /** What the browser found fault with, but for a line that was cut off on purpose. */
  List<String> mistakes() {
    return browser.mistakes().stream()
        .filter(said -> !said.contains("ERR_INTERNET_DISCONNECTED"))
        .toList();
  }
}
