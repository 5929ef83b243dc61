package croupier.app.simulated.ordeal;

import croupier.app.Limits;
import croupier.app.json.Json;
import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatHand;
import croupier.app.seat.SeatPages;
import croupier.app.simulated.SimulatedTable;
import croupier.app.web.BoardNews;
import croupier.app.web.UnitFacts;
import croupier.hal.Clock;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * The phones of an evening, and every other page: what they are sent is read, and those that have a
 * seat play there now and then. When they are troubled they ask for more than any table can answer,
 * sleep, and go away without a word.
 */
final class Phones {
  private static final long QUICK = 300 * Clock.MILLISECOND;
  private static final long SLOW = 4 * Clock.SECOND;
  private static final int FLOOD = Limits.QUEUE + 100;
  private static final int TROUBLES = 20;
  private static final int CLAIM_ONE_IN = 15;
  private static final int LEAVES_ONE_IN = 60;
  private static final String SEAT_EVENT = "event: seat\ndata: ";

  private final SimulatedTable table;
  private final SeatPages pages;
  private final BoardNews boards;
  private final Secrecy secrecy;
  private final SplittableRandom chance;
  private final int seats;
  private final List<SeatClaim> claims = new ArrayList<>();

  /** What the page of each seat was told last. */
  private final Map<Integer, Map<String, Object>> told = new TreeMap<>();

  private boolean troubled;
  private boolean asleep;
  private long actsAt;
  private long bytes;

  Phones(SimulatedTable table, Secrecy secrecy, long seed) {
    this.table = table;
    this.secrecy = secrecy;
    chance = new SplittableRandom(seed);
    seats = table.unit().unit().profile().seatCount();
    pages = table.controller().pages();
    boards = new BoardNews(UnitFacts.of(table.unit().unit().profile()));
    boards.seat(pages);
    boards.speak(table.controller().words().language());
    table.loop().showOnWall(boards::hang);
    actsAt = table.unit().clock().nanos() + SLOW;
  }

  void trouble() {
    troubled = true;
  }

  void calm() {
    troubled = false;
    asleep = false;
  }

  long nextDue() {
    return actsAt;
  }

  /** How many bytes they were sent. */
  long bytes() {
    return bytes;
  }

  void tick(long now) {
    if (now >= actsAt) {
      actsAt = now + chance.nextLong(QUICK, SLOW);
      if (!asleep) {
        boards.show(table.picture());
        boards.read(seats, this::reads);
      }
      act();
    }
  }

  /** Reads what a page is sent: nobody's secrets, and what it can do if it has a seat. */
  private void reads(String page, byte[] sent) {
    bytes += sent.length;
    String text = new String(sent, StandardCharsets.UTF_8);
    secrecy.check("the page of " + page, text);
    int at = text.lastIndexOf(SEAT_EVENT);
    if (at >= 0) {
      int from = at + SEAT_EVENT.length();
      remember(text.substring(from, text.indexOf('\n', from)));
    }
  }

  private void remember(String data) {
    try {
      Map<String, Object> news = Json.readObject(data);
      told.put(((Long) news.get("place")).intValue(), news);
    } catch (Json.Malformed e) {
      throw new BrokenPromise("a page was sent what is no JSON: " + data, e);
    }
  }

  private void act() {
    claims.removeIf(claim -> claim.answer().isDone());
    if (troubled) {
      switch (chance.nextInt(TROUBLES)) {
        case 0 -> flood();
        case 1 -> asleep = !asleep;
        case 2 -> told.keySet().forEach(pages::leave);
        default -> {}
      }
    }
    if (chance.nextInt(CLAIM_ONE_IN) == 0 && claims.isEmpty()) {
      claim(chance.nextInt(seats));
    }
    if (chance.nextInt(LEAVES_ONE_IN) == 0) {
      told.keySet().forEach(pages::leave);
    }
    told.keySet().removeIf(place -> !pages.isOpen(place));
    told.forEach(this::plays);
  }

  private void claim(int place) {
    SeatClaim claim = new SeatClaim(place, "", chance.nextInt(Limits.CLAIM_NUMBER + 1));
    claim.answer().thenAccept(answer -> answer.token().ifPresent(secrecy::add));
    claims.add(claim);
    pages.claim(claim);
  }

  private void plays(int place, Map<String, Object> page) {
    if (page.get("question") instanceof Long question
        && page.get("choices") instanceof List<?> choices) {
      int choice = choices.isEmpty() ? -1 : chance.nextInt(choices.size());
      pages.touch(place, new SeatHand.Touch(question, choice, Map.of()));
    }
  }

  private void flood() {
    for (int i = 0; i < FLOOD; i++) {
      int place = chance.nextInt(seats);
      if (chance.nextInt(8) == 0) {
        pages.claim(new SeatClaim(place, "", chance.nextInt(Limits.CLAIM_NUMBER + 1)));
      } else {
        SeatHand.Touch touch =
            new SeatHand.Touch(
                chance.nextInt(100), chance.nextInt(-1, 40), Map.of("type", "flood"));
        pages.touch(place, touch);
      }
      pages.seat("guess " + i);
    }
  }
}
