package croupier.app.table.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.seat.SeatHand;
import croupier.app.seat.SeatOffer;
import croupier.app.seat.SeatPages;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.engine.Games;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SmartPlayers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Phones play for a while and fall asleep; people at the unit finish the game. */
class IdlePagesTest {
  private static final long SEED = 11;
  private static final int TOUCHES = 30;
  private static final int MOST_LOOKS = 10_000;
  private static final Duration LOOK = Duration.ofMillis(100);
  private static final Duration LONGEST = Duration.ofHours(3);

  @TempDir Path folder;

  /** What the page of each seat shows. */
  private final Map<Integer, Map<String, Object>> shown = new HashMap<>();

  private final SplittableRandom chance = new SplittableRandom(SEED);
  private SimulatedTable table;
  private Hands hands;

  private final SeatPages.Screen screen =
      new SeatPages.Screen() {
        @Override
        public void offers(List<SeatOffer> offers) {}

        @Override
        public void tell(int place, Map<String, Object> what) {
          shown.put(place, what);
        }

        @Override
        public void close(int place) {
          shown.remove(place);
        }
      };

  @ParameterizedTest
  @ValueSource(strings = {"deal", "go"})
  void peopleFinishWhatPhonesHaveBegun(String id) throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "seed " + SEED, new QuickDisk());
    table = new SimulatedTable(HardwareProfile.standard(), List.of(), saved, SEED);
    hands = new Hands(table);
    SeatPages pages = table.controller().pages();
    pages.showOn(screen);
    hands.toSeats(Games.named(id));
    hands.tap(Control.SEAT_1);
    hands.tap(Control.SEAT_2);
    pages.open(0);
    pages.open(1);
    hands.tap(Control.OK);
    hands.tap(Control.OK);
    int touches = 0;
    for (int look = 0; touches < TOUCHES; look++) {
      assertTrue(look < MOST_LOOKS, "phones are asked no more, seed " + SEED);
      touches += touch(look % 2) ? 1 : 0;
      hands.rest(LOOK);
    }
    assertEquals("Playing", hands.mode());
    table.seat(new SmartPlayers(table.unit(), 2, SEED, Hands::liking));
    hands.restUntil("Results", LONGEST);
    assertEquals("Results", hands.mode(), () -> "seed " + SEED + ": " + hands.said());
    assertEquals(true, shown.get(0).get("over"));
    hands.tap(Control.ROLL);
    assertEquals("Playing", hands.mode());
    assertNotEquals(true, shown.get(0).get("over"), "of the game before nothing is left");
    table.close();
  }

  /** A page does one of the things that it offers; false when there is none. */
  private boolean touch(int place) {
    Map<String, Object> page = shown.get(place);
    if (!(page.get("question") instanceof Long question)) {
      return false;
    }
    int choices = ((List<?>) page.get("choices")).size();
    int choice = choices == 0 ? -1 : chance.nextInt(choices);
    table.controller().pages().touch(place, new SeatHand.Touch(question, choice, Map.of()));
    return true;
  }
}
