package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.table.Hands;
import croupier.app.table.face.go.GoMoments;
import croupier.app.table.face.go.GoScene;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/**
 * Two phones play a game of go to its end in a real browser, one by touch and one by keys alone,
 * heists by the dial.
 */
final class GoSeatBrowserTest {
  private static final long SEED = 11;
  private static final int LONGEST_GAME = 300;
  private static final int MOST_TABS = 30;

  /** What both agree to lock in secret, so that heists work and the game is short. */
  private static final String AGREED = "coin";

  private static final List<String> TILES = List.of("GO Button", "Mr. Monopoly", "Shield");

  private static final Pattern OWN = Pattern.compile("you have (\\d)");

  @RegisterExtension static final Browser browser = new Browser();

  @TempDir Path folder;

  private PhonesAtTheTable evening;
  private final Set<String> photographed = new HashSet<>();

  @BeforeEach
  void open() throws IOException {
    GoScene.save(folder, GoMoments.lateGame(), "seed " + SEED);
    evening = new PhonesAtTheTable(browser, folder, SEED);
  }

  @AfterEach
  void close() {
    if (evening != null) {
      evening.close();
    }
  }

  /** Numbers that stand on another line than the word after them. */
  private static final String TORN =
      """
      return [...document.querySelectorAll('.plot p')].flatMap((one) => {
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const letters = [];
        while (texts.nextNode()) [...texts.currentNode.data].forEach((_, at) => letters.push([texts.currentNode, at]));
        return [...one.textContent.matchAll(/\\d+ \\p{L}+/gu)].filter(({ 0: counted, index }) => {
          const range = document.createRange();
          range.setStart(...letters[index]);
          range.setEnd(letters[index + counted.length - 1][0], letters[index + counted.length - 1][1] + 1);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        }).map(String);
      }).join(', ');
      """;

  // --- what people do on a phone

  /** Does something on a phone. */
  private interface Fingers {
    void press(String label);

    /** Looks at the tiles that nobody else sees. */
    void uncover();

    void lockTheDial();
  }

  private void photograph(Phone phone, String name) {
    if (photographed.add(name)) {
      phone.photograph(name);
    }
  }

  /** Everything that could tell somebody who looks at the page, or listens at the line. */
  private static String seen(Phone phone) {
    return (String)
        phone.script(
            "document.getAnimations().forEach((one) => one.finish()); return"
                + " document.body.outerHTML + performance.getEntriesByType('resource').length");
  }

  private final class Touch implements Fingers {
    private final Phone phone;

    Touch(Phone phone) {
      this.phone = phone;
    }

    @Override
    public void press(String label) {
      assertTrue(phone.press("[data-do=\"" + label + "\"]"), label);
    }

    @Override
    public void uncover() {
      assertTrue(phone.press(".backs"));
    }

    @Override
    public void lockTheDial() {
      for (String looked = look(); !looked.equals(AGREED); looked = look()) {
        turn();
        String once = seen(phone);
        turn();
        assertEquals(once, seen(phone), "the page tells what the dial stands on");
      }
      photograph(phone, "go-dial");
      assertTrue(phone.press("[data-do=lock]"));
    }

    /** A step, with a finger around the dial: from the right to below. */
    private void turn() {
      var knob = phone.one(".knob");
      int far = knob.getSize().width / 3;
      new Actions(browser.driver)
          .moveToElement(knob, far, 0)
          .clickAndHold()
          .moveToElement(knob, far * 3 / 4, far * 3 / 4)
          .release()
          .perform();
    }

    private String look() {
      new Actions(browser.driver).clickAndHold(phone.one(".look")).perform();
      String looked = phone.text(".looked");
      photograph(phone, "go-dial-open");
      phone.audit();
      new Actions(browser.driver).release().perform();
      assertEquals("", phone.text(".looked"));
      return looked;
    }
  }

  /** What is wrong with the sign of who has the focus: it is a line around it, and in sight. */
  private static final String UNSEEN =
      """
      const one = document.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      const { top, bottom } = one.getBoundingClientRect();
      if (!one.matches(':focus-visible') || outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return `no line: ${one.outerHTML}`;
      return bottom < 0 || top > innerHeight ? `out of sight: ${one.outerHTML}` : '';
      """;

  private final class KeysAlone implements Fingers {
    private final Phone phone;
    private boolean backwards;

    KeysAlone(Phone phone) {
      this.phone = phone;
    }

    @Override
    public void press(String label) {
      choose("[data-do=\"" + label + "\"]");
    }

    @Override
    public void uncover() {
      choose(".backs");
    }

    void choose(String selector) {
      to(selector);
      type(Keys.ENTER);
    }

