package croupier.app.table.face.classic.desk;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.board.TradeTerms;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.engine.Action;
import croupier.engine.classic.ClassicAction;
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
  private final TradeTerms bounds;
  private final Function<TradeTerms, Action> action;

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
      TradeTerms bounds,
      TradeTerms start,
      Function<TradeTerms, Action> action) {
    this.room = room;
    this.seat = seat;
    this.partner = partner;
    this.bounds = bounds;
    this.action = action;
    forDebt = action.apply(start) instanceof ClassicAction.OfferInstead;
    List<Choice<Thing>> list = new ArrayList<>();
    list(list, false, bounds.take(), bounds.takeCards());
    list(list, true, bounds.give(), bounds.giveCards());
    things = new Choices<>(list);
    for (Choice<Thing> choice : list) {
      if (isIn(start, choice.value())) {
        marked.add(choice.value());
      }
    }
    money = Math.clamp(start.ask() - start.pay(), -bounds.pay(), bounds.ask());
  }

  private void list(
      List<Choice<Thing>> list, boolean given, List<Integer> deeds, List<Deck> cards) {
    for (int deed : deeds) {
      list.add(new Choice<>(room.brief().deedAsItIs(deed), new Thing(given, deed, null)));
    }
    for (Deck card : cards) {
      list.add(new Choice<>(room.brief().jailCard(), new Thing(given, -1, card)));
    }
  }

  private static boolean isIn(TradeTerms terms, Thing thing) {
    if (thing.card() == null) {
      return (thing.given() ? terms.give() : terms.take()).contains(thing.deed());
    }
    return (thing.given() ? terms.giveCards() : terms.takeCards()).contains(thing.card());
  }

  /** What is marked now. */
  TradeTerms terms() {
    return new TradeTerms(
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
    canvas.lcd(
        payment(),
        things.isEmpty() ? "" : Lines.chosen(things.label()),
        pointed(),
        Lines.ends("OK:mark B:" + STEPS.get(step), possible ? "own:ok" : "BACK"));
    TradeTerms terms = terms();
    canvas.headline(
        room.full().name(seat)
            + (forDebt
                ? " puts together what " + room.full().name(partner) + " may take for the debt. "
                : " puts a deal with " + room.full().name(partner) + " together. ")
            + (forDebt
                ? room.full().name(partner) + " waives " + Lines.money(money) + "."
                : sentence("Gets", terms.gains(room.full())))
            + " "
            + sentence(
                forDebt ? room.full().name(seat) + " gives" : "Gives", terms.losses(room.full()))
            + (possible ? " Your own button offers it." : lacking()));
    if (!things.isEmpty()) {
      canvas.turn(Control.DIAL_A, "what changes hands");
      canvas.press(
          Control.OK,
          (marked.contains(things.value())
                  ? "leave out "
                  : things.value().given() ? "give " : "get ")
              + things.label());
    }
    canvas.turn(
        Control.DIAL_B, bounds.pay() > 0 ? "left: pay, right: get" : "left: less, right: more");
    canvas.press(Control.DIAL_B, "steps of " + STEPS.get((step + 1) % STEPS.size()));
    canvas.press(Control.BACK, "forget it");
    if (possible) {
      canvas.press(room.button(seat), "offer it");
    }
  }

  /** Why it cannot be offered: only marked things, within the bounds, that the rules forbid. */
  private String lacking() {
    if (marked.isEmpty()) {
      return " Mark something with OK.";
    }
    return room.position().debtor() == seat
        ? " You owe money: what you give must bring what a mortgage would, or more."
        : " Somebody could not pay after that: change it.";
  }

  /** Who pays whom how much: whoever reads it may sit on either side. */
  private String payment() {
    String one = room.brief().name(seat);
    String other = room.brief().name(partner);
    if (money == 0) {
      return Lines.ends(one + " & " + other, "no money");
    }
    String sum = Lines.money(Math.abs(money));
    return forDebt
        ? Lines.ends(other + " waives", sum)
        : Lines.ends(money < 0 ? one + " pays " + other : other + " pays " + one, sum);
  }

  /** Whose it will be what the dial points at, and its place in the list. */
  private String pointed() {
    if (things.isEmpty()) {
      return "nothing to give";
    }
    Thing thing = things.value();
    boolean moves = marked.contains(thing);
    int holder = thing.given() == moves ? partner : seat;
    return Lines.ends(
        room.brief().name(holder) + (moves ? " gets it" : " keeps it"), things.place());
  }

  private static String sentence(String verb, List<String> things) {
    return verb + ": " + (things.isEmpty() ? "nothing" : String.join(", ", things)) + ".";
  }
}
