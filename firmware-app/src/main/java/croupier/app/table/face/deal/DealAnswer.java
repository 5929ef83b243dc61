package croupier.app.table.face.deal;

import croupier.app.seat.SeatPages;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.AnswerTime;
import croupier.app.words.Message;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Phase;

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
      time.restart(now, pages.isOpen(seating.place(question().asked())));
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
      return new Wish.Act(question().asked(), new DealAction.Accept());
    }
    time.tick(now);
    return Wish.NOTHING;
  }

  private DealQuestion question() {
    return new DealQuestion(position);
  }

  // --- words

  /** On the LCD; empty while nobody is asked. */
  String timeLeft(long now) {
    return isAsked() ? time.words(now) : "";
  }

  void drawTime(Canvas canvas, long now) {
    if (isAsked()) {
      time.draw(canvas, DealPicture.SECONDS, seating.hue(question().asked()), now);
    }
  }

  /** What is asked, with the time that is left. */
  Message question(long now) {
    return question().last().with("time", timeLeft(now));
  }

  void draw(Canvas canvas, long now) {
    int asked = question().asked();
    canvas.lcd(question(now), Message.of("deal.answer-controls").player("asked", asked));
    canvas.headline(question().whole());
    canvas.addToHeadline(Message.of("deal.asks").player("asked", asked));
    canvas.press(seating.button(asked), Message.of("deal.accept"));
  }
}
