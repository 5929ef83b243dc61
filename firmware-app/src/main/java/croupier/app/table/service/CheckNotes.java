package croupier.app.table.service;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.TableContext;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the service check has found so far; and so, with which controls people can answer it. While
 * nothing is known against them that is OK, BACK and a dial, and what stands in when one is dead.
 */
final class CheckNotes {
  static final List<Control> DIALS = List.of(Control.DIAL_A, Control.DIAL_B);

  private final TableContext context;
  private final List<String> faults = new ArrayList<>();
  private final Set<Control> mute = EnumSet.noneOf(Control.class);
  private final Set<Control> still = EnumSet.noneOf(Control.class);
  private boolean lights;
  private boolean noDown;

  CheckNotes(TableContext context) {
    this.context = context;
  }

  /** Somebody has to mend this. */
  void fault(String fault) {
    faults.add(fault);
    TableContext.LOG.warn("Service check: {}.", fault);
  }

  /** The same for something about lights. */
  void lightFault(String fault) {
    lights = true;
    fault(fault);
  }

  /** Whether there is something about lights. */
  boolean haveLights() {
    return lights;
  }

  List<String> faults() {
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

  static String name(Control control) {
    if (control.isSeat()) {
      return "seat " + (control.seat() + 1);
    }
    return switch (control) {
      case DIAL_A -> "dial A";
      case DIAL_B -> "dial B";
      default -> control.name();
    };
  }

  private static String onTheDisplay(Control control) {
    return control.isDial() ? "push" + name(control).substring("dial ".length()) : name(control);
  }

  /** What the display says of the answers, as it is written on the keys of the pages too. */
  String answers(Canvas canvas, String yes, String no) {
    canvas.press(no(), no);
    return answer(canvas, yes) + " " + onTheDisplay(no()) + ":" + no;
  }

  /** The same, where no is no answer. */
  String answer(Canvas canvas, String yes) {
    canvas.press(yes(), yes);
    return onTheDisplay(yes()) + ":" + yes;
  }

  String leaving() {
    return "hold " + onTheDisplay(no()) + ":leave";
  }

  String answersInWords() {
    return name(yes()) + " is yes, " + name(no()) + " is no.";
  }

  /** The same of going on: see {@link #steps(UnitEvent)}. */
  String steps(Canvas canvas, String label) {
    List<Control> dials = dials();
    if (dials.isEmpty()) {
      canvas.press(next(), label);
      return onTheDisplay(next()) + ":" + label;
    }
    dials.forEach(dial -> canvas.turn(dial, label));
    return name(dials.getFirst()).substring("dial ".length()) + ":" + label;
  }
}
