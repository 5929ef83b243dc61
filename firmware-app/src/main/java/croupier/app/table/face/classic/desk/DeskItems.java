package croupier.app.table.face.classic.desk;

import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.desk.DeskItem.Kind;
import croupier.app.table.lcd.Lines;
import croupier.engine.Action;
import croupier.engine.Shape;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.ClassicShape;
import croupier.engine.classic.board.Building;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Group;
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
      DeskItem item = of((ClassicShape) shape);
      if (item != null) {
        items.add(item);
      }
    }
    items.sort(Comparator.comparing(DeskItem::kind));
    return items;
  }

  /** Null for what is no business of a desk. */
  private DeskItem of(ClassicAction action) {
    return switch (action) {
      case ClassicAction.PayFine() -> jail("pay the fine", action);
      case ClassicAction.UseJailCard _ -> jail("use the card", action);
      case ClassicAction.Build(int site) ->
          item(
              Kind.BUILD,
              site,
              room.brief().nextStep(position.buildings(site)) + " " + cost(board.building(site)),
              "build a "
                  + room.full().nextStep(position.buildings(site))
                  + " on "
                  + room.full().deed(site)
                  + " for "
                  + board.building(site),
              action);
      case ClassicAction.Sell(int site) -> sell(site, action);
      case ClassicAction.SellDown(Group group, int left) -> sellDown(group, left, action);
      case ClassicAction.Mortgage(int deed) ->
          item(
              Kind.MORTGAGE,
              deed,
              "mortgage" + gain(board.mortgage(deed)),
              "mortgage " + room.full().deed(deed) + " for " + board.mortgage(deed),
              action);
      case ClassicAction.Redeem(int deed) ->
          item(
              Kind.REDEEM,
              deed,
              "redeem " + cost(board.redemption(deed)),
              "redeem " + room.full().deed(deed) + " for " + board.redemption(deed),
              action);
      case ClassicAction.GoBankrupt() ->
          DeskItem.doing(Kind.GIVE_UP, "give up", "bankrupt", "give up and be bankrupt", action);
      default -> null;
    };
  }

  private static DeskItem jail(String how, Action action) {
    return DeskItem.doing(Kind.JAIL, "leave jail", how, how + " and leave jail", action);
  }

  private DeskItem item(Kind kind, int deed, String how, String sentence, Action action) {
    return DeskItem.doing(kind, room.brief().deed(deed), how, sentence, action);
  }

  /** One step down: a house, or a hotel that houses come back for. */
  private DeskItem sell(int site, Action action) {
    int steps = position.buildings(site);
    String now = room.brief().standing(steps);
    if (steps <= position.mostHouses()) {
      return item(
          Kind.SELL,
          site,
          Lines.or("sell 1 of " + now, "sell a ⌂") + gain(half(site)),
          "sell a "
              + room.full().building(Building.HOUSE)
              + " on "
              + room.full().deed(site)
              + " for "
              + half(site),
          action);
    }
    return item(
        Kind.SELL,
        site,
        now + " to " + room.brief().standing(steps - 1) + gain(half(site)),
        "swap the "
            + room.full().building(Building.HOTEL)
            + " on "
            + room.full().deed(site)
            + " for "
            + room.full().standing(steps - 1)
            + " and "
            + half(site),
        action);
  }

  private DeskItem sellDown(Group group, int left, Action action) {
    int sum = 0;
    int steps = -left;
    for (int space = 0; space < ClassicRoom.SPACES; space++) {
      if (board.isDeed(space) && board.group(space) == group) {
        steps += position.buildings(space);
        sum = half(space);
      }
    }
    return DeskItem.doing(
        Kind.SELL_DOWN,
        room.brief().group(group),
        (left == 0 ? Lines.or("sell all", "all") : "leave " + left) + gain(steps * sum),
        "sell all that is built on "
            + room.full().group(group)
            + (left == 0
                ? ""
                : " but "
                    + left
                    + " steps (a "
                    + room.full().building(Building.HOTEL)
                    + " is "
                    + (position.mostHouses() + 1)
                    + ")")
            + " for "
            + steps * sum,
        action);
  }

  private DeskItem of(ClassicShape shape) {
    return switch (shape) {
      case ClassicShape.Offer offer ->
          DeskItem.opening(
              Kind.DEAL,
              room.brief().name(offer.to()),
              "deal with",
              "a deal with " + room.full().name(offer.to()),
              offer.to());
      case ClassicShape.OfferInstead instead ->
          DeskItem.opening(
              Kind.INSTEAD,
              "deeds for debt",
              "offer " + room.brief().name(position.creditor()),
              "offer property instead of " + Lines.money(instead.value()),
              -1);
      default -> null;
    };
  }

  /** What the Bank gives for a house, or for a hotel less its houses. */
  private int half(int site) {
    return board.building(site) / 2;
  }

  private static String cost(int amount) {
    return "-" + Lines.money(amount);
  }

  private static String gain(int amount) {
    return " +" + Lines.money(amount);
  }
}
