package croupier.app.live;

import croupier.engine.Game;
import java.util.List;
import org.slf4j.Logger;

/** Tells the log, and so the journal of the machine, which games begin and end. */
public record GameLog(Logger log) implements Onlooker {
  @Override
  public void begins(Game game, List<String> names, int entries) {
    if (entries == 0) {
      log.info("A game of {} begins, {} players", game.id(), names.size());
    } else {
      log.info("The game of {} goes on after move {}", game.id(), entries);
    }
  }

  /** What happens in it is in its record. */
  @Override
  public void happened(Happening happening) {}

  @Override
  public void leaves(Game game, boolean over) {
    log.info("The game of {} is {}", game.id(), over ? "over" : "put away");
  }
}
