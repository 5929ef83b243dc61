package croupier.app.table;

import croupier.app.live.SavedGames;
import croupier.hal.Clock;
import croupier.hal.Hue;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import java.util.List;

/**
 * What the unit does. Events and due times come in, the unit's whole picture comes out, as a value.
 * One thread; given the same events at the same times, it does the same.
 */
public final class Controller {
  private final Desk desk;
  private Mode mode;
  private UnitPicture picture;

  /**
   * @param hues the colour of each seat of the unit
   * @param names what the seats are called; those without are called by their colour
   */
  public Controller(List<Hue> hues, List<String> names, SavedGames saved, Clock clock) {
    desk = new Desk(hues, names, saved, clock);
    mode = new Attract(desk);
    draw();
  }

  public void handle(UnitEvent event) {
    switch (event) {
      case UnitEvent.Faulted(String part, String message, _) ->
          Desk.LOG.warn("{}: {}", part, message);
      case UnitEvent.Recovered(String part, _) -> Desk.LOG.info("{} works again", part);
      default -> {}
    }
    become(mode.handle(event));
  }

  /** When {@link #tick} is next wanted. */
  public long nextDue() {
    return mode.nextDue();
  }

  public void tick(long now) {
    if (now >= mode.nextDue()) {
      become(mode.tick(now));
    }
  }

  private void become(Mode next) {
    mode = next;
    draw();
  }

  private void draw() {
    Canvas canvas = new Canvas();
    mode.draw(canvas);
    UnitPicture drawn = canvas.picture(desk.sound());
    // The same object as long as nothing changed: whoever shows it need not look again.
    if (!drawn.equals(picture)) {
      picture = drawn;
    }
  }

  public UnitPicture picture() {
    return picture;
  }

  /** Where the unit is, for tests and logs: the name of its mode. */
  public String mode() {
    return mode.getClass().getSimpleName();
  }
}
