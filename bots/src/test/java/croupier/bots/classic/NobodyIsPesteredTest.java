package croupier.bots.classic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.bots.Bot;
import croupier.bots.BotGame;
import croupier.bots.BotSeat;
import croupier.bots.Bots;
import croupier.bots.Level;
import croupier.bots.Thinking;
import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.classic.ClassicEvent.DealOffered;
import croupier.engine.classic.ClassicMoves;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.engine.classic.Trade;
import croupier.engine.classic.board.Deck;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Somebody plays a whole evening with three bots and says no to every deal. Nobody asks the same
 * thing again but for clearly more money, whatever else has changed hands meanwhile.
 */
class NobodyIsPesteredTest {
  private static final int SEATS = 4;
  private static final int PERSON = 0;
  private static final int MOST_STEPS = 20_000;

  /** So often the same thing is asked at most, for more each time. */
  private static final int OFTEN = 4;

  /** What somebody asks the person for. */
  private record Question(
      int from,
      List<Integer> give,
      List<Integer> take,
      List<Deck> giveCards,
      List<Deck> takeCards) {
    static Question of(DealOffered deal) {
      Trade trade = deal.trade();
      return new Question(
          deal.from(), trade.give(), trade.take(), trade.giveCards(), trade.takeCards());
    }
  }

  /** What was to be paid for it in this game, each time; below 0 what was asked for. */
  private final Map<Question, List<Integer>> asked = new HashMap<>();

  private int questions;

  @ParameterizedTest
  @CsvSource({
    "travel, EASY, 12", "travel, NORMAL, 12", "travel, HARD, 2",
    "brands, EASY, 12", "brands, NORMAL, 12", "brands, HARD, 2"
  })
  void whoSaysNoIsNotAskedTheSameAgain(String name, Level level, int games) {
    Game game = Games.named(name);
    for (long seed = 0; seed < games; seed++) {
      asked.clear();
      play(game, level, seed);
      String hint = name + ", seed " + seed;
      asked.forEach((question, paid) -> isOnlyAskedForMore(question, paid, hint));
    }
    assertTrue(questions > 5 * games, () -> questions + " questions");
  }

  private static void isOnlyAskedForMore(Question question, List<Integer> paid, String hint) {
    assertTrue(paid.size() <= OFTEN, () -> hint + ": " + question + " for " + paid);
    for (int i = 1; i < paid.size(); i++) {
      assertTrue(
          paid.get(i) >= paid.get(i - 1) + AskedBefore.CLEARLY_MORE,
          () -> hint + ": again " + question + " for " + paid);
    }
  }

  private void play(Game game, Level level, long seed) {
    BotSeat[] seats = new BotSeat[SEATS];
    for (int seat = 0; seat < SEATS; seat++) {
      Bot who = seat == PERSON ? new SaysNo() : Bots.of(game, level);
      seats[seat] = new BotSeat(who, seat, new FastRandom(seed * SEATS + seat));
    }
    BotGame table = new BotGame(seats, new FastRandom(seed), Thinking.trials(4));
    table.watchedBy(new Listening());
    table.play(game.start(SEATS, game.options(Map.of())), MOST_STEPS);
  }

  /** Hears what the person is asked, whether offered or asked for instead of an offer. */
  private final class Listening implements BotGame.Witness {
    @Override
    public void decides(Position before, int seat, long move) {}

    @Override
    public void answers(Position before, long roll) {}

    @Override
    public void happened(List<Event> events) {
      for (Event event : events) {
        if (event instanceof DealOffered deal && deal.to() == PERSON) {
          Trade trade = deal.trade();
          questions++;
          asked
              .computeIfAbsent(Question.of(deal), _ -> new ArrayList<>())
              .add(trade.pay() - trade.ask());
        }
      }
    }
  }

  /** A good player, but for deals. */
  private static final class SaysNo implements Bot {
    private final Bot rules = new PlainClassic(Habits.TUNED, false, false);

    @Override
    public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
      ClassicPosition table = (ClassicPosition) world;
      return table.frame() == Frame.OFFER && table.offerer() != seat
          ? ClassicMoves.refuse()
          : rules.choose(world, seat, chance, thinking);
    }
  }
}
