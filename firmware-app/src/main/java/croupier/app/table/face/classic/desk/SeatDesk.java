package croupier.app.table.face.classic.desk;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.board.TradeTerms;
import croupier.app.table.face.classic.desk.DeskItem.Kind;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.engine.Shape;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.ClassicShape;
import croupier.hal.Control;
import croupier.hal.UnitPicture.Sound;
import java.util.List;

/**
 * The business of one seat, on the LCD: dial A walks through it, dial B jumps to the next kind, OK
 * does it. What was being chosen stays while others do what is theirs.
 */
public final class SeatDesk {
  private final ClassicRoom room;
  private final ClassicPosition position;
  private final int seat;
  private Choices<DeskItem> items = new Choices<>(List.of());

  /** The page of a deal that is being put together, and what it is about; null when none is. */
  private TradeEditor editor;

  private DeskItem edited;
  private TradeTerms bounds;

  public SeatDesk(ClassicRoom room, int seat) {
    this.room = room;
    this.seat = seat;
    position = room.position();
    renew();
  }

  public int seat() {
    return seat;
  }

  public boolean isEmpty() {
    return items.isEmpty();
  }

  /** Something has happened: what is still possible stays as it was. */
  public void renew() {
    DeskItem before = items.isEmpty() ? null : items.value();
    items =
        new Choices<>(
            DeskItems.of(room, seat).stream()
                .map(item -> new Choice<>(item.what(), item))
                .toList());
    if (before != null && !items.isEmpty()) {
      goOnFrom(before);
    }
    if (editor != null) {
      TradeTerms now = bounds(edited);
      if (now == null) {
        // Nothing at all can be done while something else comes first; the page waits for that.
        editor = items.isEmpty() ? editor : null;
      } else if (!now.equals(bounds)) {
        open(edited, editor.terms());
      }
    }
  }

  /** To what is most like it. After the last building, one OK too many must not sell it again. */
  private void goOnFrom(DeskItem before) {
    if (before.kind() == Kind.BUILD && !items.anyMatch(item -> item.kind() == Kind.BUILD)) {
      items.seek(item -> item.kind() == Kind.DEAL);
    } else if (!isLike(items.value(), before)) {
      items.seek(item -> isLike(item, before));
    }
  }

  /** The same business, with what has changed about it; else business of the same kind. */
  private boolean isLike(DeskItem item, DeskItem before) {
    boolean same = item.kind() == before.kind() && item.what().equals(before.what());
    return same || !hasLike(before) && item.kind() == before.kind();
  }

  private boolean hasLike(DeskItem before) {
    return items.anyMatch(
        item -> item.kind() == before.kind() && item.what().equals(before.what()));
  }

  /** The most that a deal may be about now; null when there can be none. */
  private TradeTerms bounds(DeskItem item) {
    for (Shape shape : room.rights().shapes(seat)) {
      switch (shape) {
        case ClassicShape.Offer offer
            when item.kind() == Kind.DEAL && offer.to() == item.partner() -> {
          return TradeTerms.of(offer.most());
        }
        case ClassicShape.OfferInstead instead when item.kind() == Kind.INSTEAD -> {
          return TradeTerms.of(instead);
        }
        default -> {}
      }
    }
    return null;
  }

  private void open(DeskItem item, TradeTerms start) {
    edited = item;
    bounds = bounds(item);
    if (item.kind() == Kind.DEAL) {
      int partner = item.partner();
      editor = new TradeEditor(room, seat, partner, bounds, start, terms -> terms.offer(partner));
    } else {
      TradeTerms all =
          new TradeTerms(start.give(), List.of(), 0, bounds.ask(), start.giveCards(), List.of());
      editor = new TradeEditor(room, seat, position.creditor(), bounds, all, TradeTerms::instead);
    }
  }

  // --- hands

  public void turned(Control dial, int steps) {
    if (editor != null) {
      editor.turned(dial, steps);
    } else if (dial == Control.DIAL_A) {
      items.turn(steps);
      room.context().sound(Sound.Kind.TICK);
    } else if (!items.isEmpty()) {
      jump(steps);
      room.context().sound(Sound.Kind.TICK);
    }
  }

  /** To the first of the next kind, or of the one before. */
  private void jump(int steps) {
    if (steps < 0) {
      seekOtherKind(-1);
      seekOtherKind(-1);
    }
    seekOtherKind(1);
  }

  private void seekOtherKind(int way) {
    Kind kind = items.value().kind();
    items.seek(way, item -> item.kind() != kind);
  }

  /** OK, or the push of a dial. */
  public Wish pressed(Control control) {
    if (editor != null) {
      editor.pressed(control);
      return Wish.NOTHING;
    }
    if (items.isEmpty() || control == Control.DIAL_B) {
      return Wish.NOTHING;
    }
    DeskItem item = items.value();
    if (item.kind() == Kind.GIVE_UP) {
      Wish.Act giveUp = new Wish.Act(seat, item.action());
      return new Wish.Sure(giveUp, "Give up: bankrupt?", "Give up and be bankrupt?", "give up");
    }
    if (item.action() != null) {
      return ClassicRoom.act(seat, item.action());
    }
    open(item, TradeTerms.NOTHING);
    return Wish.NOTHING;
  }

  /** Whether OK leads out of jail now; then the dice are next, and not the desk. */
  public boolean leavesJail() {
    return editor == null && !items.isEmpty() && items.value().kind() == Kind.JAIL;
  }

  public boolean isEditing() {
    return editor != null;
  }

  /** The own button while a deal is put together. */
  public Wish tapped() {
    Wish wish = editor.tapped();
    if (!(wish instanceof Wish.Nothing)) {
      editor = null;
    }
    return wish;
  }

  /** Back to the list. */
  public void forgetDeal() {
    editor = null;
  }

  // --- the page

  /**
   * @param closes whether BACK closes the desk; a debtor's desk stays open
   */
  public void draw(Canvas canvas, boolean closes) {
    if (editor != null) {
      editor.draw(canvas);
      return;
    }
    boolean owes = position.debtor() == seat;
    DeskItem item = items.value();
    canvas.lcd(
        owes
            ? Lines.ends(
                room.brief().name(seat) + " owes " + room.brief().name(position.creditor()),
                Lines.money(position.debt()))
            : Lines.ends(room.brief().name(seat) + "'s desk", room.cash(seat)),
        Lines.chosen(item.what()),
        Lines.ends(item.how(), items.place()),
        owes ? Lines.ends("has " + room.cash(seat), "A,B OK:do") : "A:pick OK BACK:close");
    canvas.headline(
        (owes
                ? room.debt() + ". "
                : room.full().name(seat) + "'s desk, with " + room.cash(seat) + " in cash. ")
            + "Dial A picks, dial B jumps to the next kind, OK: "
            + item.sentence()
            + ".");
    canvas.turn(Control.DIAL_A, "pick");
    canvas.turn(Control.DIAL_B, "next kind");
    canvas.press(Control.OK, item.sentence());
    if (closes) {
      canvas.press(Control.BACK, "close the desk");
      canvas.press(room.button(seat), "close the desk");
    }
  }
}
