package croupier.bots.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import croupier.engine.classic.ClassicMoves;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Deals between bots: they are made, and no offer is made twice. */
class BargainsTest {
  private static final int SEATS = 3;
  private static final Thinking NONE = Thinking.trials(0);

  private final Set<List<Object>> offered = new HashSet<>();
  private int offers;

  /** Offers in the turns of others: all of them, and those of each seat since its own turn. */
  private int aside;

  private final int[] asideNow = new int[SEATS];
  private int counters;
  private int accepted;

  @ParameterizedTest
  @ValueSource(strings = {"travel", "brands"})
  void dealsAreMadeAndNoOfferIsRepeated(String name) {
    Game game = Games.named(name);
    for (long seed = 0; seed < 20; seed++) {
      offered.clear();
      Arrays.fill(asideNow, 0);
      play((ClassicPosition) game.start(SEATS, game.options(Map.of())), seed);
    }
    assertTrue(offers > 40, () -> offers + " offers");
    assertTrue(accepted > 20, () -> accepted + " accepted");
    assertTrue(accepted <= offers + counters);
    assertTrue(aside > 10 && aside < offers, () -> aside + " of " + offers + " aside");
  }

  /** Somebody asks for a deed for next to nothing, again and again. */
  @ParameterizedTest
  @ValueSource(strings = {"travel", "brands"})
  void whoOffersTooLittleIsAskedForMoreOnceAndThenRefused(String name) {
    Game game = Games.named(name);
    int askedForMore = 0;
    for (long seed = 0; seed < 200; seed++) {
      FastRandom random = new FastRandom(seed);
      ClassicPosition position = (ClassicPosition) game.start(2, game.options(Map.of()));
      Bot bot = Bots.of(game, Level.NORMAL);
      Bot buyer = Bots.of(game, Level.NORMAL);
      long offer = untilAnOffer(position, new Bot[] {buyer, bot}, random);
      if (offer == Bot.NOTHING) {
        continue;
      }
      position.act(0, offer, null);
      long answer = bot.choose(position, 1, random, NONE);
      assertTrue(ActionKind.of(answer) != ActionKind.ACCEPT, "seed " + seed);
      if (ActionKind.of(answer) == ActionKind.COUNTER) {
        askedForMore++;
        position.act(1, answer, null);
        assertEquals(Bot.NOTHING, bot.choose(position, 1, random, NONE), "waits for an answer");
        position.act(0, ClassicMoves.refuse(), null);
        position.act(0, offer, null);
        answer = bot.choose(position, 1, random, NONE);
      }
      assertEquals(ActionKind.REFUSE, ActionKind.of(answer), "seed " + seed);
    }
    assertTrue(askedForMore > 5, "asked for more " + askedForMore + " times");
  }

  /** Plays until seat 0 has the turn and could ask for a deed of a group that it has begun. */
  private long untilAnOffer(ClassicPosition position, Bot[] bots, FastRandom random) {
    while (position.waiting() != Waiting.OVER) {
      if (position.waiting() == Waiting.CHANCE) {
        position.happen(position.draw(random), null);
        continue;
      }
      if (position.frame() == Frame.TURN && position.player() == 0 && position.turn() > 20) {
        for (int left = position.tradeable(1); left != 0; left &= left - 1) {
          int deed = Integer.numberOfTrailingZeros(left);
          long offer = ClassicMoves.offer(1, 1 << deed, 1);
          if (deed < ClassicBoard.DEEDS
              && (position.board().together(deed) & position.holdings(0)) != 0
              && position.cash(0) > 600
              && position.legal(0, offer)) {
            return offer;
          }
        }
      }
      decide(position, bots, random, "");
    }
    return Bot.NOTHING;
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
    if (!hint.isEmpty()) {
      note(position, seat, move, hint);
    }
    position.act(seat, move, null);
  }

  private void note(ClassicPosition position, int seat, long move, String hint) {
    if (position.frame() == Frame.TURN && position.player() == seat) {
      asideNow[seat] = 0;
    }
    switch (ActionKind.of(move)) {
      case OFFER -> {
        offers++;
        if (position.player() != seat) {
          aside++;
          assertEquals(1, ++asideNow[seat], () -> hint + ": seat " + seat + " pesters");
        }
        String action = position.action(move).toString();
        assertTrue(offered.add(List.of(seat, action)), () -> hint + ": again " + action);
      }
      case COUNTER -> counters++;
      case ACCEPT -> accepted += position.frame() == Frame.OFFER ? 1 : 0;
      default -> {}
    }
  }
}
