package croupier.app.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.program.Mishap;
import croupier.app.program.ProgramLimits;
import croupier.app.program.ProgramSeats;
import croupier.app.table.Log;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.GeneralReason;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Refusal;
import croupier.engine.deal.Deal;
import croupier.engine.express.Express;
import croupier.hal.Clock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program at a table: it is waited for within its limits, and does no harm beyond them. */
class ProgramHolderTest {
  /** A busy machine is slow and not wrong; no test waits so long. */
  private static final ProgramLimits PATIENT =
      new ProgramLimits(60 * Clock.SECOND, 60 * Clock.SECOND, 1_024, 10_000);

  private static final ProgramLimits HASTY =
      new ProgramLimits(20 * Clock.MILLISECOND, 20 * Clock.MILLISECOND, 1_024, 10_000);

  /** Takes the first of its actions, always. */
  private static final String FIRST =
      "sed -u -n 's/.*\"actions\":\\[\\({[^}]*}\\).*/{\"action\":\\1}/p'";

  private final TableInATest table = new TableInATest();
  private final Position position = turn();
  private ProgramSeats program;
  private Newcomer guest;

  @TempDir Path folder;

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

  private void invite(String command, ProgramLimits limits, Thinker thinker) {
    program = new ProgramSeats(command, limits);
    guest = new ProgramGuest("my_bot", program, table, thinker);
  }

  private HeldSeats asked() {
    HeldSeats seats = table.seats(position.copy(), seat(), guest);
    seats.ask(0);
    return seats;
  }

  private void happensUntilAnswered(HeldSeats seats) {
    while (!seats.hasAnswer()) {
      table.happen();
      Thread.onSpinWait();
    }
  }

  @AfterEach
  void end() {
    program.close();
  }

  @Test
  void whatItAnswersIsDoneAndNothingElseItSays() {
    invite(FIRST, PATIENT, Thinker.atOnce(1));
    HeldSeats seats = asked();
    assertFalse(seats.hasAnswer(), "nobody follows what comes at once");
    assertEquals(List.of(PacedHolder.PACE), table.times());
    table.happen();
    SeatAnswer answer = seats.next();
    assertEquals(Optional.of(position.actions(seat()).getFirst()), answer.action());
    assertNull(answer.why());
    assertNull(answer.mishap());
  }

  @Test
  void itIsWaitedForAndTheTableGoesOnMeanwhile() throws Exception {
    Path go = folder.resolve("go");
    invite("while ! [ -e " + go + " ]; do sleep 0.01; done; " + FIRST, PATIENT, Thinker.apart());
    HeldSeats seats = asked();
    for (int i = 0; i < 20; i++) {
      table.happen();
      assertFalse(seats.hasAnswer());
    }
    Files.createFile(go);
    happensUntilAnswered(seats);
    assertTrue(seats.next().action().isPresent());
  }

  @Test
  void whoHangsGivesTheSeatUp() {
    invite("sleep 1000", HASTY, Thinker.apart());
    HeldSeats seats = asked();
    happensUntilAnswered(seats);
    SeatAnswer answer = seats.next();
    assertEquals(Mishap.HUNG, answer.mishap());
    assertTrue(answer.action().isEmpty());
  }

  /** It hung over a question that nobody asks any more: that is told with the next one. */
  @Test
  void noMishapIsForgotten() {
    invite("read q; exit 1", PATIENT, Thinker.atOnce(1));
    Holder holder = guest.sitDown(Deal.GAME, words -> new FastRandom(words.hashCode()));
    HeldSeats before = table.seats(position.copy(), seat(), (_, _) -> holder);
    before.ask(0);
    before.handOver(seat(), Optional.empty());
    table.happen();
    assertFalse(before.hasAnswer());

    HeldSeats now = table.seats(position.copy(), seat(), (_, _) -> holder);
    now.ask(0);
    assertEquals(Mishap.CRASHED, now.next().mishap(), "at once, without asking it again");
  }

  @Test
  void whatTheTableRefusesIsAMishapToo() {
    invite(FIRST, PATIENT, Thinker.atOnce(1));
    HeldSeats seats = asked();
    table.happen();
    seats.refuse(
        seats.next(), new Refusal(Refusal.Code.ILLEGAL_ACTION, GeneralReason.NOTHING_TO_DECIDE));
    assertEquals(Mishap.ILLEGAL, seats.next().mishap());
  }

  @Test
  void whoeverIsSentHomeHasDoneNothingWrong() {
    invite("sleep 1000", PATIENT, Thinker.apart());
    HeldSeats seats = asked();
    guest.close();
    for (int i = 0; i < 100; i++) {
      table.happen();
      assertFalse(seats.hasAnswer());
    }
  }

  @Test
  void itIsTriedAgainInThreeGames() {
    invite("exit 1", PATIENT, Thinker.atOnce(1));
    try (Log log = new Log()) {
      for (int game = 1; game <= 3; game++) {
        assertTrue(guest.comes(), "game " + game);
        spoilsAGame();
      }
      assertFalse(guest.comes());
      assertEquals(1, log.count("my_bot has spoilt 3 games"), log::text);
    }
  }

  @Test
  void aGameThatIsPutAwayForgivesNothing() {
    invite("exit 1", PATIENT, Thinker.atOnce(1));
    try (Log _ = new Log()) {
      spoilsAGame();
      spoilsAGame();
      table.seats(position.copy(), seat(), guest).leaves(Deal.GAME, false);
      spoilsAGame();
      assertFalse(guest.comes());
    }
  }

  private void spoilsAGame() {
    HeldSeats seats = asked();
    table.happen();
    assertEquals(Mishap.CRASHED, seats.next().mishap());
    seats.leaves(Deal.GAME, true);
  }

  @Test
  void aGameThatItPlaysToTheEndForgivesWhatWasBefore() {
    invite("exit 1", PATIENT, Thinker.atOnce(1));
    spoilsAGame();
    spoilsAGame();
    table.seats(position.copy(), seat(), guest).leaves(Deal.GAME, true);
    spoilsAGame();
    spoilsAGame();
    assertTrue(guest.comes());
  }

  @Test
  void aBotComesForWhoeverDoesNotComeAnyMore() {
    invite("exit 1", PATIENT, Thinker.atOnce(1));
    Holders holders = new Holders(table, Thinker.atOnce(1), Map.of(2, guest));
    assertEquals("program:my_bot", holders.invited(2).orElseThrow().id());
    assertEquals("program:my_bot", holders.written("program:my_bot").orElseThrow().id());
    try (Log _ = new Log()) {
      spoilsAGame();
      spoilsAGame();
      spoilsAGame();
      assertEquals("normal", holders.invited(2).orElseThrow().id());
      assertEquals("normal", holders.written("program:my_bot").orElseThrow().id());
      assertEquals("normal", holders.written("program:nobody").orElseThrow().id());
    }
    assertEquals(List.of(), holders.programs());
    assertTrue(holders.written("").isEmpty());
    assertTrue(holders.written("clever").isEmpty());
    holders.close();
  }

  /** A hand does not ask the program: it could do nothing but roll. */
  @Test
  void itsHandRolls() {
    invite("exit 1", PATIENT, Thinker.atOnce(1));
    Game game = Express.GAME;
    HeldSeats seats = table.seats(game.start(2, game.options(Map.of())), 1, guest);
    seats.ask(0b10);
    table.happen();
    SeatAnswer answer = seats.next();
    assertTrue(answer.action().isEmpty());
    assertNull(answer.mishap());
  }
}
