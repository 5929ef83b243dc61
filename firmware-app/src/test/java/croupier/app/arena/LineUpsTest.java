package croupier.app.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineUpsTest {
  @ParameterizedTest
  @CsvSource({"2,2,1", "3,2,3", "2,3,1", "2,4,1", "4,3,4", "5,4,5", "6,6,1", "6,2,15"})
  void everybodySitsEverywhereAsOftenAsTheOthers(int bots, int seats, int count) {
    LineUps lineUps = new LineUps(bots, seats);
    assertEquals(count, lineUps.count());
    int[][] sat = new int[bots][seats];
    for (int game = 0; game < lineUps.gamesOfADeal(); game++) {
      int[] seating = lineUps.seating(game);
      for (int seat = 0; seat < seats; seat++) {
        sat[seating[seat]][seat]++;
      }
    }
    int each = sat[0][0];
    for (int[] seatsOfBot : sat) {
      assertEquals(each, Arrays.stream(seatsOfBot).min().orElseThrow());
      assertEquals(each, Arrays.stream(seatsOfBot).max().orElseThrow());
    }
  }

  @Test
  void inTimeEverybodyFollowsEverybody() {
    LineUps lineUps = new LineUps(4, 4);
    Set<String> orders = new HashSet<>();
    for (int deal = 0; deal < 6; deal++) {
      orders.add(Arrays.toString(lineUps.seating((long) deal * lineUps.gamesOfADeal())));
    }
    assertEquals(6, orders.size(), orders::toString);
  }

  @Test
  void twoBotsAlternateAroundALargeTable() {
    assertEquals("[0, 1, 0, 1]", Arrays.toString(new LineUps(2, 4).seating(0)));
    assertEquals("[1, 0, 1, 0]", Arrays.toString(new LineUps(2, 4).seating(1)));
  }
}
