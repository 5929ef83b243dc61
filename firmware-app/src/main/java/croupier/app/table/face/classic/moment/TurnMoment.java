package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.board.OpenRents;
import croupier.app.table.face.classic.board.TableReader;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.engine.Action;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Sound;

/**
 * Between rolls: whose turn it is may roll, owners claim rent with their own buttons, and everybody
 * may open the own desk.
 */
public final class TurnMoment implements Moment {
  private static final ClassicAction ROLL = new ClassicAction.Roll();

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final TableReader reader;
  private final OpenRents rents;
  private final int player;
  private final ClaimWait wait;

  /** ROLL was pressed, and waits for owners who may still claim. */
  private boolean rolls;

  public TurnMoment(ClassicRoom room, ClaimWait wait) {
    this.room = room;
    this.wait = wait;
    position = room.position();
    reader = new TableReader(room);
    rents = new OpenRents(room);
    player = position.player();
  }

  @Override
  public boolean lasts() {
    return position.frame() == Frame.TURN && position.player() == player;
  }

  @Override
  public Effect halo(int seat) {
    return seat == player ? Effect.PULSE : Effect.DIM;
  }

  @Override
  public void turned(Control dial, int steps) {
    reader.turned(dial, steps);
    room.context().sound(Sound.Kind.TICK);
  }

  @Override
  public Wish pressed(Control control) {
    return control == Control.ROLL && !isHeld() ? roll() : unprompted();
  }

  private Wish roll() {
    if (mayRoll() && !rolls) {
      rolls = true;
      wait.countdown().tick(room.now());
      if (waits()) {
        room.context().sound(Sound.Kind.ATTENTION);
      }
    }
    return unprompted();
  }

  private boolean isHeld() {
    return room.seating().isHeld(player);
  }

  /** Owners may claim for as long as when somebody presses ROLL. */
  @Override
  public Wish answered(int seat, Action action) {
    return seat == player && action.equals(ROLL) && mayRoll()
        ? roll()
        : Moment.super.answered(seat, action);
  }

  /** A roll that waits is let go of. */
  @Override
  public Wish back() {
    rolls = rolls && isHeld();
    return Wish.NOTHING;
  }

  @Override
  public Wish unprompted() {
    return rolls && mayRoll() && !waits() ? ClassicRoom.act(player, ROLL) : Wish.NOTHING;
  }

  /** Another roll after a double closes no claim (C8-10, HB-05), so nobody waits for it. */
  private boolean waits() {
    return position.doubles() == 0 && !wait.isOver(room.now());
  }

  @Override
  public long nextDue() {
    return rolls ? wait.countdown().nextDue() : Mode.NEVER;
  }

  @Override
  public void tick(long now) {
    wait.countdown().tick(now);
  }

  private boolean mayRoll() {
    return room.rights().may(player, ROLL);
  }

  private boolean may(Class<? extends ClassicAction> kind) {
    return room.rights().first(player, kind).isPresent();
  }

  /** How the player can leave jail at the desk, in words; empty when only doubles lead out. */
  private String waysOutOfJail() {
    boolean pay = may(ClassicAction.PayFine.class);
    boolean card = may(ClassicAction.UseJailCard.class);
    return pay ? card ? "pay or use a card" : "pay" : card ? "use a card" : "";
  }

  /** Whether anybody finds something to do at a desk; on the first turns nobody does. */
  private boolean hasAnybodyBusiness() {
    for (int seat = 0; seat < position.seats(); seat++) {
      boolean acts =
          room.rights().actions(seat).stream()
              .anyMatch(
                  action -> !action.equals(ROLL) && !(action instanceof ClassicAction.ClaimRent));
      if (acts || !room.rights().shapes(seat).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void drawKeysBehindDesk(Canvas canvas) {
    if (isHeld()) {
      return;
    }
    if (rolls) {
      canvas.press(Control.BACK, "do not roll yet");
    } else if (mayRoll()) {
      String what = position.inJail(player) ? ": try for doubles" : ": roll";
      canvas.press(Control.ROLL, room.full().name(player) + what);
    }
  }

  @Override
  public void draw(Canvas canvas) {
    if (rolls) {
      drawWaiting(canvas);
      return;
    }
    boolean jailed = position.inJail(player);
    boolean claims = position.claims() > 0;
    canvas.lcd(
        Lines.ends(
            room.brief().name(player) + (jailed ? " in jail" : "'s turn"), room.cash(player)),
        claims ? rents.line(0) : where(jailed),
        reader.line(),
        (jailed ? "ROLL:try" : "ROLL:roll") + ownButton());
    canvas.headline(
        rents.sentence()
            + (position.doubles() > 0 ? "Doubles! " : "")
            + room.full().name(player)
            + (jailed ? " is in jail: ROLL tries for doubles." : ": press ROLL.")
            + wayOut()
            + (!claims && !jailed ? more() : ""));
    drawKeysBehindDesk(canvas);
    reader.drawKeys(canvas);
    if (isHeld()) {
      room.seating().thinks(canvas, player, rents.sentence());
    }
  }

  private void drawWaiting(Canvas canvas) {
    canvas.lcd(
        Lines.ends(room.brief().name(player) + " rolls", wait.countdown().words(room.now())),
        rents.line(0),
        rents.line(1),
        isHeld() ? "own:claim" : "own:claim BACK:wait");
    canvas.headline(
        rents.sentence()
            + "In a moment "
            + room.full().name(player)
            + " rolls, and then it is too late."
            + (isHeld() ? "" : " BACK: do not roll yet."));
    drawKeysBehindDesk(canvas);
    reader.drawKeys(canvas);
  }

  /** What the own buttons are for, on the LCD; a claim comes before anything at a desk. */
  private String ownButton() {
    if (position.claims() > 0) {
      return "  own:claim";
    }
    if (!waysOutOfJail().isEmpty()) {
      return " own:get out";
    }
    return hasAnybodyBusiness() ? "  own:desk" : "";
  }

  /** How jail can be left; not while the player's own button claims rent instead. */
  private String wayOut() {
    String ways = waysOutOfJail();
    return ways.isEmpty() || may(ClassicAction.ClaimRent.class)
        ? ""
        : " Your own button opens your desk, to " + ways + ".";
  }

  /** What else there is, when nothing is urgent. */
  private String more() {
    String read = reader.sentence();
    return read.isEmpty() && hasAnybodyBusiness()
        ? " Your own button opens your desk: build, sell, mortgage, deal."
        : read;
  }

  private String where(boolean jailed) {
    if (jailed) {
      return "try " + position.jailTurn(player) + " for doubles";
    }
    String space = room.brief().space(position.space(player));
    return position.doubles() > 0 ? Lines.ends("doubles!", space) : "on " + space;
  }
}
