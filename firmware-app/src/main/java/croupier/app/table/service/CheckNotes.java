package croupier.app.table.service;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the service check has found so far; and so, with which controls people can answer it. While
 * nothing is known against them that is OK, BACK and a dial, and what stands in when one is dead.
 */
final class CheckNotes {
  static final List<Control> DIALS = List.of(Control.DIAL_A, Control.DIAL_B);

  private final TableContext context;
  private final List<Message> faults = new ArrayList<>();
  private final Set<Control> mute = EnumSet.noneOf(Control.class);
  private final Set<Control> still = EnumSet.noneOf(Control.class);
  private boolean lights;
  private boolean noDown;

  CheckNotes(TableContext context) {
    this.context = context;
  }

  /** Somebody has to mend this. */
  void fault(Message fault) {
    faults.add(fault);
    TableContext.LOG.warn("Service check: {}.", Words.of(Language.ENGLISH).say(fault));
  }

  /** The same for something about lights. */
  void lightFault(Message fault) {
    lights = true;
    fault(fault);
  }

  /** Whether there is something about lights. */
  boolean haveLights() {
    return lights;
  }

  List<Message> faults() {
    return faults;
  }

  /** It did nothing when it was pressed. */
  void mute(Control control) {
    mute.add(control);
  }

  /** It did nothing when it was turned. */
  void still(Control dial) {
    still.add(dial);
  }

  // --- who answers
  // ----------------------------------------------------------------------------------------------

  Control yes() {
    return first(Set.of(), Control.OK, Control.ROLL, Control.DIAL_A);
  }

  Control no() {
    return first(Set.of(yes()), Control.BACK, Control.ROLL, Control.DIAL_B);
  }

  /** With what one goes on when there is no dial to turn. */
  private Control next() {
    return first(Set.of(yes(), no()), Control.ROLL);
  }

  /** The first of these, or else of the seats' buttons, that works and does nothing else. */
  private Control first(Set<Control> taken, Control... wanted) {
    Stream<Control> seats = Stream.of(Control.values()).filter(Control::isSeat);
    return Stream.concat(Stream.of(wanted), seats)
        .filter(control -> context.profile().has(control) && !mute.contains(control))
        .filter(control -> !taken.contains(control))
        .findFirst()
        .orElse(wanted[0]);
  }

  private List<Control> dials() {
    return DIALS.stream()
        .filter(dial -> context.profile().has(dial) && !still.contains(dial))
        .toList();
  }

  static boolean pressed(UnitEvent event, Control wanted) {
    return event instanceof UnitEvent.Pressed(Control control, _) && control == wanted;
  }

  boolean saysYes(UnitEvent event) {
    return pressed(event, yes());
  }

  /** When it is let go of: who holds it wants to leave, and has said nothing. */
  boolean saysNo(UnitEvent event) {
    if (pressed(event, no())) {
      noDown = true;
      return false;
    }
    boolean said =
        noDown && event instanceof UnitEvent.Released(Control control, _, _) && control == no();
    noDown = noDown && !said;
    return said;
  }

  /** How far a hand went on with this, or back. */
  int steps(UnitEvent event) {
    if (event instanceof UnitEvent.Turned(_, int steps, _)) {
      return steps;
    }
    return dials().isEmpty() && pressed(event, next()) ? 1 : 0;
  }

  // --- what it is called
  // ----------------------------------------------------------------------------------------------

  static Message name(Control control) {
    return control.isSeat()
        ? Message.of("service.control-seat").with("seat", control.seat() + 1)
        : Message.of(
            "service.control-" + control.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  /** What the display says of the answers, as it is written on the keys of the pages too. */
  Message answers(Canvas canvas, Message yes, Message no) {
    canvas.press(yes(), yes);
    canvas.press(no(), no);
    return answers().with("does", yes).with("undoes", no);
  }

  /** The answers, in words. */
  Message answers() {
    return Message.of("service.answers")
        .with("yes", name(yes()))
        .with("no", name(no()))
        .with("does", Message.of("service.yes"))
        .with("undoes", Message.of("service.no"));
  }

  /** What the display says where no is no answer. */
  Message answer(Canvas canvas, Message yes) {
    canvas.press(yes(), yes);
    return Message.of("service.answer").with("yes", name(yes())).with("does", yes);
  }

  Message leaving() {
    return Message.of("service.leaving").with("no", name(no()));
  }

  /** The same of going on: see {@link #steps(UnitEvent)}. */
  Message steps(Canvas canvas, Message label) {
    List<Control> dials = dials();
    if (dials.isEmpty()) {
      canvas.press(next(), label);
    } else {
      dials.forEach(dial -> canvas.turn(dial, label));
    }
    return Message.of("service.steps")
        .with("control", name(dials.isEmpty() ? next() : dials.getFirst()))
        .with("does", label);
  }
}
