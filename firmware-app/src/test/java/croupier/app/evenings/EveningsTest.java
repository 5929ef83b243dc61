package croupier.app.evenings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.json.Json;
import croupier.app.live.FoundRecord;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Result;
import croupier.engine.deal.Deal;
import croupier.engine.express.Express;
import croupier.engine.go.Go;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is told of games that people really played, at the pins of a simulated unit. */
class EveningsTest {
  private static final Instant EVENING = Instant.parse("2026-11-19T19:00:00Z");
  private static final Words ENGLISH = Words.of(Language.ENGLISH);

  @TempDir Path folder;

  static Stream<Game> games() {
    return Games.ALL.stream();
  }

  private Evenings read() throws Exception {
    GamesFolder games = new GamesFolder(folder, ZoneOffset.UTC);
    return games.read(games.records(), _ -> {});
  }

  /** A game that was played elsewhere, from then on for an hour. */
  private Path golden(int number, Game game, Instant begins) throws Exception {
    Path record = golden(number, game);
    String played = "{\"from\":\"%s\",\"to\":\"%s\",\"before\":0,\"bots\":[]}";
    Instant ends = begins.plus(Duration.ofHours(1));
    String name = record.getFileName().toString().replace(".jsonl", ".played");
    Files.writeString(folder.resolve(name), played.formatted(begins, ends));
    return record;
  }

  /** The same, and nobody knows when. */
  private Path golden(int number, Game game) throws Exception {
    Path golden = Path.of("src/test/resources/golden", game.id() + "-1.jsonl");
    return Files.copy(golden, folder.resolve("%05d-%s.jsonl".formatted(number, game.id())));
  }

  private String text(Evenings evenings, Words words) {
    return new EveningsTold(evenings, Optional.empty(), ZoneOffset.UTC).text(words);
  }

