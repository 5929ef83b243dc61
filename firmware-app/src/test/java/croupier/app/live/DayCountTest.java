package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Game;
import croupier.engine.deal.Deal;
import croupier.engine.express.Express;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Visitors' games, counted day by day, across midnight and a start. */
class DayCountTest {
  private static final String EXPRESS = "express 1 begun, 0 finished, 1 put away";

  @TempDir Path folder;

  private Optional<ZonedDateTime> now = Optional.empty();
  private boolean visitors = true;
  private final List<String> journal = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();

  private void clock(String day, String time) {
    now = Optional.of(ZonedDateTime.parse(day + "T" + time + "+01:00"));
  }

  private DayCount count() throws IOException {
    SavedGames saved = new SavedGames(folder, () -> "x", new QuickDisk());
    saved.dateBy(() -> now);
    return saved.dayCount(journal::add, complaints::add, () -> visitors);
  }

  private static void play(DayCount count, Game game, boolean toTheEnd) {
    count.begins(game, List.of("Ann", "Bo"), 0);
    count.leaves(game, toTheEnd);
  }

  @Test
  void theFirstEventAfterMidnightTellsOfTheDayBefore() throws Exception {
    clock("2026-11-19", "10:00");
    DayCount count = count();
    play(count, Express.GAME, false);
    play(count, Deal.GAME, true);
    count.begins(Deal.GAME, List.of("Ann", "Bo"), 7); // one that goes on
    count.leaves(Deal.GAME, true);
    assertEquals(new DayCount.Count(2, 2, 1), count.today());
    clock("2026-11-19", "23:59");
    play(count, Deal.GAME, true);
    assertEquals(List.of(), journal);
    clock("2026-11-20", "00:01");
    play(count, Express.GAME, true);
    String told = "Visitors' games on 2026-11-19: deal 2 begun, 3 finished, 0 put away; " + EXPRESS;
    assertEquals(List.of(told), journal);
    assertEquals(new DayCount.Count(1, 1, 0), count.today());
  }

  @Test
  void aStartLosesNothingAndTellsNothingTwice() throws Exception {
    clock("2026-11-19", "10:00");
    play(count(), Express.GAME, false); // and the plug is pulled
    DayCount second = count();
    assertEquals(new DayCount.Count(1, 0, 1), second.today());
    second.ends();
    assertEquals(List.of("Visitors' games on 2026-11-19 so far: " + EXPRESS), journal);
    journal.clear();
    clock("2026-11-20", "09:00");
    DayCount third = count();
    third.ends();
    count().ends();
    assertEquals(List.of("Visitors' games on 2026-11-19: " + EXPRESS), journal);
  }

  @Test
  void whileNobodyKnowsTheDayOneDayGoesOn() throws Exception {
    DayCount count = count();
    play(count, Express.GAME, false);
    clock("2026-11-19", "10:00");
    play(count, Express.GAME, true);
    assertEquals(new DayCount.Count(2, 1, 1), count.today());
    now = Optional.empty();
    play(count, Express.GAME, true);
    assertEquals(new DayCount.Count(3, 2, 1), count.today());
    assertEquals(List.of(), journal);
  }

  @Test
  void peopleWhoAreNoVisitorsAreNotCounted() throws Exception {
    visitors = false;
    clock("2026-11-19", "10:00");
    DayCount count = count();
    play(count, Express.GAME, true);
    assertEquals(DayCount.Count.NONE, count.today());
    assertTrue(Files.notExists(folder.resolve("visitors.json")));
  }

  @Test
  void aFileThatMakesNoSenseIsToldAndLeftAlone() throws Exception {
    Files.writeString(folder.resolve("visitors.json"), "{\"day\":\"x\",\"games\":[{\"game\":3}]}");
    assertEquals(DayCount.Count.NONE, count().today());
    assertEquals(1, complaints.size());
    assertTrue(complaints.getFirst().contains("visitors.json is left alone"));
  }
}
