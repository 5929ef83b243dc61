package croupier.app.seat;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.live.Happening;
import croupier.engine.Because;
import croupier.engine.FastRandom;
import croupier.engine.GeneralReason;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Refusal;
import croupier.engine.deal.Deal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Somebody holds a seat who does not take no for an answer. */
class HeldSeatsTest {
  private static final Refusal NO =
      new Refusal(Refusal.Code.ILLEGAL_ACTION, Because.of(GeneralReason.NOTHING_TO_DECIDE));

  private final TableInATest table = new TableInATest();
  private final List<SeatQuestion> questions = new ArrayList<>();

  private void insists() {
    SeatQuestion question = questions.getLast();
    question.answer(question.actions().getFirst());
  }

  @Reaches("Limits.REFUSED")
  @Test
  void whoeverIsRefusedAgainAndAgainIsNotHeardForThisQuestionAnyMore() {
    Position position = Deal.GAME.start(2, Deal.GAME.options(Map.of()));
    RandomPlay play = new RandomPlay(new FastRandom(1));
    while (position.waiting() != Position.Waiting.DECISIONS) {
      play.step(position);
    }
    int seat = Integer.numberOfTrailingZeros(position.awaited());
    HeldSeats seats = table.seats(position, seat, (_, _) -> new Stubborn());
    seats.ask(0);
    for (int i = 0; i < Limits.REFUSED; i++) {
      insists();
      assertTrue(seats.hasAnswer(), "answer " + i);
      seats.refuse(seats.next(), NO);
    }
    insists();
    assertFalse(seats.hasAnswer());
    seats.forget(seat);
    seats.ask(0);
    insists();
    assertTrue(seats.hasAnswer(), "another question is another matter");
  }

  private final class Stubborn implements Holder {
    @Override
    public void asked(SeatQuestion question) {
      questions.add(question);
    }

    @Override
    public void happened(Happening happening) {}
  }
}
