package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Telling;
import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.board.TradeTerms;
import croupier.app.table.face.classic.desk.TradeEditor;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.app.table.widget.Countdown;
import croupier.app.words.Typesetter;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.ClassicShape;
import croupier.engine.classic.Frame;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A deal, or property in place of money, is on offer. Whom it is offered to picks an answer with
 * dial A and gives it with the own button; until then the one who offers takes it back with the own
 * button. When the time has run out it is refused.
 */
public final class OfferMoment implements Moment {
  private static final int SECONDS = 45;

  /** Beside it is which line it is; where one is longer, all have signs in place of words. */
  private static final int LONGEST = Prompt.COLUMNS - " 2/3".length();

  private static final ClassicAction REFUSE = new ClassicAction.Refuse();
  private static final ClassicAction WITHDRAW = new ClassicAction.Withdraw();

  /** An answer that needs nothing more, or none for a page on which the offer is changed. */
  private record Answer(Optional<ClassicAction> action) {}

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final Frame frame;
  private final int from;
  private final int to;

  /** As the one sees it who answers. */
  private final TradeTerms terms;

  private final List<String> lines;
  private final Choices<Answer> answers;
  private final Countdown countdown = new Countdown(SECONDS);

  /** The page on which the offer is changed; null when it is not. */
  private TradeEditor editor;

  private int page;

  public OfferMoment(ClassicRoom room) {
    this.room = room;
    position = room.position();
    frame = position.frame();
    if (frame == Frame.OFFER) {
      ClassicEvent.DealOffered deal = position.deal();
      from = deal.from();
      to = deal.to();
      terms = TradeTerms.of(deal.trade()).mirrored();
    } else {
      ClassicEvent.InsteadOffered offer = position.insteadOffer();
      from = offer.debtor();
      to = offer.creditor();
      terms = new TradeTerms(List.of(), offer.deeds(), offer.value(), 0, List.of(), offer.cards());
    }
    lines = lines();
    answers = new Choices<>(answers());
  }

  private List<String> lines() {
    boolean debt = frame == Frame.INSTEAD;
    List<String> words = lines("get ", debt ? "instead of " : "give ");
    boolean fit = words.stream().allMatch(line -> Typesetter.longest(line).length() <= LONGEST);
    return fit ? words : lines("+ ", debt ? "instead of " : "- ");
  }

  private List<String> lines(String get, String give) {
    List<String> list = new ArrayList<>();
    orNothing(terms.gains(room.brief())).forEach(thing -> list.add(get + thing));
    orNothing(terms.losses(room.brief())).forEach(thing -> list.add(give + thing));
    return list;
  }

  private static List<String> orNothing(List<String> things) {
    return things.isEmpty() ? List.of("nothing") : things;
  }

  private List<Choice<Answer>> answers() {
    List<Choice<Answer>> list = new ArrayList<>();
    // What changes nothing is chosen first: a hasty press gives nothing away.
    answer(list, "refuse", REFUSE);
    answer(list, "accept", new ClassicAction.Accept());
    if (room.rights().shape(to, ClassicShape.Counter.class).isPresent()) {
      list.add(new Choice<>("change", new Answer(Optional.empty())));
    }
    return list;
  }

  private void answer(List<Choice<Answer>> list, String label, ClassicAction action) {
    if (room.rights().may(to, action)) {
      list.add(new Choice<>(label, new Answer(Optional.of(action))));
    }
  }

  @Override
  public boolean lasts() {
    if (position.frame() != frame) {
      return false;
    }
    return frame == Frame.OFFER
        ? TradeTerms.of(position.deal().trade()).mirrored().equals(terms)
            && position.deal().to() == to
        : position.insteadOffer().creditor() == to;
  }

  // --- time

  @Override
  public Countdown countdown() {
    return countdown;
  }

  @Override
  public Wish unprompted() {
    return countdown.over(room.now()) ? act(to, REFUSE) : Wish.NOTHING;
  }

