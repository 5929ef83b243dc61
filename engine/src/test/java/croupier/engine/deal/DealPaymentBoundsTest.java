package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.engine.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/**
 * Payments against the definition, card by card, on tables of every kind: what the engine takes is
 * what the ruling allows, what it lists is among that and makes sense, and what it draws at random
 * is all of it.
 */
class DealPaymentBoundsTest {
  /** What lies before the payer, and what is played against it. */
  record Owing(List<Card> bank, List<List<Laid>> sets, String claim) {
    /** All cards that are worth something, one by one. */
    List<Object> payable() {
      List<Object> payable = new ArrayList<>();
      bank.forEach(card -> payable.add(card.value()));
      sets.forEach(
          set -> set.stream().filter(laid -> laid.card().value() > 0).forEach(payable::add));
      return payable;
    }

    int worth() {
      return payable().stream().mapToInt(Owing::value).sum();
    }

    static int value(Object card) {
      return card instanceof Laid laid ? laid.card().value() : (Integer) card;
    }

    DealPosition position() {
      DealStory story =
          DealStory.turn(2)
              .hand(0, "debt_collector birthday rent_ten_colour double_the_rent double_the_rent")
              .set(0, "railroad railroad railroad railroad")
              .bank(1, bank);
      sets.forEach(set -> story.set(1, set));
      switch (claim) {
        case "debt" -> story.collectsDebt(0, 1);
        case "birthday" -> story.celebrates(0);
        default -> story.chargesOne(0, 1, "railroad", claim.length());
      }
      if (story.position().phase() == Phase.ANSWER) {
        story.accepts(1);
      }
      return story.position();
    }
  }

  /** The definition: it lies there, it is enough, and no Hotel is left without its House. */
  private static boolean allowed(Owing owing, int debt, List<Object> payment) {
    List<Object> left = owing.payable();
    for (Object card : payment) {
      if (!left.remove(card)) {
        return false;
      }
    }
    for (Group colour : Group.values()) {
      if (count(left, Laid.of(Card.HOTEL, colour)) > count(left, Laid.of(Card.HOUSE, colour))) {
        return false;
      }
    }
    return payment.stream().mapToInt(Owing::value).sum() >= debt;
  }

  private static long count(List<Object> cards, Laid laid) {
    return laid == null ? 0 : cards.stream().filter(laid::equals).count();
  }

  private static DealAction.Pay pay(List<Object> cards) {
    return new DealAction.Pay(
        cards.stream().filter(Integer.class::isInstance).map(Integer.class::cast).sorted().toList(),
        cards.stream().filter(Laid.class::isInstance).map(Laid.class::cast).sorted().toList());
  }

  private static List<Object> cards(DealAction.Pay pay) {
    List<Object> cards = new ArrayList<>(pay.money());
    cards.addAll(pay.cards());
    return cards;
  }

  private static boolean isLegal(DealPosition position, DealAction.Pay pay) {
    try {
      return position.legal(1, position.move(pay));
    } catch (Refusal refusal) {
      return false;
    }
  }

  @Property(tries = 200)
  @Rule({"DL-18", "DL-19", "DL-22"})
  void whatIsLegalIsWhatTheRulingAllows(@ForAll("tables") Owing owing, @ForAll long seed) {
    DealPosition position = owing.position();
    if (position.phase() != Phase.PAY) {
      assertTrue(owing.worth() <= 16, "who can pay more than the debt is asked");
      return;
    }
    FastRandom random = new FastRandom(seed);
    List<Object> payable = owing.payable();
    for (int i = 0; i < 300; i++) {
      List<Object> some = new ArrayList<>();
      for (Object card : payable) {
        if (random.below(2) == 0) {
          some.add(card);
        }
      }
      if (random.below(4) == 0) {
        some.add(random.below(2) == 0 ? 1 + random.below(5) : any(Laid.values(), random));
      }
      assertEquals(
          allowed(owing, position.debt(), some), isLegal(position, pay(some)), some::toString);
    }
  }

  private static Laid any(Laid[] all, FastRandom random) {
    return all[random.below(all.length)];
  }

  @Property(tries = 200)
  @Rule({"DL-18", "DL-19", "DL-22"})
  void whatIsListedIsLegalAndFewAndWithoutACardTooMany(@ForAll("tables") Owing owing) {
    DealPosition position = owing.position();
    if (position.phase() != Phase.PAY) {
      return;
    }
    List<DealAction.Pay> listed =
        position.actions(1).stream().map(DealAction.Pay.class::cast).toList();
    assertTrue(!listed.isEmpty() && listed.size() <= 64, () -> listed.size() + " payments");
    assertEquals(listed.size(), new HashSet<>(listed).size(), "each is listed once");
    for (DealAction.Pay pay : listed) {
      assertTrue(allowed(owing, position.debt(), cards(pay)), pay::toString);
      for (Object card : cards(pay)) {
        List<Object> less = cards(pay);
        less.remove(card);
        assertTrue(!allowed(owing, position.debt(), less), () -> pay + " does not need " + card);
      }
    }
  }

