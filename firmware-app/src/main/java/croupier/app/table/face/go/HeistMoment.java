package croupier.app.table.face.go;

import croupier.app.live.LiveGame;
import croupier.app.table.face.Wish;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.engine.Randomness;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Symbol;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A Bank Heist: thief and victim each have a dial under its hood. Everybody sees how far a dial is
 * turned, so it begins at a place that nobody knows before looking, another one at each heist:
 * steps from where the last reveal ended would tell the choice.
 */
final class HeistMoment {
  private static final Control[] DIALS = {Control.DIAL_A, Control.DIAL_B};

  private final LiveGame game;
  private final GoPosition position;
  private final Seating seating;
  private final GoWords words;
  private final int[] points = new int[UnitPicture.DIALS];

  HeistMoment(LiveGame game, Seating seating, GoWords words) {
    this.game = game;
    this.position = (GoPosition) game.position();
    this.seating = seating;
    this.words = words;
  }

  /** A heist has begun. Whoever goes on with it after a pause of days finds the same beginning. */
  void begin() {
    if (position.phase() == Phase.DIALS) {
      int locked = DIALS.length - Integer.bitCount(position.deciders());
      Randomness secret = game.apart("dials of the heist after entry " + (game.entries() - locked));
      for (int dial = 0; dial < DIALS.length; dial++) {
        points[dial] = secret.below(DialLights.POSITIONS);
      }
    }
  }

  /** Who holds a dial: the thief the first, the other the second. */
  private int holder(int dial) {
    return dial == 0 ? position.attacker() : position.target();
  }

  /** Whether somebody at the unit is to choose with a dial. */
  private boolean isAsked(int dial) {
    return position.mayAct(holder(dial)) && !seating.isHeld(holder(dial));
  }

  void turn(int dial, int steps) {
    if (isAsked(dial)) {
      points[dial] = Math.floorMod(points[dial] + steps, DialLights.POSITIONS);
    }
  }

  Wish lock(Control control) {
    for (int dial = 0; dial < DIALS.length; dial++) {
      if (control == DIALS[dial] && isAsked(dial)) {
        return new Wish.Act(holder(dial), new GoAction.LockDial(Symbol.values()[points[dial]]));
      }
    }
    return Wish.NOTHING;
  }

  void draw(Canvas canvas) {
    for (int dial = 0; dial < DIALS.length; dial++) {
      int seat = holder(dial);
      if (!seating.isHeld(seat)) {
        canvas.hood(dial, points[dial]);
      }
      if (isAsked(dial)) {
        canvas.turn(DIALS[dial], seating.name(seat) + ": choose in secret");
        canvas.press(DIALS[dial], seating.name(seat) + ": lock");
      }
    }
    seating.halos(canvas, position.deciders(), Effect.PULSE);
    canvas.lcd(
        Lines.centred("Bank Heist!"),
        Lines.ends("A:" + words.name(holder(0)), lockedOrNot(0)),
        Lines.ends("B:" + words.name(holder(1)), lockedOrNot(1)),
        "ring | money | coin");
    canvas.headline(
        seating.name(holder(0))
            + " robs "
            + seating.name(holder(1))
            + "! "
            + (isAsked(0) || isAsked(1)
                ? whoChooses() + ": under your hood choose ring, money or coin, then push."
                : "The choice is secret."));
  }

  private String whoChooses() {
    return IntStream.range(0, DIALS.length)
        .filter(this::isAsked)
        .mapToObj(dial -> seating.name(holder(dial)))
        .collect(Collectors.joining(" and "));
  }

  private String lockedOrNot(int dial) {
    return isAsked(dial) ? "turn+push" : position.mayAct(holder(dial)) ? "thinks" : "locked";
  }
}
