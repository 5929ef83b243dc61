package croupier.app.arena;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.program.ProgramLimits;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.hal.Clock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small contests: the same results whoever plays them, in one go or in parts. */
class TournamentTest {
  private static final ProgramLimits LIMITS = ProgramLimits.of(30_000, 1_024);
  private static final Clock STANDS_STILL = () -> 0;

  @TempDir Path folder;

  private static Contest contest(String name, int seats, int games, String... bots) {
    var game = Games.named(name);
    Options options = game.options(Map.of());
    return new Contest(game, options, seats, List.of(bots), games, "7", 5);
  }

  private static Tournament tournament(Contest contest, Shard shard) {
    List<Entrant> entrants =
        contest.bots().stream().map(bot -> Entrant.of(bot).orElseThrow()).toList();
    return new Tournament(contest, shard, entrants, LIMITS, STANDS_STILL);
  }

  private Path played(Contest contest, Shard shard, int threads, String name) throws Exception {
    Path file = folder.resolve(name);
    tournament(contest, shard).play(file, false, threads, (_, _, _) -> {}, () -> false);
    return file;
  }

  @Test
  void anyNumberOfThreadsGivesTheSameBytes() throws Exception {
    Contest contest = contest("deal", 2, 20, "hard", "easy", "random");
    byte[] one = Files.readAllBytes(played(contest, Shard.WHOLE, 1, "one"));
    assertArrayEquals(one, Files.readAllBytes(played(contest, Shard.WHOLE, 3, "three")));
  }

  @Test
  void partsThatAreMergedAreTheWhole() throws Exception {
    Contest contest = contest("go", 3, 20, "normal", "easy", "random");
    Path whole = played(contest, Shard.WHOLE, 1, "whole");
    List<Path> parts = new ArrayList<>();
    for (int part = 3; part > 0; part--) {
      parts.add(played(contest, new Shard(part, 3), 1, "part " + part));
    }
    Path merged = folder.resolve("merged");
    Standing standing = Tournament.merge(parts, merged);
    assertArrayEquals(Files.readAllBytes(whole), Files.readAllBytes(merged));
    assertEquals(contest.allGames(), standing.standings().games());

    Unfit missing = assertThrows(Unfit.class, () -> Tournament.merge(parts.subList(1, 3), merged));
    assertEquals(Unfit.Why.NOT_ALL_PARTS, missing.why());
    List<Path> twice = List.of(parts.get(0), parts.get(1), parts.get(1));
    assertEquals(
        Unfit.Why.NOT_ALL_PARTS,
        assertThrows(Unfit.class, () -> Tournament.merge(twice, merged)).why());
    Path other = played(contest("go", 3, 21, "normal", "easy"), new Shard(3, 3), 1, "other");
    assertEquals(
        Unfit.Why.OTHER_CONTEST,
        assertThrows(
                Unfit.class,
                () -> Tournament.merge(List.of(parts.get(2), parts.get(1), other), merged))
            .why());
    assertArrayEquals(
        Files.readAllBytes(whole), Files.readAllBytes(merged), "what is refused changes nothing");
  }

  /** Wherever power went: between two games, in a line, in the first line. */
  @Test
  void aRunThatWasKilledGoesOnToTheSameBytes() throws Exception {
    Contest contest = contest("express", 2, 6, "normal", "easy", "random");
    byte[] whole = Files.readAllBytes(played(contest, Shard.WHOLE, 1, "whole"));
    Path cut = folder.resolve("cut");
    for (int length = 0; length <= whole.length; length += 97) {
      Files.write(cut, Arrays.copyOf(whole, length));
      tournament(contest, Shard.WHOLE).play(cut, true, 1, (_, _, _) -> {}, () -> false);
      assertArrayEquals(whole, Files.readAllBytes(cut), "cut at " + length);
    }
  }

  @Test
  void aRunThatIsStoppedAtAnyGameGoesOnToTheSameBytes() throws Exception {
    Contest contest = contest("go", 2, 6, "normal", "random");
    byte[] whole = Files.readAllBytes(played(contest, Shard.WHOLE, 1, "whole"));
    for (int games = 0; games <= contest.allGames(); games++) {
      Path file = folder.resolve("stopped after " + games);
      AtomicInteger left = new AtomicInteger(games);
      Standing half =
          tournament(contest, Shard.WHOLE)
              .play(file, false, 2, (_, _, _) -> {}, () -> left.getAndDecrement() <= 0);
      assertEquals(games, half.standings().games());
      assertEquals(games == contest.allGames(), half.isWhole());
      Unfit notOver = null;
      if (!half.isWhole()) {
        notOver =
            assertThrows(
                Unfit.class, () -> Tournament.merge(List.of(file), folder.resolve("merged")));
        assertEquals(Unfit.Why.NOT_OVER, notOver.why());
      }
      tournament(contest, Shard.WHOLE).play(file, true, 1, (_, _, _) -> {}, () -> false);
      assertArrayEquals(whole, Files.readAllBytes(file), "stopped after " + games);
    }
  }

