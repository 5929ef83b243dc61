package croupier.engine.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.RandomPlay;
import croupier.engine.Rule;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.Deck;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Nothing is lost and nothing comes from nowhere: a bookkeeper who only hears the events knows at
 * each moment of a random game where all money, deeds, buildings and cards are.
 */
class ClassicConservationTest {
  private static final int GAMES = 60;

  /** So many steps of each game are followed. */
  private static final int FOLLOWED = 1_500;

  private static final int ENDLESS = 200_000;

  private static final class Bookkeeper {
    private final int[] cash;
    private int bank;
    private final Map<Integer, Integer> owners = new LinkedHashMap<>();
    private final Map<Deck, Integer> cards = new LinkedHashMap<>();
    private final Map<Integer, Integer> buildings = new LinkedHashMap<>();

    /** Cards that are drawn and not yet done. */
    private final Map<Deck, Integer> read = new LinkedHashMap<>();

    private final boolean[] out;

    Bookkeeper(int seats) {
      cash = new int[seats];
      Arrays.fill(cash, 1_500);
      out = new boolean[seats];
    }

    void hears(Event event) {
      switch ((ClassicEvent) event) {
        case ClassicEvent.Paid paid -> {
          assertTrue(paid.amount() > 0, paid::toString);
          change(paid.from(), -paid.amount());
          change(paid.to(), paid.amount());
        }
        case ClassicEvent.DeedGiven given -> {
          assertEquals(given.from(), owners.getOrDefault(given.deed(), -1), given::toString);
          owners.put(given.deed(), given.to());
        }
        case ClassicEvent.CardDrawn drawn -> read.merge(drawn.deck(), 1, Integer::sum);
        case ClassicEvent.CardKept kept -> {
          read.merge(kept.deck(), -1, Integer::sum);
          assertEquals(null, cards.put(kept.deck(), kept.seat()));
        }
        case ClassicEvent.CardGiven given ->
            assertEquals(given.from(), cards.put(given.deck(), given.to()));
        case ClassicEvent.CardReturned returned -> {
          if (returned.card().equals("jail_card")) {
            cards.remove(returned.deck());
          } else {
            read.merge(returned.deck(), -1, Integer::sum);
          }
        }
        case ClassicEvent.Built built -> buildings.put(built.site(), built.buildings());
        case ClassicEvent.SoldBuilding sold -> buildings.put(sold.site(), sold.buildings());
        case ClassicEvent.WentBankrupt bankrupt -> {
          assertFalse(out[bankrupt.seat()], "nobody loses twice");
          out[bankrupt.seat()] = true;
        }
        default -> {}
      }
    }

    private void change(int seat, int amount) {
      if (seat == ClassicEvent.BANK) {
        bank += amount;
      } else {
        cash[seat] += amount;
      }
    }

    void agreesWith(ClassicPosition position) {
      int houses = position.houses();
      int hotels = position.hotels();
      for (int space = 0; space < ClassicBoard.SPACES; space++) {
        if (position.board().isDeed(space)) {
          int steps = position.buildings(space);
          hotels += steps > position.mostHouses() ? 1 : 0;
          houses += steps > position.mostHouses() ? 0 : steps;
          assertEquals(buildings.getOrDefault(space, 0), steps, "buildings on " + space);
          assertEquals(owners.getOrDefault(space, -1), position.owner(space), "deed " + space);
        }
      }
      assertEquals(32, houses, "houses");
      assertEquals(12, hotels, "hotels");
      int all = bank;
      for (int seat = 0; seat < cash.length; seat++) {
        assertEquals(cash[seat], position.cash(seat), "cash of seat " + seat);
        assertTrue(position.cash(seat) >= 0, "nobody has less than nothing");
        assertEquals(out[seat], position.isBankrupt(seat), "seat " + seat + " is out");
        all += position.cash(seat);
      }
      assertEquals(1_500 * cash.length, all, "money");
      for (Deck deck : Deck.values()) {
        int at = deck.ordinal();
        int kept = cards.containsKey(deck) ? 1 : 0;
        int away = kept + read.getOrDefault(deck, 0);
        assertEquals(
            16, Integer.bitCount(position.table.unseen[at]) + position.table.known[at] + away);
        for (int seat = 0; seat < cash.length; seat++) {
          assertEquals(kept == 1 && cards.get(deck) == seat, position.holds(seat, deck));
        }
      }
    }
  }

  @BothGames
  @Rule({"TR-S02", "TR-S06", "BR-S01", "BR-S05", "BR-S06", "HB-28"})
  void moneyDeedsBuildingsAndCardsAreAlwaysSomewhere(Game game) {
    RandomGames.of(
        game,
        GAMES,
        (position, source) -> {
          Bookkeeper bookkeeper = new Bookkeeper(position.seats());
          for (int step = 0; step < FOLLOWED; step++) {
            RandomGames.step(position, source).forEach(bookkeeper::hears);
            bookkeeper.agreesWith(position);
          }
        });
  }

  @BothGames
  @Rule({"TR-S01", "TR-S21", "BR-S08"})
  void everyGameThatEndsHasAWinner(Game game) {
    RandomGames.of(
        game,
        GAMES,
        (position, source) -> {
          RandomPlay play = new RandomPlay(source);
          for (int steps = 0; play.step(position); steps++) {
            assertTrue(steps < ENDLESS, "the game does not end");
          }
          List<Integer> winners = position.result().winners();
          assertFalse(winners.isEmpty());
          winners.forEach(seat -> assertFalse(position.isBankrupt(seat), "seat " + seat));
        });
  }
}
