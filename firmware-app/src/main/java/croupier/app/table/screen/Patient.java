package croupier.app.table.screen;

import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import java.time.Duration;

/** A mode that is left when nobody touches anything for a while. */
public abstract class Patient implements Mode {
  protected final TableContext context;
  private final long patience;
  private long due;

  protected Patient(TableContext context, Duration howLong) {
    this.context = context;
    patience = howLong.toNanos();
    due = context.now() + patience;
  }

  /** Somebody is there. */
  protected final void touched() {
    due = context.now() + patience;
  }

  @Override
  public final Mode again() {
    touched();
    return this;
  }

  @Override
  public long nextDue() {
    return due;
  }

  @Override
  public Mode tick(long now) {
    return context.home();
  }
}
