package croupier.app.table.playing;

import croupier.app.Waits;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import java.util.Optional;

/** How long a game waits for hands. */
final class Patience {
  private final TableContext context;

  /** Whether nobody plays it, and so nobody can forget it. */
  private final boolean shown;

  private long ends;

  /**
   * @param shown whether the game is only shown
   */
  Patience(TableContext context, boolean shown) {
    this.context = context;
    this.shown = shown;
    touched();
  }

  private Optional<Long> asksAfter() {
    return shown ? Optional.empty() : Forgotten.asksAfter(context);
  }

  /** Somebody is there. */
  void touched() {
    ends = context.now() + asksAfter().orElse(Waits.UNTIL_PAUSE.toNanos());
  }

  /**
   * Somebody has decided, and not by hand at the unit. Bots alone keep no game at a kiosk.
   *
   * @param held whether the seat is held by somebody who is no person
   */
  void decided(boolean held) {
    if (!held || asksAfter().isEmpty()) {
      touched();
    }
  }

  long ends() {
    return ends;
  }

  /** Nobody has touched the game until then. */
  Mode over(Playing game) {
    game.rest();
    return asksAfter().isPresent() ? new Forgotten(context, game, game) : new Paused(context, game);
  }
}
