package croupier.app.table.face.classic.desk;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Deck;
import croupier.hal.Control;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * A page on which a seat puts a deal together: dial A walks through what there is, OK marks it,
 * dial B sets the money, and the own button makes the offer.
 */
public final class TradeEditor {
  private static final List<Integer> STEPS = List.of(10, 50, 100, 1);

  /** One thing that can change hands: a deed by its space, or a card by its deck. */
  private record Thing(boolean given, int deed, Deck card) {}

  private final ClassicRoom room;
  private final int seat;
  private final int partner;
  private final Trade bounds;
  private final Function<Trade, Action> action;

  /** Property in place of money that is owed. */
  private final boolean forDebt;

  private final Choices<Thing> things;
  private final Set<Thing> marked = new LinkedHashSet<>();

  /** What the seat gets; less than 0 when it pays. */
  private int money;

  private int step;

  /**
   * @param partner with whom it is put together
   * @param bounds the most that may change hands
   * @param start what is marked at first
   * @param action what is done with the terms in the end
   */
  public TradeEditor(
      ClassicRoom room,
      int seat,
      int partner,
      Trade bounds,
      Trade start,
      Function<Trade, Action> action) {
    this.room = room;
    this.seat = seat;
    this.partner = partner;
    this.bounds = bounds;
    this.action = action;
    forDebt = action.apply(start) instanceof ClassicAction.OfferInstead;
    List<Thing> list = new ArrayList<>();
    list(list, false, bounds.take(), bounds.takeCards());
    list(list, true, bounds.give(), bounds.giveCards());
    things = Choices.of(list);
    for (Thing thing : list) {
      if (isIn(start, thing)) {
        marked.add(thing);
      }
    }
    money = Math.clamp(start.ask() - start.pay(), -bounds.pay(), bounds.ask());
  }

  private static void list(List<Thing> list, boolean given, List<Integer> deeds, List<Deck> cards) {
    deeds.forEach(deed -> list.add(new Thing(given, deed, null)));
    cards.forEach(card -> list.add(new Thing(given, -1, card)));
  }

  /** What the dial points at. */
  private Message pointed() {
    Thing thing = things.value();
    return thing.card() == null ? room.words().deedAsItIs(thing.deed()) : room.words().jailCard();
  }

  private static boolean isIn(Trade terms, Thing thing) {
    if (thing.card() == null) {
      return (thing.given() ? terms.give() : terms.take()).contains(thing.deed());
    }
    return (thing.given() ? terms.giveCards() : terms.takeCards()).contains(thing.card());
  }

  /** What is marked now. */
  Trade terms() {
    return new Trade(
        deeds(true),
        deeds(false),
        Math.max(-money, 0),
        Math.max(money, 0),
        cards(true),
        cards(false));
  }

  private List<Integer> deeds(boolean given) {
    return marked.stream()
        .filter(thing -> thing.given() == given && thing.card() == null)
        .map(Thing::deed)
        .sorted()
        .toList();
  }

  private List<Deck> cards(boolean given) {
    return marked.stream()
        .filter(thing -> thing.given() == given && thing.card() != null)
        .map(Thing::card)
        .sorted()
        .toList();
  }

  // --- hands

  public void turned(Control dial, int steps) {
    if (dial == Control.DIAL_A) {
      things.turn(steps);
    } else {
      long wanted = money + (long) steps * STEPS.get(step);
      money = Math.clamp(wanted, -bounds.pay(), bounds.ask());
    }
    room.context().sound(Sound.Kind.TICK);
  }

  public void pressed(Control control) {
    if (control == Control.DIAL_B) {
      step = (step + 1) % STEPS.size();
    } else if (control != Control.ROLL && !things.isEmpty() && !marked.remove(things.value())) {
      marked.add(things.value());
    }
  }

  /** The own button: the offer as it stands, or nothing when it cannot be made. */
  public Wish tapped() {
    return isPossible() ? ClassicRoom.act(seat, action.apply(terms())) : Wish.NOTHING;
  }

  private boolean isPossible() {
    if (marked.isEmpty()) {
      return false;
    }
    Action wanted = action.apply(terms());
    return room.position().mayAct(seat)
        && room.position().legal(seat, room.position().move(wanted));
  }

  // --- the page

  public void draw(Canvas canvas) {
    boolean possible = isPossible();
    Message thing = things.isEmpty() ? null : Message.of("classic.chosen").with("thing", pointed());
    String keys = possible ? "classic.trade-keys-offer" : "classic.trade-keys";
    canvas.lcd(payment(), thing, whose(), Message.of(keys).with("step", STEPS.get(step)));
    canvas.headline(Message.sentences(List.of(together(), possible ? ready() : lacking())));
    drawThingKeys(canvas);
    String money = bounds.pay() > 0 ? "classic.trade-pay-or-get" : "classic.trade-less-or-more";
    canvas.turn(Control.DIAL_B, Message.of(money));
    int next = STEPS.get((step + 1) % STEPS.size());
    canvas.press(Control.DIAL_B, Message.of("classic.trade-steps").with("step", next));
    canvas.press(Control.BACK, Message.of("classic.trade-forget"));
    if (possible) {
      canvas.press(room.button(seat), Message.of("classic.trade-offer"));
    }
  }

  private void drawThingKeys(Canvas canvas) {
    if (things.isEmpty()) {
      return;
    }
    canvas.turn(Control.DIAL_A, Message.of("classic.trade-walk"));
    String mark = things.value().given() ? "classic.trade-give" : "classic.trade-get";
    boolean isMarked = marked.contains(things.value());
    canvas.press(
        Control.OK,
        Message.of(isMarked ? "classic.trade-leave-out" : mark).with("thing", pointed()));
  }

  private Message together() {
    Trade terms = terms();
    Message together =
        forDebt
            ? Message.of("classic.trade-headline-debt").with("amount", money)
            : Message.of("classic.trade-headline").all("gains", room.words().gains(terms));
    return together
        .player("who", seat)
        .player("to", partner)
        .all("losses", room.words().losses(terms));
  }

  private Message ready() {
    return Message.of("classic.trade-ready").player("who", seat);
  }

  /** Why it cannot be offered: only marked things, within the bounds, that the rules forbid. */
  private Message lacking() {
    if (marked.isEmpty()) {
      return Message.of("classic.trade-mark");
    }
    boolean owes = room.position().debtor() == seat;
    return owes
        ? Message.of("classic.trade-too-little").player("who", seat)
        : Message.of("classic.trade-cannot-pay");
  }

  /** Who pays whom how much: whoever reads it may sit on either side. */
  private Message payment() {
    if (money == 0) {
      return Message.of("classic.trade-no-money").player("who", seat).player("to", partner);
    }
    Message sum =
        forDebt
            ? Message.of("classic.trade-waives").player("who", partner)
            : Message.of("classic.trade-pays")
                .player("who", money < 0 ? seat : partner)
                .player("to", money < 0 ? partner : seat);
    return sum.with("amount", Math.abs(money));
  }

  /** Whose it will be what the dial points at, and its place in the list. */
  private Message whose() {
    if (things.isEmpty()) {
      return Message.of("classic.trade-nothing");
    }
    Thing thing = things.value();
    boolean moves = marked.contains(thing);
    int holder = thing.given() == moves ? partner : seat;
    return Message.of(moves ? "classic.trade-gets" : "classic.trade-keeps")
        .player("who", holder)
        .with("place", things.place());
  }
}
