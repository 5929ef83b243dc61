package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.mode.Canvas;
import croupier.app.words.Message;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.SpaceKind;
import croupier.hal.Control;
import croupier.hal.Effect;

/** Somebody stands on a deed of the Bank: OK buys it, BACK gives it to the auction. */
public final class BuyMoment implements Moment {
  private static final ClassicAction BUY = new ClassicAction.Buy();
  private static final ClassicAction DECLINE = new ClassicAction.Decline();

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final int buyer;
  private final int deed;

  public BuyMoment(ClassicRoom room) {
    this.room = room;
    position = room.position();
    buyer = position.player();
    deed = position.deedInQuestion();
  }

  @Override
  public boolean lasts() {
    return position.frame() == Frame.BUY
        && position.player() == buyer
        && position.deedInQuestion() == deed;
  }

  @Override
  public Effect halo(int seat) {
    return seat == buyer ? Effect.PULSE : Effect.DIM;
  }

  @Override
  public Wish pressed(Control control) {
    boolean yes = control == Control.OK || control == Control.DIAL_A;
    return yes && affordable() ? ClassicRoom.act(buyer, BUY) : Wish.NOTHING;
  }

  @Override
  public Wish back() {
    return ClassicRoom.act(buyer, DECLINE);
  }

  private boolean affordable() {
    return room.rights().may(buyer, BUY);
  }

  /** Whether there is anything at the buyer's desk, to raise money with. */
  private boolean hasDesk() {
    return !room.rights().shapes(buyer).isEmpty()
        || room.rights().actions(buyer).stream()
            .anyMatch(action -> !action.equals(BUY) && !action.equals(DECLINE));
  }

  @Override
  public void draw(Canvas canvas) {
    int price = position.board().price(deed);
    Message forSale = room.matters().sale("classic.for-sale");
    String headline;
    if (affordable()) {
      headline = "classic.buy-headline";
      canvas.lcd(
          forSale, room.cash("classic.buy-has", buyer), group(), Message.of("classic.buy-keys"));
      canvas.press(Control.OK, Message.of("classic.buy").with("price", price));
    } else {
      boolean desk = hasDesk();
      headline = desk ? "classic.buy-headline-desk" : "classic.buy-headline-auction";
      canvas.lcd(
          forSale,
          room.matters().shortOfMoney(),
          room.matters().canBeRaised() ? Message.of("classic.buy-raise") : group(),
          Message.of(desk ? "classic.buy-keys-desk" : "classic.buy-keys-auction"));
    }
    canvas.headline(
        room.cash(headline, buyer)
            .with("deed", room.words().deed(deed))
            .with("price", price)
            .with("amount", room.matters().lacking()));
    canvas.press(Control.BACK, Message.of("classic.decline"));
    if (room.seating().isHeld(buyer)) {
      room.seating().thinks(canvas, buyer);
    }
  }

  /** The rent of a site, and how much of the group the buyer has already. */
  private Message group() {
    ClassicBoard board = position.board();
    return board.kind(deed) == SpaceKind.SITE
        ? room.matters().ofGroup("classic.buy-rent").with("rent", board.rent(deed, 0))
        : room.matters().ofGroup("classic.buy-group");
  }
}
