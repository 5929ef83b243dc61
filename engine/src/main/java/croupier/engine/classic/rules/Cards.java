package croupier.engine.classic.rules;

import croupier.engine.Event;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.board.SpaceKind;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.List;

/**
 * The two decks. A deck is shuffled once (C8-34): cards whose place nobody knows lie on top, used
 * cards under them in the order in which they were used.
 */
public final class Cards {
  private Cards() {}

  // --- the CARD frame: deck, card, and seats that pay or are paid

  public static int deck(long frame) {
    return Word.things(frame) & 1;
  }

  public static int card(long frame) {
    return Word.things(frame) >> 1 & 15;
  }

  public static int toPay(long frame) {
    return Word.things(frame) >> 5;
  }

  public static int things(int deck, int card, int toPay) {
    return deck | card << 1 | toPay << 5;
  }

  // --- drawing

  /** Chance is asked only while there are cards whose place nobody knows. */
  static void draw(ClassicTable table, int deck, int seat, List<Event> events) {
    if (table.unseen[deck] != 0) {
      table.push(Frame.DRAW, deck, 0, seat, 0);
      return;
    }
    int card = (int) table.order[deck] & 15;
    table.order[deck] >>>= 4;
    table.known[deck]--;
    read(table, deck, card, seat, events);
  }

  static void drawn(ClassicTable table, int card, List<Event> events) {
    long draw = table.top();
    table.pop();
    int deck = Word.things(draw);
    table.unseen[deck] &= ~(1 << card);
    read(table, deck, card, Word.one(draw), events);
  }

  /** The card of a CARD frame was followed. */
  static void toBottom(ClassicTable table, long frame, List<Event> events) {
    toBottom(table, deck(frame), card(frame), events);
  }

  private static void toBottom(ClassicTable table, int deck, int card, List<Event> events) {
    table.order[deck] |= (long) card << 4 * table.known[deck]++;
    if (events != null) {
      events.add(new ClassicEvent.CardReturned(Deck.of(deck), table.rules.cards[deck][card].id()));
    }
  }

  /** A card that gets out of jail goes from its owner to the bottom of its deck. */
  static void giveBack(ClassicTable table, int deck, List<Event> events) {
    int thing = ClassicTable.DEEDS + deck;
    table.holdings[table.owner[thing]] &= ~(1 << thing);
    table.owner[thing] = ClassicTable.BANK;
    toBottom(table, deck, table.rules.jailCard[deck], events);
  }

  // --- what they say

  private static void read(ClassicTable table, int deck, int number, int seat, List<Event> events) {
    Card card = table.rules.cards[deck][number];
    if (events != null) {
      events.add(new ClassicEvent.CardDrawn(seat, Deck.of(deck), card.id()));
    }
    if (card.kind() == Card.Kind.JAIL_CARD) {
      int thing = ClassicTable.DEEDS + deck;
      table.owner[thing] = (byte) seat;
      table.holdings[seat] |= 1 << thing;
      if (events != null) {
        events.add(new ClassicEvent.CardKept(seat, Deck.of(deck)));
      }
      return;
    }
    boolean everybody = card.kind() == Card.Kind.PAY_EACH || card.kind() == Card.Kind.COLLECT_EACH;
    int toPay = everybody ? table.solvent & ~(1 << seat) : 0;
    table.push(Frame.CARD, things(deck, number, toPay), 0, seat, 0);
    follow(table, card, seat, events);
  }

  private static void follow(ClassicTable table, Card card, int seat, List<Event> events) {
    switch (card.kind()) {
      case ADVANCE_TO -> {
        Movement.advance(table, seat, card.first(), events);
        Movement.land(table, seat, 0, false, events);
      }
      case NEAREST_RAILROAD -> nearest(table, seat, SpaceKind.RAILROAD, events);
      case NEAREST_UTILITY -> nearest(table, seat, SpaceKind.UTILITY, events);
      case MOVE_BACK -> {
        int to = Math.floorMod(table.space[seat] - card.first(), ClassicBoard.SPACES);
        Movement.step(table, seat, to, false, events);
        Movement.land(table, seat, 0, false, events);
      }
      case GO_TO_JAIL -> Jail.enter(table, seat, events);
      case COLLECT ->
          Payments.pay(table, ClassicTable.BANK, seat, card.first(), Cause.CARD, events);
      case PAY -> Payments.charge(table, seat, ClassicTable.BANK, card.first(), Cause.CARD, events);
      case REPAIRS ->
          Payments.charge(
              table, seat, ClassicTable.BANK, repairs(table, card, seat), Cause.CARD, events);
      case PAY_EACH, COLLECT_EACH, JAIL_CARD -> {}
    }
  }

  private static void nearest(ClassicTable table, int seat, SpaceKind kind, List<Event> events) {
    Movement.advance(table, seat, table.board.next(table.space[seat], kind), events);
    Movement.land(table, seat, 0, true, events);
  }

  /** HB-27: cabins and pet shops are houses and hotels. */
  private static int repairs(ClassicTable table, Card card, int seat) {
    int sum = 0;
    for (int left = table.holdings[seat] & table.built; left != 0; left &= left - 1) {
      int steps = table.steps[Integer.numberOfTrailingZeros(left)];
      sum += steps > table.rules.mostHouses ? card.second() : steps * card.first();
    }
    return sum;
  }

  /** What a seat will have to pay for a card that is being read. */
  static int toCome(ClassicTable table, long frame, int seat) {
    Card card = table.rules.cards[deck(frame)][card(frame)];
    int toPay = toPay(frame) & table.solvent;
    return switch (card.kind()) {
      case PAY_EACH -> Word.one(frame) == seat ? card.first() * Integer.bitCount(toPay) : 0;
      case COLLECT_EACH -> card.first() * (toPay >> seat & 1);
      default -> 0;
    };
  }

  /** The CARD frame is on top: the next pays or is paid, clockwise (C8-30), or it is done. */
  static void goOn(ClassicTable table, List<Event> events) {
    long frame = table.top();
    int deck = deck(frame);
    int number = card(frame);
    int seat = Word.one(frame);
    int toPay = table.isSolvent(seat) ? toPay(frame) & table.solvent : 0;
    if (toPay == 0) {
      table.pop();
      toBottom(table, frame, events);
      return;
    }
    int later = toPay & -(2 << seat);
    int other = Integer.numberOfTrailingZeros(later != 0 ? later : toPay);
    table.replaceTop(Frame.CARD, things(deck, number, toPay & ~(1 << other)), 0, seat, 0);
    Card card = table.rules.cards[deck][number];
    boolean pays = card.kind() == Card.Kind.PAY_EACH;
    Payments.charge(
        table, pays ? seat : other, pays ? other : seat, card.first(), Cause.CARD, events);
  }
}
