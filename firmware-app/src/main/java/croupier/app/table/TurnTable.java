package croupier.app.table;

import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Sound;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Between rolls: whose turn it is may roll, owners claim rent with their own buttons, and everybody
 * may open the own desk.
 */
final class TurnTable implements ClassicMoment {
  private static final ClassicAction ROLL = new ClassicAction.Roll();

  private final ClassicRoom room;
  private final ClassicPosition position;
  private final TableReader reader;
  private final int player;

  TurnTable(ClassicRoom room) {
    this.room = room;
    position = room.position();
    reader = new TableReader(room);
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
    room.desk().sound(Sound.Kind.TICK);
  }

  @Override
  public Wish pressed(Control control) {
    return control == Control.ROLL && room.rights().may(player, ROLL)
        ? ClassicRoom.act(player, ROLL)
        : Wish.NOTHING;
  }

  @Override
  public void drawKeysBehindDesk(Canvas canvas) {
    if (room.rights().may(player, ROLL)) {
      String what = position.inJail(player) ? ": try for doubles" : ": roll";
      canvas.press(Control.ROLL, room.full().name(player) + what);
    }
  }

  @Override
  public void draw(Canvas canvas) {
    boolean jailed = position.inJail(player);
    List<ClassicEvent.RentDue> claims = position.rentsDue();
    canvas.lcd(
        Lines.ends(
            room.brief().name(player) + (jailed ? " in jail" : "'s turn"), room.cash(player)),
        claims.isEmpty() ? where(jailed) : claim(claims.getLast()),
        reader.line(),
        jailed ? "ROLL:try own:pay out" : "ROLL:roll  own:desk");
    canvas.headline(
        claims.stream().map(this::claimSentence).collect(Collectors.joining())
            + (position.doubles() > 0 ? "Doubles! " : "")
            + room.full().name(player)
            + (jailed
                ? " is in jail: ROLL tries for doubles, the own button pays or uses a card."
                : ": press ROLL.")
            + (claims.isEmpty() && !jailed ? more() : ""));
    drawKeysBehindDesk(canvas);
    reader.drawKeys(canvas);
  }

  /** What else there is, when nothing is urgent. */
  private String more() {
    String read = reader.sentence();
    return read.isEmpty() ? " Own buttons open desks: build, sell, mortgage, deal." : read;
  }

  private String where(boolean jailed) {
    if (jailed) {
      return "try " + position.jailTurn(player) + " for doubles";
    }
    String space = room.brief().space(position.space(player));
    return position.doubles() > 0 ? Lines.ends("doubles!", space) : "on " + space;
  }

  private String claim(ClassicEvent.RentDue due) {
    return Lines.ends(
        room.brief().name(due.owner()) + ": claim!",
        (due.freshDice() ? "dice x" : "") + Lines.money(due.amount()));
  }

  private String claimSentence(ClassicEvent.RentDue due) {
    return room.full().name(due.owner())
        + " can claim "
        + (due.freshDice() ? "dice times " : "")
        + Lines.money(due.amount())
        + " from "
        + room.full().name(due.payer())
        + " for "
        + room.full().deed(due.deed())
        + "! ";
  }
}
