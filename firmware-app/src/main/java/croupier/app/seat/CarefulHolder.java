package croupier.app.seat;

import croupier.app.live.Happening;
import croupier.engine.Game;
import croupier.engine.Refusal;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A holder whose mistakes harm nobody: whoever stumbles over what it is told has not answered. */
record CarefulHolder(Holder holder) implements Holder {
  private static final Logger LOG = LoggerFactory.getLogger("croupier.seat");

  private static void tell(Runnable what) {
    try {
      what.run();
    } catch (RuntimeException mistake) {
      // Of what it says only the kind is logged: the rest may be what its seat alone knows.
      LOG.warn("Whoever holds a seat made a mistake: {}", mistake.getClass().getSimpleName());
    }
  }

  @Override
  public void begins(Game game, List<String> names, int entries) {
    tell(() -> holder.begins(game, names, entries));
  }

  @Override
  public void asked(SeatQuestion question) {
    tell(() -> holder.asked(question));
  }

  @Override
  public void refused(SeatQuestion question, Refusal why) {
    tell(() -> holder.refused(question, why));
  }

  @Override
  public void happened(Happening happening) {
    tell(() -> holder.happened(happening));
  }

  @Override
  public void leaves(Game game, boolean over) {
    tell(() -> holder.leaves(game, over));
  }
}
