package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicPicture;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.mode.Canvas;
import croupier.app.words.Message;
import croupier.engine.Group;
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

  @Override
  public void draw(Canvas canvas) {
    int price = position.board().price(deed);
    boolean affordable = affordable();
    canvas.lcd(
        Message.of("classic.for-sale").with("deed", room.words().deed(deed)).with("price", price),
        room.cash("classic.buy-has", buyer),
        group(),
        Message.of(affordable ? "classic.buy-keys" : "classic.buy-keys-desk"));
    canvas.headline(
        room.cash(affordable ? "classic.buy-headline" : "classic.buy-headline-desk", buyer)
            .with("deed", room.words().deed(deed))
            .with("price", price));
    if (affordable) {
      canvas.press(Control.OK, Message.of("classic.buy").with("price", price));
    }
    canvas.press(Control.BACK, Message.of("classic.decline"));
    if (room.seating().isHeld(buyer)) {
      room.seating().thinks(canvas, buyer);
    }
  }

  /** The rent of a site, and how much of the group the buyer has already. */
  private Message group() {
    ClassicBoard board = position.board();
    Group group = board.group(deed);
    Message owned =
        board.kind(deed) == SpaceKind.SITE
            ? Message.of("classic.buy-rent").with("rent", board.rent(deed, 0))
            : Message.of("classic.buy-group");
    return owned
        .with("group", room.words().group(group))
        .with("owned", ClassicPicture.count(position, buyer, group))
        .with("size", size(board, group));
  }

  private static int size(ClassicBoard board, Group group) {
    int size = 0;
    for (int space = 0; space < ClassicBoard.SPACES; space++) {
      size += board.isDeed(space) && board.group(space) == group ? 1 : 0;
    }
    return size;
  }
}
