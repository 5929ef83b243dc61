package croupier.engine.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Rule;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.SpaceKind;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A referee who knows the sheets and not the engine: from the events of random games he tells whose
 * turn it is, where everybody stands, who rolls again, who is in jail, and how much rent is due.
 */
class ClassicRefereeTest {
  private static final int GAMES = 60;
  private static final int FOLLOWED = 1_500;

  private static final class Referee {
    private final Options options;
    private final ClassicBoard board;
    private final boolean[] out;
    private final int[] space;

    private final int[] owner = new int[40];

    /** How often somebody in jail has missed; -1 for who is free. */
    private final int[] missed;

    private ClassicPosition before;
    private int turn;
    private int player = -1;
    private int doubles;
    private boolean rolled;
    private boolean again;
    private boolean released;

    /** What the dice say and is not moved yet; what led to a space last. */
    private int toMove;

    private int dice;
    private String card = "";
    private boolean salaryDue;

    /** The salary waits until the space is dealt with, where that is agreed on. */
    private int salariesLater;

    private final boolean[] paidLastTurn = new boolean[6];

    private boolean jailDue;

    Referee(ClassicPosition position) {
      options = position.options();
      board = position.board();
      out = new boolean[position.seats()];
      space = new int[position.seats()];
      missed = new int[position.seats()];
      Arrays.fill(missed, -1);
      Arrays.fill(owner, ClassicEvent.BANK);
    }

    void hears(ClassicPosition from, Event told) {
      before = from;
      ClassicEvent event = (ClassicEvent) told;
      boolean salary = event instanceof ClassicEvent.Paid paid && paid.cause() == Cause.SALARY;
      assertTrue(salary || !salaryDue, "the salary comes when GO is passed, and at once");
      assertTrue(!salary || salaryDue || salariesLater > 0, "a salary is for passing GO");
      salariesLater -= salary && !salaryDue ? 1 : 0;
      assertFalse(jailDue && !(event instanceof ClassicEvent.SentToJail), "three doubles");
      salaryDue = false;
      switch (event) {
        case ClassicEvent.FirstPlayer first -> player = before(first.seat());
        case ClassicEvent.TurnBegan began -> turnBegins(began);
        case ClassicEvent.DiceRolled roll -> rolls(roll);
        case ClassicEvent.Moved moved -> moves(moved);
        case ClassicEvent.RollsAgain roll -> assertTrue(again && roll.seat() == player);
        case ClassicEvent.SentToJail sent -> {
          assertEquals(player, sent.seat());
          space[player] = 10;
          missed[player] = 0;
          again = false;
          jailDue = false;
          salariesLater = 0;
        }
        case ClassicEvent.StayedInJail stayed -> {
          assertEquals(3 - missed[player], stayed.rollsLeft());
          assertEquals(0, toMove, "who misses does not move");
        }
        case ClassicEvent.LeftJail left -> {
          assertTrue(missed[left.seat()] >= 0);
          missed[left.seat()] = -1;
          released = !rolled;
        }
        case ClassicEvent.CardDrawn drawn -> card = drawn.card();
        case ClassicEvent.DeedGiven given -> {
          assertEquals(owner[given.deed()], given.from());
          owner[given.deed()] = given.to();
        }
        case ClassicEvent.Paid paid -> paid(paid);
        case ClassicEvent.RentDue due -> rentIsDue(due);
        case ClassicEvent.Built built -> assertEquals(built.seat(), owner[built.site()]);
        case ClassicEvent.WentBankrupt bankrupt -> {
          out[bankrupt.seat()] = true;
          missed[bankrupt.seat()] = -1;
          if (bankrupt.seat() == player) {
            again = false;
            toMove = 0;
            salariesLater = 0;
          }
        }
        default -> {}
      }
    }

    /** The seat before which this one comes, among those who are not out. */
    private int before(int seat) {
      return IntStream.range(1, out.length + 1)
          .map(back -> (seat - back + out.length) % out.length)
          .filter(other -> !out[other])
          .findFirst()
          .orElseThrow();
    }

    private int after(int seat) {
      return IntStream.range(1, out.length + 1)
          .map(on -> (seat + on) % out.length)
          .filter(other -> !out[other])
          .findFirst()
          .orElseThrow();
    }

    private void turnBegins(ClassicEvent.TurnBegan began) {
      assertEquals(++turn, began.turn());
      assertEquals(after(player), began.seat(), "the dice go to the left");
      assertFalse(again, "a double brings another roll");
      assertEquals(0, toMove, "what is rolled is moved");
      assertEquals(0, salariesLater, "the salary comes within the turn");
      paidLastTurn[player] = released && !rolled;
      player = began.seat();
      doubles = 0;
      rolled = false;
      released = paidLastTurn[player];
    }

