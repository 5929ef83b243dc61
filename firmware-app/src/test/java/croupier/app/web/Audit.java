package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Whether everybody can use a page, as far as axe-core can tell. A page is audited whenever it
 * shows something of a kind that was never audited on it: so a whole game costs as much as its
 * different moments, not as its moves.
 */
final class Audit {
  private static final String AXE = "/axe.min.js";

  /** On which page stands what, in what state; all tests that share a JVM add to it. */
  private static final Set<String> AUDITED = ConcurrentHashMap.newKeySet();

  private static final String KINDS =
      """
      const named = (one) => `${one.localName}.${[...one.classList].sort().join('.')}`;
      const states = ['role', 'data-effect', 'disabled', 'aria-disabled', 'aria-expanded', 'aria-pressed'];
      const kind = (one) => [location.pathname, document.body.dataset.link, named(one.parentElement), named(one),
        ...states.map((state) => one.getAttribute(state))].join(' ');
      const before = window.audited ?? new Set();
      window.audited = new Set([...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility()).map(kind));
      return [...window.audited].filter((one) => !before.has(one));
      """;

  /**
   * What axe finds wrong. A gradient it cannot judge; so it is asked twice, with each gradient as
   * its lightest and as its darkest colour, the second time of what lies on gradients alone. What
   * moves is where it is going.
   */
  private static final String RUN =
      """
      const done = arguments[0];
      const arrive = () => {
        for (const one of document.getAnimations()) {
          if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
        }
      };
      arrive();
      const light = (colour) => {
        const parts = colour.match(/[\\d.]+/g).map(Number);
        return (parts[0] + parts[1] + parts[2]) * (colour.startsWith('color') ? 255 : 1);
      };
      const gradients = [...document.querySelectorAll('*')].flatMap((one) => {
        const { backgroundImage } = getComputedStyle(one);
        const stops = backgroundImage.includes('gradient') ? backgroundImage.match(/(rgba?|color)\\([^()]*\\)/g) : null;
        return stops ? [{ one, before: one.style.cssText, stops: stops.sort((a, b) => light(b) - light(a)) }] : [];
      });
      const audit = async (what, which, runOnly) => {
        for (const { one, stops } of gradients) one.style.background = stops.at(which);
        arrive();
        return axe.run(what, { runOnly, resultTypes: ['violations', 'incomplete'], preload: false });
      };
      // A single letter is to be read too.
      const { options } = axe._audit.checks['color-contrast'];
      axe.configure({ checks: [{ id: 'color-contrast', options: { ...options, ignoreLength: true, ignoreUnicode: false } }] });
      const tell = ({ id, nodes }) => nodes.map(({ html, target, any, all, none }) =>
        `${id} at ${target}: ${[...any, ...all, ...none].map(({ message }) => message).join('; ')} ${html}`);
      // What is drawn it cannot judge, nor what lies over a drawing or under something else.
      const covered = ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', 'outsideViewport', 'imgNode'];
      const judged = ({ target, any }) =>
        !any.some(({ data }) => covered.includes(data?.messageKey)) && !document.querySelector(target[0])?.closest('svg');
      const undecided = ({ id, nodes }) => (id === 'color-contrast' ? [{ id, nodes: nodes.filter(judged) }] : []);
      try {
        const found = [await audit(document, 0, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])];
        const seen = gradients.map(({ one }) => one).filter((one) => one.checkVisibility());
        if (seen.length > 0) found.push(await audit(seen, -1, { type: 'rule', values: ['color-contrast'] }));
        done(found.flatMap(({ violations, incomplete }) => [...violations, ...incomplete.flatMap(undecided)].flatMap(tell)));
      } catch (failed) {
        done([String(failed.stack)]);
      }
      for (const { one, before } of gradients) one.style.cssText = before;
      """;

  private Audit() {}

  /** Audits the page in sight, if something on it is new. */
  static void look(ChromeDriver driver) {
    boolean anew = false;
    for (Object kind : (List<?>) driver.executeScript(KINDS)) {
      anew |= AUDITED.add((String) kind);
    }
    if (anew) {
      driver.executeScript("if (!window.axe) { " + axe() + " }");
      List<?> found = (List<?>) driver.executeAsyncScript(RUN);
      assertEquals(List.of(), found, () -> driver.getCurrentUrl() + " is not for everybody");
    }
  }

  private static String axe() {
    try (InputStream in = Audit.class.getResourceAsStream(AXE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
