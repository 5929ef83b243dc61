package croupier.app.table.face.deal;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.Steps;
import croupier.engine.Action;
import croupier.engine.deal.DealFrame;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.Phase;
import croupier.hal.Control;
import java.util.List;

/** What the unit says while it waits: whose move it is, and what each control does. */
final class DealPrompts {
  private final Seating seating;
  private final DealPosition position;
  private final DealWords words;
  private final DealWords full;

  DealPrompts(Seating seating, DealPosition position, DealWords words, DealWords full) {
    this.seating = seating;
    this.position = position;
    this.words = words;
    this.full = full;
  }

  /** The own turn. */
  void play(Canvas canvas, Steps<Action> arranging, String tables) {
    int seat = position.turn();
    int left = position.playsLeft();
    boolean plays = left > 0 && position.handSize(seat) > 0;
    String over = left > 0 ? "no cards" : "no plays";
    boolean arranges = !arranging.isEmpty() && !arranging.deadEnd();
    canvas.lcd(
        Lines.ends(words.name(seat) + "'s turn", plays ? DealWords.count(left, "play") : over),
        arranging.isEmpty() ? "" : Lines.chosen(arranging.label()),
        arranges ? "OK:" + doing(arranging) : tables,
        position.handSize(seat) > 0 ? "hold:cards  ROLL:end" : "ROLL:end");
    canvas.headline(
        seating.name(seat)
            + (plays
                ? ": hold your button to play, " + DealWords.count(left, "play") + " left."
                : ": " + over + " left. Dial A rearranges your properties.")
            + " ROLL ends the turn.");
    canvas.press(Control.ROLL, "end the turn");
    if (!arranging.isEmpty()) {
      canvas.turn(Control.DIAL_A, "rearrange your properties");
    }
    if (arranges) {
      canvas.press(Control.OK, arranging.label() + ": " + doing(arranging));
    }
    if (!arranging.isEmpty() && !arranging.atTheStart()) {
      canvas.press(Control.BACK, "one step back");
    }
  }

  private static String doing(Steps<Action> arranging) {
    return arranging.end() == null
        ? "choose where"
        : arranging.last().isEmpty() ? "do it" : arranging.last();
  }

  /** Cards are too many at the end of the turn. */
  void discard(Canvas canvas, boolean mayEnd, String tables) {
    int seat = position.turn();
    int held = position.handSize(seat);
    canvas.lcd(
        words.name(seat) + " has " + DealWords.count(held, "card"),
        mayEnd ? "ROLL: keep them" : "too many: discard",
        tables,
        "hold: choose cards");
    canvas.headline(
        seating.name(seat)
            + " has "
            + DealWords.count(held, "card")
            + ": hold your button and choose what to discard."
            + (mayEnd ? " ROLL keeps the rest." : ""));
    if (mayEnd) {
      canvas.press(Control.ROLL, "keep the rest");
    }
  }

  /** Somebody can say no. Whether he has what it takes, nobody else may know. */
  void answer(Canvas canvas, int asked, String time) {
    canvas.lcd(
        about(),
        Lines.ends(what(), time),
        words.name(asked) + ": tap accepts",
        "hold + OK: say No");
    canvas.headline(question() + " " + seating.name(asked) + ": tap to accept, hold to look.");
    canvas.press(seating.button(asked), "accept");
  }

  /** Somebody decides who is not at the unit. */
  void watch(Canvas canvas, int mover, String time, String tables) {
    switch (position.phase()) {
      case ANSWER -> canvas.lcd(about(), Lines.ends(what(), time), tables);
      case PAY ->
          canvas.lcd(
              words.name(mover) + " pays " + words.name(creditor()) + " $" + position.debt(),
              "",
              tables);
      default -> canvas.lcd(words.name(position.turn()) + "'s turn", "", tables);
    }
    seating.thinks(canvas, mover, position.phase() == Phase.ANSWER ? question() : "");
  }

  private DealFrame.Answer answer() {
    return (DealFrame.Answer) position.stack().getLast();
  }

