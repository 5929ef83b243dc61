package croupier.app.table.menu;

import croupier.app.settings.Locked;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Stage;
import croupier.app.table.mode.TableContext;
import croupier.app.table.service.Service;
import croupier.app.table.service.ServiceCode;
import croupier.app.table.widget.Glyphs;
import croupier.app.words.Message;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;

/** Nobody is here: the unit shows itself off until somebody touches it. */
public final class Attract implements Stage {
  private static final long STEP = Clock.SECOND;

  /** When nobody comes for a minute, the show saves power. */
  private static final int LIVELY_STEPS = 60;

  private static final long CALM_STEP = 3 * Clock.SECOND;
  private static final Hue[] COLOURS = {
    Hue.BROWN, Hue.LIGHT_BLUE, Hue.PINK, Hue.ORANGE, Hue.RED, Hue.YELLOW, Hue.GREEN, Hue.DARK_BLUE
  };

  /**
   * Who has no BACK that works holds ROLL for the service screen, longer than anybody who plays.
   */
  private static final long ROLL_HELD = 3 * Clock.SECOND;

  private static final long NOT_DOWN = Long.MAX_VALUE;

  private final TableContext context;
  private long rollDown = NOT_DOWN;

  /** Whether BACK went down while the show was on: that was no touch of the welcome. */
  private boolean endedShow;

  /** When the show begins, if nobody touches anything. */
  private long showsAt;

  private long due;
  private int step;

  public Attract(TableContext context) {
    this.context = context;
    due = context.now() + STEP;
    touched();
  }

  private void touched() {
    showsAt = context.now() + context.show().idle().toNanos();
  }

  @Override
  public Mode afterShow(UnitEvent touch) {
    endedShow = true;
    return handle(touch);
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    return switch (event) {
      case UnitEvent.Held(Control control, _) when control == Control.BACK -> service();
      case UnitEvent.Released(Control control, _, _) when control == Control.BACK ->
          endedShow ? ResumeMenu.orNewGame(context) : this;
      case UnitEvent.Pressed(Control control, _) when control == Control.BACK -> this;
      case UnitEvent.Pressed(Control control, long at) when control == Control.ROLL -> {
        rollDown = at;
        yield this;
      }
      case UnitEvent.Held(Control control, long at) when control == Control.ROLL -> rollHeld(at);
      case UnitEvent.Repeated(Control control, long at) when control == Control.ROLL ->
          rollHeld(at);
      case UnitEvent.Released(Control control, _, _)
          when control == Control.ROLL && rollDown != NOT_DOWN ->
          ResumeMenu.orNewGame(context);
      case UnitEvent.Pressed _, UnitEvent.Turned _ -> ResumeMenu.orNewGame(context);
      default -> this;
    };
  }

  private Mode rollHeld(long at) {
    return at >= rollDown && at - rollDown >= ROLL_HELD ? service() : this;
  }

  private Mode service() {
    return ServiceCode.orService(
        context, this, () -> new Service(context, () -> ResumeMenu.forStaff(context)));
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public boolean isIdle() {
    return true;
  }

  @Override
  public long nextDue() {
    return due;
  }

  @Override
  public Mode tick(long now) {
    if (now >= showsAt && context.isShowTime()) {
      return context.showing(this);
    }
    step++;
    due = now + (step < LIVELY_STEPS ? STEP : CALM_STEP);
    return this;
  }

  @Override
  public void draw(Canvas canvas) {
    // One die at a time: whatever is far back in the chain takes long to send, all day.
    int steady = step / UnitPicture.DICE % context.seats();
    for (int die = 0; die < UnitPicture.DICE; die++) {
      int turn = (step + UnitPicture.DICE - 1 - die) / UnitPicture.DICE;
      canvas.die(
          die,
          COLOURS[(die + turn) % COLOURS.length],
          Glyphs.pips(1 + (die * 5 + turn) % 6),
          Effect.STEADY);
    }
    for (int seat = 0; seat < context.seats(); seat++) {
      canvas.halo(seat, context.hue(seat), seat == steady ? Effect.STEADY : Effect.DIM);
    }
    boolean open = !context.kiosk().locks(Locked.SERVICE);
    Message service = Message.of("menu.service");
    canvas.lcd(
        Message.of("menu.croupier"),
        context.network().trouble().orElse(null),
        Message.of("menu.welcome"),
        open ? service : null);
    canvas.headline(Message.of("menu.welcome"));
    canvas.press(Control.OK, Message.of("menu.play"));
    if (open) {
      canvas.hold(Control.BACK, service);
    }
  }
}