  @Property(tries = 30)
  @Rule("DL-18")
  void everyLegalPaymentIsDrawnAtRandomAndNoOther(
      @ForAll("smallTables") Owing owing, @ForAll long seed) {
    if (owing.position().phase() == Phase.PAY) {
      allAreDrawn(owing, seed);
    }
  }

  /** Of two sets of a colour, and of buildings of several colours, each can pay. */
  @Test
  @Rule({"DL-18", "DL-22"})
  void buildingsAndTheSecondSetAreDrawnAtRandomToo() {
    List<Laid> red = DealStory.laid("red red red house_on_red");
    List<Laid> wilds =
        DealStory.laid("red_yellow_as_red red_yellow_as_red ten_colour_as_red house_on_red");
    allAreDrawn(new Owing(List.of(), List.of(red, wilds), "xx"), 1);
    List<Laid> brown = DealStory.laid("brown brown house_on_brown hotel_on_brown");
    List<Laid> blue =
        DealStory.laid("light_blue light_blue light_blue house_on_light_blue hotel_on_light_blue");
    allAreDrawn(new Owing(List.of(), List.of(brown, blue), "xx"), 1);
  }

  private static void allAreDrawn(Owing owing, long seed) {
    DealPosition position = owing.position();
    Set<DealAction> all = new HashSet<>();
    List<Object> payable = owing.payable();
    for (int bits = 0; bits < 1 << payable.size(); bits++) {
      List<Object> some = new ArrayList<>();
      for (int i = 0; i < payable.size(); i++) {
        if ((bits >> i & 1) == 1) {
          some.add(payable.get(i));
        }
      }
      if (allowed(owing, position.debt(), some)) {
        all.add(pay(some));
      }
    }
    FastRandom random = new FastRandom(seed);
    long[] room = new long[Position.MOST_MOVES];
    Set<DealAction> drawn = new HashSet<>();
    for (int i = 0; i < 20_000 && !drawn.equals(all); i++) {
      drawn.add((DealAction) position.action(position.any(1, random, room)));
    }
    assertEquals(all, drawn);
  }

  // --- tables

  @Provide
  Arbitrary<Owing> tables() {
    return owing(40);
  }

  @Provide
  Arbitrary<Owing> smallTables() {
    return owing(5);
  }

  /** The payer has up to so many cards from a shuffled box, buildings where they can stand. */
  private static Arbitrary<Owing> owing(int most) {
    List<Card> box = new ArrayList<>();
    for (Card card : Card.values()) {
      boolean seat0 =
          card == Card.RAILROAD
              || card == Card.DEBT_COLLECTOR
              || card == Card.BIRTHDAY
              || card == Card.RENT_TEN_COLOUR
              || card == Card.DOUBLE_THE_RENT;
      for (int i = seat0 ? card.count() : 0; i < card.count(); i++) {
        box.add(card);
      }
    }
    return Combinators.combine(
            Arbitraries.shuffle(box),
            Arbitraries.integers().between(0, most),
            Arbitraries.longs(),
            Arbitraries.of("debt", "birthday", "", "x", "xx"))
        .as(
            (cards, size, choice, claim) ->
                table(cards.subList(0, size), new FastRandom(choice), claim));
  }

  private static Owing table(List<Card> cards, FastRandom random, String claim) {
    List<Card> bank = new ArrayList<>();
    List<List<Laid>> byColour = new ArrayList<>();
    for (int i = 0; i < Group.values().length; i++) {
      byColour.add(new ArrayList<>());
    }
    List<Card> buildings = new ArrayList<>();
    for (Card card : cards) {
      if (card.isProperty()) {
        List<Group> colours = card.colours().stream().sorted().toList();
        Group colour = colours.get(random.below(colours.size()));
        byColour.get(colour.ordinal()).add(Laid.of(card, colour));
      } else if (card.kind() == Card.Kind.BUILDING) {
        buildings.add(card);
      } else if (card.isBankable()) {
        bank.add(card);
      }
    }
    List<List<Laid>> sets = new ArrayList<>();
    int completeColours = 0;
    for (Group colour : Group.values()) {
      List<Laid> laid = byColour.get(colour.ordinal());
      laid.sort(null);
      int full = DealData.STANDARD.setSize(colour);
      if (laid.size() >= full && ++completeColours > 2) {
        laid = laid.subList(0, full - 1);
      }
      for (int from = 0; from < laid.size(); from += full) {
        List<Laid> set = new ArrayList<>(laid.subList(from, Math.min(laid.size(), from + full)));
        boolean complete =
            set.size() == full && set.stream().anyMatch(l -> l.card() != Card.TEN_COLOUR);
        if (complete && colour.isColour() && buildings.remove(Card.HOUSE)) {
          set.add(Laid.of(Card.HOUSE, colour));
          if (buildings.remove(Card.HOTEL)) {
            set.add(Laid.of(Card.HOTEL, colour));
          }
        }
        sets.add(set);
      }
    }
    bank.addAll(buildings);
    return new Owing(bank, sets, claim);
  }
}
