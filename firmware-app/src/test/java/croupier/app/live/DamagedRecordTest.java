package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.json.Json;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.SeededNature;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A record that is not what was written is named by its line, and never played on. */
class DamagedRecordTest {
  private static final Game GO = Games.named("go");
  private static final int WHOLE_GAME = Integer.MAX_VALUE;
  private static final String NOT_COMMITTED =
      "the seed and the first line are not those that the record was begun with.";

  @TempDir Path folder;

  private static String damage(byte[] record) {
    return assertThrows(
            RecordReader.Damaged.class,
            () -> RecordReader.of(new ByteArrayInputStream(record)),
            () -> new String(record, StandardCharsets.UTF_8))
        .getMessage();
  }

  private static String damage(String record) {
    return damage(record.getBytes(StandardCharsets.UTF_8));
  }

  private static void damagedAt(int line, byte[] record, String what) {
    String sentence = damage(record);
    assertTrue(sentence.startsWith("Line " + line + ": "), () -> what + ": " + sentence);
    assertTrue(sentence.endsWith("."), sentence);
  }

  @Reaches("Limits.RECORD_ENTRIES")
  @Test
  void aRecordHasOnlySoManyEntries() throws Exception {
    byte[] record = SavedEvening.record(folder, GO, 10);
    String last = "{\"n\":%d,\"seat\":0,\"action\":{\"type\":\"roll\"}";
    String most = new Forger(record).add(last.formatted(Limits.RECORD_ENTRIES)).text();
    assertTrue(damage(most).contains("n must be "), damage(most));
    String more = new Forger(record).add(last.formatted(Limits.RECORD_ENTRIES + 1)).text();
    assertTrue(damage(more).contains("n must be from 0 to 50,000"), damage(more));
  }

  /** Neither from the menu nor by its name, and it is said where, and what is kept. */
  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void anyChangedByteIsReportedByItsLineAndNeverPlayedOn(Game game) throws Exception {
    byte[] record = SavedEvening.record(folder, game, 14);
    for (int at = 0; at < record.length; at++) {
      byte[] changed = record.clone();
      changed[at] = (byte) (changed[at] ^ (1 + new FastRandom(at).below(255)));
      int line = 1 + SavedEvening.lines(record, at);
      damagedAt(line, changed, "byte " + at);
      if (at % 5 == 0) {
        leftAlone(game, changed, line);
      }
    }
  }

