package croupier.app.evenings;

import croupier.engine.Position;
import java.util.List;

/** For games that bring none of their own. */
final class PlainChronicler implements Chronicler {
  @Override
  public List<String> games() {
    return List.of();
  }

  @Override
  public Chronicle chronicle(Position position) {
    return new PlainChronicle(position.seats());
  }
}