  /** What the answer is about: the action below it on the stack. */
  private DealFrame action() {
    List<DealFrame> stack = position.stack();
    return stack.get(stack.size() - 2);
  }

  /** Who said no last. */
  private int refuser(DealFrame.Answer answer) {
    return answer.asked() == answer.by() ? answer.target() : answer.by();
  }

  private String about() {
    DealFrame.Answer answer = answer();
    if (answer.noes() > 0) {
      return words.name(refuser(answer)) + (answer.toDoubling() ? ": not doubled" : " says No!");
    }
    return answer.debt() > 0
        ? Lines.or(
            words.name(answer.target()) + " must pay " + words.name(answer.by()),
            words.name(answer.target()) + " owes " + words.name(answer.by()))
        : words.name(answer.by()) + " takes from " + words.name(answer.target());
  }

  private String what() {
    DealFrame.Answer answer = answer();
    if (answer.noes() > 0) {
      return "No to the No?";
    }
    return switch (action()) {
      case DealFrame.SlyDeal(_, _, var card) -> words.of(card);
      case DealFrame.ForcedDeal(_, _, var card, var own) ->
          Lines.or(
              words.of(card) + " for " + words.of(own),
              DealWords.letters(card) + " for " + DealWords.letters(own));
      case DealFrame.DealBreaker(_, _, var colour, _) -> words.of(colour) + " set";
      default -> "$" + answer.debt();
    };
  }

  private String question() {
    DealFrame.Answer answer = answer();
    String by = seating.name(answer.by());
    String target = seating.name(answer.target());
    if (answer.noes() > 0) {
      return seating.name(refuser(answer))
          + " says no"
          + (answer.toDoubling() ? " to the doubling" : "")
          + ". Does "
          + seating.name(answer.asked())
          + " say no to that?";
    }
    return switch (action()) {
      case DealFrame.SlyDeal(_, _, var card) ->
          by + " takes " + target + "'s " + full.of(card) + ", or " + target + " says no.";
      case DealFrame.ForcedDeal(_, _, var card, var own) ->
          by
              + " takes "
              + target
              + "'s "
              + full.of(card)
              + " for "
              + full.of(own)
              + ", or "
              + target
              + " says no.";
      case DealFrame.DealBreaker(_, _, var colour, _) ->
          by + " takes " + target + "'s " + full.of(colour) + " set, or " + target + " says no.";
      default -> target + " must pay " + by + " $" + answer.debt() + " or say no.";
    };
  }

  /** A debt is to be paid. */
  void pay(Canvas canvas, DealPayment payment, int payer) {
    int debt = position.debt();
    canvas.lcd(
        words.name(payer) + " pays " + words.name(creditor()) + " $" + debt,
        Lines.chosen(payment.shown()),
        payment.about(),
        Lines.ends(
            !payment.isMarking()
                ? payment.marksNext() ? "A:choose OK:mark" : "A:choose OK:pay"
                : payment.mayPay() ? "OK:mark ROLL:pay" : "OK:mark BACK:list",
            Lines.or(payment.place(), "")));
    canvas.headline(
        seating.name(payer)
            + " must pay "
            + seating.name(creditor())
            + " $"
            + debt
            + ". "
            + payment.sentence());
    canvas.turn(Control.DIAL_A, "choose");
    canvas.press(Control.OK, payment.doing());
    if (payment.isMarking()) {
      canvas.press(Control.BACK, "back");
    }
    if (payment.mayPay()) {
      canvas.press(Control.ROLL, "pay what is marked");
    }
  }

  private int creditor() {
    return ((DealFrame.Payment) position.stack().getLast()).to();
  }

  /** A received wild card is to be laid. */
  void place(Canvas canvas, int seat, Steps<Action> colours, String tables) {
    canvas.lcd(
        words.name(seat) + " gets a wild",
        Lines.chosen(colours.label()),
        tables,
        Lines.ends("A:colour OK:lay", Lines.or(colours.place(), "")));
    canvas.headline(seating.name(seat) + " receives a wild card: choose the colour that it shows.");
    canvas.turn(Control.DIAL_A, "choose a colour");
    canvas.press(Control.OK, "lay it as " + colours.label());
  }
}
