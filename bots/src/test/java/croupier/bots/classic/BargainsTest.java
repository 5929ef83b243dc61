package croupier.bots.classic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.bots.Bot;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.bots.Thinking;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position.Waiting;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Deals between bots: they are made, and nobody is asked the same thing twice. */
class BargainsTest {
  private static final int SEATS = 3;
  private static final Thinking NONE = Thinking.trials(0);

  private final Set<List<Object>> offered = new HashSet<>();
  private int offers;
  private int counters;
  private int accepted;

  @ParameterizedTest
  @ValueSource(strings = {"travel", "brands"})
  void dealsAreMadeAndNoOfferIsRepeatedWhileNothingHasChanged(String name) {
    Game game = Games.named(name);
    for (long seed = 0; seed < 20; seed++) {
      offered.clear();
      play((ClassicPosition) game.start(SEATS, game.options(Map.of())), seed);
    }
    assertTrue(offers > 40, () -> offers + " offers");
    assertTrue(accepted > 20, () -> accepted + " accepted");
    assertTrue(accepted <= offers + counters);
  }

  private void play(ClassicPosition position, long seed) {
    FastRandom random = new FastRandom(seed);
    Bot[] bots = new Bot[SEATS];
    for (int seat = 0; seat < SEATS; seat++) {
      bots[seat] = Bots.of(position.game(), Level.NORMAL);
    }
    while (position.waiting() != Waiting.OVER) {
      if (position.waiting() == Waiting.CHANCE) {
        position.happen(position.draw(random), null);
      } else {
        decide(position, bots, random, "seed " + seed);
      }
    }
  }

  private void decide(ClassicPosition position, Bot[] bots, FastRandom random, String hint) {
    int awaited = position.awaited();
    int others = position.deciders() & ~awaited;
    long move = Bot.NOTHING;
    int seat = -1;
    for (int left = others; left != 0 && move == Bot.NOTHING; left &= left - 1) {
      seat = Integer.numberOfTrailingZeros(left);
      move = bots[seat].choose(position, seat, random, NONE);
    }
    if (move == Bot.NOTHING) {
      seat = Integer.numberOfTrailingZeros(awaited);
      move = bots[seat].choose(position, seat, random, NONE);
    }
    note(position, seat, move, hint);
    position.act(seat, move, null);
  }

  private void note(ClassicPosition position, int seat, long move, String hint) {
    switch (ActionKind.of(move)) {
      case OFFER -> {
        offers++;
        String action = position.action(move).toString();
        String what = action.replaceAll("(pay|ask)=\\d+", "");
        assertTrue(
            offered.add(List.of(seat, what, holdings(position))), () -> hint + ": again " + action);
      }
      case COUNTER -> counters++;
      case ACCEPT -> accepted += position.frame() == Frame.OFFER ? 1 : 0;
      default -> {}
    }
  }

  private static String holdings(ClassicPosition position) {
    StringBuilder holdings = new StringBuilder();
    for (int seat = 0; seat < SEATS; seat++) {
      holdings.append(position.holdings(seat)).append(' ');
    }
    return holdings.toString();
  }
}