    private void rolls(ClassicEvent.DiceRolled roll) {
      assertEquals(player, roll.seat());
      assertTrue(!rolled || again, "one roll a turn, and one after each double");
      rolled = true;
      again = false;
      card = "";
      dice = roll.dice().get(0) + roll.dice().get(1);
      boolean isDouble = roll.dice().get(0).equals(roll.dice().get(1));
      if (missed[player] >= 0) {
        missed[player] += isDouble ? 0 : 1;
        toMove = isDouble || missed[player] == 3 ? dice : 0;
        return;
      }
      doubles += isDouble ? 1 : 0;
      jailDue = doubles == 3;
      toMove = jailDue ? 0 : dice;
      again =
          isDouble && !jailDue && (!released || options.is("doubles_after_fine", "rolls_again"));
    }

    private void moves(ClassicEvent.Moved moved) {
      assertEquals(player, moved.seat());
      assertEquals(space[player], moved.from());
      assertEquals(-1, missed[player], "nobody moves in jail");
      if (toMove > 0) {
        assertEquals((moved.from() + toMove) % 40, moved.to());
        passes(moved.from() + toMove >= 40);
      } else if (card.equals("back_3")) {
        assertEquals(moved.from() - 3, moved.to());
      } else {
        passes(moved.to() < moved.from());
      }
      toMove = 0;
      space[player] = moved.to();
    }

    private void passes(boolean go) {
      boolean later = "after_action".equals(options.save().get("salary"));
      salaryDue = go && !later;
      salariesLater += go && later ? 1 : 0;
    }

    private static void paid(ClassicEvent.Paid paid) {
      switch (paid.cause()) {
        case SALARY -> assertEquals(200, paid.amount());
        case FINE -> assertEquals(50, paid.amount());
        default -> {}
      }
    }

    private void rentIsDue(ClassicEvent.RentDue due) {
      assertEquals(player, due.payer());
      assertEquals(space[player], due.deed());
      assertEquals(due.owner(), owner[due.deed()]);
      assertFalse(before.isMortgaged(due.deed()));
      int owned = 0;
      int all = 0;
      int mortgaged = 0;
      for (int other = 0; other < 40; other++) {
        if (board.isDeed(other) && board.group(other) == board.group(due.deed())) {
          all++;
          if (owner[other] == due.owner()) {
            owned++;
            mortgaged += before.isMortgaged(other) ? 1 : 0;
          }
        }
      }
      boolean nearest = card.startsWith("nearest");
      int counted = options.is("counted", "all") ? owned : owned - mortgaged;
      int rent =
          switch (board.kind(due.deed())) {
            case RAILROAD -> new int[] {25, 50, 100, 200}[counted - 1] * (nearest ? 2 : 1);
            case UTILITY ->
                (nearest || counted == 2 ? 10 : 4)
                    * (nearest || options.is("utility_dice", "fresh") ? 1 : dice);
            default ->
                site(
                    due.deed(),
                    owned == all && (mortgaged == 0 || options.is("doubled_rent", "always")));
          };
      assertEquals(rent, due.amount(), due::toString);
      boolean fresh =
          board.kind(due.deed()) == SpaceKind.UTILITY
              && (nearest || options.is("utility_dice", "fresh"));
      assertEquals(fresh, due.freshDice());
    }

    private int site(int site, boolean doubled) {
      int steps = before.buildings(site);
      if (steps == 0) {
        return board.rent(site, 0) * (doubled ? 2 : 1);
      }
      return board.rent(site, steps > before.mostHouses() ? 5 : steps);
    }
  }

  @BothGames
  @Rule({
    "TR-S07", "TR-S08", "TR-S19", "TR-S20", "TR-S31", "TR-S32", "TR-S35", "TR-S37", "TR-S69",
    "TR-S70", "TR-S78", "TR-S79", "BR-S10", "BR-S12", "BR-S13", "BR-S14", "BR-S15", "BR-S23",
    "BR-S24", "BR-S25", "BR-S26", "BR-S35", "BR-S36", "C8-05", "C8-06", "C8-08", "C8-09", "C8-11",
    "C8-12", "C8-13", "C8-14", "HB-04", "HB-06", "HB-07", "HB-09", "HB-10", "HB-26"
  })
  void theRefereeAgreesWithEveryTurnAndEveryRent(Game game) {
    RandomGames.of(
        game,
        GAMES,
        (position, source) -> {
          Referee referee = new Referee(position);
          for (int step = 0; step < FOLLOWED; step++) {
            ClassicPosition before = position.copy();
            RandomGames.step(position, source).forEach(event -> referee.hears(before, event));
            for (int seat = 0; seat < position.seats() && position.turn() > 0; seat++) {
              assertEquals(referee.space[seat], position.space(seat));
              assertEquals(referee.missed[seat] >= 0, position.inJail(seat));
            }
          }
        });
  }
}
