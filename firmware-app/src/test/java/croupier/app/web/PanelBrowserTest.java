package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.web.Touch.Motion;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.WheelInput.ScrollOrigin;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The pages in a real browser. */
final class PanelBrowserTest {
  private static final Duration PATIENCE = Duration.ofSeconds(8);
  private static final PanelLimits LIMITS =
      new PanelLimits(1024, 32, 1000, 10_000, 24, Duration.ofDays(1));

  private static final String STICKING_OUT =
      """
      const out = (inner, outer) => inner.right > outer.right + 1 || inner.left < outer.left - 1;
      return [...document.querySelectorAll('.station *')].filter((part) => part.offsetParent && out(
        part.getBoundingClientRect(), part.closest('.station').getBoundingClientRect())).map((part) => part.className).join(', ')
      """;

  /** What of the table page is cut off by the edge of the screen, or covers something else. */
  private static final String CUT_OFF =
      """
      const box = (part) => part.getBoundingClientRect();
      const parts = [...document.querySelectorAll('.bar, #headline, .place, .reveal, .lcd, .control, .card')]
        .filter((part) => part.offsetParent && box(part).width);
      const name = (part) => part.className || part.id;
      const cut = parts.filter((part) => box(part).left < -1 || box(part).top < -1
        || box(part).right > innerWidth + 1 || box(part).bottom > innerHeight + 1).map(name);
      const over = parts.flatMap((one, index) => parts.slice(index + 1).filter((other) =>
        box(one).left < box(other).right - 1 && box(other).left < box(one).right - 1
        && box(one).top < box(other).bottom - 1 && box(other).top < box(one).bottom - 1)
        .map((other) => name(one) + ' over ' + name(other)));
      return [...cut, ...over].join(', ')
      """;

  /** Which words of labels stand on more than one line. */
  private static final String BROKEN =
      """
      const broken = [];
      for (const label of document.querySelectorAll('.label')) {
        for (const text of label.childNodes) {
          if (text.nodeType !== Node.TEXT_NODE) continue;
          for (const word of text.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (range.getClientRects().length > 1) broken.push(word[0]);
          }
        }
      }
      return broken.join(', ')
      """;

  @RegisterExtension static final Browser browser = new Browser();

  private final BlockingQueue<Touch> touches = new LinkedBlockingQueue<>();
  private PanelServer panel;

  @BeforeEach
  void openPage() throws IOException {
    window(1280, 800);
    open(SampleUnits.STANDARD);
    panel.show(SamplePictures.express());
    visit();
  }

  @AfterEach
  void closePage() {
    if (panel != null) {
      Audit.look(browser.driver);
      browser.complaints();
      browser.driver.get("about:blank");
      panel.close();
    }
  }

