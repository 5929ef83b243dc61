package croupier.app.evenings;

import croupier.engine.Game;
import java.util.List;

/** For games that bring none of their own. */
final class PlainChronicler implements Chronicler {
  @Override
  public List<String> games() {
    return List.of();
  }

  @Override
  public Chronicle chronicle(Game game, int seats) {
    return new PlainChronicle(seats);
  }
}