  private String detail(Evenings evenings, Words words) {
    return new EveningsTold(evenings, Optional.of(evenings.all().getFirst()), ZoneOffset.UTC)
        .text(words);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameIsToldAsItsRecordHasIt(Game game) throws Exception {
    Instant ends = new PlayedEvening(folder).play(game, EVENING, 3);
    PlayedGame told = read().all().getFirst().games().getFirst();
    RecordReader record = SavedGames.read(folder.resolve(told.file()));
    Result result = record.result();
    assertEquals(game.id(), told.game());
    assertEquals(PlayedEvening.NAMES, told.names());
    assertEquals(result.winners(), told.winners());
    assertEquals(result.points(), told.points());
    assertTrue(told.decisions() > 10 && told.decisions() < record.entries());
    assertTrue(told.from().orElseThrow().isBefore(EVENING.plus(Duration.ofMinutes(5))));
    assertTrue(Duration.between(told.to().orElseThrow(), ends).toSeconds() <= 1);
    assertTrue(told.length().orElseThrow().compareTo(Duration.ofMinutes(1)) > 0);
    assertTrue(told.feats().size() >= 3, "" + told.feats());
    assertEquals(Set.of(0, 1, 2), told.luck().stream().map(Luck::seat).collect(Collectors.toSet()));
    for (Luck luck : told.luck()) {
      Odds odds = luck.odds();
      assertTrue(luck.total() >= odds.least() && luck.total() <= odds.most(), "" + luck);
      assertTrue(Math.abs(luck.total() - odds.mean()) < 6 * odds.deviation(), "" + luck);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatWasToldOnceIsToldAgainWithoutReadingTheRecord(Game game) throws Exception {
    golden(1, game, EVENING);
    Evenings first = read();
    FoundRecord record = FoundRecord.in(folder).getFirst();
    Files.writeString(record.file(), "x".repeat((int) record.bytes()));
    Files.setLastModifiedTime(record.file(), record.written());
    assertEquals(first, read());
    Files.setLastModifiedTime(record.file(), FileTime.fromMillis(0));
    assertEquals(1, read().untold().size(), "a record that has changed is read again");
  }

  @Test
  void gamesAreTogetherUntilPeopleSleep() throws Exception {
    Instant after = EVENING.plus(Duration.ofHours(1));
    Instant late = after.plus(Duration.ofHours(4));
    golden(1, Go.GAME, EVENING);
    golden(2, Go.GAME, late);
    golden(3, Go.GAME, late.plus(Duration.ofHours(6)));
    golden(4, Express.GAME, EVENING.plus(Duration.ofDays(30)));
    golden(5, Go.GAME);
    List<Evening> all = read().all();
    assertEquals(
        List.of("2026-12-19", "2026-11-20", "2026-11-19", "undated"),
        all.stream().map(Evening::id).toList());
    assertEquals(List.of(1, 1, 2, 1), all.stream().map(each -> each.games().size()).toList());
    assertEquals(Optional.of(LocalDate.of(2026, 11, 19)), all.get(2).day());
    assertTrue(text(read(), ENGLISH).contains("\n2026-11-19  Go ×2"), text(read(), ENGLISH));
    assertEquals("2026-12-19", read().named("last").orElseThrow().id());
    assertEquals(Optional.empty(), read().named("2026-11-21"));
  }

  @Test
  void twoEveningsOfADayHaveTheirOwnNames() throws Exception {
    golden(1, Go.GAME, Instant.parse("2026-11-19T08:00:00Z"));
    golden(2, Go.GAME, EVENING);
    assertEquals(
        List.of("2026-11-19-2", "2026-11-19"), read().all().stream().map(Evening::id).toList());
  }

  @Test
  void aGameIsOfTheEveningOnWhichItWasGoneOnWith() throws Exception {
    new PlayedEvening(folder).leave(Go.GAME, EVENING, 7, 20);
    PlayedGame left = read().all().getFirst().games().getFirst();
    assertFalse(left.isOver());
    SavedGames saved = new SavedGames(folder, () -> "");
    Instant later = EVENING.plus(Duration.ofDays(3));
    saved.dateBy(() -> Optional.of(later.atZone(ZoneOffset.UTC)));
    SavedGames.Kept kept = saved.resume(folder.resolve(left.file()));
    kept.played().seated(List.of("", "hard", ""));
    kept.file().close();
    kept.played().left();
    PlayedGame again = read().all().getFirst().games().getFirst();
    assertEquals(Optional.of(later), again.from());
    assertEquals(left.length(), again.length(), "what was played before counts");
    assertEquals("hard", again.bot(1));
    assertTrue(detail(read(), ENGLISH).contains("Bo (bot, hard)"), detail(read(), ENGLISH));
  }

  @Test
  void damagedAndStrangeFilesAreNamedAndHinderNobody() throws Exception {
    Path whole = golden(1, Express.GAME, EVENING);
    List<String> lines = Files.readAllLines(whole);
    Files.writeString(folder.resolve("00002-express.jsonl"), "");
    Files.writeString(folder.resolve("00003-express.jsonl"), "no record\n");
    Files.write(folder.resolve("00004-express.jsonl"), new byte[] {(byte) 0xff, '\n', 0});
    Files.write(folder.resolve("00005-express.jsonl"), lines.subList(1, lines.size()));
    String changed = String.join("\n", lines).replaceFirst("\"roll\"", "\"stop\"") + "\n";
    assertNotEquals(Files.readString(whole), changed);
    Files.writeString(folder.resolve("00006-express.jsonl"), changed);
    Files.writeString(
        folder.resolve("00007-chess.jsonl"), lines.getFirst().replace("express", "chess") + "\n");
    Files.createDirectory(folder.resolve("00008-express.jsonl"));
    Files.writeString(folder.resolve("00001-express.played"), "{\"from\":\"yesterday\"}");
    Files.writeString(folder.resolve("names.json"), "{}");
    try (var huge =
        Files.newByteChannel(
            folder.resolve("00009-go.jsonl"),
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.WRITE,
            StandardOpenOption.SPARSE)) {
      huge.position(1L << 32);
      huge.write(java.nio.ByteBuffer.wrap(new byte[1]));
    }
    Evenings evenings = read();
    assertEquals(1, evenings.games());
    assertEquals("undated", evenings.all().getFirst().id(), "what was noted makes no sense");
    assertEquals(7, evenings.untold().size());
    String text = text(evenings, ENGLISH);
    assertTrue(text.contains("7 records cannot be told:\n00002-express.jsonl: "), text);
    assertTrue(text.contains("00006-express.jsonl: Line "), text);
    assertTrue(text.contains("00009-go.jsonl: It is far longer than any game."), text);
  }

  /** Hands, dials and seeds. */
  @Test
  void ofAnUnfinishedGameNothingIsToldThatTheTableDoesNotKnow() throws Exception {
    new PlayedEvening(folder).leave(Deal.GAME, EVENING, 7, 40);
    Evenings evenings = read();
    PlayedGame game = evenings.all().getFirst().games().getFirst();
    assertEquals(PlayedGame.Ending.UNFINISHED, game.ending());
    assertTrue(game.decisions() > 5);
    assertEquals(List.of(), game.luck(), "what was drawn is in the hands");
    assertEquals(List.of(), game.winners());
    String all = new EveningsTold(evenings, Optional.empty(), ZoneOffset.UTC).json(ENGLISH);
    assertFalse(all.contains("seed 7"), all);
    assertFalse(Files.exists(folder.resolve(ToldGames.FILE)), "nothing of it is kept");
  }

  @Test
  void aGameThatNobodyWantsIsDropped() throws Exception {
    new PlayedEvening(folder).leave(Go.GAME, EVENING, 7, 20);
    new SavedGames(folder, () -> "").drop(folder.resolve("00001-go.jsonl"));
    PlayedGame game = read().all().getFirst().games().getFirst();
    assertEquals(PlayedGame.Ending.DROPPED, game.ending());
    assertTrue(detail(read(), ENGLISH).contains("Nobody went on with it."));
  }

  @Test
  void whatWasToldCanBeThrownAwayAndRubbishInItIsNotBelieved() throws Exception {
    golden(1, Go.GAME, EVENING);
    Evenings told = read();
    Path file = folder.resolve(ToldGames.FILE);
    String line = Files.readString(file);
    for (String rubbish :
        List.of(
            "",
            "\t\t\n",
            line.replace("\"points\":[", "\"points\":[9,"),
            line.replace("\"winners\":[", "\"winners\":[9,"),
            line.replace("go-evening.", "no-room."),
            line.replace("\"player\":", "\"player\":9"),
            line.replace("\"sides\":6", "\"sides\":600000000"),
            line.replace("\"decisions\":", "\"decisions\":-"),
            line.substring(0, line.length() / 2))) {
      Files.writeString(file, rubbish);
      assertEquals(told, read(), rubbish);
    }
    Files.delete(file);
    assertEquals(told, read());
  }

  @Reaches("Limits.THROWS")
  @Test
  void noKindOfThrowIsToldOfMoreOftenThanCanBeAddedUp() throws Exception {
    Path record = golden(1, Go.GAME);
    PlayedGame one = read().all().getFirst().games().getFirst();
    Path file = folder.resolve(ToldGames.FILE);
    String most = Files.readString(file).replaceAll("(\"times\":\\[)\\d+", "$1" + Limits.THROWS);
    StringBuilder lines = new StringBuilder(most);
    for (String name : List.of("00002-go.jsonl", "00003-go.jsonl")) {
      Files.createLink(folder.resolve(name), record);
      lines.append(most.replace("00001-go.jsonl", name));
    }
    Files.writeString(file, lines);
    Luck luck = read().players().getFirst().luck().getFirst();
    assertEquals(Limits.THROWS, luck.throwsMade().values().stream().max(Integer::compare).get());
    assertTrue(luck.times() >= Limits.THROWS);
    assertTrue(luck.odds().mean() >= luck.odds().least());
    Files.writeString(file, most.replace("[" + Limits.THROWS, "[" + (Limits.THROWS + 1)));
    PlayedGame again = read().all().getFirst().games().getFirst();
    assertEquals(one.luck(), again.luck(), "more is rubbish, and the record is read again");
  }

  @Test
  void anEveningIsToldInEveryLanguageAndForm() throws Exception {
    for (Game game : Games.ALL) {
      golden(1, game, EVENING);
    }
    List<Integer> seats = List.of(4, 2, 2, 2, 2);
    assertEquals(
        seats, read().all().getFirst().games().stream().map(each -> each.names().size()).toList());
    Evenings evenings = read();
    for (Optional<Evening> only :
        List.of(Optional.<Evening>empty(), evenings.named("2026-11-19"))) {
      EveningsTold told = new EveningsTold(evenings, only, ZoneOffset.UTC);
      assertEquals(1 + 12, told.csv().lines().count());
      for (Language language : Language.values()) {
        Words words = Words.of(language);
        for (String form : List.of(told.text(words), told.report(words))) {
          assertFalse(form.contains("{") && !form.contains("<style>"), form);
          assertFalse(form.contains("evenings."), form);
          assertTrue(form.contains("Ann"), form);
        }
        assertTrue(Json.readObject(told.json(words)).containsKey("players"));
      }
    }
  }

  /** As many as a table fills in a generation; each is a copy with a number of its own. */
  @Test
  void tenThousandRecordsAreToldOfOneByOne() throws Exception {
    Path record = golden(1, Go.GAME);
    PlayedGame one = read().all().getFirst().games().getFirst();
    String line = Files.readString(folder.resolve(ToldGames.FILE));
    StringBuilder lines = new StringBuilder();
    for (int number = 2; number <= 10_000; number++) {
      String name = "%05d-go.jsonl".formatted(number);
      Files.createLink(folder.resolve(name), record);
      lines.append(line.replace("00001-go.jsonl", name));
    }
    Files.writeString(folder.resolve(ToldGames.FILE), lines);
    Evenings evenings = read();
    assertEquals(10_000, evenings.games());
    assertEquals(List.of(), evenings.untold());
    PlayerScore winner = evenings.players().getFirst();
    assertEquals(one.names().get(one.winners().getFirst()), winner.name());
    assertEquals(10_000, winner.games());
    Luck luck = winner.luck().getFirst();
    assertFalse(luck.odds().exact(), "nobody waits for a million throws");
    assertTrue(LuckTold.of(luck).luckierThan() >= 0 && LuckTold.of(luck).luckierThan() <= 1);
  }
}
