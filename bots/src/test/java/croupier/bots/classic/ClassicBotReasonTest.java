package croupier.bots.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import croupier.engine.Because;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.classic.ActionKind;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Why a bot did what it did, in the classic games. */
class ClassicBotReasonTest {
  private static final int CASH = 1500;

  private final Game brands = Games.named("brands");
  private final ClassicPosition position =
      (ClassicPosition) brands.start(2, brands.options(Map.of()));

  private void dice(int one, int two) {
    position.happen(new ClassicOutcome.Dice(List.of(one, two)));
  }

  private void rolls(int seat, int one, int two) {
    position.act(seat, new ClassicAction.Roll());
    dice(one, two);
  }

  private Because declines() {
    return ClassicBotReason.of(position, 0, 0, ActionKind.DECLINE);
  }

  /** Pink 3 costs 160. */
  @ParameterizedTest
  @ValueSource(ints = {320, 319, 161})
  void onlyWhoIsShortOfMoneySaysThatItIsKept(int left) {
    dice(6, 5);
    dice(1, 2);
    rolls(0, 1, 2);
    assertEquals(Because.of(ClassicBotReason.DEAL_IS_TOO_DEAR), declines());
    position.act(0, new ClassicAction.Decline());
    position.act(0, new ClassicAction.Bid(CASH - left));
    position.act(1, new ClassicAction.Pass());
    rolls(1, 4, 6);
    rolls(0, 5, 6);
    assertEquals(
        left >= 320
            ? Because.of(ClassicBotReason.DEAL_IS_TOO_DEAR)
            : ClassicBotReason.KEEPS_CASH.with("cash", left),
        declines());
  }
}
