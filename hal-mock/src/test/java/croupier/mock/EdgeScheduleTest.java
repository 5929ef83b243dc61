package croupier.mock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class EdgeScheduleTest {
  @Property
  void thingsHappenInOrderAndThoseOfOneTimeAsTheyCame(
      @ForAll List<@IntRange(max = 50) Integer> times) {
    EdgeSchedule schedule = new EdgeSchedule();
    List<Integer> expected = new ArrayList<>();
    for (int i = 0; i < times.size(); i++) {
      schedule.add(times.get(i), i);
      expected.add(i);
    }
    expected.sort(Comparator.comparing(times::get));
    List<Integer> happened = new ArrayList<>();
    while (schedule.next() != Long.MAX_VALUE) {
      happened.add(schedule.take());
    }
    assertEquals(expected, happened);
  }
}
