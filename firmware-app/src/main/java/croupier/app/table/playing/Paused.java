package croupier.app.table.playing;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Patient;
import croupier.app.table.screen.Question;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.util.List;

/** The game rests. It is on the disk already; the plug may be pulled. */
final class Paused extends Patient {
  private static final long PAUSE_SECONDS = 1800;

  private static final List<String> ABANDONED =
      List.of(
          "The game ends here, without a winner.",
          "Its record stays on the disk, but nobody is offered it.");

  private final Playing playing;

  Paused(TableContext context, Playing playing) {
    super(context, PAUSE_SECONDS);
    this.playing = playing;
  }

  @Override
  public Mode handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed(Control control, _)
          when control == Control.OK || control == Control.BACK ->
          playing.again();
      case UnitEvent.Pressed(Control control, _) when control == Control.ROLL -> putAway();
      case UnitEvent.Pressed(Control control, _) when control == Control.DIAL_A ->
          new Question(context, "Abandon it?", "Its record stays.", ABANDONED, this, this::abandon);
      default -> this;
    };
  }

  @Override
  public Mode tick(long now) {
    return putAway();
  }

  private Mode abandon() {
    playing.abandon();
    return context.home();
  }

  private Mode putAway() {
    playing.leave();
    return context.home();
  }

  @Override
  public void leave() {
    playing.leave();
  }

  @Override
  public void draw(Canvas canvas) {
    playing.drawBehind(canvas);
    boolean unsaved = playing.unsaved();
    canvas.lcd(
        unsaved ? "NOT saved: disk full" : "Pause: game is saved",
        "OK: go on",
        "ROLL: put it away",
        "push A: abandon it");
    canvas.headline(
        unsaved
            ? "Pause. The last moves are not saved: free some space before you put the game away."
            : "Pause. The game is saved; you may switch the unit off.");
    canvas.press(Control.OK, "go on");
    canvas.press(Control.BACK, "go on");
    canvas.press(Control.ROLL, "put it away");
    canvas.press(Control.DIAL_A, "abandon it");
  }
}
