package croupier.app.table.face.deal;

import croupier.app.table.face.Wish;
import croupier.app.table.lcd.Lines;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.engine.Refusal;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.DealSet;
import croupier.engine.deal.DealShape;
import croupier.engine.deal.Laid;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How a debt is paid: one of the ways that the engine finds sensible, or card by card. Everything
 * lies open, so everybody may see it.
 */
final class DealPayment {
  /** A card that can be paid with: one from the bank by its value, or one from the table. */
  private record Item(int value, Laid laid) {}

  private final DealPosition position;
  private final DealWords words;
  private final DealWords full;
  private final int payer;
  private final Choices<Optional<DealAction.Pay>> ways;

  /** Card by card: what there is, and what has a mark. */
  private final List<Item> items = new ArrayList<>();

  private final boolean[] marked;
  private boolean marking;
  private int at;

  DealPayment(DealPosition position, DealWords words, DealWords full, int payer) {
    this.position = position;
    this.words = words;
    this.full = full;
    this.payer = payer;
    List<Choice<Optional<DealAction.Pay>>> list = new ArrayList<>();
    // What keeps sets comes first, then what keeps properties, then what is cheap.
    position.actions(payer).stream()
        .map(DealAction.Pay.class::cast)
        .sorted(
            Comparator.comparingInt((DealAction.Pay pay) -> broken(pay).size())
                .thenComparingInt(pay -> pay.cards().size())
                .thenComparingInt(DealPayment::total))
        .forEach(pay -> list.add(new Choice<>(words.of(pay), Optional.of(pay))));
    position.shapes(payer).stream()
        .map(DealShape.Pay.class::cast)
        .forEach(
            shape -> {
              shape.money().forEach(value -> items.add(new Item(value, null)));
              shape.cards().forEach(laid -> items.add(new Item(laid.card().value(), laid)));
            });
    marked = new boolean[items.size()];
    if (!items.isEmpty()) {
      list.add(new Choice<>("card by card", Optional.empty()));
    }
    ways = new Choices<>(list);
  }

  void turn(int steps) {
    if (marking) {
      at = Math.floorMod(at + steps, items.size());
    } else {
      ways.turn(steps);
    }
  }

  /** Pays, or marks a card. */
  Wish ok() {
    if (marking) {
      marked[at] = !marked[at];
    } else if (ways.value().isPresent()) {
      return new Wish.Act(payer, ways.value().get());
    } else {
      marking = true;
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

  // --- words

  /** What the dial points at. */
  String shown() {
    if (!marking) {
      return ways.label();
    }
    Item item = items.get(at);
    String mark = marked[at] ? Lines.or("[x] ", "x ") : Lines.or("[ ] ", "- ");
    return mark + (item.laid() == null ? "$" + item.value() : words.of(item.laid()));
  }

  /** What OK does, for the pages. */
  String doing() {
    if (marking) {
      return marked[at] ? "take the mark away" : "mark the card";
    }
    return ways.value().map(pay -> "pay " + full.of(pay)).orElse("choose each card");
  }

  String place() {
    return marking ? (at + 1) + "/" + items.size() : ways.place();
  }

  boolean isMarking() {
    return marking;
  }

  /** Whether OK begins with that, and pays nothing. */
  boolean marksNext() {
    return !marking && ways.value().isEmpty();
  }

  /** Whether {@link #pay} pays. */
  boolean mayPay() {
    return marking && isEnough();
  }

  /** Which set it breaks, what of it is lost, or what is left then. */
  String about() {
    if (marking) {
      return Lines.ends(
          "$" + items.get(at).value(), "marked " + total(markedCards()) + " of " + position.debt());
    }
    return ways.value().map(this::about).orElse("choose each card");
  }

  private String about(DealAction.Pay pay) {
    String start = "=$" + total(pay);
    List<DealSet> broken = broken(pay);
    if (!broken.isEmpty()) {
      return start + " breaks " + words.of(broken.getFirst().colour());
    }
    int lost = total(pay) - position.debt();
    if (lost > 0) {
      return start + ": $" + lost + " too much";
    }
    int money = pay.money().stream().mapToInt(Integer::intValue).sum();
    return "keeps $"
        + (position.bankWorth(payer) - money)
        + ", "
        + DealWords.count(left(pay), "card");
  }

  /** How many properties and buildings are kept. */
  private int left(DealAction.Pay pay) {
    return position.sets(payer).stream().mapToInt(set -> set.cards().size()).sum()
        - pay.cards().size();
  }

  /** Complete sets that would not be complete any more. */
  private List<DealSet> broken(DealAction.Pay pay) {
    return position.sets(payer).stream()
        .filter(DealSet::complete)
        .filter(set -> pay.cards().stream().anyMatch(laid -> !laid.isBuilding() && lies(laid, set)))
        .toList();
  }

  /** A card that lies in several sets is taken from the last. */
  private boolean lies(Laid laid, DealSet set) {
    return set.cards().contains(laid)
        && position.sets(payer).stream()
            .filter(other -> other.number() > set.number())
            .noneMatch(other -> other.cards().contains(laid));
  }

  /** The same as a sentence, for the pages. */
  String sentence() {
    if (marking) {
      return "Marked: $" + total(markedCards()) + " of $" + position.debt() + ".";
    }
    return ways.value().map(this::sentence).orElse("Mark each card that you pay with.");
  }

  private String sentence(DealAction.Pay pay) {
    int money = pay.money().stream().mapToInt(Integer::intValue).sum();
    StringBuilder sentence = new StringBuilder(full.of(pay));
    int lost = total(pay) - position.debt();
    sentence.append(": $").append(total(pay)).append(" in all");
    sentence.append(lost > 0 ? ", $" + lost + " too much" : "").append(". Kept: $");
    sentence.append(position.bankWorth(payer) - money).append(" and ");
    sentence.append(DealWords.count(left(pay), "card"));
    broken(pay)
        .forEach(set -> sentence.append(", but no ").append(full.of(set.colour())).append(" set"));
    return sentence.append(".").toString();
  }
}
