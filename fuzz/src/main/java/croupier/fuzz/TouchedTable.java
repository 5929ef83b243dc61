package croupier.fuzz;

import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatHand;
import croupier.app.seat.SeatPages;
import croupier.app.simulated.SimulatedTable;
import croupier.app.web.BoardNews;
import croupier.app.web.UnitFacts;
import croupier.hal.Clock;
import croupier.hal.Control;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A table, and what is done to it as an input chooses. All that pages are told is read. */
final class TouchedTable {
  private static final long MOMENT = 300 * Clock.MILLISECOND;
  private static final String SEAT_EVENT = "event: seat\ndata: ";
  private static final int PLACES = 6;

  private final SimulatedTable table;
  private final SeatPages pages;
  private final BoardNews boards;
  private final Choices choices;
  private final List<String> tokens = new ArrayList<>();
  private final List<String> told = new ArrayList<>();

  /** What the page of each place shows. */
  private final Map<Integer, Map<?, ?>> shown = new TreeMap<>();

  TouchedTable(SimulatedTable table, Choices choices) {
    this.table = table;
    this.choices = choices;
    pages = table.controller().pages();
    boards = new BoardNews(UnitFacts.of(table.unit().unit().profile()));
    boards.seat(pages);
    boards.speak(table.controller().words().language());
    table.loop().showOnWall(boards::hang);
  }

  /** What opens a seat, of all that were given. */
  List<String> tokens() {
    return tokens;
  }

  /** All that pages were told. */
  List<String> told() {
    return told;
  }

  /** Goes on with the game that lies there. */
  void resume() {
    rest(Clock.SECOND);
    tap(Control.OK);
    boolean old =
        table.picture().prompt().keys().stream().anyMatch(key -> key.meaning().equals("menu.drop"));
    if (!old) {
      table.unit().turn(Control.DIAL_A, 1);
      rest(MOMENT);
    }
    tap(Control.OK);
  }

  /** Whatever the input wants next. */
  void touch() {
    switch (choices.below(12)) {
      case 0 -> claim();
      case 1 -> tap(control());
      case 2 -> table.unit().hold(control(), Duration.ofMillis(100L * choices.below(40)));
      case 3 -> turn();
      case 4 -> rest(choices.below(8) * Clock.SECOND);
      case 5 -> pages.leave(choices.below(PLACES));
      case 6 -> pages.seat("guess");
      case 7 -> tap(Control.OK);
      default -> act();
    }
    rest(MOMENT);
    boards.show(table.picture());
    boards.read(PLACES, this::reads);
  }

  private Control control() {
    Control[] all = Control.values();
    return all[choices.below(all.length)];
  }

  private void turn() {
    Control dial = choices.oneIn(2) ? Control.DIAL_B : Control.DIAL_A;
    int steps = choices.below(9) - 4;
    if (steps != 0) {
      table.unit().turn(dial, steps);
    }
  }

  private void tap(Control control) {
    table.unit().tap(control);
    rest(MOMENT);
  }

  private void rest(long nanos) {
    table.advanceTo(table.unit().clock().nanos() + nanos);
  }

  private void claim() {
    int place = choices.below(PLACES);
    SeatClaim claim = new SeatClaim(place, choices.oneIn(2) ? "Eve" : "", choices.below(100));
    claim.answer().thenAccept(answer -> answer.token().ifPresent(tokens::add));
    pages.claim(claim);
    rest(Clock.SECOND);
    if (!choices.oneIn(4)) {
      tap(Control.seat(place));
    }
  }

  /** A page does what it can, or something like it. */
  private void act() {
    if (shown.isEmpty()) {
      tap(Control.ROLL);
      return;
    }
    List<Integer> places = List.copyOf(shown.keySet());
    int place = places.get(choices.below(places.size()));
    Map<?, ?> page = shown.get(place);
    long question = page.get("question") instanceof Long asked ? asked : choices.below(9);
    if (choices.oneIn(8)) {
      question--;
    }
    List<?> offered = page.get("choices") instanceof List<?> list ? list : List.of();
    boolean chooses = !offered.isEmpty() && choices.below(4) > 0;
    SeatHand.Touch touch =
        chooses
            ? new SeatHand.Touch(question, choices.below(offered.size() + 1), Map.of())
            : new SeatHand.Touch(question, -1, form(page));
    pages.touch(place, touch);
  }

  /** A form, filled in by somebody who writes what they like. */
  private Map<String, Object> form(Map<?, ?> page) {
    Map<String, Object> action = new LinkedHashMap<>();
    if (page.get("forms") instanceof List<?> forms && !forms.isEmpty()) {
      Map<?, ?> form = (Map<?, ?>) forms.get(choices.below(forms.size()));
      action.put("type", form.get("type"));
      for (Object each : (List<?>) form.get("parts")) {
        Map<?, ?> part = (Map<?, ?>) each;
        action.put((String) part.get("name"), filled(part));
      }
    }
    return choices.oneIn(2)
        ? new Edits(choices, KnownWords.OF_THE_GAMES).edited(action, 1 + choices.below(2))
        : action;
  }

  private Object filled(Map<?, ?> part) {
    if (part.get("fixed") != null) {
      return part.get("fixed");
    }
    if (part.get("any") instanceof List<?> items) {
      List<Object> picked = new ArrayList<>();
      for (Object item : items) {
        if (choices.oneIn(2)) {
          picked.add(((Map<?, ?>) item).get("value"));
        }
      }
      return picked;
    }
    if (part.get("one") instanceof List<?> items && !items.isEmpty()) {
      return ((Map<?, ?>) items.get(choices.below(items.size()))).get("value");
    }
    return (long) choices.below(300);
  }

  private void reads(String page, byte[] sent) {
    String text = new String(sent, StandardCharsets.UTF_8);
    told.add(text);
    int at = text.lastIndexOf(SEAT_EVENT);
    if (at >= 0) {
      int from = at + SEAT_EVENT.length();
      Map<?, ?> now = (Map<?, ?>) Promises.json(text.substring(from, text.indexOf('\n', from)));
      shown.put(((Long) now.get("place")).intValue(), now);
    }
  }
}
