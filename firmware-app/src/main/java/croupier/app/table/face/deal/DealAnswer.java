package croupier.app.table.face.deal;

import croupier.app.seat.SeatPages;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.AnswerTime;
import croupier.app.words.Message;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealFrame;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Phase;
import java.util.List;

/**
 * Whoever something is played against can say no, or accept it by a tap or by waiting. Whether
 * somebody has what it takes, nobody else may know: all are asked in one way and for one time.
 */
final class DealAnswer {
  private final SeatPages pages;
  private final Seating seating;
  private final DealPosition position;
  private final AnswerTime time = new AnswerTime();

  DealAnswer(SeatPages pages, Seating seating, DealPosition position) {
    this.pages = pages;
    this.seating = seating;
    this.position = position;
  }

  private boolean isAsked() {
    return position.phase() == Phase.ANSWER;
  }

  /** Nobody is asked, or not yet. */
  void stop() {
    time.stop();
  }

  /** Whoever is asked has all the time, from now on. */
  void begin(long now) {
    if (isAsked()) {
      time.restart(now, pages.isOpen(seating.place(answer().asked())));
    }
  }

  void lookBegins(long now) {
    time.lookBegins(now);
  }

  void lookEnds(long now) {
    time.lookEnds(now);
  }

  /** A tap accepts. */
  Wish released(int player, boolean tap) {
    return tap && isAsked() && position.mayAct(player)
        ? new Wish.Act(player, new DealAction.Accept())
        : Wish.NOTHING;
  }

  long nextDue() {
    return time.nextDue();
  }

  /** No answer accepts. */
  Wish tick(long now) {
    if (time.over(now)) {
      return new Wish.Act(answer().asked(), new DealAction.Accept());
    }
    time.tick(now);
    return Wish.NOTHING;
  }

  // --- words

  /** On the LCD; empty while nobody is asked. */
  String timeLeft(long now) {
    return isAsked() ? time.words(now) : "";
  }

  void drawTime(Canvas canvas, long now) {
    if (isAsked()) {
      time.draw(canvas, DealPicture.SECONDS, seating.hue(answer().asked()), now);
    }
  }

  /** What is asked, with the time that is left. */
  Message question(long now) {
    return question(position).with("time", timeLeft(now));
  }

  void draw(Canvas canvas, long now) {
    int asked = answer().asked();
    Message question = question(now);
    canvas.lcd(question, Message.of("deal.answer-controls").player("asked", asked));
    canvas.headline(Message.of("deal.asks").with("question", question).player("asked", asked));
    canvas.press(seating.button(asked), Message.of("deal.accept"));
  }

  private DealFrame.Answer answer() {
    return (DealFrame.Answer) position.stack().getLast();
  }

  /** What is asked, as everybody is told it. */
  static Message question(DealPosition position) {
    return question(position, "deal.ask-");
  }

  /** What is asked, as only who is asked is told it. */
  static Message ownQuestion(DealPosition position) {
    return question(position, "deal.you-");
  }

  /** What accepting would cost in money; 0 where it is about something else. */
  static int costs(DealPosition position) {
    DealFrame.Answer answer = (DealFrame.Answer) position.stack().getLast();
    return answer.noes() == 0 ? Math.min(answer.debt(), position.worth(answer.target())) : 0;
  }

  /** What is asked: about the action below the answer on the stack. */
  private static Message question(DealPosition position, String about) {
    List<DealFrame> stack = position.stack();
    DealFrame.Answer answer = (DealFrame.Answer) stack.getLast();
    if (answer.noes() > 0) {
      int refuser = answer.asked() == answer.by() ? answer.target() : answer.by();
      return Message.of(about + (answer.toDoubling() ? "no-doubling" : "no"))
          .player("target", refuser)
          .player("asked", answer.asked());
    }
    Message question =
        switch (stack.get(stack.size() - 2)) {
          case DealFrame.SlyDeal(_, _, var card) ->
              Message.of(about + "sly").with("laid", DealWords.of(card));
          case DealFrame.ForcedDeal(_, _, var card, var own) ->
              Message.of(about + "forced")
                  .with("laid", DealWords.of(card))
                  .with("own", DealWords.of(own));
          case DealFrame.DealBreaker(_, _, var colour, _) ->
              Message.of(about + "breaker").with("colour", DealWords.of(colour));
          default -> Message.of(about + "debt").with("amount", answer.debt());
        };
    return question.player("who", answer.by()).player("target", answer.target());
  }
}
