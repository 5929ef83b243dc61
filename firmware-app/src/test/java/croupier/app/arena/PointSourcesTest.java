package croupier.app.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Games;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PointSourcesTest {
  @ParameterizedTest
  @ValueSource(strings = {"travel", "brands"})
  void moneyForWhateverCauseIsCountedOnceForEitherSide(String game) {
    PointSources sources = PointSources.of(Games.named(game)).orElseThrow();
    Set<Integer> seen = new HashSet<>();
    for (Cause cause : Cause.values()) {
      PointSources.Account account = sources.account(3);
      account.note(new ClassicEvent.Paid(2, 0, 50, cause));
      List<List<Integer>> amounts = account.amounts();
      int source = amounts.get(0).indexOf(50);
      assertTrue(source >= 0, cause + " is no source");
      assertEquals(-50, amounts.get(2).get(source));
      assertEquals(50, amounts.get(0).stream().mapToInt(Integer::intValue).sum());
      seen.add(source);
    }
    assertEquals(sources.names().size(), seen.size());
  }

  @Test
  void theBankHasNoAccount() {
    PointSources.Account account = PointSources.of(Games.named("travel")).orElseThrow().account(2);
    account.note(new ClassicEvent.Paid(ClassicEvent.BANK, 1, 200, Cause.SALARY));
    assertEquals(0, account.amounts().get(0).stream().mapToInt(Integer::intValue).sum());
    assertEquals(200, account.amounts().get(1).stream().mapToInt(Integer::intValue).sum());
  }
}
