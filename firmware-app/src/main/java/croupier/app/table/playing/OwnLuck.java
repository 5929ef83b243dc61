package croupier.app.table.playing;

import croupier.app.Waits;
import croupier.app.live.Luck;
import croupier.app.live.SavedGames;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Notice;
import croupier.app.table.screen.Patient;
import croupier.app.words.Message;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Before the first roll, for those who ask for it: each seat adds to the seed a number from a dial
 * and the moment at which it pressed, to a millionth of a second, which nobody can choose. What the
 * seed is held to is on the disk and on the display by then. So neither who picked the seed nor any
 * of the players knows what comes of it.
 */
final class OwnLuck extends Patient {
  private static final int NUMBERS = 100;
  private static final long MICROSECOND = Clock.SECOND / 1_000_000;

  /** As much of the commitment as has room on a display; the record and the pages have it all. */
  private static final int SHOWN = 16;

  private final Seating seating;
  private final SavedGames.Kept kept;
  private final Mode before;
  private final List<String> words;
  private final long since;
  private int number;
  private boolean left;

  OwnLuck(TableContext context, Seating seating, SavedGames.Kept kept, Mode before) {
    super(context, Waits.MENU);
    this.seating = seating;
    this.kept = kept;
    this.before = before;
    words = new ArrayList<>(Collections.nCopies(seating.players(), ""));
    since = context.now();
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    return switch (event) {
      case UnitEvent.Turned(_, int steps, _) -> {
        number = Math.floorMod(number + steps, NUMBERS);
        context.sound(Sound.Kind.TICK);
        yield this;
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.OK -> begin();
      case UnitEvent.Pressed(Control control, _) when control == Control.BACK -> drop();
      case UnitEvent.Pressed(Control control, long at) -> add(seating.player(control), at);
      default -> this;
    };
  }

  private Mode add(int player, long at) {
    if (!mayAdd(player)) {
      return this;
    }
    words.set(player, number + " " + Math.max(0, at - since) / MICROSECOND);
    context.sound(Sound.Kind.TICK);
    return waiting() == 0 ? begin() : this;
  }

  private boolean mayAdd(int player) {
    return player >= 0 && !seating.isHeld(player) && words.get(player).isEmpty();
  }

  /** The players at the unit who have not added anything, as bits. */
  private int waiting() {
    int waiting = 0;
    for (int player = 0; player < seating.players(); player++) {
      waiting |= mayAdd(player) ? 1 << player : 0;
    }
    return waiting;
  }

  /** Whoever has added nothing by now adds nothing. */
  private Mode begin() {
    try {
      kept.game().add(new Luck(words));
      left = true;
      return Playing.of(context, seating, kept);
    } catch (IOException e) {
      return cannotBegin(e, this);
    }
  }

  private Mode cannotBegin(IOException why, Mode then) {
    TableContext.LOG.warn("This game cannot be begun: {}", why.getMessage());
    return new Notice(context, Message.of("playing.cannot-begin"), then);
  }

  /** There will be no such game; that it was begun stays in the ledger. */
  private Mode drop() {
    left = true;
    try {
      kept.file().drop();
      return before.again();
    } catch (IOException e) {
      return cannotBegin(e, before);
    }
  }

  @Override
  public Mode tick(long now) {
    return begin();
  }

  @Override
  public void leave() {
    if (!left) {
      try {
        kept.file().close();
      } catch (IOException e) {
        TableContext.LOG.warn("The game is left: {}", e.getMessage());
      }
    }
  }

  @Override
  public void draw(Canvas canvas) {
    canvas.names(seating.shortNames());
    seating.halos(canvas, 0, Effect.DIM);
    for (int player = 0; player < seating.players(); player++) {
      if (mayAdd(player)) {
        canvas.halo(seating.place(player), seating.hue(player), Effect.PULSE);
        canvas.press(seating.button(player), Message.of("playing.add-luck"));
      } else if (!words.get(player).isEmpty()) {
        canvas.halo(seating.place(player), seating.hue(player), Effect.STEADY);
      }
    }
    String commitment = kept.file().commitment();
    canvas.say(
        Message.of("playing.own-luck")
            .with("number", number)
            .with("short", commitment.substring(0, SHOWN))
            .with("commitment", commitment));
    canvas.turn(Control.DIAL_A, Message.of("playing.turn-luck"));
    canvas.turn(Control.DIAL_B, Message.of("playing.turn-luck"));
    canvas.press(Control.OK, Message.of("menu.begin"));
    canvas.press(Control.BACK, Message.of("menu.back"));
  }
}
