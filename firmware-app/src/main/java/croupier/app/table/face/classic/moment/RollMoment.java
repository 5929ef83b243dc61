package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.DiceEntry;
import croupier.app.words.Message;
import croupier.engine.classic.ClassicAsk;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Sound;
import java.util.List;

/**
 * Two dice are wanted: for the start, for a move, or for the rent of a utility. ROLL rolls those of
 * the unit; with real dice, each dial sets one and OK enters both.
 */
public final class RollMoment implements Moment {
  private final ClassicRoom room;
  private final ClassicPosition position;
  private final Frame frame;
  private final int roller;
  private final boolean byHand;
  private final DiceEntry entry = new DiceEntry();

  public RollMoment(ClassicRoom room) {
    this.room = room;
    position = room.position();
    frame = position.frame();
    byHand = position.asks().byHand();
    roller = roller(position);
  }

  private static int roller(ClassicPosition position) {
    return switch (position.asks()) {
      case ClassicAsk.RollForFirst(int seat, _) -> seat;
      case ClassicAsk.RollDice(int seat, _) -> seat;
      case ClassicAsk.RollForUtility(int seat, _, _) -> seat;
      default -> throw new IllegalStateException("no dice are wanted");
    };
  }

  @Override
  public boolean lasts() {
    return false;
  }

  @Override
  public Effect halo(int seat) {
    return seat == roller ? Effect.PULSE : Effect.DIM;
  }

  @Override
  public void turned(Control dial, int steps) {
    if (byHand && steps != 0) {
      entry.turn(dial, steps);
      room.context().sound(Sound.Kind.TICK);
    }
  }

  @Override
  public Wish pressed(Control control) {
    if (byHand) {
      return control == Control.OK && entry.complete()
          ? new Wish.ByHand(new ClassicOutcome.Dice(List.of(entry.die(0), entry.die(1))))
          : Wish.NOTHING;
    }
    return control == Control.ROLL ? new Wish.Roll() : Wish.NOTHING;
  }

  /** Real dice are rolled by people, whoever plays. */
  @Override
  public int hands() {
    return byHand ? 0 : 1 << roller;
  }

  /** ROLL was pressed for a move already. */
  @Override
  public Wish unprompted() {
    return frame == Frame.ROLL && !byHand ? new Wish.Roll() : Wish.NOTHING;
  }

  @Override
  public void draw(Canvas canvas) {
    if (byHand) {
      drawEntry(canvas);
      return;
    }
    Message press = Message.of("classic.roll-press");
    if (frame == Frame.FIRST_ROLL) {
      canvas.lcd(why(), Message.of("classic.roll-who-starts"), press);
    } else {
      Message deed = room.words().deed(position.deedInQuestion());
      canvas.lcd(Message.of("classic.roll-rent-by-dice"), deed, why(), press);
    }
    canvas.headline(Message.of("classic.roll-headline").with("what", why()));
    canvas.press(Control.ROLL, Message.of("classic.roll").player("who", roller));
    if (room.seating().isHeld(roller)) {
      room.seating().thinks(canvas, roller);
    }
  }

  private void drawEntry(Canvas canvas) {
    entry.draw(canvas, room.seating().hue(roller));
    canvas.lcd(
        why(),
        Message.of("classic.roll-your-own"),
        Message.of("classic.roll-set").with("dice", entry.words()),
        entry.complete() ? Message.of("classic.roll-enter") : null);
    canvas.headline(Message.of("classic.roll-typed").with("what", why()));
  }

  private Message why() {
    String why =
        switch (frame) {
          case FIRST_ROLL -> "classic.roll-start";
          case UTILITY_ROLL -> "classic.roll-rent";
          default -> "classic.rolls";
        };
    return Message.of(why).player("who", roller);
  }
}
