package croupier.app.simulated.ordeal;

import croupier.app.json.Json;
import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatHand;
import croupier.app.simulated.SimulatedTable;
import croupier.hal.Clock;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** A phone at one seat, which asks for the seat, and then plays what its page offers. */
final class PhoneHand {
  private static final long SOON = Clock.SECOND;
  private static final long LATER = 6 * Clock.SECOND;
  private static final int NUMBER = 14;

  /** Behind it stands what the page of a seat is told of the game. */
  static final String SEAT_EVENT = "event: seat\ndata: ";

  private final SimulatedTable table;
  private final int place;
  private final SplittableRandom chance;
  private long actsAt;
  private Map<String, Object> told = Map.of();
  private boolean hasTouched;

  PhoneHand(SimulatedTable table, int place, long seed) {
    this.table = table;
    this.place = place;
    chance = new SplittableRandom(seed * 31 + place);
    actsAt = SOON + chance.nextLong(LATER);
  }

  /** What the page of a seat was told last, in all that a page was sent; null for nothing. */
  static Map<String, Object> seat(String sent) {
    int at = sent.lastIndexOf(SEAT_EVENT);
    if (at < 0) {
      return null;
    }
    int from = at + SEAT_EVENT.length();
    String data = sent.substring(from, sent.indexOf('\n', from));
    try {
      return Json.readObject(data);
    } catch (Json.Malformed e) {
      throw new BrokenPromise("a page was sent what is no JSON: " + data, e);
    }
  }

  void reads(String page, String sent) {
    if (page.equals("seat " + (place + 1))) {
      Map<String, Object> news = seat(sent);
      told = news == null ? told : news;
    }
  }

  long nextDue() {
    return actsAt;
  }

  boolean hasTouched() {
    return hasTouched;
  }

  void tick(long now) {
    if (now < actsAt) {
      return;
    }
    actsAt = now + chance.nextLong(SOON, LATER);
    if (!table.controller().pages().isOpen(place)) {
      if (table.controller().mode().equals("Playing")) {
        table.controller().pages().claim(new SeatClaim(place, "", NUMBER));
      }
    } else if (told.get("question") instanceof Long question
        && told.get("choices") instanceof List<?> choices) {
      hasTouched = true;
      int choice = choices.isEmpty() ? -1 : chance.nextInt(choices.size());
      table.controller().pages().touch(place, new SeatHand.Touch(question, choice, Map.of()));
    }
  }
}
