package croupier.app.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Happening;
import croupier.app.table.Log;
import croupier.bots.Bot;
import croupier.bots.BotSeat;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.bots.RandomBot;
import croupier.bots.Thinking;
import croupier.engine.Because;
import croupier.engine.FastRandom;
import croupier.engine.GeneralReason;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import croupier.engine.deal.Deal;
import croupier.engine.express.Express;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** A bot at a table that thinks too long, stumbles, or wants what cannot be. */
class BotHolderTest {
  private static final Because WHY = Because.of(GeneralReason.NOTHING_TO_DECIDE);

  private final Semaphore begun = new Semaphore(0);
  private final TableInATest table = new TableInATest();
  private final Position position = turn();

  /** Somebody's turn in deal. */
  private static Position turn() {
    Position position = Deal.GAME.start(2, Deal.GAME.options(Map.of()));
    RandomPlay play = new RandomPlay(new FastRandom(1));
    while (position.waiting() != Position.Waiting.DECISIONS) {
      play.step(position);
    }
    return position;
  }

  private int seat() {
    return Integer.numberOfTrailingZeros(position.awaited());
  }

  private HeldSeats asked(Bot bot, Thinker thinker) {
    Newcomer newcomer =
        (game, chance) -> new BotHolder(bot, Bots.of(game, Level.NORMAL), table, thinker, chance);
    HeldSeats seats = table.seats(position, seat(), newcomer);
    seats.ask(0);
    assertFalse(seats.hasAnswer(), "nobody follows what comes at once");
    return seats;
  }

  private void isLegal(HeldSeats seats) {
    assertTrue(seats.hasAnswer());
    SeatAnswer answer = seats.next();
    assertTrue(
        position.legal(seat(), position.move(answer.action().orElseThrow())),
        () -> answer.action() + " is not legal");
  }

  /** Says why, with its move. */
  private static final class Talkative implements Bot {
    private final Bot mover = new RandomBot();

    @Override
    public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
      return mover.choose(world, seat, chance, thinking);
    }