  private static void leftAlone(Game game, byte[] changed, int line) throws Exception {
    Path games = new SimulatedDisk().folder().resolve("games");
    SavedEvening evening = new SavedEvening(games);
    evening.leave(game, changed);
    assertEquals(List.of(), evening.unfinished());
    String sentence = evening.complaints.getFirst();
    assertTrue(sentence.contains(": Line " + line + ": "), sentence);
    assertEquals(line > 1, sentence.endsWith("the file is left as it is."), sentence);
    assertTrue(
        line < 4 || sentence.contains("The " + (line - 2) + " moves before it hold"), sentence);
    assertThrows(RecordReader.Damaged.class, () -> evening.saved.resume(evening.file(game)));
    assertArrayEquals(changed, evening.bytes(evening.file(game)));
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void anyInsertedByteIsReportedByItsLine(Game game) throws Exception {
    byte[] record = SavedEvening.record(folder, game, 6);
    for (int at = 0; at < record.length; at++) {
      byte[] longer = Arrays.copyOf(record, record.length + 1);
      longer[at] = ' ';
      System.arraycopy(record, at, longer, at + 1, record.length - at);
      damagedAt(1 + SavedEvening.lines(record, at), longer, "before byte " + at);
    }
  }

  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aLineThatIsRemovedDoubledOrMovedIsReported(Game game) throws Exception {
    byte[] record = SavedEvening.record(folder, game, WHOLE_GAME);
    List<String> lines = new String(record, StandardCharsets.UTF_8).lines().toList();
    for (int i = 0; i < lines.size(); i += i < 40 || i > lines.size() - 4 ? 1 : 9) {
      List<String> doubled = new ArrayList<>(lines);
      doubled.add(i, lines.get(i));
      damagedAt(i + 2, bytes(doubled), "line " + (i + 1) + " twice");
      if (i < lines.size() - 1) {
        List<String> removed = new ArrayList<>(lines);
        removed.remove(i);
        damagedAt(i + 1, bytes(removed), "without line " + (i + 1));
        List<String> swapped = new ArrayList<>(lines);
        Collections.swap(swapped, i, i + 1);
        damagedAt(i + 1, bytes(swapped), "line " + (i + 1) + " after the next");
      }
    }
  }

  private static byte[] bytes(List<String> lines) {
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void aDamagedRecordIsComplainedAboutAndNeitherPlayedOnNorTouched() throws Exception {
    SavedEvening evening = new SavedEvening(folder);
    evening.play(GO, 9).file().close();
    byte[] damaged = evening.bytes(evening.file(GO));
    damaged[damaged.length / 2] ^= 1;
    evening.leave(GO, damaged);
    assertEquals(List.of(), evening.unfinished());
    assertEquals(1, evening.complaints.size());
    assertTrue(evening.complaints.getFirst().startsWith("00001-go.jsonl: Line "));
    assertThrows(RecordReader.Damaged.class, () -> evening.saved.resume(evening.file(GO)));
    assertThrows(RecordReader.Damaged.class, () -> evening.saved.resume(evening.file(GO)));
    assertArrayEquals(damaged, evening.bytes(evening.file(GO)));
    assertTrue(Files.exists(evening.seed(GO)));
    evening.begin(GO).file().close();
    assertEquals("00002-go.jsonl", evening.unfinished().getFirst().file().getFileName().toString());
  }

  @Test
  void otherLineEndsMarksAndEncodingsAreReported() throws Exception {
    byte[] record = SavedEvening.record(folder, GO, 6);
    String text = new String(record, StandardCharsets.UTF_8);
    damagedAt(1, text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8), "CRLF");
    damagedAt(1, ("\ufeff" + text).getBytes(StandardCharsets.UTF_8), "BOM");
    damagedAt(1, text.getBytes(StandardCharsets.UTF_16), "UTF-16");
    assertEquals(
        "Line 1: this is not text in UTF-8.", damage(text.getBytes(StandardCharsets.ISO_8859_1)));
    damagedAt(1, ("\n" + text).getBytes(StandardCharsets.UTF_8), "an empty line first");
    damagedAt(9, (text + "\n").getBytes(StandardCharsets.UTF_8), "an empty line last");
  }

  @Test
  void whatHoldsNoGameIsSaid() {
    assertEquals(
        "There is no whole header line; this record holds no game.", damage("{\"croupier\":2,"));
    assertEquals("There is no whole header line; this record holds no game.", damage(""));
    damagedAt(1, "Dear diary\n".getBytes(StandardCharsets.UTF_8), "no record");
    damagedAt(1, "x".repeat(2 * Limits.LINE).getBytes(StandardCharsets.UTF_8), "no lines");
    damagedAt(1, new byte[Limits.LINE + 1], "zeros");
  }

  @Test
  void nothingFollowsTheResult() throws Exception {
    String text = new String(SavedEvening.record(folder, GO, WHOLE_GAME), StandardCharsets.UTF_8);
    int last = text.lines().toList().size();
    assertEquals(
        "Line " + (last + 1) + ": there is something after the result.", damage(text + "x"));
    assertEquals(
        "Line " + (last + 1) + ": there is something after the result.", damage(text + "x\n"));
  }

  private Forger forger(int steps) throws Exception {
    return new Forger(SavedEvening.record(folder, GO, steps));
  }

  @Test
  void anHonestForgerChangesNothing() throws Exception {
    byte[] record = SavedEvening.record(folder, GO, WHOLE_GAME);
    assertEquals(new String(record, StandardCharsets.UTF_8), new Forger(record).text());
  }

  @Test
  void aRollThatTheSeedDoesNotGiveIsReportedEvenWithTheRightHashes() throws Exception {
    Forger forger = forger(WHOLE_GAME);
    int roll = forger.find("\"by\":\"seed\"");
    String faces = forger.body(roll).replaceAll(".*\"faces\":(\\[[^]]*]).*", "$1");
    String other = faces.equals("[1,2,3]") ? "[2,1,3]" : "[1,2,3]";
    assertTrue(
        damage(forger.change(roll, faces, other).text())
            .startsWith("Line " + roll + ": the seed gives {"));
  }

  @Test
  void aRollCannotBePassedOffAsMadeByHand() throws Exception {
    Forger forger = forger(WHOLE_GAME);
    int roll = forger.find("\"by\":\"seed\"");
    assertEquals(
        "Line " + roll + ": this claims to be made by hand, but only the seed may answer.",
        damage(forger.change(roll, "\"by\":\"seed\"", "\"by\":\"hand\"").text()));
  }

  @Test
  void anotherSeedIsNotTheOneThatWasCommittedTo() throws Exception {
    Forger forger = forger(WHOLE_GAME);
    int last = forger.lines();
    assertEquals(
        "Line " + last + ": " + NOT_COMMITTED,
        damage(forger.change(last, SavedEvening.SEED, "a better seed").text()));
  }

  /** Whoever changes who played, or what was agreed, needs another commitment. */
  @Test
  void aHeaderThatWasChangedAfterwardsDoesNotFitTheCommitment() throws Exception {
    String position = "\"position\":" + Json.write(GO.start(3, GO.options(Map.of())).save());
    for (String[] change :
        new String[][] {
          {"\"Bo\"", "\"Max\""},
          {"\"Zoë\",\"Bo\"", "\"Bo\",\"Zoë\""},
          {"\"tracker\":\"4\"", "\"tracker\":\"3\""},
          {",\"commitment\"", "," + position + ",\"commitment\""},
        }) {
      Forger forger = forger(WHOLE_GAME);
      String sentence = damage(forger.change(1, change[0], change[1]).text());
      assertEquals("Line " + forger.lines() + ": " + NOT_COMMITTED, sentence);
    }
    Forger behind = forger(WHOLE_GAME);
    behind.write(1, behind.body(1) + "," + position);
    assertEquals("Line " + behind.lines() + ": " + NOT_COMMITTED, damage(behind.text()));
  }

  /** A seed with colons would be many seeds: which one it was is said by where the salt ends. */
  @Test
  void aSaltHasNoColon() throws Exception {
    Position start = GO.start(2, GO.options(Map.of()));
    List<String> names = List.of("Ann", "Bo");
    MemoryRecord record = new MemoryRecord(names, start, true, "two:seeds", "salt");
    LiveGame game = new LiveGame(names, start, new SeededNature("two:seeds"), record);
    new RandomPlayers(1).play(game, WHOLE_GAME);
    Forger forger = new Forger(String.join("\n", record.lines()).getBytes(StandardCharsets.UTF_8));
    RecordReader.of(forger.text());
    int last = forger.lines();
    forger.change(last, "\"seed\":\"two:seeds\"", "\"seed\":\"seeds\"");
    forger.change(last, "\"salt\":\"salt\"", "\"salt\":\"salt:two\"");
    assertEquals("Line " + last + ": " + NOT_COMMITTED, damage(forger.text()));
  }

  /** The last line is compared whole: nothing stands in it that the game did not come to. */
  @Test
  void aResultSaysNothingElse() throws Exception {
    for (String[] change :
        new String[][] {
          {"\"type\":\"result\"", "\"type\":\"draw\""},
          {"\"winners\"", "\"by\":\"luck\",\"winners\""},
          {"\"points\":[", "\"points\":[0,"},
        }) {
      Forger forger = forger(WHOLE_GAME);
      int last = forger.lines();
      assertEquals(
          "Line " + last + ": the result is not how the game ended.",
          damage(forger.change(last, change[0], change[1]).text()));
    }
  }

  /** Nothing is wrong with it, and whoever has one is told what to do. */
  @Test
  void theRecordOfAnotherVersionIsNotCalledDamaged() throws Exception {
    for (String[] other :
        new String[][] {{"1", "an older", "from 2 on"}, {"4", "a newer", "up to 3"}}) {
      Forger forger = forger(12).change(1, "\"croupier\":3", "\"croupier\":" + other[0]);
      forger.change(1, "\"options\"", "\"anything\":1,\"options\"");
      RecordReader.Damaged damaged =
          assertThrows(RecordReader.OtherFormat.class, () -> RecordReader.of(forger.text()));
      assertEquals(
          "It was begun with %s version of Croupier (record format %s), which can still read it; this one reads formats %s."
              .formatted(other[1], other[0], other[2]),
          damaged.getMessage());
    }
  }

  @Test
  void aResultIsWhatTheGameCameToAndComesAtItsEnd() throws Exception {
    Forger wrong = forger(WHOLE_GAME);
    int last = wrong.lines();
    String winners = wrong.body(last).replaceAll(".*(\"winners\":\\[[^]]*]).*", "$1");
    assertEquals(
        "Line " + last + ": the result is not how the game ended.",
        damage(wrong.change(last, winners, "\"winners\":[]").text()));
    String result = new Forger(SavedEvening.record(folder.resolve("b"), GO, WHOLE_GAME)).body(last);
    Forger early = new Forger(SavedEvening.record(folder.resolve("c"), GO, 4));
    assertEquals(
        "Line 7: the result is not how the game ended.",
        damage(early.add(result.replaceAll("\"n\":\\d+", "\"n\":5")).text()));
  }

  @Test
  void whatARecordCannotSayIsRefusedByLine() throws Exception {
    byte[] record = SavedEvening.record(folder, GO, 12);
    int act = new Forger(record).find("\"action\"");
    refused(record, 2, "[\"\",", "[", "one word for each of the 3 seats");
    refused(record, 2, "[\"\",", "[\"" + "x".repeat(41) + "\",", "at most 40 characters");
    refused(record, 2, "[\"\",", "[\"\\n\",", "one word for each of the 3 seats");
    refused(record, 2, "\"luck\"", "\"lack\"", "what the seats added to the seed");
    refused(record, 1, "\"croupier\":3", "\"croupier\":3,\"croupier\":3", "Duplicate");
    refused(record, 1, "\"croupier\":3", "\"croupier\":99999999999999999999", "");
    refused(record, 1, "\"croupier\":3", "\"croupier\":" + "9".repeat(5_000), "");
    refused(record, 1, "\"croupier\":3", "\"croupier\":3.5", "");
    refused(record, 1, "\"croupier\":3", "\"croupier\":3,\"extra\":true", "extra");
    refused(record, 1, "\"croupier\":3", "\"x\":" + "[".repeat(500) + "]".repeat(500), "");
    refused(record, 1, "\"go\"", "\"chess\"", "There is no game \"chess\"");
    refused(record, 1, "\"Bo\"", "\"B\\u0007o\"", "cannot be shown");
    refused(record, 1, "\"Bo\"", "\"" + "B".repeat(10_000) + "\"", "longer than");
    refused(record, 1, "\"Bo\"", "\"Zoë\"", "Two seats");
    refused(record, 1, ",\"Bo\",\"Cy\"", "", "is for 2 to 4 seats");
    refused(record, 1, "\"options\":{", "\"options\":{\"luck\":\"all\",", "luck");
    refused(record, 1, "\"commitment\":", "\"commitment\":7,\"x\":", "");
    refused(record, 3, "\"n\":1", "\"n\":2", "n must be 1");
    refused(record, 3, "\"seats\":[0,1,2]", "\"seats\":[0,1]", "something else was asked");
    refused(record, 3, "\"asked\":", "\"told\":", "");
    refused(record, 3, "\"by\":\"seed\"", "\"by\":\"magic\"", "by must be seed or hand");
    refused(record, act, "\"seat\":", "\"seat\":5", "");
    refused(record, act, "\"type\":\"", "\"type\":\"un", "There is no");
    refused(record, act, "\"seat\":", "\"outcome\":{},\"seat\":", "There is no field");
  }

  private static void refused(byte[] record, int line, String from, String to, String why) {
    String sentence = damage(new Forger(record).change(line, from, to).text());
    assertTrue(sentence.startsWith("Line " + line + ": "), sentence);
    assertTrue(sentence.contains(why), sentence);
    assertTrue(sentence.length() < 600, sentence);
    assertEquals(1, sentence.lines().count(), sentence);
  }

  /** Whatever is written with the right hashes is either a record or is said not to be one. */
  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void noForgeryEverBreaksTheReader(Game game) throws Exception {
    byte[] record = SavedEvening.record(folder, game, WHOLE_GAME);
    String[] words = {"0", "-1", "7", "99", "\"\"", "\"pink\"", "null", "true", "[]", "{}", "[[]]"};
    for (int seed = 0; seed < 1_500; seed++) {
      FastRandom random = new FastRandom(seed);
      Forger forger = new Forger(record);
      int line = 1 + random.below(Math.min(20, forger.lines()) - 1);
      line = random.below(10) == 0 ? forger.lines() : line;
      String body = forger.body(line);
      int value = body.indexOf(':', random.below(body.length() - 20));
      if (value < 0) {
        continue;
      }
      int end = value + 1;
      while (end < body.length() && ",]}".indexOf(body.charAt(end)) < 0) {
        end++;
      }
      String word = words[random.below(words.length)];
      forger.write(line, body.substring(0, value + 1) + word + body.substring(end));
      try {
        RecordReader.of(forger.text());
      } catch (RecordReader.Damaged damaged) {
        assertTrue(damaged.getMessage().endsWith("."), "seed " + seed + ": " + damaged);
      } catch (RuntimeException broken) {
        throw new AssertionError("seed " + seed + ": " + forger.body(line), broken);
      }
    }
  }
}
