package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.engine.Game;
import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.engine.Result;
import croupier.engine.SeededNature;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Everybody beside a game is told the same, once it is written, and nothing that did not happen.
 */
class OnlookersTest {
  private static final List<String> NAMES = List.of("Ann", "Bo");

  private final Position start = Express.GAME.start(2, Express.GAME.options(Map.of()));
  private final List<String> heard = new ArrayList<>();
  private boolean full;

  /** A disk that can be full. */
  private final Journal journal =
      new Journal() {
        @Override
        public void luck(Luck luck) {}

        @Override
        public void append(Entry entry) throws IOException {
          if (full) {
            throw new IOException("full");
          }
          heard.add("written");
        }

        @Override
        public void finish(Result result) {}
      };

  private final LiveGame game = new LiveGame(NAMES, start, new SeededNature("onlookers"), journal);

  private final class Listener implements Onlooker {
    private final String name;

    Listener(String name) {
      this.name = name;
      game.tell(this);
    }

    @Override
    public void begins(Game what, List<String> names, int entries) {
      heard.add(name + " begins");
    }

    @Override
    public void happened(Happening happening) {
      assertEquals(game.position().view(Position.TABLE), happening.view().get());
      heard.add(name + " " + happening.seat());
    }

    @Override
    public void leaves(Game what, boolean over) {
      heard.add(name + " leaves");
    }
  }

  @Test
  void allAreToldInTheOrderInWhichTheyCameAndAfterTheRecord() throws Exception {
    new Listener("one");
    new Listener("other");
    game.begins();
    while (game.position().waiting() == Position.Waiting.CHANCE) {
      game.chance();
    }
    heard.clear();
    int turn = Integer.numberOfTrailingZeros(game.position().deciders());
    game.act(turn, new ExpressAction.Roll());
    game.leaves();
    assertEquals(
        List.of("written", "one " + turn, "other " + turn, "one leaves", "other leaves"), heard);
  }

  @Test
  void whatIsRefusedIsToldNobodyAndChangesNothing() throws Exception {
    new Listener("one");
    Map<String, Object> before = game.position().save();
    full = true;
    assertThrows(IOException.class, game::chance);
    assertEquals(before, game.position().save(), "the disk refused it");
    full = false;
    assertThrows(Refusal.class, () -> game.act(0, new ExpressAction.Stop()));
    assertEquals(before, game.position().save(), "the rules refused it");
    assertEquals(List.of(), heard);
    assertNull(game.before());
    game.chance();
    assertEquals(before, game.before().save());
    assertEquals(List.of("written", "one " + Happening.CHANCE), heard);
  }
}
