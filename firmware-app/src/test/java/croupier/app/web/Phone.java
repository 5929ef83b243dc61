package croupier.app.web;

import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** Somebody's phone in a window of a browser, which keeps what its page keeps apart by its name. */
final class Phone {
  private final Browser browser;
  private final String address;
  private final String window;

  /**
   * @param name under which it opens the pages: pages of different names share nothing
   */
  Phone(Browser browser, String name, int port) {
    this.browser = browser;
    address = "http://" + name + ":" + port + "/seat";
    window = browser.openWindow();
    browser.window(390, 844);
    browser.driver.get(address);
  }

  private void look() {
    browser.look(window);
  }

  void reload() {
    look();
    browser.driver.navigate().refresh();
  }

  void die() {
    browser.closeWindow(window);
  }

  String text(String selector) {
    look();
    return String.join("\n", texts(selector));
  }

  List<String> texts(String selector) {
    look();
    return ((List<?>)
            browser.driver.executeScript(
                "return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent)",
                selector))
        .stream().map(String.class::cast).toList();
  }

  /** Presses the first of these that is there; false when none is. */
  boolean press(String selector) {
    return (boolean)
        script(
            """
            const one = [...document.querySelectorAll(arguments[0])].find((each) => !each.disabled && !each.ariaDisabled && each.offsetParent);
            one?.click();
            return Boolean(one);
            """,
            selector);
  }

  WebElement one(String selector) {
    look();
    return browser.driver.findElement(By.cssSelector(selector));
  }

  Object script(String script, Object... arguments) {
    look();
    return browser.driver.executeScript(script, arguments);
  }

  void command(String name, Map<String, Object> parameters) {
    look();
    browser.driver.executeCdpCommand(name, parameters);
  }

  /** All that a screen reader is told of the page. */
  List<Map<?, ?>> accessible() {
    look();
    Object nodes =
        browser.driver.executeCdpCommand("Accessibility.getFullAXTree", Map.of()).get("nodes");
    return ((List<?>) nodes)
        .stream()
            .<Map<?, ?>>map(node -> (Map<?, ?>) node)
            .filter(node -> Boolean.FALSE.equals(node.get("ignored")))
            .toList();
  }

  /** Whether everybody could use it as it is now. */
  void audit() {
    look();
    Audit.look(browser.driver);
  }

  void photograph(String name) {
    look();
    browser.photograph(name);
  }
}
