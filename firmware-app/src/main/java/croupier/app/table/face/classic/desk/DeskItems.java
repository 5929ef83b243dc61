package croupier.app.table.face.classic.desk;

import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.desk.DeskItem.Kind;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Group;
import croupier.engine.Shape;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.ClassicShape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What business a seat can do now, and what each piece of it is called. */
final class DeskItems {
  private static final Message JAIL = Message.of("classic.desk-jail");

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final DeskWords words;
  private final int seat;

  private DeskItems(ClassicRoom room, int seat) {
    this.room = room;
    this.seat = seat;
    position = room.position();
    words = new DeskWords(position, room.words());
  }

  static List<DeskItem> of(ClassicRoom room, int seat) {
    return new DeskItems(room, seat).list();
  }

  private List<DeskItem> list() {
    List<DeskItem> items = new ArrayList<>();
    for (Action action : room.rights().actions(seat)) {
      DeskItem item = of((ClassicAction) action);
      if (item != null) {
        items.add(item);
      }
    }
    for (Shape shape : room.rights().shapes(seat)) {
      items.addAll(of((ClassicShape) shape));
    }
    items.sort(Comparator.comparing(DeskItem::kind));
    return items;
  }

  /** Null for what is no business of a desk. */
  private DeskItem of(ClassicAction action) {
    return switch (action) {
      case ClassicAction.PayFine() -> item(Kind.JAIL, JAIL, action);
      case ClassicAction.UseJailCard _ -> item(Kind.JAIL, JAIL, action);
      case ClassicAction.Build(int site) -> item(Kind.BUILD, site, action);
      case ClassicAction.Sell(int site) -> item(Kind.SELL, site, action);
      case ClassicAction.Mortgage(int deed) -> item(Kind.MORTGAGE, deed, action);
      case ClassicAction.Redeem(int deed) -> item(Kind.REDEEM, deed, action);
      case ClassicAction.GoBankrupt() ->
          item(Kind.GIVE_UP, Message.of("classic.desk-give-up"), action);
      default -> null;
    };
  }

  private DeskItem item(Kind kind, int deed, ClassicAction action) {
    return item(kind, room.words().deed(deed), action);
  }

  private DeskItem item(Kind kind, Message what, ClassicAction action) {
    return DeskItem.doing(kind, what, words.does(action), action);
  }

  private List<DeskItem> of(ClassicShape shape) {
    return switch (shape) {
      case ClassicShape.Offer offer ->
          offer.partners().stream().map(partner -> deal(partner.to())).toList();
      case ClassicShape.OfferInstead instead ->
          List.of(
              DeskItem.opening(
                  Kind.INSTEAD,
                  Message.of("classic.desk-deeds"),
                  Message.of("classic.item-instead")
                      .with("amount", instead.value())
                      .player("to", position.creditor()),
                  -1));
      case ClassicShape.SellDown(Group group, int least, int most) -> sales(group, least, most);
      default -> List.of();
    };
  }

  /** A dial says how much of a group goes: first as little as the rules allow, at last all. */
  private List<DeskItem> sales(Group group, int least, int most) {
    return IntStream.rangeClosed(least, most)
        .mapToObj(sold -> new ClassicAction.SellDown(group, most + least - sold))
        .filter(sale -> position.legal(seat, position.move(sale)))
        .map(sale -> item(Kind.SELL_DOWN, room.words().group(group), sale))
        .toList();
  }

  private static DeskItem deal(int partner) {
    return DeskItem.opening(
        Kind.DEAL,
        Message.of("classic.player").player("who", partner),
        Message.of("classic.item-deal").player("who", partner),
        partner);
  }
}
