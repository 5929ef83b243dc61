package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.SeededNature;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * clients/python/verify.py, which was written from docs/fair-dice.md alone, and what replays a
 * record here agree: on whole games, and on forgeries of every kind.
 */
class SecondVerifierTest {
  private static final Path VERIFIER = Path.of("..", "clients", "python", "verify.py");
  private static final List<String> NAMES = List.of("Zoë", "Bo", "Cy", "Di", "Ed");
  private static final int GAMES = 60;
  private static final Pattern VERDICT =
      Pattern.compile(
          ".*: \\w+: (\\d+) entries hold; (\\d+) outcomes of the seed \\((checked|which is not told"
              + " yet)\\), (\\d+) by hand\\..*");

  @TempDir Path folder;

  /** What the other verifier says of each record in a folder, by name. */
  private Map<String, String> said(Path of, String... more) throws Exception {
    Path said = folder.resolve("said");
    List<String> command = new ArrayList<>(List.of("python3", VERIFIER.toString(), of.toString()));
    command.addAll(List.of(more));
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(said.toFile())
          .start()
          .waitFor();
    } catch (IOException e) {
      assumeTrue(false, "needs Python 3");
    }
    Map<String, String> byName = new HashMap<>();
    for (String line : Files.readAllLines(said)) {
      byName.put(line.substring(0, Math.max(0, line.indexOf(".jsonl: "))), line);
    }
    return byName;
  }

  /** A game that is played at random; every so many begin, end or are answered in another way. */
  private static String played(Game game, int number) throws IOException {
    FastRandom random = new FastRandom(number);
    Map<String, String> wished = new LinkedHashMap<>();
    for (Options.Spec spec : game.options()) {
      wished.put(spec.name(), spec.values().get(random.below(spec.values().size())));
    }
    wished.putAll(Agreed.tonight(game));
    int seats = 2 + random.below(3);
    Options options = game.options(number % 3 == 0 ? Agreed.tonight(game) : wished);
    seats = Math.clamp(seats, game.fewestSeats(options), game.mostSeats(options));
    List<String> names = NAMES.subList(0, seats);
    Position start = game.start(seats, options);
    String seed = number % 10 == 9 ? null : game.id() + " " + number;
    if (number % 7 == 6) {
      LiveGame before = new LiveGame(names, start, new SeededNature("before"), Journal.NONE);
      new RandomPlayers(number).play(before, 12);
    }
    MemoryRecord record = new MemoryRecord(names, start, number % 7 != 6, seed, "salt");
    LiveGame live =
        new LiveGame(names, start, seed == null ? null : new SeededNature(seed), record);
    if (seed != null && number % 4 > 1) {
      live.add(new Luck(NAMES.subList(0, seats).stream().map(name -> luck(name, number)).toList()));
    }
    new RandomPlayers(number).play(live, number % 5 == 4 ? 40 : Integer.MAX_VALUE);
    return String.join("\n", record.lines()) + (number % 25 == 4 ? "\n{\"n\":1" : "\n");
  }

  private static String luck(String name, int number) {
    return number % 4 == 2 && !name.equals("Bo") ? "" : number + " für " + name;
  }

  @Test
  void bothAgreeOnHundredsOfGames() throws Exception {
    Path records = Files.createDirectory(folder.resolve("records"));
    Map<String, RecordReader> read = new HashMap<>();
    for (Game game : Games.ALL) {
      for (int number = 0; number < GAMES; number++) {
        String name = "%05d-%s".formatted(number, game.id());
        String text = played(game, number);
        Files.writeString(records.resolve(name + ".jsonl"), text);
        read.put(name, RecordReader.of(text));
      }
    }
    Map<String, String> said = said(records);
    assertEquals(read.keySet(), said.keySet());
    read.forEach(
        (name, record) -> {
          Matcher verdict = VERDICT.matcher(said.get(name));
          assertTrue(verdict.matches(), said.get(name));
          assertEquals(
              List.of(record.entries(), record.seeded(), record.byHand(), record.proved()),
              List.of(
                  Integer.valueOf(verdict.group(1)),
                  Long.valueOf(verdict.group(2)),
                  Long.valueOf(verdict.group(4)),
                  verdict.group(3).equals("checked")),
              said.get(name));
        });
    assertTrue(read.values().stream().mapToLong(RecordReader::seeded).sum() > 10_000);
    assertTrue(read.values().stream().anyMatch(record -> record.byHand() > 0));
  }

  /** A whole game to forge; some of it by hand in go. */
  private static byte[] whole(Game game, String seed) throws IOException {
    List<String> names = NAMES.subList(0, 3);
    Position start = game.start(3, game.options(Agreed.tonight(game)));
    MemoryRecord record = new MemoryRecord(names, start, true, seed, "salt");
    LiveGame live = new LiveGame(names, start, new SeededNature(seed), record);
    live.add(new Luck(List.of("left", "", "right")));
    new RandomPlayers(3).play(live, Integer.MAX_VALUE);
    return (String.join("\n", record.lines()) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static Map<String, String> forgeries(Game game) throws IOException {
    byte[] bytes = whole(game, "a seed");
    byte[] other = whole(game, "another seed");
    Map<String, String> forged = new LinkedHashMap<>(moved(bytes, other));
    Forging of = change -> changed(bytes, change);
    int end = new Forger(bytes).lines();
    int roll = new Forger(bytes).find("\"by\":\"seed\"");
    forged.put("more in a roll", of.by(forger -> forger.change(roll, "\"by\"", "\"x\":1,\"by\"")));
    for (int at : List.of(roll, new Forger(bytes).findLast("\"by\":\"seed\""))) {
      String body = new Forger(bytes).body(at);
      forged.put(
          "another outcome at " + at, of.by(forger -> forger.write(at, rolledOtherwise(body))));
      forged.put(
          "by hand at " + at,
          of.by(forger -> forger.change(at, "\"by\":\"seed\"", "\"by\":\"hand\"")));
      forged.put(
          "no answer at " + at,
          of.by(forger -> forger.change(at, "\"outcome\":{", "\"outcome\":{\"y\":2,")));
      forged.put(
          "asked nothing at " + at,
          of.by(forger -> forger.change(at, "\"asked\":{", "\"asked\":{\"z\":1,")));
    }
    forged.put(
        "not asked",
        of.by(
            forger ->
                forger.write(
                    roll, forger.body(roll).replaceAll("\"asked\":.*\"outcome\"", "\"outcome\""))));
    forged.put(
        "another result type",
        of.by(forger -> forger.change(end, "\"type\":\"result\"", "\"type\":\"draw\"")));
    forged.put(
        "more in the result",
        of.by(forger -> forger.change(end, "\"winners\"", "\"by\":\"luck\",\"winners\"")));
    forged.put(
        "more behind the result",
        of.by(forger -> forger.change(end, ",\"seed\"", ",\"fair\":true,\"seed\"")));
    forged.put(
        "more behind the salt",
        of.by(forger -> forger.write(end, forger.body(end) + ",\"x\":null")));
    forged.put(
        "winners who do not play",
        of.by(
            forger ->
                forger.write(
                    end, forger.body(end).replaceAll("\"winners\":\\[[^]]*]", "\"winners\":[7]"))));
    forged.put("another seed", of.by(forger -> forger.change(end, "a seed", "a better seed")));
    forged.put(
        "another salt",
        of.by(forger -> forger.change(end, "\"salt\":\"salt\"", "\"salt\":\"pepper\"")));
    forged.put("a wrong number", of.by(forger -> forger.change(4, "\"n\":2", "\"n\":3")));
    forged.put("another word", of.by(forger -> forger.change(2, "left", "LEFT")));
    forged.put("a word of another", of.by(forger -> forger.change(2, "\"\"", "\"more\"")));
    forged.put(
        "words of others", of.by(forger -> forger.change(2, "\"left\",\"\"", "\"\",\"left\"")));
    forged.put("a word less", of.by(forger -> forger.change(2, ",\"right\"", "")));
    forged.put(
        "no luck",
        of.by(forger -> forger.change(2, "[\"left\",\"\",\"right\"]", "[\"\",\"\",\"\"]")));
    forged.put("more than luck", of.by(forger -> forger.write(2, forger.body(2) + ",\"n\":0")));
    forged.put("other names", of.by(forger -> forger.change(1, "\"Bo\"", "\"Max\"")));
    forged.put(
        "names moved", of.by(forger -> forger.change(1, "\"Zoë\",\"Bo\"", "\"Bo\",\"Zoë\"")));
    forged.put(
        "another format", of.by(forger -> forger.change(1, "\"croupier\":3", "\"croupier\":2")));
    forged.put(
        "a newer format", of.by(forger -> forger.change(1, "\"croupier\":3", "\"croupier\":4")));
    forged.put(
        "no commitment",
        of.by(
            forger ->
                forger.write(
                    1, forger.body(1).replaceAll("\"commitment\":.*", "\"commitment\":null"))));
    forged.put(
        "another commitment",
        of.by(
            forger ->
                forger.write(
                    1,
                    forger
                        .body(1)
                        .replaceAll(
                            "\"commitment\":\".*", "\"commitment\":\"" + "0".repeat(64) + "\""))));
    forged.put(
        "more in the header",
        of.by(forger -> forger.change(1, ",\"commitment\"", ",\"fair\":true,\"commitment\"")));
    forged.put(
        "more behind the header",
        of.by(forger -> forger.write(1, forger.body(1) + ",\"position\":{}")));
    for (Options.Spec spec : game.options()) {
      String now = game.options(Agreed.tonight(game)).save().get(spec.name()).toString();
      String otherwise =
          spec.values().stream().filter(value -> !value.equals(now)).findFirst().orElseThrow();
      String name = "\"" + spec.name() + "\":\"";
      forged.put(
          "option " + spec.name(),
          of.by(forger -> forger.change(1, name + now + "\"", name + otherwise + "\"")));
    }
    return forged;
  }

  /** What is done to a record whose hashes are then made anew. */
  private interface Forging {
    String by(UnaryOperator<Forger> change);
  }

  private static String changed(byte[] record, UnaryOperator<Forger> change) {
    return change.apply(new Forger(record)).text();
  }

  /** Another outcome that could be. */
  private static String rolledOtherwise(String body) {
    int outcome = body.indexOf("\"outcome\"");
    String asked = body.substring(0, outcome);
    String told = body.substring(outcome);
    String other = told.replaceFirst("(\"faces\":\\[)(\\d)", told.contains("[1") ? "$12" : "$11");
    if (other.equals(told)) {
      other = told.replaceFirst("(\"seat\":)(\\d)", told.contains(":1}") ? "$12" : "$11");
    }
    if (other.equals(told)) {
      other = told.replaceFirst("money_1\"", "money_2\"");
    }
    if (other.equals(told)) {
      other = told.replaceFirst("\\[\"\\w+\"", "[\"blank\"");
    }
    return asked
        + (other.equals(told) ? told.replaceFirst("\"type\":\"", "\"type\":\"not_") : other);
  }

  /** Lines and bytes that are not where they were, with and without new hashes. */
  private static Map<String, String> moved(byte[] bytes, byte[] other) {
    Map<String, String> moved = new LinkedHashMap<>();
    String text = new String(bytes, StandardCharsets.UTF_8);
    List<String> lines = text.lines().toList();
    List<String> others = new String(other, StandardCharsets.UTF_8).lines().toList();
    int middle = lines.size() / 2;
    for (int line : List.of(0, 1, 2, middle, lines.size() - 1)) {
      List<String> with = new ArrayList<>(lines);
      with.remove(line);
      if (line < lines.size() - 1) {
        moved.put("without line " + line, joined(with));
      }
      with.add(line, others.get(Math.min(line, others.size() - 1)));
      moved.put("line " + line + " of another", joined(with));
      List<String> twice = new ArrayList<>(lines);
      twice.add(line, lines.get(line));
      moved.put("line " + line + " twice", joined(twice));
      moved.put("line " + line + " twice, hashed", hashed(twice));
      List<String> changed = new ArrayList<>(lines);
      char flipped = (char) (changed.get(line).charAt(9) ^ 1);
      changed.set(
          line, changed.get(line).substring(0, 9) + flipped + changed.get(line).substring(10));
      moved.put("a byte of line " + line, joined(changed));
    }
    List<String> swapped = new ArrayList<>(lines);
    Collections.swap(swapped, 2, 3);
    moved.put("swapped", joined(swapped));
    moved.put("swapped, hashed", hashed(swapped));
    List<String> spliced = new ArrayList<>(lines.subList(0, middle));
    spliced.addAll(others.subList(Math.min(middle, others.size() - 1), others.size()));
    moved.put("spliced", joined(spliced));
    moved.put("spliced, hashed", hashed(spliced));
    List<String> headless = new ArrayList<>(lines);
    headless.set(0, others.getFirst());
    moved.put("header of another", joined(headless));
    moved.put("header of another, hashed", hashed(headless));
    moved.put("something behind it", text + "{}");
    moved.put("its last byte", text.substring(0, text.length() - 2) + "]\n");
    moved.put("a rest of its own", text.substring(0, text.length() - 1) + " \n");
    return moved;
  }

  private static String joined(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  private static String hashed(List<String> lines) {
    return new Forger(joined(lines).getBytes(StandardCharsets.UTF_8)).text();
  }

  @Test
  void bothRejectEveryForgery() throws Exception {
    int number = 0;
    Map<String, String> names = new HashMap<>();
    Path records = Files.createDirectory(folder.resolve("forged"));
    for (Game game : Games.ALL) {
      for (Map.Entry<String, String> forgery : forgeries(game).entrySet()) {
        String what = game.id() + ": " + forgery.getKey();
        String name = "%05d-%s".formatted(++number, game.id());
        names.put(name, what);
        Files.writeString(records.resolve(name + ".jsonl"), forgery.getValue());
        assertThrows(
            RecordReader.Damaged.class, () -> RecordReader.of(forgery.getValue()), () -> what);
      }
    }
    Map<String, String> said = said(records);
    assertEquals(names.keySet(), said.keySet());
    names.forEach(
        (name, what) ->
            assertTrue(
                said.get(name).contains("DOES NOT HOLD")
                    || said.get(name).contains("cannot be checked"),
                () -> what + ": " + said.get(name)));
  }

  // --- what only the ledger, or a noted commitment, can tell

  private String ledgerSays(Path record) throws IOException {
    try {
      return Ledger.beside(record).place(record, SavedGames.read(record)).toString();
    } catch (RecordReader.Damaged damaged) {
      return damaged.getMessage();
    }
  }

  @Test
  void theLedgerTellsWhatTheRecordCannot() throws Exception {
    SavedEvening evening = new SavedEvening(folder.resolve("games"));
    Game go = Games.named("go");
    evening.play(go, Integer.MAX_VALUE).file().close();
    SavedGames.Kept left = evening.play(go, 30);
    left.file().close();
    Path over = evening.file(go);
    Path unfinished = over.resolveSibling("00002-go.jsonl");
    assertEquals("Optional[Place[number=1, of=2]]", ledgerSays(over));
    assertEquals("Optional[Place[number=2, of=2]]", ledgerSays(unfinished));
    Map<String, String> whole = said(over.getParent());
    assertTrue(whole.get("00001-go").endsWith("It is game 1 of 2 in the ledger."), whole::toString);
    byte[] honest = Files.readAllBytes(over);
    byte[] shorter = Files.readAllBytes(unfinished);

    cut(over, honest, 3);
    cut(unfinished, shorter, 1);
    tell(over, "The ledger beside it knows", "its end was cut off");
    tell(unfinished, "The ledger beside it knows", "its end was cut off");
    assertThrows(RecordReader.Damaged.class, () -> evening.saved.resume(unfinished));

    Files.write(unfinished, shorter);
    Forger another = new Forger(honest);
    int last = another.lines();
    Files.writeString(over, reseeded(another).text());
    RecordReader.of(Files.readString(over)).insistOn(commitment(over));
    String noted = commitment(honest);
    assertEquals(
        "The commitment is not the one that was noted when the game was begun.",
        assertThrows(
                RecordReader.Damaged.class,
                () -> RecordReader.of(Files.readString(over)).insistOn(noted))
            .getMessage());
    tell(over, "Line 1: the ledger beside", "line 1 is not the one that the ledger knows");
    assertTrue(
        said(over, "--commitment", noted)
            .get("00001-go")
            .contains("is not the one that was noted"));

    Files.write(over, honest);
    Path ledger = over.resolveSibling(Ledger.FILE);
    List<String> notes = Files.readAllLines(ledger);
    assertEquals(4, notes.size());
    Files.writeString(ledger, joined(notes.subList(1, 4)));
    tell(over, "Line 1 of the ledger", "line 1: it was changed, moved");
    assertTrue(last > 0);
  }

  /** Another salt, so that another commitment is needed, and all hashes anew. */
  private static Forger reseeded(Forger forger) {
    int last = forger.lines();
    forger.change(last, SavedEvening.SALT, "a salt of my own");
    String body = forger.body(1);
    String head = body.substring(0, body.indexOf(",\"commitment\""));
    String commitment =
        new RecordLines.Seal(SavedEvening.SEED, "a salt of my own").commitment(head);
    return forger.write(1, head + ",\"commitment\":\"" + commitment + "\"");
  }

  private static String commitment(Path record) throws IOException {
    return commitment(Files.readAllBytes(record));
  }

  private static String commitment(byte[] record) {
    return new Forger(record).body(1).replaceAll(".*\"commitment\":\"(\\w+)\".*", "$1");
  }

  private static void cut(Path file, byte[] record, int lines) throws IOException {
    List<String> all = new String(record, StandardCharsets.UTF_8).lines().toList();
    Files.writeString(file, joined(all.subList(0, all.size() - lines)));
  }

  private void tell(Path record, String here, String there) throws Exception {
    String sentence = ledgerSays(record);
    assertTrue(sentence.startsWith(here), sentence);
    String name = Ledger.name(record);
    String said = said(record.getParent()).get(name);
    assertTrue(said.contains("DOES NOT HOLD") && said.contains(there), said);
  }
}
