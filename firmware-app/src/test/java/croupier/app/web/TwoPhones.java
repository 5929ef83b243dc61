package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.engine.Position;
import croupier.hal.Control;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.ElementClickInterceptedException;
import org.openqa.selenium.Keys;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * People play on phones beside a unit whose dice they type, and what they press is counted. Ann has
 * a finger, Bo nothing but keys.
 */
abstract class TwoPhones {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  static final int ANN = 0;
  static final int BO = 1;
  static final int CY = 2;

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path folder;

  SimulatedTable table;
  Hands hands;
  PanelServer panel;
  Phone ann;
  Phone bo;
  int presses;

  /** Ann and Bo have phones at their seats of a game that goes on from here. */
  void goesOnFrom(Position position) throws IOException {
    table = KnownTables.at(folder, position);
    hands = new Hands(table);
    panel = SampleUnits.pagesOf(table);
    hands.watchTheShow();
    ann = sitsDown("127.0.0.1", ANN);
    bo = sitsDown("localhost", BO);
  }

  @AfterEach
  void close() {
    if (panel != null) {
      browser.closeOthers();
      panel.close();
      table.close();
    }
  }

  private Phone sitsDown(String name, int place) {
    Phone phone = new Phone(browser, name, panel.address().getPort());
    String seat = "[data-place='" + place + "']";
    until("seats are offered", () -> !phone.texts(seat).isEmpty());
    phone.press(seat);
    until("the unit asks", () -> hands.mode().equals("PhoneAsks"));
    hands.rest(Duration.ofSeconds(2));
    hands.tap(Control.seat(place));
    until("it has a seat", () -> !phone.texts("#leave:not([hidden])").isEmpty());
    return phone;
  }

  void until(String what, BooleanSupplier condition) {
    new WebDriverWait(browser.driver, PATIENCE)
        .pollingEvery(Duration.ofMillis(5))
        .withMessage(() -> what + ": " + hands.said())
        .until(
            _ -> {
              if (hands.means("playing.go-on")) {
                hands.watchTheShow();
              }
              hands.rest(Duration.ofMillis(50));
              return condition.getAsBoolean();
            });
  }

  // --- presses

  /** The first that can be pressed and says this, when it is there; null until then. */
  private static WebElement find(Phone phone, String selector, String says) {
    return (WebElement)
        phone.script(
            """
            const says = (one) => (one.textContent + (one.labels?.[0]?.textContent ?? '')).toLowerCase().includes(arguments[1]);
            return [...document.querySelectorAll(arguments[0])]
              .find((one) => !one.disabled && !one.ariaDisabled && one.checkVisibility() && says(one)) ?? null;
            """,
            selector,
            says.toLowerCase(Locale.ROOT));
  }

  void presses(Phone phone, String selector, String says) {
    phone.audit();
    until(
        selector + " " + says,
        () -> {
          WebElement there = find(phone, selector, says);
          if (there == null) {
            return false;
          }
          return phone == bo ? types(there) : touches(there);
        });
    presses++;
  }

  private static boolean types(WebElement there) {
    there.sendKeys(Keys.SPACE);
    return true;
  }

  /**
   * False as long as something lies over it, the page may be on its way there, or when it has just
   * been drawn anew.
   */
  private static boolean touches(WebElement there) {
    try {
      there.click();
      return true;
    } catch (ElementClickInterceptedException | StaleElementReferenceException covered) {
      return false;
    }
  }

  void presses(Phone phone, String says) {
    presses(phone, "button, summary", says);
  }

  void taken(int most, String what) {
    assertTrue(presses <= most, () -> what + " took " + presses + " presses");
    presses = 0;
  }

  void says(Phone phone, String selector, String text) {
    until(selector + " says " + text, () -> phone.text(selector).contains(text));
  }

  /** Both pages, while it is shown at the unit. */
  void bothTell(String text) {
    meanwhile(
        text, () -> ann.text("#headline").contains(text) && bo.text("#headline").contains(text));
  }

  /** The same of anything, while it is shown at the unit. */
  void meanwhile(String what, BooleanSupplier condition) {
    new WebDriverWait(browser.driver, PATIENCE)
        .pollingEvery(Duration.ofMillis(5))
        .withMessage(() -> what + ": " + hands.said() + ", and Ann's " + ann.text("main"))
        .until(
            _ -> {
              hands.rest(Duration.ofMillis(10));
              return condition.getAsBoolean();
            });
  }

  /** What can be pressed that the table would hear of. */
  static List<String> live(Phone phone) {
    return phone.texts(".do:not(:disabled, [aria-disabled=true], [data-do=even])");
  }

  /** At the unit, where dice are asked for. */
  void typesDice(int first, int second) {
    until("dice are typed", () -> hands.means("playing.die-to-set"));
    hands.turn(Control.DIAL_A, first);
    hands.turn(Control.DIAL_B, second);
    hands.tap(Control.OK);
  }

  static void sleeps(Phone phone, boolean dark) {
    phone.script(
        """
        Object.defineProperty(document, 'visibilityState', { value: arguments[0], configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        """,
        dark ? "hidden" : "visible");
  }
}