  // --- hands

  private Wish act(int seat, ClassicAction action) {
    return room.rights().may(seat, action) ? ClassicRoom.act(seat, action) : Wish.NOTHING;
  }

  @Override
  public boolean takes(int seat) {
    return true;
  }

  @Override
  public void turned(Control dial, int steps) {
    if (room.seating().isHeld(to)) {
      return;
    }
    countdown.restart(room.now());
    if (editor != null) {
      editor.turned(dial, steps);
    } else if (dial == Control.DIAL_A) {
      answers.turn(steps);
      room.context().sound(Sound.Kind.TICK);
    } else if (lines.size() > 2) {
      page = Math.floorMod((long) page + steps, lines.size());
    }
  }

  @Override
  public Wish pressed(Control control) {
    if (editor != null) {
      countdown.restart(room.now());
      editor.pressed(control);
    }
    return Wish.NOTHING;
  }

  @Override
  public Wish back() {
    editor = null;
    return Wish.NOTHING;
  }

  @Override
  public Wish tapped(int seat) {
    if (seat == from) {
      return act(seat, WITHDRAW);
    }
    if (seat != to || answers.isEmpty()) {
      return Wish.NOTHING;
    }
    if (editor != null) {
      return editor.tapped();
    }
    Optional<ClassicAction> action = answers.value().action();
    if (action.isPresent()) {
      return ClassicRoom.act(seat, action.get());
    }
    change();
    return Wish.NOTHING;
  }

  private void change() {
    countdown.restart(room.now());
    Optional<ClassicShape.Counter> bounds = room.rights().shape(to, ClassicShape.Counter.class);
    editor =
        bounds
            .map(bounded -> TradeTerms.of(bounded.most()))
            .map(most -> new TradeEditor(room, to, from, most, terms, TradeTerms::counter))
            .orElse(null);
  }

  // --- the page

  @Override
  public Effect halo(int seat) {
    return seat == to ? Effect.PULSE : seat == from ? Effect.STEADY : Effect.DIM;
  }

  @Override
  public void draw(Canvas canvas) {
    countdown.draw(canvas, 0, 1, Hue.WHITE, room.now());
    if (editor != null) {
      editor.draw(canvas);
      return;
    }
    String time = countdown.words(room.now());
    canvas.lcd(
        Lines.ends(room.brief().name(from) + " offers " + room.brief().name(to), time),
        line(0),
        lines.size() > 1 ? line(1) : "",
        Lines.ends("< " + answers.label() + " >", room.buttonName(to) + ":ok"));
    canvas.headline(sentence());
    if (room.seating().isHeld(to)) {
      room.seating().thinks(canvas, to, sentence());
    } else {
      drawAnswerKeys(canvas);
    }
    if (room.rights().may(from, WITHDRAW)) {
      canvas.press(room.button(from), "take it back");
    }
  }

  private void drawAnswerKeys(Canvas canvas) {
    canvas.turn(Control.DIAL_A, "answer: " + answers.label());
    if (lines.size() > 2) {
      canvas.turn(Control.DIAL_B, "read the offer");
    }
    canvas.press(room.button(to), answers.label());
  }

  private String line(int after) {
    int at = Math.floorMod(page + after, lines.size());
    return lines.size() > 2
        ? Lines.ends(lines.get(at), (at + 1) + "/" + lines.size())
        : lines.get(at);
  }

  private String sentence() {
    String gains = Telling.all(orNothing(terms.gains(room.full())));
    String losses = Telling.all(orNothing(terms.losses(room.full())));
    return room.full().name(from)
        + " offers "
        + room.full().name(to)
        + (frame == Frame.OFFER
            ? " a deal: " + gains + " for " + losses + ". "
            : " " + gains + " instead of " + losses + " that is owed. ")
        + room.full().name(to)
        + ": dial A picks an answer, your own button gives it. "
        + room.full().name(from)
        + "'s button takes the offer back.";
  }
}
