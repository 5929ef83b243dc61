package croupier.app.table.face.deal;

import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Steps;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Phase;
import croupier.hal.Control;
import java.util.List;
import java.util.Optional;

/**
 * What whoever is to decide does in the open: rearranging, ending the turn, choosing the colour of
 * a card that was received.
 */
final class DealTurn {
  private final TableContext context;
  private final Seating seating;
  private final DealPosition position;
  private final int seat;
  private final Steps<Message, Action> choices;

  DealTurn(TableContext context, Seating seating, DealPosition position, int seat) {
    this.context = context;
    this.seating = seating;
    this.position = position;
    this.seat = seat;
    choices = seating.isHeld(seat) ? new Steps<>(List.of()) : DealArranging.of(position, seat);
  }

  /** Whose turn it is, for whoever only watches. */
  Message whose() {
    return Message.of("deal.news-turn").player("who", position.turn());
  }

  /** Whether there was anything to turn to. */
  boolean turn(int steps) {
    choices.turn(steps);
    return !choices.isEmpty();
  }

  void back() {
    choices.back();
  }

  Wish ok() {
    Action action = choices.isEmpty() ? null : choices.take();
    return action == null ? Wish.NOTHING : new Wish.Act(seat, action);
  }

  Wish end() {
    if (!mayEnd()) {
      return Wish.NOTHING;
    }
    Wish.Act end = new Wish.Act(seat, new DealAction.EndTurn());
    return sureToEnd(position, seat)
        .<Wish>map(sure -> new Wish.Sure(end, sure, Message.of("deal.sure-end-doing")))
        .orElse(end);
  }

  /** What is asked once before a turn ends in which more cards could be played. */
  static Optional<Message> sureToEnd(DealPosition position, int seat) {
    boolean couldPlay =
        position.phase() == Phase.PLAY && position.playsLeft() > 0 && position.handSize(seat) > 0;
    return couldPlay
        ? Optional.of(Message.of("deal.sure-end").with("left", position.playsLeft()))
        : Optional.empty();
  }

  private boolean mayEnd() {
    return (position.phase() == Phase.PLAY || position.phase() == Phase.DISCARD)
        && position.actions(seat).contains(new DealAction.EndTurn());
  }

  /**
   * @param tables what dial B shows
   */
  void draw(Canvas canvas, Message tables) {
    switch (position.phase()) {
      case PLAY -> drawPlay(canvas, tables);
      case DISCARD -> drawDiscard(canvas, tables);
      case PLACE -> drawPlace(canvas, tables);
      default -> {}
    }
  }

  private void drawPlay(Canvas canvas, Message tables) {
    boolean arranges = !choices.isEmpty() && !choices.deadEnd();
    Message turn = whoseTurn();
    canvas.lcd(
        turn,
        choices.isEmpty() ? null : choice(),
        arranges ? Message.of("deal.ok").with("does", doing()) : tables,
        Message.of(position.handSize(seat) > 0 ? "deal.turn-controls" : "deal.turn-end-only"));
    canvas.headline(turn);
    canvas.press(Control.ROLL, Message.of("deal.end-turn"));
    if (!choices.isEmpty()) {
      canvas.turn(Control.DIAL_A, Message.of("deal.rearrange"));
    }
    if (arranges) {
      canvas.press(
          Control.OK,
          Message.of("deal.do-this").with("what", choices.label()).with("does", doing()));
    }
    if (!choices.isEmpty() && !choices.atTheStart()) {
      canvas.press(Control.BACK, Message.of("deal.step-back"));
    }
  }

  private Message whoseTurn() {
    int left = position.playsLeft();
    if (left == 0) {
      return Message.of("deal.turn-no-plays").player("who", seat);
    }
    return position.handSize(seat) > 0
        ? Message.of("deal.turn").player("who", seat).with("left", left)
        : Message.of("deal.turn-no-cards").player("who", seat);
  }

  private Message choice() {
    return Message.of("deal.choice").with("what", choices.label());
  }

  private Message doing() {
    if (choices.end() == null) {
      return Message.of("deal.does-choose-where");
    }
    return choices.last() == null ? Message.of("deal.does-it") : choices.last();
  }

  /** Cards are too many at the end of the turn. */
  private void drawDiscard(Canvas canvas, Message tables) {
    boolean mayEnd = mayEnd();
    Message held =
        Message.of(mayEnd ? "deal.discard-or-keep" : "deal.discard")
            .player("who", seat)
            .with("count", position.handSize(seat));
    canvas.lcd(held, tables, Message.of("deal.discard-controls"));
    canvas.headline(held);
    if (mayEnd) {
      canvas.press(Control.ROLL, Message.of("deal.keep-all"));
    }
  }

  /** A received wild card is to be laid. */
  private void drawPlace(Canvas canvas, Message tables) {
    Message received = Message.of("deal.received").player("who", seat);
    canvas.lcd(
        received,
        choice(),
        tables,
        Message.of("deal.received-controls").with("place", choices.place()));
    canvas.headline(received);
    canvas.turn(Control.DIAL_A, Message.of("deal.received-choose"));
    canvas.press(Control.OK, Message.of("deal.received-lay").with("progress", choices.label()));
  }
}