  @Test
  void the_page_says_what_the_lcd_says_and_whose_move_it_is() {
    List<String> lines =
        all(".lcd .line").stream().map(line -> line.getDomProperty("textContent")).toList();
    assertEquals("Seat 2  turn   1,250", lines.get(0).replace('\u00a0', ' '));
    assertEquals("ROLL again  OK: stop", lines.get(3).replace('\u00a0', ' '));
    assertEquals("Seat 2: roll on, or keep 1,250?", one("#headline").getText());
    assertEquals("Croupier", browser.driver.getTitle());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void the_keys_below_the_unit_fit_on_a_laptop_in_every_language(Language language) {
    panel.speak(Words.of(language));
    visit();
    assertEquals(
        true,
        browser.driver.executeScript(
            "const keys = document.getElementById('keys').getBoundingClientRect();"
                + " const { bottom } = document.querySelector('.keys ul').getBoundingClientRect();"
                + " return keys.height > 0 && bottom <= innerHeight;"));
  }

  @Test
  void a_new_picture_appears_by_itself() {
    panel.show(SamplePictures.grab());
    until(() -> one("#headline").getText().equals("One pink block is left: grab it!"));
    assertTrue(one("#lcd-text").getDomProperty("textContent").startsWith("LAST PINK BLOCK!"));
  }

  @Test
  void beside_each_seat_stands_what_the_table_knows_of_it() {
    assertEquals(
        List.of("Ann 9,400 of 15,000", "Bo 5,150 of 15,000 · light blue 2/3, red 1/3"),
        all(".note").stream().limit(2).map(WebElement::getText).toList());
    assertEquals("", all(".note").get(5).getText());
  }

  @Test
  void what_does_something_now_says_so_and_the_rest_is_calm() {
    assertEquals(
        List.of("BACK", "DIAL_A", "DIAL_B", "OK", "ROLL"),
        all(".live [data-control]").stream()
            .map(button -> button.getDomAttribute("data-control"))
            .sorted()
            .toList());
    assertEquals("ROLL: Roll 5 dice", control("ROLL").getDomAttribute("aria-label"));
    assertEquals(
        "Dial A: turn: Choose a die; push: Place it",
        control("DIAL_A").getDomAttribute("aria-label"));
    assertEquals(
        "Seat 5, violet: does nothing now", control("SEAT_5").getDomAttribute("aria-label"));
  }

  @Test
  void everything_that_shines_has_words_too() {
    assertEquals("Die 3: 250; red, ●○● ○●○ ●○●", all(".die").get(2).getDomAttribute("aria-label"));
    assertEquals("Die 10: dark", all(".die").get(9).getDomAttribute("aria-label"));
    assertEquals(
        "Tracker of seat 2: light blue, light blue, light blue, 5 off",
        all(".tracker").get(1).getDomAttribute("aria-label"));
    assertEquals(
        "Halo of seat 2: light blue pulsing", all(".halo").get(1).getDomAttribute("aria-label"));
    for (WebElement button : all("button")) {
      assertFalse(button.getAccessibleName().isBlank());
    }
  }

  @Test
  void dice_in_the_air_change_until_they_settle() {
    browser.motion(true);
    panel.show(SamplePictures.rolling());
    until(() -> all(".die[data-effect=TUMBLE]").size() == 10);
    String before = pattern();
    until(() -> !pattern().equals(before));

    panel.show(SamplePictures.express());
    until(() -> all(".die[data-effect=TUMBLE]").isEmpty());
    assertEquals("001000100", pattern().substring(0, 9), "the die lies on the face of the picture");
  }

  @Test
  void who_wants_no_motion_gets_none() {
    visit();
    panel.show(SamplePictures.rolling());
    until(() -> all(".die[data-effect=TUMBLE]").size() == 10);
    assertEquals("111111111", pattern().substring(0, 9));
    assertEquals(0L, script("return document.getAnimations().length"));
  }

  @Test
  void a_screen_for_visitors_has_no_way_out_of_the_page() {
    assertEquals(2, all(".bar a").size());
    visit("?links=off");
    assertEquals(0, all(".bar a").size());
  }

  @Test
  void in_quiet_hours_the_page_is_no_lamp_and_stands_as_it_stood() {
    String places =
        "return JSON.stringify([...document.querySelectorAll('button')]"
            + ".map((each) => each.getBoundingClientRect()))";
    String filter = "return getComputedStyle(document.querySelector('main')).filter";
    Object before = script(places);
    assertEquals("none", script(filter));
    panel.show(SamplePictures.express().withBrightness(0));
    until(() -> script(filter).equals("brightness(0.12)"));
    assertEquals(before, script(places));
    panel.show(SamplePictures.express());
    until(() -> script(filter).equals("none"));
  }

  @Test
  void a_button_is_down_as_long_as_the_mouse_holds_it() {
    WebElement roll = control("ROLL");
    new Actions(browser.driver).clickAndHold(roll).perform();
    expect(Touch.down(Control.ROLL));
    assertTrue(touches.isEmpty());

    new Actions(browser.driver).moveToElement(one("#headline")).release().perform();
    expect(Touch.up(Control.ROLL));
    assertTrue(touches.isEmpty());
  }

  @Test
  void one_pointer_holds_a_seat_button_and_presses_ok() {
    one("#latch").click();
    assertEquals("true", one("#latch").getDomAttribute("aria-pressed"));
    control("SEAT_1").click();
    expect(Touch.down(Control.SEAT_1));
    assertEquals("true", control("SEAT_1").getDomAttribute("aria-pressed"));
    assertEquals("false", one("#latch").getDomAttribute("aria-pressed"));

    control("OK").click();
    expect(Touch.down(Control.OK), Touch.up(Control.OK));
    assertTrue(touches.isEmpty());

    control("SEAT_1").click();
    expect(Touch.up(Control.SEAT_1));
    assertEquals("false", control("SEAT_1").getDomAttribute("aria-pressed"));
    control("SEAT_1").click();
    expect(Touch.down(Control.SEAT_1), Touch.up(Control.SEAT_1));
  }

  @Test
  void the_wheel_turns_a_dial_one_detent_at_a_time() {
    ScrollOrigin onDial = ScrollOrigin.fromElement(control("DIAL_B"));
    new Actions(browser.driver).scrollFromOrigin(onDial, 0, 120).perform();
    expect(new Touch(Control.DIAL_B, Motion.TURN, 1));
    new Actions(browser.driver).scrollFromOrigin(onDial, 0, -120).perform();
    expect(new Touch(Control.DIAL_B, Motion.TURN, -1));
  }

  @Test
  void the_arrows_turn_a_dial_and_the_knob_can_be_pushed() {
    one(".dial-a .arrow.left").click();
    expect(new Touch(Control.DIAL_A, Motion.TURN, -1));
    one(".dial-b .arrow.right").click();
    expect(new Touch(Control.DIAL_B, Motion.TURN, 1));
    control("DIAL_A").click();
    expect(Touch.down(Control.DIAL_A), Touch.up(Control.DIAL_A));
  }

  @Test
  void the_knob_springs_back_and_keeps_no_angle() {
    for (int turns = 1; turns <= 3; turns++) {
      one(".dial-a .arrow.right").click();
      expect(new Touch(Control.DIAL_A, Motion.TURN, 1));
    }
    one(".dial-b .arrow.left").click();
    expect(new Touch(Control.DIAL_B, Motion.TURN, -1));
    for (String dial : List.of("DIAL_A", "DIAL_B")) {
      until(() -> angle(dial).isEmpty());
      until(
          () ->
              one("[data-control=" + dial + "] .pointer")
                  .getCssValue("transform")
                  .equals("matrix(1, 0, 0, 1, 0, 0)"));
    }
  }

  private static String angle(String dial) {
    return (String)
        browser.driver.executeScript(
            "return arguments[0].style.getPropertyValue('--angle')", control(dial));
  }

  @Test
  void the_keyboard_plays_too() {
    type("3");
    expect(Touch.down(Control.SEAT_3), Touch.up(Control.SEAT_3));
    type("r");
    expect(Touch.down(Control.ROLL), Touch.up(Control.ROLL));
    type(Keys.ENTER);
    expect(Touch.down(Control.OK), Touch.up(Control.OK));
    type(Keys.ESCAPE);
    expect(Touch.down(Control.BACK), Touch.up(Control.BACK));
    type(Keys.ARROW_LEFT);
    expect(new Touch(Control.DIAL_A, Motion.TURN, -1));
    type(Keys.ARROW_UP);
    expect(new Touch(Control.DIAL_B, Motion.TURN, 1));
    type(" ");
    expect(Touch.down(Control.DIAL_A), Touch.up(Control.DIAL_A));
    type("m");
    expect(Touch.down(Control.DIAL_B), Touch.up(Control.DIAL_B));
  }

  @Test
  void enter_on_a_focused_control_presses_that_control() {
    script("document.querySelector('[data-control=SEAT_4]').focus()");
    type(Keys.ENTER);
    expect(Touch.down(Control.SEAT_4), Touch.up(Control.SEAT_4));
    assertTrue(touches.isEmpty());
  }

  @Test
  void what_enter_presses_is_said_as_soon_as_tab_has_come_to_it() {
    assertEquals("OK", one("#enter").getText());
    type(Keys.TAB);
    script("document.querySelector('[data-control=SEAT_4]').focus()");
    assertEquals("4", one("#enter").getText());
    assertEquals("\"⏎\"", mark("SEAT_4").substring(0, 3));
    assertEquals("none", mark("OK"));
    for (String wide : List.of("table", "latch", "sound")) {
      script("document.getElementById('" + wide + "').focus()");
      assertEquals(
          true,
          script("return document.documentElement.scrollHeight <= innerHeight"),
          "the line of the keys stays one line");
    }
    script("document.activeElement.blur()");
    assertEquals("OK", one("#enter").getText());
  }

  /** What stands at the edge of a control. */
  private static String mark(String control) {
    return (String)
        script(
            "return getComputedStyle(document.querySelector('[data-control="
                + control
                + "]'), '::after').content");
  }

  @Test
  void the_unit_and_its_hoods_are_named_in_the_language_of_the_unit_and_fit() throws IOException {
    panel.close();
    Words german = Words.of(Language.GERMAN);
    panel = PanelServer.open(0, SampleUnits.STANDARD, german, touches::add, LIMITS, Clock.system());
    panel.show(SamplePictures.express());
    visit();
    assertEquals("Standardgerät", one("#unit-name").getText());
    assertEquals(
        0L,
        script(
            "return [...document.querySelectorAll('.flap')]"
                + ".filter((flap) => flap.scrollWidth > flap.clientWidth).length"));
    visit("table");
    assertEquals("Standardgerät", one("#unit-name").getText());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void what_a_hood_says_stays_on_it_on_a_phone_in_every_language(Language language)
      throws IOException {
    panel.close();
    Words words = Words.of(language);
    panel = PanelServer.open(0, SampleUnits.STANDARD, words, touches::add, LIMITS, Clock.system());
    panel.show(SamplePictures.express());
    for (int width : new int[] {320, 390}) {
      window(width, 844);
      visit();
      assertEquals(
          0L,
          script(
              "return [...document.querySelectorAll('.flap')].filter((flap) =>"
                  + " flap.scrollWidth > flap.clientWidth || flap.scrollHeight > flap.clientHeight).length"),
          language + " at " + width);
    }
  }

  @Test
  void a_finger_works_like_the_mouse() {
    Map<String, Object> at = point(control("SEAT_2"));
    browser.driver.executeCdpCommand(
        "Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(at)));
    expect(Touch.down(Control.SEAT_2));
    browser.driver.executeCdpCommand(
        "Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    expect(Touch.up(Control.SEAT_2));
    assertTrue(touches.isEmpty());
  }

  @Test
  void nothing_stays_pressed_when_the_window_loses_the_keyboard() {
    new Actions(browser.driver).clickAndHold(control("OK")).perform();
    expect(Touch.down(Control.OK));
    script("window.dispatchEvent(new Event('blur'))");
    expect(Touch.up(Control.OK));
    new Actions(browser.driver).release().perform();
    assertTrue(touches.isEmpty());
  }

  @Test
  void nothing_stays_pressed_when_the_page_is_left() {
    new Actions(browser.driver).clickAndHold(control("ROLL")).perform();
    expect(Touch.down(Control.ROLL));
    browser.driver.get("about:blank");
    expect(Touch.up(Control.ROLL));
    new Actions(browser.driver).release().perform();
  }

  @Test
  void what_is_under_a_hood_is_seen_only_while_it_is_lifted() {
    panel.show(SamplePictures.heist(1, 2));
    until(() -> one("#headline").getText().startsWith("Bank heist!"));
    assertEquals(List.of(), litUnderHood("a"));
    assertEquals(1, panel.openStreams());

    new Actions(browser.driver).clickAndHold(one(".dial-a .hood")).perform();
    until(() -> litUnderHood("a").equals(List.of(1)));
    assertEquals(List.of(), litUnderHood("b"), "the other hood stays down");
    panel.show(SamplePictures.heist(2, 0));
    until(() -> litUnderHood("a").equals(List.of(2)));

    new Actions(browser.driver).release().perform();
    until(() -> litUnderHood("a").isEmpty());
    until(
        () -> {
          panel.beat();
          return panel.openStreams() == 1;
        });
    panel.show(SamplePictures.heist(0, 1));
    panel.show(SamplePictures.grab());
    until(() -> one("#headline").getText().startsWith("One pink"));
    assertEquals(List.of(), litUnderHood("a"));
    assertTrue(touches.isEmpty(), "peeking is no touch");
  }

  /** Dial A of express chooses in the open: its hood has nothing to show. */
  @Test
  void a_hood_is_lit_only_while_something_lies_under_it() {
    panel.show(SamplePictures.express());
    until(() -> one("#headline").getText().startsWith("Seat 2: roll on"));
    assertEquals(1, all(".dial-a.live").size(), "the dial itself can be turned");
    String idle = one(".dial-a .flap").getCssValue("color");
    assertEquals(idle, one(".dial-b .flap").getCssValue("color"));
    panel.show(SamplePictures.heist(1, 2));
    until(() -> one("#headline").getText().startsWith("Bank heist!"));
    assertNotEquals(idle, one(".dial-a .flap").getCssValue("color"));
    assertNotEquals(idle, one(".dial-b .flap").getCssValue("color"));
  }

  @Test
  void a_dial_can_be_turned_while_its_hood_is_lifted() {
    WebElement hood = one(".dial-a .hood");
    new Actions(browser.driver).clickAndHold(hood).perform();
    until(() -> !all(".dial-a.lifted").isEmpty());
    new Actions(browser.driver).scrollFromOrigin(ScrollOrigin.fromElement(hood), 0, 120).perform();
    expect(new Touch(Control.DIAL_A, Motion.TURN, 1));
    type(Keys.ARROW_LEFT);
    expect(new Touch(Control.DIAL_A, Motion.TURN, -1));
    new Actions(browser.driver).release().perform();
    until(() -> all(".lifted").isEmpty());

    new Actions(browser.driver).keyDown("b").perform();
    until(() -> !all(".dial-b.lifted").isEmpty());
    new Actions(browser.driver).keyUp("b").perform();
    until(() -> all(".lifted").isEmpty());
    assertTrue(touches.isEmpty());
  }

  @Test
  void the_page_finds_the_unit_again_after_it_was_restarted() throws IOException {
    int port = panel.address().getPort();
    panel.close();
    until(() -> one("#link").getText().startsWith("Reconnecting"));
    control("ROLL").click();

    panel =
        PanelServer.open(
            port, SampleUnits.SMALL, SampleUnits.ENGLISH, touches::add, LIMITS, Clock.system());
    panel.show(SamplePictures.grab());
    untilLive();
    assertEquals("One pink block is left: grab it!", one("#headline").getText());
    assertEquals(3, all(".seat").size(), "the new unit is drawn");
    assertTrue(touches.isEmpty(), "what was pressed meanwhile is not pressed later");
    control("SEAT_1").click();
    expect(Touch.down(Control.SEAT_1), Touch.up(Control.SEAT_1));
  }

  @Test
  void parts_that_a_unit_does_not_have_are_not_drawn() throws IOException {
    panel.close();
    open(SampleUnits.SMALL);
    panel.show(SamplePictures.grab());
    visit();
    assertEquals(3, all(".seat").size());
    assertEquals(2, all(".die").size());
    assertEquals(0, all(".lcd").size());
    assertTrue(one(".paper").getText().contains("Who is fastest?"), "its text is written instead");
    type("5");
    type("1");
    expect(Touch.down(Control.SEAT_1), Touch.up(Control.SEAT_1));
  }

  @Test
  void a_display_of_two_lines_is_drawn_as_it_is_and_all_of_the_prompt_is_spoken()
      throws IOException {
    panel.close();
    open(SampleUnits.COMPACT);
    UnitPicture grab = SamplePictures.grab();
    List<String> glass = List.of("LAST PINK BLOCK!", "OK:grab it now");
    panel.show(grab.withGlass(glass));
    visit();
    for (int[] size : new int[][] {{390, 844}, {1280, 800}}) {
      window(size[0], size[1]);
      assertEquals(
          glass,
          all(".lcd .line").stream()
              .map(line -> line.getDomProperty("textContent").replace('\u00a0', ' ').strip())
              .toList());
      assertEquals(2 * 16, all(".lcd .line span").size());
      assertEquals((long) size[0], script("return document.documentElement.scrollWidth"));
      assertEquals("", script(STICKING_OUT), "nothing sticks out at width " + size[0]);
    }
    String spoken = one("#lcd-text").getDomProperty("textContent");
    grab.prompt().lcd().stream()
        .filter(line -> !line.isBlank())
        .forEach(line -> assertTrue(spoken.contains(line.strip()), spoken));
    panel.show(grab.withGlass(List.of("LAST PINK BLOCK!", "who is fastest?")));
    until(() -> all(".lcd .line").get(1).getDomProperty("textContent").startsWith("who"));
    assertEquals(spoken, one("#lcd-text").getDomProperty("textContent"), "spoken only once");
    browser.driver.get(panel.address().resolve("table").toString());
    untilLive();
    window(1280, 800);
    assertEquals(2 * 16, all(".lcd .line span").size());
    assertEquals("", script(CUT_OFF));
  }

  @Test
  void a_phone_needs_no_sideways_scrolling_and_a_table_none_at_all() {
    panel.show(SamplePictures.grab());
    until(() -> one("#headline").getText().startsWith("One pink"));
    for (int width : new int[] {320, 390, 768}) {
      window(width, 844);
      assertEquals((long) width, script("return document.documentElement.scrollWidth"));
      assertEquals("", script(STICKING_OUT), "nothing sticks out at width " + width);
    }
    for (int[] size : new int[][] {{1280, 800}, {1920, 1080}}) {
      window(size[0], size[1]);
      assertEquals((long) size[0], script("return document.documentElement.scrollWidth"));
      assertEquals((long) size[1], script("return document.documentElement.scrollHeight"));
      assertEquals("", script(STICKING_OUT), "nothing sticks out at width " + size[0]);
    }
  }

  @Test
  void no_word_of_a_label_is_broken_where_it_fits_in_smaller_letters() {
    UnitPicture grab = SamplePictures.grab();
    panel.show(
        new UnitPicture(
            grab.dice(),
            grab.trackers(),
            grab.halos(),
            grab.dials(),
            new Prompt(
                grab.prompt().lcd(),
                "Mum: Shut Down. Whose block goes back to the tray?",
                List.of(
                    new Key(Control.SEAT_1, Gesture.PRESS, "aim at Bartholomew"),
                    new Key(Control.DIAL_A, Gesture.TURN, "Bartholomew: choose in secret"))),
            grab.sound()));
    until(() -> one("#headline").getText().startsWith("Mum"));
    for (int width : new int[] {320, 390, 768, 1280}) {
      window(width, 844);
      assertEquals("", script(BROKEN), "no word is broken at width " + width);
      assertEquals("", script(STICKING_OUT), "nothing sticks out at width " + width);
    }
  }

  @Test
  void on_an_upright_phone_whoever_holds_a_seat_button_sees_the_display_and_reaches_dial_a() {
    String reachable =
        """
        const seen = (selector) => {
          const part = document.querySelector(selector);
          const box = part.getBoundingClientRect();
          return part.contains(document.elementFromPoint(
            box.left + box.width / 2, box.top + box.height / 2));
        };
        document.querySelector('[data-control="SEAT_6"]').scrollIntoView({block: 'end'});
        return ['.lcd .glass', '[data-control="DIAL_A"]', '[data-control="SEAT_6"]']
          .filter((selector) => !seen(selector)).join(', ');
        """;
    window(390, 701);
    assertEquals("", script(reachable), "what cannot be seen or reached");
  }

  @Test
  void the_browser_has_nothing_to_complain_about() {
    control("ROLL").click();
    int number = 100;
    for (Sound.Kind kind : Sound.Kind.values()) {
      UnitPicture quiet = SamplePictures.heist(0, 1);
      String headline = "sound " + kind;
      panel.show(
          new UnitPicture(
              quiet.dice(),
              quiet.trackers(),
              quiet.halos(),
              quiet.dials(),
              new UnitPicture.Prompt(List.of("<b>&\"'"), headline, List.of()),
              new Sound(number++, kind)));
      until(() -> one("#headline").getText().equals(headline));
    }
    one("#sound").click();
    assertEquals("Sound off", one("#sound").getText());
    one("#sound").click();
    assertEquals(List.of(), browser.complaints());
  }

  // The table, for a big screen

  @Test
  void the_table_page_says_who_plays_whose_move_it_is_and_what_the_controls_do() {
    visit("table");
    assertEquals("Seat 2: roll on, or keep 1,250?", one("#headline").getText());
    assertEquals(
        List.of("Ann", "Bo", "Cy"),
        all(".card").stream()
            .filter(WebElement::isDisplayed)
            .map(card -> card.findElement(By.className("name")).getText())
            .toList());
    assertEquals("5,150 of 15,000\nlight blue 2/3, red 1/3", all(".facts").get(1).getText());
    assertEquals(
        List.of(
            "ROLL Roll 5 dice",
            "OK Keep 1,250 and stop",
            "BACK HOLD Pause",
            "Dial A TURN Choose a die PUSH Place it",
            "Dial B TURN Choose a group"),
        all(".control").stream()
            .map(control -> control.getText().replaceAll("\\s+", " "))
            .toList());
    assertEquals(10, all(".die").stream().filter(WebElement::isDisplayed).count());
    panel.show(SamplePictures.grab());
    until(() -> one("#headline").getText().startsWith("One pink"));
    assertEquals(4, all(".card.at-move, .card").stream().filter(WebElement::isDisplayed).count());
  }

  @Test
  void a_big_screen_shows_no_card_that_somebody_looks_at() {
    visit("table");
    panel.show(SamplePictures.peek("Just Say No!"));
    until(() -> one("#headline").getText().startsWith("Bo looks"));
    assertFalse(browser.driver.getPageSource().contains("Just"), "nothing of the card is sent");

    visit();
    assertTrue(one("#lcd-text").getDomProperty("textContent").contains("Just Say No!"));
  }

  @Test
  void the_table_page_fits_every_screen_and_takes_no_touch() {
    visit("table");
    for (UnitPicture picture :
        List.of(
            SamplePictures.attract(),
            SamplePictures.express(),
            SamplePictures.grab(),
            SamplePictures.heist(1, 2))) {
      panel.show(picture);
      until(() -> one("#headline").getText().equals(picture.prompt().headline()));
      for (int[] size :
          new int[][] {
            {800, 480}, {1024, 600}, {1280, 800}, {1920, 1080}, {3840, 2160}, {1080, 1920}
          }) {
        window(size[0], size[1]);
        assertEquals(
            "",
            script(CUT_OFF),
            "%s at %dx%d".formatted(one("#headline").getText(), size[0], size[1]));
      }
      for (int width : new int[] {320, 390}) {
        window(width, 844);
        assertEquals((long) width, script("return document.documentElement.scrollWidth"));
      }
    }
    type("r");
    one(".stage").click();
    assertTrue(touches.isEmpty());
    assertEquals(List.of(), browser.complaints());
  }

  private void open(UnitFacts unit) throws IOException {
    panel = PanelServer.open(0, unit, SampleUnits.ENGLISH, touches::add, LIMITS, Clock.system());
  }

  private void visit() {
    visit("");
  }

  private void visit(String page) {
    browser.driver.get(panel.address().resolve(page).toString());
    untilLive();
  }

  private static void untilLive() {
    until(() -> all("body[data-link=live]").size() == 1);
  }

  private interface Condition {
    boolean holds();
  }

  private static void until(Condition condition) {
    new WebDriverWait(browser.driver, PATIENCE, Duration.ofMillis(20))
        .until(driver -> condition.holds());
  }

  private void expect(Touch... expected) {
    for (Touch touch : expected) {
      try {
        assertEquals(touch, touches.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS));
      } catch (InterruptedException stopped) {
        throw new AssertionError(stopped);
      }
    }
  }

  private static List<Integer> litUnderHood(String dial) {
    List<WebElement> lenses = all(".dial-" + dial + " .under-hood .lens");
    return IntStream.range(0, lenses.size())
        .filter(light -> lenses.get(light).getDomAttribute("class").contains("lit"))
        .boxed()
        .toList();
  }

  private static String pattern() {
    return (String)
        script(
            "return [...document.querySelectorAll('.die i')]"
                + ".map(lens => lens.classList.contains('on') ? 1 : 0).join('')");
  }

  private static Map<String, Object> point(WebElement element) {
    var box = element.getRect();
    return Map.of("x", box.getX() + box.getWidth() / 2, "y", box.getY() + box.getHeight() / 2);
  }

  private static void window(int width, int height) {
    browser.window(width, height);
  }

  private static void type(CharSequence keys) {
    new Actions(browser.driver).sendKeys(keys).perform();
  }

  private static Object script(String script) {
    return browser.driver.executeScript(script);
  }

  private static WebElement control(String name) {
    return one("[data-control=" + name + "]");
  }

  private static WebElement one(String selector) {
    return browser.driver.findElement(By.cssSelector(selector));
  }

  private static List<WebElement> all(String selector) {
    return browser.driver.findElements(By.cssSelector(selector));
  }
}
