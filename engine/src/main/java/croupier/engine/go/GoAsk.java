package croupier.engine.go;

import croupier.engine.Ask;
import java.util.List;

/** What can be asked of chance. */
public sealed interface GoAsk extends Ask {
  /** A die for each of these seats; the highest starts. */
  record RollForFirst(List<Integer> seats) implements GoAsk {}

  /** The roller rolls a die for every seat. */
  record RollDice(int roller, List<Integer> seats) implements GoAsk {}

  /** A tile from the face-down supply. */
  record DrawTile(int seat) implements GoAsk {}

  /** Who is first to grab a block of this colour. */
  record Race(Colour colour, List<Integer> contenders) implements GoAsk {
    /** GO-04: on a unit the first press decides. */
    @Override
    public boolean byHand() {
      return true;
    }
  }
}
