package croupier.app.table.face.go;

import croupier.app.live.LiveGame;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.words.Message;
import croupier.engine.Randomness;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Phase;
import croupier.engine.go.Symbol;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import java.util.ArrayList;
import java.util.List;

/**
 * A Bank Heist: thief and victim each have a dial under its hood. Everybody sees how far a dial is
 * turned, so it begins at a place that nobody knows before looking, another one at each heist:
 * steps from where the last reveal ended would tell the choice.
 */
final class HeistMoment {
  private static final Control[] DIALS = {Control.DIAL_A, Control.DIAL_B};

  /** What stands beside the dials on the unit. */
  private static final String[] LETTERS = {"A", "B"};

  private final LiveGame game;
  private final GoPosition position;
  private final Seating seating;
  private final int[] points = new int[UnitPicture.DIALS];

  HeistMoment(LiveGame game, Seating seating) {
    this.game = game;
    this.position = (GoPosition) game.position();
    this.seating = seating;
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
    List<Integer> choosers = new ArrayList<>();
    for (int dial = 0; dial < DIALS.length; dial++) {
      int seat = holder(dial);
      if (!seating.isHeld(seat)) {
        canvas.hood(dial, points[dial]);
      }
      if (isAsked(dial)) {
        choosers.add(seat);
        canvas.turn(DIALS[dial], Message.of("go.key-dial-turn").player("who", seat));
        canvas.press(DIALS[dial], Message.of("go.key-dial-lock").player("who", seat));
      }
    }
    seating.halos(canvas, position.deciders(), Effect.PULSE);
    Message heist =
        choosers.isEmpty()
            ? Message.of("go.heist-wait")
            : Message.of("go.heist-choose").players("players", choosers);
    Message who = heist.player("who", holder(0)).player("victim", holder(1));
    canvas.lcd(who, dial(0), dial(1), Message.of("go.heist-symbols"));
    canvas.headline(who);
  }

  private Message dial(int dial) {
    int seat = holder(dial);
    String how =
        isAsked(dial)
            ? "go.dial-turn"
            : position.mayAct(seat) ? "go.dial-thinks" : "go.dial-locked";
    return Message.of(how).with("dial", LETTERS[dial]).player("who", seat);
  }
}
