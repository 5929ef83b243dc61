package croupier.app.table.face.classic.desk;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.desk.DeskItem.Kind;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.engine.Shape;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.ClassicShape;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Deck;
import croupier.hal.Control;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The business of one seat, on the LCD: dial A walks through it, dial B jumps to the next kind, OK
 * does it. What was being chosen stays while others do what is theirs.
 */
public final class SeatDesk {
  private static final Set<Kind> RAISES = Set.of(Kind.SELL, Kind.SELL_DOWN, Kind.MORTGAGE);

  private static final Trade NOTHING = instead(List.of(), List.of(), 0);

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final int seat;
  private Choices<DeskItem> items = new Choices<>(List.of());

  /** The page of a deal that is being put together, and what it is about; null when none is. */
  private TradeEditor editor;

  private DeskItem edited;

  /** It was opened to raise the money for a deed. */
  private boolean raises;

  private boolean owed;

  private Trade bounds;

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
    items = Choices.of(DeskItems.of(room, seat));
    boolean owes = position.debtor() == seat;
    if (owes && !owed) {
      seekMoney();
    } else if (before != null && !items.isEmpty()) {
      goOnFrom(before);
    }
    owed = owes;
    if (editor != null) {
      Trade now = bounds(edited);
      if (now == null) {
        // Nothing at all can be done while something else comes first; the page waits for that.
        editor = items.isEmpty() ? editor : null;
      } else if (!now.equals(bounds)) {
        open(edited, editor.terms());
      }
    }
  }

  /** Whoever stands on something and cannot pay it finds what brings money. */
  public void opened() {
    raises = isShort();
    if (raises) {
      seekMoney();
    }
  }

  /**
   * What brings money at once comes first, and of that a mortgage: it can be redeemed, while a
   * building goes at half its price.
   */
  private void seekMoney() {
    if (items.anyMatch(item -> item.kind() == Kind.MORTGAGE)) {
      items.seek(item -> item.kind() == Kind.MORTGAGE);
    } else if (!items.isEmpty() && !RAISES.contains(items.value().kind())) {
      items.seek(item -> RAISES.contains(item.kind()));
    }
  }

  /** Whether there is nothing left to do: all that was wanted is the money to buy something. */
  public boolean isDone() {
    return items.isEmpty() || raises && !isShort();
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
  private Trade bounds(DeskItem item) {
    for (Shape shape : room.rights().shapes(seat)) {
      switch (shape) {
        case ClassicShape.Offer offer when item.kind() == Kind.DEAL -> {
          return offer.most(item.partner());
        }
        case ClassicShape.OfferInstead instead when item.kind() == Kind.INSTEAD -> {
          return instead(instead.deeds(), instead.cards(), instead.value());
        }
        default -> {}
      }
    }
    return null;
  }

  /** Property in place of money: the value of it is what is asked for. */
  private static Trade instead(List<Integer> deeds, List<Deck> cards, int value) {
    return new Trade(deeds, List.of(), 0, value, cards, List.of());
  }

  private void open(DeskItem item, Trade start) {
    edited = item;
    bounds = bounds(item);
    if (item.kind() == Kind.DEAL) {
      int partner = item.partner();
      editor =
          new TradeEditor(
              room, seat, partner, bounds, start, terms -> new ClassicAction.Offer(partner, terms));
    } else {
      Trade all = instead(start.give(), start.giveCards(), bounds.ask());
      editor =
          new TradeEditor(
              room,
              seat,
              position.creditor(),
              bounds,
              all,
              terms ->
                  new ClassicAction.OfferInstead(terms.give(), terms.giveCards(), terms.ask()));
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
      return new Wish.Sure(
          giveUp, Message.of("classic.sure-give-up"), Message.of("classic.sure-give-up-doing"));
    }
    if (item.action() != null) {
      return ClassicRoom.act(seat, item.action());
    }
    open(item, NOTHING);
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

  /** Whether this seat has come to buy something that it cannot pay. */
  private boolean isShort() {
    return position.player() == seat && room.matters().lacking() > 0;
  }

  /**
   * @param closes whether BACK closes the desk; a debtor's desk stays open
   */
  public void draw(Canvas canvas, boolean closes) {
    if (editor != null) {
      editor.draw(canvas);
      return;
    }
    boolean owes = position.debtor() == seat;
    boolean isShort = isShort();
    DeskItem item = items.value();
    Message line = isShort ? room.matters().shortOfMoney() : room.cash("classic.desk-line", seat);
    canvas.lcd(
        owes ? room.matters().debtLine() : line,
        Message.of("classic.desk-what").with("what", item.what()),
        Message.of("classic.desk-how").with("item", item.doing()).with("place", items.place()),
        owes
            ? Message.of("classic.desk-keys-debt").with("short", room.matters().debtShort())
            : Message.of("classic.desk-keys"));
    List<Message> sentences = new ArrayList<>();
    if (owes) {
      sentences.addAll(room.matters().debtAndWayOut());
    } else {
      sentences.add(room.cash("classic.desk-cash", seat));
    }
    if (isShort) {
      sentences.add(room.matters().shortOfMoney());
    }
    sentences.add(Message.of("classic.desk-pick").with("item", item.doing()));
    canvas.headline(Message.sentences(sentences));
    canvas.turn(Control.DIAL_A, Message.of("classic.desk-turn"));
    canvas.turn(Control.DIAL_B, Message.of("classic.desk-next-kind"));
    canvas.press(Control.OK, item.doing());
    if (closes) {
      canvas.press(Control.BACK, Message.of("classic.desk-close"));
      canvas.press(room.button(seat), Message.of("classic.desk-close"));
    }
  }
}
