package croupier.app.table.face.deal;

import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.words.Message;
import croupier.engine.Refusal;
import croupier.engine.Shape;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealFrame;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.DealSet;
import croupier.engine.deal.DealShape;
import croupier.engine.deal.Laid;
import croupier.hal.Control;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How a debt is paid: one of the ways that the engine finds sensible, or card by card. Everything
 * lies open, so everybody may see it.
 */
final class DealPayment {
  /** A card that can be paid with: one from the bank by its value, or one from the table. */
  private record Item(int value, Laid laid) {}

  private final DealPosition position;
  private final int payer;
  private final List<DealSet> sets;
  private final List<DealAction.Pay> ways;

  /** Card by card: what there is, and what has a mark. */
  private final List<Item> items = new ArrayList<>();

  private final boolean[] marked;
  private boolean marking;
  private boolean touched;

  /** Where dial A is in the list of ways, after which comes card by card, and in that of cards. */
  private int way;

  private int item;

  DealPayment(DealPosition position, int payer) {
    this.position = position;
    this.payer = payer;
    sets = position.sets(payer);
    // What keeps sets comes first, then what keeps properties, then what is cheap.
    ways =
        position.actions(payer).stream()
            .map(DealAction.Pay.class::cast)
            .sorted(
                Comparator.comparingInt((DealAction.Pay pay) -> broken(pay).size())
                    .thenComparingInt(pay -> pay.cards().size())
                    .thenComparingInt(DealPayment::total))
            .toList();
    for (Shape shape : position.shapes(payer)) {
      DealShape.Pay all = (DealShape.Pay) shape;
      all.money().forEach(value -> items.add(new Item(value, null)));
      all.cards().forEach(laid -> items.add(new Item(laid.card().value(), laid)));
    }
    marked = new boolean[items.size()];
  }

  private int places() {
    return ways.size() + (items.isEmpty() ? 0 : 1);
  }

  /** Whether the dial points at what comes after all ways: card by card. */
  private boolean isEach() {
    return way == ways.size();
  }

  /** Turns to another way, or another card: there always is one. */
  boolean turn(int steps) {
    touched = true;
    if (marking) {
      item = Math.floorMod(item + steps, items.size());
    } else {
      way = Math.floorMod(way + steps, places());
    }
    return true;
  }

  /** Pays, or marks a card. */
  Wish ok() {
    touched = true;
    if (marking) {
      marked[item] = !marked[item];
    } else if (isEach()) {
      marking = true;
    } else {
      return new Wish.Act(payer, ways.get(way));
    }
    return Wish.NOTHING;
  }

  void back() {
    marking = false;
  }

  /** Pays what is marked, when that can be. */
  Wish pay() {
    return marking && isEnough() ? new Wish.Act(payer, markedCards()) : Wish.NOTHING;
  }

  private DealAction.Pay markedCards() {
    List<Integer> money = new ArrayList<>();
    List<Laid> cards = new ArrayList<>();
    for (int i = 0; i < marked.length; i++) {
      if (marked[i] && items.get(i).laid() == null) {
        money.add(items.get(i).value());
      } else if (marked[i]) {
        cards.add(items.get(i).laid());
      }
    }
    return new DealAction.Pay(money, cards);
  }

  private boolean isEnough() {
    try {
      return position.legal(payer, position.move(markedCards()));
    } catch (Refusal never) {
      return false;
    }
  }

  private static int total(DealAction.Pay pay) {
    int total = pay.money().stream().mapToInt(Integer::intValue).sum();
    return total + pay.cards().stream().mapToInt(laid -> laid.card().value()).sum();
  }

  /** Whether {@link #pay} pays. */
  private boolean mayPay() {
    return marking && isEnough();
  }

  // --- words

  /** Who owes whom how much for what; what is paid with is not said yet. */
  static Message owed(String says, DealPosition position, int payer) {
    List<DealFrame> stack = position.stack();
    return Message.of(says)
        .player("who", payer)
        .player("target", ((DealFrame.Payment) stack.getLast()).to())
        .with("due", DealWords.due(stack.get(stack.size() - 2), position.debt()))
        .with("debt", position.debt());
  }

