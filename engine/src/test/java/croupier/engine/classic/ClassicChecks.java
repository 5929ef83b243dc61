package croupier.engine.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.engine.Sentences;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.rules.Rents;
import croupier.engine.classic.state.ClassicTable;
import croupier.engine.classic.state.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** What holds at a moment of a story. */
abstract class ClassicChecks<S extends ClassicChecks<S>> extends ClassicSetting<S> {
  /** All that has happened. */
  final List<Event> events = new ArrayList<>();

  /** Puts the game away and takes it out again. */
  final S reload() {
    Map<String, Object> saved = position.save();
    position = position.game().load(saved);
    assertEquals(saved, position.save());
    return self();
  }

  /** It makes no difference whether anybody listens, nor that a game was put away. */
  final S reload(ClassicPosition unheard) {
    List<Object> before = all(position);
    assertEquals(before, all(unheard), "when nobody listens");
    reload();
    assertEquals(before, all(position), "when it is taken out again");
    return self();
  }

  /** What lies there, and what everybody may do. */
  private static List<Object> all(ClassicPosition position) {
    List<Object> all = new ArrayList<>();
    all.add(position.view(Position.TABLE));
    for (int deciders = position.deciders(); deciders != 0; deciders &= deciders - 1) {
      int seat = Integer.numberOfTrailingZeros(deciders);
      all.add(position.actions(seat));
      all.add(position.shapes(seat));
    }
    return all;
  }

  ClassicPosition position() {
    return position;
  }

  S turnIs(int seat) {
    assertEquals(seat, position.player(), events::toString);
    return frame(Frame.TURN);
  }

  S frame(Frame frame) {
    assertEquals(frame, position.frame(), events::toString);
    return self();
  }

  /** All that is going on, the latest last. */
  S frames(Frame... frames) {
    List<Frame> stack =
        IntStream.range(0, position.table.depth())
            .mapToObj(at -> Frame.of(Word.kind(position.table.frameAt(at))))
            .toList();
    assertEquals(List.of(frames), stack);
    return self();
  }

  S asked(int... seats) {
    int bits = Arrays.stream(seats).map(seat -> 1 << seat).sum();
    assertEquals(bits, position.deciders(), events::toString);
    return self();
  }

  S notAsked(int seat) {
    assertFalse(position.mayAct(seat), events::toString);
    return self();
  }

  S may(int seat, ClassicAction action) {
    assertTrue(position.mayAct(seat), events::toString);
    assertTrue(position.legal(seat, position.move(action)), action::toString);
    return self();
  }

  S mayOnly(int seat, ClassicAction... actions) {
    assertEquals(List.of(actions), position.actions(seat));
    assertEquals(List.of(), position.shapes(seat));
    return self();
  }

  S mayWithin(int seat, ClassicShape shape) {
    assertTrue(position.shapes(seat).contains(shape), () -> position.shapes(seat).toString());
    return self();
  }

  /** Refused with this sentence, and nothing has changed. */
  S mayNot(int seat, ClassicAction action, String sentence) {
    assertEquals(sentence, refusal(seat, action));
    return self();
  }

  S mayNot(int seat, ClassicAction action) {
    assertTrue(refusal(seat, action).matches("\\p{Lu}.*\\."));
    return self();
  }

  private String refusal(int seat, ClassicAction action) {
    reload();
    Map<String, Object> before = position.save();
    Refusal refusal = assertThrows(Refusal.class, () -> position.act(seat, action));
    assertEquals(before, position.save());
    return Sentences.of(refusal);
  }

  S mayNotHappen(ClassicOutcome outcome) {
    noOutcome(outcome);
    return self();
  }

  /** Refused with this sentence, and nothing has changed. */
  S mayNotHappen(ClassicOutcome outcome, String sentence) {
    assertEquals(sentence, noOutcome(outcome));
    return self();
  }

  private String noOutcome(ClassicOutcome outcome) {
    Map<String, Object> before = position.save();
    Refusal refusal = assertThrows(Refusal.class, () -> position.happen(outcome));
    assertEquals(before, position.save());
    return Sentences.of(refusal);
  }

  /** What a move does to the cash of its seat, told beforehand. */
  S brings(int seat, ClassicAction action, int amount) {
    assertEquals(amount, position.brings(seat, position.move(action)), action::toString);
    return self();
  }

  S has(int seat, int cash) {
    assertEquals(cash, position.cash(seat), events::toString);
    return self();
  }

  S bankHasTaken(int amount) {
    assertEquals(amount, position.table.cash[ClassicTable.BANK], events::toString);
    return self();
  }

  S stands(int seat, int space) {
    assertEquals(space, position.space(seat), events::toString);
    return self();
  }

