package croupier.app.simulated.ordeal;

import croupier.app.Limits;
import croupier.app.seat.NetworkDoor;
import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatHand;
import croupier.app.seat.SeatPages;
import croupier.app.settings.Network;
import croupier.app.simulated.SimulatedTable;
import croupier.app.web.BoardNews;
import croupier.app.web.UnitFacts;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.hal.Clock;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * The phones of an evening, and every other page: what they are sent is read, and those that have a
 * seat play there now and then. When they are troubled they ask for more than any table can answer,
 * sleep, and go away without a word.
 */
final class Phones implements NetworkDoor {
  private static final long QUICK = 300 * Clock.MILLISECOND;
  private static final long SLOW = 4 * Clock.SECOND;
  private static final int FLOOD = Limits.QUEUE + 100;
  private static final int TROUBLES = 20;
  private static final int CLAIM_ONE_IN = 15;
  private static final int LEAVES_ONE_IN = 60;

  private final SimulatedTable table;
  private final SeatPages pages;
  private final BoardNews boards;
  private final Secrecy secrecy;
  private final Tally tally;
  private final SplittableRandom chance;
  private final int seats;
  private final List<SeatClaim> claims = new ArrayList<>();

  /** What the page of each seat was told last. */
  private final Map<Integer, Map<String, Object>> told = new TreeMap<>();

  private Language language;
  private boolean troubled;
  private boolean asleep;

  /** Whether the network lets them in; who comes by it is sent away when it does not. */
  private boolean open = true;

  private long actsAt;
  private long bytes;

  Phones(SimulatedTable table, Secrecy secrecy, Tally tally, long seed) {
    this.table = table;
    this.secrecy = secrecy;
    this.tally = tally;
    chance = new SplittableRandom(seed);
    seats = table.unit().unit().profile().seatCount();
    pages = table.controller().pages();
    boards = new BoardNews(UnitFacts.of(table.unit().unit().profile()));
    boards.seat(pages);
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

  @Override
  public Optional<Message> set(Network wanted) {
    tally.count("network " + (wanted.on() ? "on" : "off"));
    open = wanted.on();
    return Optional.empty();
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
        speak();
        boards.show(table.picture());
        boards.read(seats, this::reads);
      }
      if (open) {
        act();
      }
    }
  }

  /** Pages are in the language that the unit speaks now. */
  private void speak() {
    Language now = table.controller().words().language();
    if (now != language) {
      tally.count("language is switched", language == null ? 0 : 1);
      language = now;
      boards.speak(now);
    }
  }

  /** Reads what a page is sent: nobody's secrets, and what it can do if it has a seat. */
  private void reads(String page, byte[] sent) {
    bytes += sent.length;
    String text = new String(sent, StandardCharsets.UTF_8);
    secrecy.check("the page of " + page, text);
    Map<String, Object> news = PhoneHand.seat(text);
    if (news != null) {
      told.put(((Long) news.get("place")).intValue(), news);
    }
  }

  private void act() {
    claims.removeIf(claim -> claim.answer().isDone());
    if (troubled) {
      switch (chance.nextInt(TROUBLES)) {
        case 0 -> flood();
        case 1 -> {
          asleep = !asleep;
          tally.count("phones fall asleep or wake up");
        }
        case 2 -> {
          tally.count("phones vanish", told.size());
          told.keySet().forEach(pages::leave);
        }
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
      pages
          .touch(place, new SeatHand.Touch(question, choice, Map.of()))
          .thenAccept(why -> tally.count(why.isEmpty() ? "way phone" : "phones are refused"));
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
        if (pages.touch(place, touch).isDone()) {
          tally.count("fault " + Trouble.PHONES.id());
        }
      }
      pages.seat("guess " + i);
    }
  }
}
