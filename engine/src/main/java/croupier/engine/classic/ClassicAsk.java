package croupier.engine.classic;

import croupier.engine.Ask;
import croupier.engine.classic.board.Deck;
import java.util.List;

/** What can be asked of chance. With typed dice, people at the table roll their own. */
public sealed interface ClassicAsk extends Ask {
  /** Two dice of a seat for the start; the highest begins. */
  record RollForFirst(int seat, boolean byHand) implements ClassicAsk {}

  record RollDice(int seat, boolean byHand) implements ClassicAsk {}

  /** Two dice that say how much the rent of a utility is. */
  record RollForUtility(int seat, int deed, boolean byHand) implements ClassicAsk {}

  /** A card from the face-down deck: one of these. */
  record DrawCard(int seat, Deck deck, List<String> cards) implements ClassicAsk {}

  /** A deed dealt before the start, one of these (quicker game). */
  record DealDeed(int seat, List<Integer> deeds) implements ClassicAsk {}

  /** How long the game has been played, in seconds: at least so long. */
  record TellTime(int least) implements ClassicAsk {
    /** Only those who sit at the table know. */
    @Override
    public boolean byHand() {
      return true;
    }
  }
}