  S isInJail(int seat) {
    assertTrue(position.inJail(seat), events::toString);
    return stands(seat, ClassicBoard.JAIL);
  }

  S isFree(int seat) {
    assertFalse(position.inJail(seat), events::toString);
    return self();
  }

  S owner(int deed, int seat) {
    assertEquals(seat, position.owner(deed), events::toString);
    return self();
  }

  S isMortgaged(int... deeds) {
    Arrays.stream(deeds).forEach(deed -> assertTrue(position.isMortgaged(deed), "deed " + deed));
    return self();
  }

  S isNotMortgaged(int... deeds) {
    Arrays.stream(deeds).forEach(deed -> assertFalse(position.isMortgaged(deed), "deed " + deed));
    return self();
  }

  /** So many steps of building stand on a site. */
  S built(int site, int steps) {
    assertEquals(steps, position.buildings(site), () -> "site " + site + " " + events);
    return self();
  }

  /** What the Bank has left. */
  S stockIs(int houses, int hotels) {
    assertEquals(houses, position.houses(), "houses");
    assertEquals(hotels, position.hotels(), "hotels");
    return self();
  }

  S holds(int seat, Deck... cards) {
    List<Deck> held =
        Arrays.stream(Deck.values()).filter(deck -> position.holds(seat, deck)).toList();
    assertEquals(List.of(cards), held);
    return self();
  }

  S isAskedToBuy(int seat, int deed) {
    assertEquals(deed, position.deedInQuestion(), events::toString);
    return frame(Frame.BUY).may(seat, new ClassicAction.Decline());
  }

  S inAuction(int deed) {
    assertEquals(deed, position.deedInQuestion(), events::toString);
    return frame(Frame.AUCTION);
  }

  /** Rent of a deed can be claimed: so much, or so many times fresh dice. */
  S claimIs(int deed, int amount) {
    int[] claims =
        IntStream.range(0, position.table.claimCount)
            .map(i -> position.table.claims[i])
            .filter(claim -> position.table.board.spaceOf[Rents.deed(claim)] == deed)
            .map(Rents::amount)
            .toArray();
    assertEquals(List.of(amount), Arrays.stream(claims).boxed().toList(), events::toString);
    return self();
  }

  S noClaims() {
    assertEquals(0, position.table.claimCount, events::toString);
    return self();
  }

  S owes(int seat, int amount, int creditor) {
    frame(Frame.DEBT);
    assertEquals(seat, position.debtor(), "debtor");
    assertEquals(amount, position.debt(), "debt");
    assertEquals(creditor, position.creditor(), "creditor");
    return self();
  }

  S isOut(int seat) {
    assertTrue(position.isBankrupt(seat), events::toString);
    assertEquals(0, position.holdings(seat));
    return has(seat, 0).notAsked(seat);
  }

  S wonBy(Integer... winners) {
    frame(Frame.OVER);
    assertEquals(List.of(winners), position.result().winners());
    return saw(new ClassicEvent.GameOver(List.of(winners)));
  }

  S scored(Integer... points) {
    assertEquals(List.of(points), position.result().points());
    return self();
  }

  S ranked(Integer... places) {
    assertEquals(
        List.of(places), IntStream.range(0, places.length).mapToObj(position::rank).toList());
    return self();
  }

  S saw(ClassicEvent event) {
    assertTrue(events.contains(event), () -> event + " is not among " + events);
    return self();
  }

  /** All that happened of these kinds, in this order. */
  S sawOnly(ClassicEvent... expected) {
    List<Class<?>> kinds = Arrays.stream(expected).<Class<?>>map(Object::getClass).toList();
    List<Event> seen = events.stream().filter(event -> kinds.contains(event.getClass())).toList();
    assertEquals(List.of(expected), seen);
    return self();
  }

  S sawSoOften(int times, Class<? extends ClassicEvent> kind) {
    assertEquals(times, events.stream().filter(kind::isInstance).count(), events::toString);
    return self();
  }

  /** The cards of which one is asked for now. */
  List<String> cardsThatMayCome() {
    return ((ClassicAsk.DrawCard) position.asks()).cards();
  }

  S bottomOf(Deck deck, String card) {
    int last = 4 * (position.table.known[deck.ordinal()] - 1);
    assertEquals(card(deck, card), position.table.order[deck.ordinal()] >>> last & 15);
    return self();
  }

  /** With this on the table, the position is refused when it is taken out again. */
  S cannotBe(UnaryOperator<S> setting) {
    ClassicPosition before = position.copy();
    setting.apply(self());
    Map<String, Object> data = position.save();
    Refusal refusal = assertThrows(Refusal.class, () -> before.game().load(data));
    assertTrue(Sentences.of(refusal).matches(".+\\."));
    position = before;
    return self();
  }
}
