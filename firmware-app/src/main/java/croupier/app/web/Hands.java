package croupier.app.web;

import croupier.hal.Control;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Whose hands are on which control. Two pages may hold one button, as two people may: it is down
 * from the first hand to the last. When a page goes away, its hands come off.
 */
final class Hands {
  /** A program without a page; nobody notices when it goes away. */
  static final String NO_PAGE = "";

  private final TouchListener listener;
  private final Set<String> pages = new HashSet<>(Set.of(NO_PAGE));
  private final Map<Control, Set<String>> holders = new EnumMap<>(Control.class);

  Hands(TouchListener listener) {
    this.listener = listener;
  }

  /** Says whether the name was free. */
  synchronized boolean arrive(String page) {
    return pages.add(page);
  }

  synchronized void leave(String page) {
    pages.remove(page);
    for (Control control : Control.values()) {
      lift(page, control);
    }
  }

  /** Says whether the page is here; a hand of a page that has gone moves nothing. */
  synchronized boolean touch(String page, Touch touch) {
    if (!pages.contains(page)) {
      return false;
    }
    switch (touch.motion()) {
      case DOWN -> lay(page, touch.control());
      case UP -> lift(page, touch.control());
      case TURN -> listener.touch(touch);
    }
    return true;
  }

  private void lay(String page, Control control) {
    Set<String> holding = holders.computeIfAbsent(control, none -> new HashSet<>());
    if (holding.add(page) && holding.size() == 1) {
      listener.touch(Touch.down(control));
    }
  }

  private void lift(String page, Control control) {
    Set<String> holding = holders.getOrDefault(control, Set.of());
    if (holding.contains(page) && holding.remove(page) && holding.isEmpty()) {
      listener.touch(Touch.up(control));
    }
  }
}
