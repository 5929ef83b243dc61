package croupier.app.table.service;

import croupier.app.Waits;
import croupier.app.settings.Locked;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Somebody may know the code for the service screen of a kiosk. The unit goes on looking like the
 * welcome, and everything but seat buttons does what it does there: who does not know that there is
 * a code does not learn it here.
 */
public final class ServiceCode implements Mode {
  private final TableContext context;
  private final Mode welcome;
  private final Supplier<Mode> service;
  private final List<Integer> pressed = new ArrayList<>();
  private long due;

  private ServiceCode(TableContext context, Mode welcome, Supplier<Mode> service) {
    this.context = context;
    this.welcome = welcome;
    this.service = service;
    due = context.now() + Waits.CODE.toNanos();
  }

  /** The service screen; at a kiosk only for who knows the code. */
  public static Mode orService(TableContext context, Mode welcome, Supplier<Mode> service) {
    if (!context.kiosk().locks(Locked.SERVICE)) {
      return service.get();
    }
    return context.codeTries().isHeard(context.now())
        ? new ServiceCode(context, welcome, service)
        : welcome;
  }

  @Override
  public Mode handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed(Control control, _) when control.isSeat() -> pressed(control.seat());
      case UnitEvent.Pressed(Control control, _) when control != Control.BACK ->
          welcome.handle(event);
      case UnitEvent.Turned _ -> welcome.handle(event);
      default -> this;
    };
  }

  private Mode pressed(int seat) {
    List<Integer> code = context.kiosk().code();
    if (pressed.size() == code.size()) {
      return this; // It was wrong, and nothing is heard for a while.
    }
    due = context.now() + Waits.CODE.toNanos();
    pressed.add(seat + 1);
    if (pressed.size() < code.size()) {
      return this;
    }
    if (pressed.equals(code)) {
      context.codeTries().right();
      return service.get();
    }
    context.codeTries().wrong(context.now());
    return this;
  }

  @Override
  public long nextDue() {
    return Math.min(due, welcome.nextDue());
  }

  @Override
  public Mode tick(long now) {
    if (now >= due) {
      return welcome.again();
    }
    Mode next = welcome.tick(now);
    return next == welcome ? this : next;
  }

  @Override
  public boolean isIdle() {
    return welcome.isIdle();
  }

  @Override
  public void draw(Canvas canvas) {
    welcome.draw(canvas);
  }
}
