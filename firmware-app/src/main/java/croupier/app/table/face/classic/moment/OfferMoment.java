package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.desk.TradeEditor;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.app.table.widget.Countdown;
import croupier.app.words.Message;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.ClassicShape;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Trade;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A deal, or property in place of money, is on offer. Whom it is offered to picks an answer with
 * dial A and gives it with the own button; until then the one who offers takes it back with the own
 * button. When the time has run out it is refused.
 */
public final class OfferMoment implements Moment {
  private static final int SECONDS = 45;

  /** Whoever fills in a counter on a phone touches nothing that would be heard here. */
  private static final int SECONDS_ON_A_PHONE = 120;

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
  private final Trade terms;

  /** What who answers would get, and give; a line of the LCD each. */
  private final List<Message> gains;

  private final List<Message> losses;
  private final Choices<Answer> answers;
  private final Countdown countdown;

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
      terms = deal.trade().mirrored();
    } else {
      ClassicEvent.InsteadOffered offer = position.insteadOffer();
      from = offer.debtor();
      to = offer.creditor();
      terms = new Trade(List.of(), offer.deeds(), offer.value(), 0, List.of(), offer.cards());
    }
    boolean onPhone = room.context().pages().isOpen(room.seating().place(to));
    countdown = new Countdown(onPhone ? SECONDS_ON_A_PHONE : SECONDS);
    gains = room.words().gains(terms);
    losses = room.words().losses(terms);
    answers = new Choices<>(answers());
  }

  private List<Choice<Answer>> answers() {
    List<Choice<Answer>> list = new ArrayList<>();
    // What changes nothing is chosen first: a hasty press gives nothing away.
    answer(list, "classic.refuse", REFUSE);
    answer(list, "classic.accept", new ClassicAction.Accept());
    if (room.rights().shape(to, ClassicShape.Counter.class).isPresent()) {
      list.add(new Choice<>(Message.of("classic.change"), new Answer(Optional.empty())));
    }
    return list;
  }

  private void answer(List<Choice<Answer>> list, String name, ClassicAction action) {
    if (room.rights().may(to, action)) {
      list.add(new Choice<>(Message.of(name), new Answer(Optional.of(action))));
    }
  }

  @Override
  public boolean lasts() {
    if (position.frame() != frame) {
      return false;
    }
    return frame == Frame.OFFER
        ? position.deal().trade().mirrored().equals(terms) && position.deal().to() == to
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
    } else if (lines() > 2) {
      page = Math.floorMod((long) page + steps, lines());
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
            .map(ClassicShape.Counter::most)
            .map(most -> new TradeEditor(room, to, from, most, terms, ClassicAction.Counter::new))
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
    canvas.lcd(
        Message.of("classic.offer-line")
            .player("from", from)
            .player("to", to)
            .with("time", countdown.words(room.now())),
        line(0),
        lines() > 1 ? line(1) : null,
        Message.of("classic.offer-keys")
            .with("answer", answer())
            .with("seat", room.seating().place(to) + 1));
    Message offer = room.matters().offer();
    if (room.seating().isHeld(to)) {
      room.seating().thinks(canvas, to, offer);
    } else {
      List<Message> headline = new ArrayList<>();
      headline.add(offer);
      headline.add(Message.of("classic.offer-how").player("to", to));
      if (!room.seating().isHeld(from)) {
        headline.add(Message.of("classic.offer-how-withdraw").player("from", from));
      }
      canvas.headline(Message.sentences(headline));
      drawAnswerKeys(canvas);
    }
    if (room.rights().may(from, WITHDRAW)) {
      canvas.press(room.button(from), Message.of("classic.withdraw"));
    }
  }

  private Message answer() {
    return answers.label();
  }

  private void drawAnswerKeys(Canvas canvas) {
    canvas.turn(Control.DIAL_A, Message.of("classic.offer-answer").with("answer", answer()));
    if (lines() > 2) {
      canvas.turn(Control.DIAL_B, Message.of("classic.offer-read"));
    }
    canvas.press(room.button(to), answer());
  }

  private int lines() {
    return gains.size() + losses.size();
  }

  private Message line(int after) {
    return line(Math.floorMod(page + after, lines()), areAllWords());
  }

  /** Where one line has no room for words, all have signs. */
  private boolean areAllWords() {
    return IntStream.range(0, lines()).allMatch(at -> room.context().fits(line(at, true)));
  }

  private Message line(int at, boolean words) {
    boolean gain = at < gains.size();
    boolean debt = !gain && frame == Frame.INSTEAD;
    String gives = debt ? "classic.offer-instead-of" : "classic.offer-give";
    String how =
        words
            ? gain ? "classic.offer-get" : gives
            : gain ? "classic.offer-plus" : debt ? gives : "classic.offer-minus";
    return Message.of(how)
        .with("thing", gain ? gains.get(at) : losses.get(at - gains.size()))
        .with("place", lines() > 2 ? (at + 1) + "/" + lines() : "");
  }
}