    @Override
    public void lockTheDial() {
      to(".look");
      new Actions(browser.driver).keyDown(Keys.SPACE).perform();
      while (!phone.text(".looked").equals(AGREED)) {
        type(Keys.ARROW_RIGHT);
      }
      new Actions(browser.driver).keyUp(Keys.SPACE).perform();
      assertEquals("", phone.text(".looked"));
      String before = seen(phone);
      type(Keys.ARROW_LEFT);
      assertEquals(before, seen(phone), "the page tells what the dial stands on");
      type(Keys.ARROW_RIGHT);
      press("lock");
    }

    private void type(CharSequence keys) {
      new Actions(browser.driver).sendKeys(keys).perform();
    }

    /** There and back again by turns: Shift and Tab go the other way. */
    void to(String selector) {
      boolean back = backwards;
      backwards = !backwards;
      for (int tab = 0; tab < MOST_TABS; tab++) {
        if ((boolean)
            phone.script("return document.activeElement.matches(arguments[0])", selector)) {
          assertEquals("", phone.script(UNSEEN), "what has the focus is seen");
          return;
        }
        if (back) {
          new Actions(browser.driver)
              .keyDown(Keys.SHIFT)
              .sendKeys(Keys.TAB)
              .keyUp(Keys.SHIFT)
              .perform();
        } else {
          type(Keys.TAB);
        }
      }
      throw new AssertionError("no key leads to " + selector + ", seed " + SEED);
    }

    /** Whatever has become of what was pressed, Tab goes on from there. */
    void isStillThere() {
      assertEquals(
          true,
          phone.script("return document.activeElement !== document.body"),
          () -> "the focus is lost, seed " + SEED + ": " + phone.text("#page"));
    }
  }

  // --- a game

  /** People who rob whoever they can, and build where they have most. */
  private static int liking(String label) {
    Matcher own = OWN.matcher(label);
    if (own.find()) {
      return 10 + Integer.parseInt(own.group(1));
    }
    if (label.contains("Bank Heist") || label.startsWith("rob ")) {
      return 5;
    }
    return Set.of("do nothing", "no", "not this round").contains(label) ? 0 : 1;
  }

  /** Does what a phone is asked; false when it is asked nothing. */
  private boolean plays(Phone phone, Fingers fingers) {
    phone.audit();
    assertEquals("", phone.script(TORN), "a number without its word");
    if (!phone.texts(".dos > .backs").isEmpty()) {
      for (String tile : TILES) {
        assertFalse(phone.text(".dos").contains(tile), "a covered tile is told: " + tile);
      }
      fingers.uncover();
      assertFalse(phone.texts(".dos > .backs").size() > 0, "nothing is covered");
    }
    if (!phone.texts(".hooded .look:enabled").isEmpty()) {
      fingers.lockTheDial();
    } else {
      Optional<String> best =
          phone.texts(".dos .do:enabled:not([aria-disabled]) .said-label").stream()
              .max(Comparator.comparingInt(GoSeatBrowserTest::liking));
      if (best.isEmpty()) {
        return false;
      }
      fingers.press(best.get());
    }
    evening.until("the unit has heard it", () -> !phone.text("#page h2").startsWith("Sent"));
    return true;
  }

  @Test
  void aGameIsPlayedToItsEndByTouchAndByKeys() {
    Hands hands = evening.hands;
    hands.resume();
    Phone ann = evening.phone("127.0.0.1");
    evening.claim(ann, 0);
    Phone bo = evening.phone("localhost");
    Fingers touch = new Touch(ann);
    KeysAlone keys = new KeysAlone(bo);
    evening.claim(bo, 1, () -> keys.choose("[data-place='1']"));
    keys.isStillThere();
    StringBuilder told = new StringBuilder();
    for (int done = 0; !hands.mode().equals("Results"); ) {
      assertTrue(done < LONGEST_GAME, "the game does not end, seed " + SEED);
      hands.watchTheShow();
      photograph(ann, ann.text("#headline").replaceAll("\\W+", "-"));
      done += plays(ann, touch) || plays(bo, keys) ? 1 : 0;
      keys.isStillThere();
      told.append(ann.text(".told"));
    }
    assertTrue(told.toString().contains("The dials are shown"), "no heist, seed " + SEED);
    assertTrue(told.toString().contains("You go to "), told::toString);
    evening.until("it is over", () -> ann.text("#page").contains("The game is over"));
    evening.until(
        "only who won is told so",
        () ->
            Stream.of(ann, bo)
                    .filter(phone -> phone.text("#headline").startsWith("You win with "))
                    .count()
                == 1);
    ann.photograph("over-go");
    ann.audit();
    assertFalse(
        ann.texts(".squares .landmark").isEmpty() && bo.texts(".squares .landmark").isEmpty());
    assertEquals(List.of(), evening.mistakes());
  }
}
