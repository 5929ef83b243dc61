package croupier.engine.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.edition.ClassicRules;
import croupier.engine.classic.state.ClassicTable;
import java.util.List;
import java.util.Locale;

/**
 * What lies on the table of a story, changed by hand between its steps. The next step saves and
 * loads it, so a setting that no game can reach fails. Deeds and sites are named by their spaces.
 */
abstract class ClassicSetting<S extends ClassicSetting<S>> {
  ClassicPosition position;

  abstract S self();

  /** Whose turn it is, before the dice are rolled. */
  S turn(int seat) {
    assertEquals(Frame.TURN, position.frame());
    position.table.player = seat;
    position.table.doubles = 0;
    position.table.rolled = false;
    position.table.released = false;
    return self();
  }

  /** The number of the turn. */
  S turnNumber(int turn) {
    position.table.turn = turn;
    return self();
  }

  S on(int seat, int space) {
    position.table.space[seat] = (byte) space;
    return self();
  }

  /** The Bank gave or took what makes the difference. */
  S cash(int seat, int amount) {
    position.table.cash[ClassicTable.BANK] += position.table.cash[seat] - amount;
    position.table.cash[seat] = amount;
    return self();
  }

  S owns(int seat, int... deeds) {
    for (int deed : deeds) {
      give(position.table.board.deedAt[deed], seat);
    }
    return self();
  }

  /** A card that gets out of jail. */
  S card(int seat, Deck deck) {
    position.table.unseen[deck.ordinal()] &= ~(1 << jailCard(deck));
    give(ClassicTable.DEEDS + deck.ordinal(), seat);
    return self();
  }

  private int jailCard(Deck deck) {
    return card(deck, "jail_card");
  }

  final int card(Deck deck, String id) {
    Card[] cards = position.table.rules.cards[deck.ordinal()];
    for (int card = 0; card < cards.length; card++) {
      if (cards[card].id().equals(id)) {
        return card;
      }
    }
    throw new AssertionError(id + " is no card of " + deck.name().toLowerCase(Locale.ROOT));
  }

  private void give(int thing, int to) {
    int from = position.table.owner[thing];
    position.table.owner[thing] = (byte) to;
    for (int seat : new int[] {from, to}) {
      if (seat != ClassicTable.BANK) {
        position.table.holdings[seat] ^= 1 << thing;
        position.table.recount(seat);
      }
    }
  }

  S mortgaged(int... deeds) {
    for (int deed : deeds) {
      position.table.mortgaged |= 1 << position.table.board.deedAt[deed];
    }
    return self();
  }

  /** So many steps of building on each of these sites: houses, or one more than the most. */
  S buildings(int steps, int... sites) {
    for (int site : sites) {
      int deed = position.table.board.deedAt[site];
      take(position.table.steps[deed], 1);
      take(steps, -1);
      position.table.steps[deed] = (byte) steps;
      int group = position.table.board.groupDeeds[position.table.board.group[deed]];
      position.table.built &= ~group;
      for (int other = 0; other < ClassicTable.DEEDS; other++) {
        if ((group >> other & 1) == 1 && position.table.steps[other] > 0) {
          position.table.built |= group;
        }
      }
    }
    return self();
  }

  /** Brings back to the Bank, or takes from it, what so many steps are. */
  private void take(int steps, int direction) {
    if (steps > position.mostHouses()) {
      position.table.hotels += direction;
    } else {
      position.table.houses += direction * steps;
    }
  }

  /** A seat owns and builds on whole groups until the Bank has no house left. */
  S outOfHouses(int seat) {
    return outOfHouses(seat, 0);
  }

  /** A seat owns and builds on whole groups until the Bank has only so many houses left. */
  S outOfHouses(int seat, int left) {
    for (int[] group : GROUPS) {
      if (position.owner(group[0]) == ClassicEvent.BANK && position.table.houses > left) {
        owns(seat, group);
        for (int step = 1; step <= position.mostHouses(); step++) {
          for (int site : group) {
            buildings(position.table.houses > left ? step : position.buildings(site), site);
          }
        }
      }
    }
    assertEquals(left, position.table.houses, "houses left at the Bank");
    return self();
  }

  /** A seat owns and builds on whole groups until the Bank has no hotel left. */
  S outOfHotels(int seat) {
    for (int[] group : GROUPS) {
      if (position.owner(group[0]) == ClassicEvent.BANK && position.table.hotels > 0) {
        owns(seat, group);
        buildings(position.mostHouses() + 1, group);
      }
    }
    assertEquals(0, position.table.hotels, "hotels left at the Bank");
    return self();
  }

  private static final int[][] GROUPS = {
    {31, 32, 34}, {26, 27, 29}, {21, 23, 24}, {16, 18, 19}, {11, 13, 14}, {6, 8, 9}
  };

  /** In jail, where so many rolls have missed. */
  S jailed(int seat, int missed) {
    position.table.jail[seat] = (byte) (missed + 1);
    return on(seat, ClassicBoard.JAIL);
  }

  /** Out of jail. */
  S freed(int seat) {
    position.table.jail[seat] = 0;
    return self();
  }

  /** Out of the game, with nothing. */
  S bankrupt(int seat) {
    assertEquals(0, position.table.holdings[seat]);
    position.table.solvent &= ~(1 << seat);
    return cash(seat, 0);
  }

  /** Only these cards of a deck have not been seen; the others lie under them. */
  S onlyUnseen(Deck deck, List<String> ids) {
    int at = deck.ordinal();
    position.table.unseen[at] = 0;
    ids.forEach(id -> position.table.unseen[at] |= 1 << card(deck, id));
    position.table.known[at] = 0;
    position.table.order[at] = 0;
    for (int card = 0; card < Card.DECK; card++) {
      if ((position.table.unseen[at] >> card & 1) == 0) {
        position.table.order[at] |= (long) card << 4 * position.table.known[at]++;
      }
    }
    assertTrue(position.table.known[at] < Card.DECK);
    return self();
  }

  /** The table as it is after the start, whatever the start has dealt. */
  final S cleared() {
    for (int deed = 0; deed < ClassicTable.DEEDS; deed++) {
      if (position.table.owner[deed] != ClassicTable.BANK) {
        give(deed, ClassicTable.BANK);
      }
    }
    for (int seat = 0; seat < position.table.seats; seat++) {
      cash(seat, ClassicRules.START_CASH);
    }
    return self();
  }
}