  @Test
  void aChangedLineIsFoundAndNamed() throws Exception {
    Contest contest = contest("go", 2, 6, "normal", "random");
    Path file = played(contest, Shard.WHOLE, 1, "results");
    String whole = Files.readString(file);
    for (String changed :
        List.of(
            whole.replace("\"n\":3,\"bots\":[1,0]", "\"n\":3,\"bots\":[0,1]"),
            whole.replace("\"n\":3", "\"n\":4"),
            whole.replace("{\"n\":3", "n:3"))) {
      assertFalse(changed.equals(whole));
      Files.writeString(file, changed);
      Unfit unfit =
          assertThrows(
              Unfit.class,
              () ->
                  tournament(contest, Shard.WHOLE)
                      .play(file, true, 1, (_, _, _) -> {}, () -> false));
      assertEquals(Unfit.Why.DAMAGED, unfit.why());
      assertEquals(5, unfit.line());
      assertEquals(changed, Files.readString(file), "nothing is lost");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"express", "go", "deal"})
  void theSourcesOfPointsAddUpToThePoints(String game) {
    Contest contest = contest(game, 3, 30, "normal", "easy", "random");
    List<Entrant> entrants =
        contest.bots().stream().map(bot -> Entrant.of(bot).orElseThrow()).toList();
    try (ArenaTable table =
        new ArenaTable(contest, entrants, LIMITS, Optional.empty(), STANDS_STILL)) {
      for (long number = 0; number < contest.allGames(); number++) {
        Played played = table.play(number);
        List<Integer> sums =
            played.sources().stream()
                .map(seat -> seat.stream().mapToInt(Integer::intValue).sum())
                .toList();
        assertEquals(played.points(), sums, game + ", game " + number + " of seed 7");
      }
    }
  }

  @Test
  void keptGamesAreRecordsThatProveThemselvesAndHaveTheSameDeals() throws Exception {
    Contest contest = contest("deal", 2, 4, "normal", "easy", "random");
    Tournament tournament = tournament(contest, Shard.WHOLE);
    tournament.keepGames(folder.resolve("kept"));
    List<Played> games = new ArrayList<>();
    Path file = folder.resolve("results");
    tournament.play(file, false, 2, (_, _, _) -> {}, () -> false);
    Results.read(file, contest, Shard.WHOLE, 3, games::add);
    List<Path> kept;
    try (Stream<Path> files = Files.list(folder.resolve("kept"))) {
      kept = files.sorted().toList();
    }
    assertEquals(contest.allGames(), kept.size());
    Set<String> firstSix = new HashSet<>();
    for (int i = 0; i < kept.size(); i++) {
      RecordReader record = SavedGames.read(kept.get(i));
      assertTrue(record.proved());
      assertEquals(games.get(i).winners(), record.result().winners());
      if (i < 6) {
        // Who begins, and both hands: everybody plays every deal, on both seats.
        List<String> lines = Files.readAllLines(kept.get(i));
        lines.subList(1, 4).forEach(line -> firstSix.add(line.replaceAll(",\"hash.*", "")));
      }
    }
    assertEquals(3, firstSix.size(), firstSix::toString);
  }

  /** Neither of these programs is there: each of their games is lost at the first question. */
  @Test
  void aKeptGameCallsAProgramByItsFileHoweverLongItsCommandIs() throws Exception {
    Contest contest =
        contest(
            "deal", 3, 1, "any", "python3 /no/my_bot_of_november.py", "/not/my_bot_of_november");
    Tournament tournament = tournament(contest, Shard.WHOLE);
    tournament.keepGames(folder);
    tournament.play(1, (_, _, _) -> {}, () -> false);
    RecordReader record = SavedGames.read(folder.resolve("0000001-deal.jsonl"));
    assertEquals(List.of("1 any", "2 my_bot_of_n", "3 my_bot_of_n 2"), record.names());
  }

  @Test
  void whatIsToldHasAllBotsInEveryLanguage() {
    Contest contest = contest("travel", 2, 2, "normal", "normal", "random");
    Standing standing = tournament(contest, Shard.WHOLE).play(1, (_, _, _) -> {}, () -> false);
    for (Language language : Language.values()) {
      Words words = Words.of(language);
      String text = ArenaTold.text(standing, words);
      String page = ArenaTold.page(standing, words);
      for (String name : List.of("normal", "normal 2", "random")) {
        assertTrue(text.contains("\n" + name + " "), text);
        assertTrue(page.contains("<td>" + name + "</td>"), page);
      }
      assertTrue(page.contains(words.say("arena.plot-sources")), page);
      assertFalse(page.contains("http"), "nothing from outside");
      assertFalse(page.contains("NaN") || page.contains("Infinity"), page);
    }
    assertEquals(1 + 3 + 6, ArenaTold.csv(standing).lines().count());
  }
}
