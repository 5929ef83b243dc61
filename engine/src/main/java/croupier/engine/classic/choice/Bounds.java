package croupier.engine.classic.choice;

import croupier.engine.Group;
import croupier.engine.Shape;
import croupier.engine.classic.ClassicShape;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Trade;
import croupier.engine.classic.rules.Auctions;
import croupier.engine.classic.rules.Buildings;
import croupier.engine.classic.rules.Debts;
import croupier.engine.classic.rules.Trades;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.ArrayList;
import java.util.List;

/** The bounds of the moves with free parts that a seat has. */
public final class Bounds {
  private Bounds() {}

  public static List<Shape> of(ClassicTable table, int seat) {
    Frame frame = table.frame();
    List<Shape> shapes = new ArrayList<>();
    if (Legal.isAuction(frame)) {
      shapes.add(new ClassicShape.Bid(Word.amount(table.top()) + 1, Auctions.limit(table, seat)));
    } else if (Legal.mayRaise(frame)) {
      sellDown(table, seat, shapes);
      offers(table, seat, shapes);
    }
    if (frame == Frame.DEBT && Debts.mayOffer(table, table.top())) {
      instead(table, seat, shapes);
    } else if (frame == Frame.OFFER && seat == Word.other(table.top())) {
      counter(table, seat, shapes);
    }
    return shapes;
  }

  private static void sellDown(ClassicTable table, int seat, List<Shape> shapes) {
    for (int left = Buildings.sellableDown(table, seat); left != 0; left &= left - 1) {
      int group = Integer.numberOfTrailingZeros(left);
      shapes.add(new ClassicShape.SellDown(Group.of(group), 0, Buildings.mostLeft(table, group)));
    }
  }

  private static void offers(ClassicTable table, int seat, List<Shape> shapes) {
    if (table.offersLeft(seat) == 0) {
      return;
    }
    int given = Trades.tradeable(table, seat);
    List<ClassicShape.Partner> partners = new ArrayList<>();
    for (int left = table.solvent & ~(1 << seat); left != 0; left &= left - 1) {
      int to = Integer.numberOfTrailingZeros(left);
      int taken = Trades.tradeable(table, to);
      if ((given | taken) != 0) {
        partners.add(
            new ClassicShape.Partner(
                to, Trades.deeds(table, taken), purse(table, to), Trades.cards(taken)));
      }
    }
    if (!partners.isEmpty()) {
      shapes.add(
          new ClassicShape.Offer(
              Trades.deeds(table, given), purse(table, seat), Trades.cards(given), partners));
    }
  }

  private static void counter(ClassicTable table, int seat, List<Shape> shapes) {
    if (table.offersLeft(seat) > 0) {
      shapes.add(new ClassicShape.Counter(most(table, seat, Word.one(table.top()))));
    }
  }

  /** The most that can change hands between two seats. */
  private static Trade most(ClassicTable table, int seat, int partner) {
    int given = Trades.tradeable(table, seat);
    int taken = Trades.tradeable(table, partner);
    return new Trade(
        Trades.deeds(table, given),
        Trades.deeds(table, taken),
        purse(table, seat),
        purse(table, partner),
        Trades.cards(given),
        Trades.cards(taken));
  }

  /** The most that a seat can pay in any deal; a debtor deals only to be paid (CT-18). */
  private static int purse(ClassicTable table, int seat) {
    return seat == Debts.dealing(table) ? 0 : Trades.cashAfter(table, seat, 0);
  }

  private static void instead(ClassicTable table, int seat, List<Shape> shapes) {
    int things = Trades.tradeable(table, seat);
    if (things != 0) {
      shapes.add(
          new ClassicShape.OfferInstead(
              Trades.deeds(table, things), Trades.cards(things), Word.amount(table.top())));
    }
  }
}
