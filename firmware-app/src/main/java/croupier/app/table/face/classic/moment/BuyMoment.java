package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicPicture;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Group;
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
    ClassicBoard board = position.board();
    String price = Lines.money(board.price(deed));
    boolean affordable = affordable();
    canvas.lcd(
        Lines.ends(room.brief().deed(deed), price),
        Lines.ends(room.brief().name(buyer) + " has", room.cash(buyer)),
        Lines.ends(rent(board), owned(board)),
        affordable ? "OK:buy  BACK:auction" : "own:desk BACK:to bid");
    canvas.headline(
        room.full().name(buyer)
            + " is on "
            + room.full().deed(deed)
            + ", for sale at "
            + price
            + ", and has "
            + room.cash(buyer)
            + ". "
            + (affordable ? "OK buys it, " : "Your own button opens your desk to raise money, ")
            + "BACK lets everybody bid for it.");
    if (affordable) {
      canvas.press(Control.OK, "buy it for " + price);
    }
    canvas.press(Control.BACK, "auction it");
    if (room.seating().isHeld(buyer)) {
      room.seating().thinks(canvas, buyer, "");
    }
  }

  private String rent(ClassicBoard board) {
    return board.kind(deed) == SpaceKind.SITE ? "rent " + board.rent(deed, 0) : "";
  }

  /** How much of the group the buyer has already. */
  private String owned(ClassicBoard board) {
    Group group = board.group(deed);
    return room.brief().group(group)
        + " "
        + ClassicPicture.count(position, buyer, group)
        + "/"
        + size(board, group);
  }

  private static int size(ClassicBoard board, Group group) {
    int size = 0;
    for (int space = 0; space < ClassicRoom.SPACES; space++) {
      size += board.isDeed(space) && board.group(space) == group ? 1 : 0;
    }
    return size;
  }
}
