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
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What business a seat can do now, and what each piece of it is called. */
final class DeskItems {
  private final ClassicRoom room;
  private final ClassicPosition position;
  private final ClassicBoard board;
  private final int seat;

  private DeskItems(ClassicRoom room, int seat) {
    this.room = room;
    this.seat = seat;
    position = room.position();
    board = position.board();
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
      case ClassicAction.PayFine() -> jail("classic.item-fine", action);
      case ClassicAction.UseJailCard _ -> jail("classic.item-jail-card", action);
      case ClassicAction.Build(int site) -> item(Kind.BUILD, site, build(site), action);
      case ClassicAction.Sell(int site) -> item(Kind.SELL, site, sell(site), action);
      case ClassicAction.SellDown(Group group, int left) -> sellDown(group, left, action);
      case ClassicAction.Mortgage(int deed) ->
          item(
              Kind.MORTGAGE, deed, on("classic.item-mortgage", deed, board.mortgage(deed)), action);
      case ClassicAction.Redeem(int deed) ->
          item(Kind.REDEEM, deed, on("classic.item-redeem", deed, board.redemption(deed)), action);
      case ClassicAction.GoBankrupt() ->
          DeskItem.doing(
              Kind.GIVE_UP,
              Message.of("classic.desk-give-up"),
              Message.of("classic.item-give-up"),
              action);
      default -> null;
    };
  }

  private static DeskItem jail(String how, Action action) {
    return DeskItem.doing(Kind.JAIL, Message.of("classic.desk-jail"), Message.of(how), action);
  }

  private DeskItem item(Kind kind, int deed, Message doing, Action action) {
    return DeskItem.doing(kind, room.words().deed(deed), doing, action);
  }

  private Message on(String doing, int deed, int price) {
    return Message.of(doing).with("deed", room.words().deed(deed)).with("price", price);
  }

  private Message build(int site) {
    int steps = position.buildings(site);
    boolean hotel = steps >= position.mostHouses();
    return on(hotel ? "classic.item-hotel" : "classic.item-house", site, board.building(site))
        .with("building", room.words().building(hotel ? Building.HOTEL : Building.HOUSE))
        .with("count", steps + 1);
  }

  /** One step down: a house, or a hotel that houses come back for. */
  private Message sell(int site) {
    int steps = position.buildings(site);
    boolean hotel = steps > position.mostHouses();
    return on(hotel ? "classic.item-sell-hotel" : "classic.item-sell-house", site, half(site))
        .with("building", room.words().building(hotel ? Building.HOTEL : Building.HOUSE))
        .with("standing", room.words().standing(hotel ? steps - 1 : steps));
  }

  private DeskItem sellDown(Group group, int left, Action action) {
    int price = 0;
    int steps = -left;
    for (int space = 0; space < ClassicBoard.SPACES; space++) {
      if (board.isDeed(space) && board.group(space) == group) {
        steps += position.buildings(space);
        price = half(space);
      }
    }
    Message down =
        left == 0
            ? Message.of("classic.item-sell-all")
            : Message.of("classic.item-sell-down")
                .with("left", left)
                .with("building", room.words().building(Building.HOTEL))
                .with("count", position.mostHouses() + 1);
    Message such = room.words().group(group);
    return DeskItem.doing(
        Kind.SELL_DOWN, such, down.with("group", such).with("amount", steps * price), action);
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
      default -> List.of();
    };
  }

  private static DeskItem deal(int partner) {
    return DeskItem.opening(
        Kind.DEAL,
        Message.of("classic.player").player("who", partner),
        Message.of("classic.item-deal").player("who", partner),
        partner);
  }

  /** What the Bank gives for a house, or for a hotel less its houses. */
  private int half(int site) {
    return board.building(site) / 2;
  }
}