  /**
   * @param elsewhere whether the payer has a page, and may pay there: then what the dial shows is
   *     told when it has been turned
   */
  void draw(Canvas canvas, boolean elsewhere) {
    Message all = owed("deal.must-pay", position, payer);
    Message how = how();
    canvas.lcd(
        all,
        Message.of("deal.choice").with("what", shown()),
        how,
        controls().with("place", place()));
    canvas.headline(all);
    if (touched || !elsewhere) {
      canvas.addToHeadline(how);
    }
    canvas.turn(Control.DIAL_A, Message.of("deal.pay-choose"));
    canvas.press(Control.OK, doing());
    if (marking) {
      canvas.press(Control.BACK, Message.of("deal.pay-back"));
    }
    if (mayPay()) {
      canvas.press(Control.ROLL, Message.of("deal.pay-marked"));
    }
  }

  /** What the dial points at. */
  private Message shown() {
    if (marking) {
      Item at = items.get(item);
      return Message.of(marked[item] ? "deal.mark-on" : "deal.mark-off")
          .with("what", at.laid() == null ? DealWords.money(at.value()) : DealWords.of(at.laid()));
    }
    return isEach() ? Message.of("deal.way-each") : DealWords.of(ways.get(way));
  }

  private String place() {
    return marking ? item + 1 + "/" + items.size() : way + 1 + "/" + places();
  }

  private Message controls() {
    if (marking) {
      return Message.of(mayPay() ? "deal.pay-controls-enough" : "deal.pay-controls-mark");
    }
    return Message.of(isEach() ? "deal.pay-controls-each" : "deal.pay-controls");
  }

  /** What OK does, for the pages. */
  private Message doing() {
    if (marking) {
      return Message.of(marked[item] ? "deal.pay-unmark" : "deal.pay-mark");
    }
    return isEach()
        ? Message.of("deal.pay-each")
        : Message.of("deal.pay-this").with("way", DealWords.of(ways.get(way)));
  }

  private Message how() {
    if (marking) {
      return Message.of("deal.paying-marked")
          .with("amount", items.get(item).value())
          .with("over", total(markedCards()))
          .with("debt", position.debt());
    }
    return isEach() ? Message.of("deal.paying-each") : how(ways.get(way));
  }

  /** Which sets it breaks, what of it is lost, and what is left then. */
  private Message how(DealAction.Pay pay) {
    List<DealSet> broken = broken(pay);
    int lost = total(pay) - position.debt();
    int money = pay.money().stream().mapToInt(Integer::intValue).sum();
    Message how =
        Message.of(
                !broken.isEmpty()
                    ? "deal.paying-breaks"
                    : lost > 0 ? "deal.paying-over" : "deal.paying-kept")
            .with("way", DealWords.of(pay))
            .with("amount", total(pay))
            .with("over", Math.max(0, lost))
            .with("bank", position.bankWorth(payer) - money)
            .with("table", left(pay));
    return broken.isEmpty()
        ? how
        : how.with("colour", DealWords.of(broken.getFirst().colour()))
            .all("broken", broken.stream().map(DealPayment::no).toList());
  }

  private static Message no(DealSet set) {
    return Message.of("deal.no-set").with("colour", DealWords.of(set.colour()));
  }

  /** How many properties and buildings are kept. */
  private int left(DealAction.Pay pay) {
    return sets.stream().mapToInt(set -> set.cards().size()).sum() - pay.cards().size();
  }

  /** Complete sets that would not be complete any more. */
  private List<DealSet> broken(DealAction.Pay pay) {
    return sets.stream()
        .filter(DealSet::complete)
        .filter(set -> pay.cards().stream().anyMatch(laid -> !laid.isBuilding() && lies(laid, set)))
        .toList();
  }

  /** A card that lies in several sets is taken from the last. */
  private boolean lies(Laid laid, DealSet set) {
    return set.cards().contains(laid)
        && sets.stream()
            .filter(other -> other.number() > set.number())
            .noneMatch(other -> other.cards().contains(laid));
  }
}
