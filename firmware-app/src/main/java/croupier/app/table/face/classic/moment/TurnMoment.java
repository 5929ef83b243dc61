package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.AgreedTurns;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.board.OpenRents;
import croupier.app.table.face.classic.board.TableReader;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;

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
    boolean letsGo = rolls && !isHeld();
    rolls = rolls && !letsGo;
    return letsGo ? new Wish.LetGo(player) : Wish.NOTHING;
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

  private boolean leavesJailAtDesk() {
    return may(ClassicAction.PayFine.class) || may(ClassicAction.UseJailCard.class);
  }

  /** As long as the player's own button claims rent, it opens no desk. */
  private boolean showsWayOut() {
    return leavesJailAtDesk() && !may(ClassicAction.ClaimRent.class);
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
      canvas.press(Control.BACK, Message.of("classic.turn-not-yet"));
    } else if (mayRoll()) {
      String what = isJailed() ? "classic.turn-try-doubles" : "classic.roll";
      canvas.press(Control.ROLL, Message.of(what).player("who", player));
    }
  }

  private boolean isJailed() {
    return position.inJail(player);
  }

  @Override
  public void draw(Canvas canvas) {
    if (rolls) {
      drawWaiting(canvas);
      return;
    }
    canvas.lcd(
        room.cash(isJailed() ? "classic.turn-jail-line" : "classic.turn-line", player),
        position.claims() > 0 ? rents.line(0) : where(),
        showsWayOut() && !reader.isRead() ? wayOut() : reader.line(),
        isJailed() ? jailKeys() : keys());
    canvas.headline(Message.sentences(sentences()));
    drawKeysBehindDesk(canvas);
    reader.drawKeys(canvas);
    if (isHeld()) {
      room.seating().thinks(canvas, player, rents.sentences().toArray(Message[]::new));
    }
  }

  private void drawWaiting(Canvas canvas) {
    Message rolling =
        Message.of("classic.turn-waits-line")
            .player("who", player)
            .with("time", wait.countdown().words(room.now()));
    canvas.lcd(
        rolling,
        rents.line(0),
        rents.line(1),
        rents.claimant() < 0
            ? null
            : claim(isHeld() ? "classic.turn-waits-claim" : "classic.turn-waits-keys"));
    wait.countdown().tell(canvas, room.now());
    List<Message> sentences = new ArrayList<>(rents.sentences());
    sentences.add(Message.of("classic.turn-waits").player("who", player));
    if (!isHeld()) {
      sentences.add(Message.of("classic.turn-waits-back"));
    }
    canvas.headline(Message.sentences(sentences));
    drawKeysBehindDesk(canvas);
    reader.drawKeys(canvas);
  }

  /** What the buttons are for, on the LCD; a claim comes before anything at a desk. */
  private Message keys() {
    if (rents.claimant() >= 0) {
      return claim("classic.turn-keys-claim");
    }
    return Message.of(hasAnybodyBusiness() ? "classic.turn-keys-desk" : "classic.turn-keys");
  }

  private Message jailKeys() {
    if (rents.claimant() >= 0) {
      return claim("classic.turn-jail-keys-claim");
    }
    if (leavesJailAtDesk()) {
      return Message.of("classic.turn-jail-keys-out");
    }
    return Message.of(
        hasAnybodyBusiness() ? "classic.turn-jail-keys-desk" : "classic.turn-jail-keys");
  }

  private Message claim(String keys) {
    return Message.of(keys).player("owner", rents.claimant());
  }

  private List<Message> sentences() {
    List<Message> sentences = new ArrayList<>(rents.sentences());
    if (position.doubles() > 0) {
      sentences.add(Message.of("classic.turn-doubles"));
    }
    if (AgreedTurns.now(position).isLast()) {
      sentences.add(Message.of("classic.told-last-turn"));
    }
    String turn = isJailed() ? "classic.turn-in-jail" : "classic.turn-press-roll";
    sentences.add(Message.of(turn).player("who", player));
    if (showsWayOut()) {
      sentences.add(wayOut());
    }
    if (position.claims() == 0 && !isJailed()) {
      List<Message> read = reader.sentences();
      sentences.addAll(read);
      if (read.isEmpty() && hasAnybodyBusiness()) {
        sentences.add(Message.of("classic.turn-desk"));
      }
    }
    return sentences;
  }

  /** How jail can be left at the desk. */
  private Message wayOut() {
    boolean pay = may(ClassicAction.PayFine.class);
    boolean card = may(ClassicAction.UseJailCard.class);
    return Message.of(
            !card
                ? "classic.turn-out-pay"
                : pay ? "classic.turn-out-both" : "classic.turn-out-card")
        .player("who", player)
        .with("amount", position.fine());
  }

  private Message where() {
    if (isJailed()) {
      return Message.of("classic.turn-try").with("try", position.jailTurn(player));
    }
    return Message.of(position.doubles() > 0 ? "classic.turn-double-on" : "classic.turn-on")
        .with("space", room.words().space(position.space(player)));
  }
}