    @Override
    public Because why(Position world, int seat, long move) {
      return WHY;
    }
  }

  @Test
  void whatABotDecidesComesWithItsWordWhy() {
    HeldSeats seats = asked(new Talkative(), Thinker.atOnce(1));
    assertEquals(List.of(BotHolder.PACE), table.times());
    table.happen();
    assertEquals(WHY, seats.next().why());
  }

  @Test
  void itThinksOnAnotherThreadAboutAWorldThatIsNotTheTruth() throws Exception {
    AtomicReference<Thread> thinks = new AtomicReference<>();
    AtomicReference<Position> seen = new AtomicReference<>();
    CountDownLatch done = new CountDownLatch(1);
    Bot bot =
        (world, seat, chance, thinking) -> {
          thinks.set(Thread.currentThread());
          seen.set(world);
          done.countDown();
          return new RandomBot().choose(world, seat, chance, thinking);
        };
    Thinker thinker = Thinker.apart();
    HeldSeats seats = asked(bot, thinker);
    done.await();
    thinker.begin(_ -> "after that").get();
    table.happen();
    isLegal(seats);
    assertNotSame(Thread.currentThread(), thinks.get());
    assertNotSame(position, seen.get());
    assertEquals(position.view(seat()).toString(), seen.get().view(seat()).toString());
  }

  /** Goes on whatever anybody says, until the test is over. */
  private Bot endless(CountDownLatch over) {
    return (_, _, _, _) -> {
      begun.release();
      while (over.getCount() > 0) {
        Thread.onSpinWait();
      }
      return Bot.NOTHING;
    };
  }

  @Test
  void whoeverThinksForTooLongMovesQuicklyAndTheTableDoesNotWait() throws Exception {
    CountDownLatch over = new CountDownLatch(1);
    Thinker thinker = Thinker.apart();
    try (Log log = new Log()) {
      HeldSeats seats = asked(endless(over), thinker);
      begun.acquire();
      assertEquals(List.of(BotHolder.PACE), table.times());
      table.happen();
      assertEquals(List.of(BotHolder.QUICK), table.times());
      thinker.begin(_ -> "after the quick one").get();
      table.happen();
      isLegal(seats);
      assertEquals(1, log.count("too long"), log::text);
      assertEquals(1, log.count("bots 1 is given up"), log::text);
      asksAgain(seats);
      assertEquals(List.of(BotHolder.PACE), table.times(), "the quick one at once");
      thinker.begin(_ -> "after the quick one").get();
      table.happen();
      isLegal(seats);
      assertEquals(1, log.count("is given up"), log::text);
    } finally {
      over.countDown();
    }
  }

  private void asksAgain(HeldSeats seats) {
    seats.forget(seat());
    seats.ask(0);
  }

  /** A game whose bots are all alike. */
  @Test
  void whereTheQuickOneGoesOnForEverTooAnyMoveIsMade() throws Exception {
    CountDownLatch over = new CountDownLatch(1);
    Thinker thinker = Thinker.apart();
    Bot endless = endless(over);
    try (Log log = new Log()) {
      HeldSeats seats =
          table.seats(
              position,
              seat(),
              (_, chance) -> new BotHolder(endless, endless, table, thinker, chance));
      seats.ask(0);
      begun.acquire();
      table.happen();
      begun.acquire();
      table.happen();
      isLegal(seats);
      assertEquals(2, log.count("too long"), log::text);
      for (int i = 0; i < 10; i++) {
        asksAgain(seats);
        assertEquals(List.of(BotHolder.PACE), table.times());
        table.happen();
        isLegal(seats);
      }
      assertEquals(2, log.count("too long"), log::text);
      HeldSeats others = asked(new Talkative(), thinker);
      thinker.begin(_ -> "after it").get();
      table.happen();
      assertEquals(WHY, others.next().why(), "another bot thinks as ever");
    } finally {
      over.countDown();
    }
  }

  /** Who only was slow is asked again. */
  @Test
  void whoeverHasComeToAnEndIsAskedAgain() throws Exception {
    CountDownLatch over = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    Bot endless = endless(over);
    Bot talkative = new Talkative();
    Bot slow =
        new Bot() {
          @Override
          public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
            endless.choose(world, seat, chance, thinking);
            ended.countDown();
            return talkative.choose(world, seat, chance, thinking);
          }

          @Override
          public Because why(Position world, int seat, long move) {
            return WHY;
          }
        };
    Thinker thinker = Thinker.apart();
    try (Log log = new Log()) {
      HeldSeats seats = asked(slow, thinker);
      begun.acquire();
      table.happen();
      thinker.begin(_ -> "after the quick one").get();
      table.happen();
      seats.next();
      over.countDown();
      ended.await();
      Because why = null;
      while (why != WHY) {
        asksAgain(seats);
        thinker.begin(_ -> "after it").get();
        table.happen();
        why = seats.next().why();
      }
      assertEquals(1, log.count("too long"), log::text);
    }
  }

  @Test
  void whoeverStumblesMakesALegalMoveAndTheLogTellsTheKindOnly() {
    Bot stumbles =
        (world, _, _, _) -> {
          throw new IllegalStateException("I hold " + world.save());
        };
    try (Log log = new Log()) {
      HeldSeats seats = asked(stumbles, Thinker.atOnce(1));
      table.happen();
      isLegal(seats);
      assertEquals(1, log.count("IllegalStateException"), log::text);
      assertEquals(0, log.count("I hold"), log::text);
    }
  }

  @Test
  void whoeverDoesNothingWhereTheGameWaitsMakesALegalMove() {
    try (Log log = new Log()) {
      HeldSeats seats = asked((_, _, _, _) -> Bot.NOTHING, Thinker.atOnce(1));
      table.happen();
      isLegal(seats);
      assertEquals(1, log.count("does nothing"), log::text);
    }
  }

  @Test
  void whatIsRefusedIsFollowedByALegalMove() {
    try (Log log = new Log()) {
      HeldSeats seats = asked(new Talkative(), Thinker.atOnce(1));
      table.happen();
      SeatAnswer answer = seats.next();
      seats.refuse(answer, new Refusal(Refusal.Code.ILLEGAL_ACTION, WHY));
      isLegal(seats);
      assertEquals(1, log.count("cannot be"), log::text);
    }
  }

  @Test
  void whatIsNotAskedAnyMoreIsNotAnswered() {
    HeldSeats seats = asked(new Talkative(), Thinker.atOnce(1));
    seats.handOver(seat(), Optional.empty());
    table.happen();
    assertFalse(seats.hasAnswer());
  }

  @Test
  void itsHandRollsAndNotAlwaysAfterTheSameTime() {
    Position roll = Express.GAME.start(2, Express.GAME.options(Map.of()));
    Newcomer bot = new Holders(table, Thinker.atOnce(1), Map.of()).bot(Level.EASY);
    HeldSeats seats = table.seats(roll, 1, bot);
    seats.ask(0b10);
    assertTrue(table.times().getFirst() >= BotHolder.PACE);
    table.happen();
    SeatAnswer answer = seats.next();
    assertTrue(answer.action().isEmpty());
    assertNull(answer.why());
  }

  @Test
  void nobodyLooksFromAnotherSeat() {
    HeldSeats seats =
        table.seats(
            position,
            seat(),
            (_, chance) ->
                new Holder() {
                  @Override
                  public void asked(SeatQuestion question) {
                    BotSeat other =
                        new BotSeat(new RandomBot(), 1 - question.seat(), chance.apply("x"));
                    assertThrows(IllegalArgumentException.class, () -> question.shows(other));
                    assertNull(other.world());
                    question.press();
                  }

                  @Override
                  public void happened(Happening happening) {}
                });
    seats.ask(0);
    assertTrue(seats.hasAnswer(), "it has come to its end");
  }
}
