package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.json.Json;
import croupier.app.live.LiveGame;
import croupier.app.live.MemoryRecord;
import croupier.app.protocol.EngineProtocol;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.SeededNature;
import croupier.hal.profile.HardwareProfile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The program as a script sees it: arguments in, text and an exit code out. */
class CommandLineTest {
  @TempDir Path folder;

  private record Answer(int exit, String out, String err) {
    /** One clear sentence, and never a stack trace. */
    void refused(int code, String words) {
      assertEquals(code, exit, err);
      assertEquals("", out);
      assertTrue(err.contains(words), err);
      assertTrue(err.startsWith("croupier: "), err);
      assertFalse(err.contains("Exception") || err.contains("\tat "), err);
      assertTrue(err.length() < 2_500, "short enough to be read");
      assertTrue(err.chars().allMatch(c -> c == '\n' || c >= ' ' && c != 0x7f), err);
    }
  }

  private static Answer croupier(String... args) {
    return croupierHearing("", args);
  }

  private static Answer croupierHearing(String input, String... args) {
    InputStream in = System.in;
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    ByteArrayOutputStream complained = new ByteArrayOutputStream();
    try {
      System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
      System.setOut(new PrintStream(told, true, StandardCharsets.UTF_8));
      System.setErr(new PrintStream(complained, true, StandardCharsets.UTF_8));
      int exit = Main.run(args);
      return new Answer(
          exit, told.toString(StandardCharsets.UTF_8), complained.toString(StandardCharsets.UTF_8));
    } finally {
      System.setIn(in);
      System.setOut(out);
      System.setErr(err);
    }
  }

  /** All there are, with those within others, as somebody types them. */
  private static Stream<CommandLine> commands(CommandLine program) {
    return Stream.concat(
        Stream.of(program),
        program.getSubcommands().values().stream().flatMap(CommandLineTest::commands));
  }

  private static List<String> commands(Predicate<CommandLine> which) {
    return commands(new CommandLine(new Croupier()))
        .filter(which)
        .map(command -> command.getCommandSpec().qualifiedName().replaceFirst("^croupier ?", ""))
        .toList();
  }

  static Stream<String> helps() {
    return Stream.concat(
        commands(_ -> true).stream().map(command -> (command + " --help").strip()),
        Stream.of("help play"));
  }

  @ParameterizedTest
  @MethodSource("helps")
  void everyCommandExplainsItself(String line) {
    Answer answer = croupier(line.split(" "));
    assertEquals(Exit.OK, answer.exit(), answer.err());
    assertTrue(answer.out().contains("Usage: croupier"), answer.out());
    assertEquals("", answer.err());
  }

  @ParameterizedTest
  @EnumSource
  void everyLanguageIsSpokenByEachCommandThatTakesIt(Language language) {
    Words words = Words.of(language);
    for (String command :
        commands(line -> line.getCommandSpec().findOption("--language") != null)) {
      Answer answer = croupier((command + " --help --language " + language.code()).split(" "));
      assertEquals(Exit.OK, answer.exit(), answer.err());
      assertTrue(answer.out().startsWith(words.say("command.usage")), answer.out());
      assertTrue(answer.out().contains(words.say("command.help")), answer.out());
    }
    String wiring = croupier("wiring", "--language=" + language.code()).out();
    assertTrue(wiring.contains(words.say("wiring.power-and-ground")), wiring);
    Answer missing = croupier("replay", "none.jsonl", "--language", language.code());
    missing.refused(
        Exit.NO_INPUT, words.say(Message.of("replay.missing").with("file", "none.jsonl")));
  }

  @Test
  void aLanguageThatNobodySpeaksIsRefusedWithThoseThatAreSpoken() {
    for (String command : List.of("play", "wiring", "games", "doctor", "run")) {
      croupier(command, "--language", "it").refused(Exit.USAGE, "choose one of en, de, fr, es");
    }
  }

  @Test
  void theHelpNamesEveryCommandAndExitCode() {
    String help = croupier("--help").out();
    for (String word :
        "play demo run dark doctor engine replay evenings games wiring arena generate-completion 65 66 69 70 73 75 78"
            .split(" ")) {
      assertTrue(help.contains(word), word);
    }
  }

  @Test
  void wiringPrintsTheTableAndDrawsForTheProfileInUse() throws Exception {
    Path drawing = folder.resolve("unit.svg");
    Answer answer = croupier("wiring", "--profile", "small", "--svg", drawing.toString());
    assertEquals(Exit.OK, answer.exit(), answer.err());
    assertTrue(answer.out().contains("The drawing is in " + drawing), answer.out());
    assertTrue(Files.readString(drawing).startsWith("<svg "));
    Map<String, Object> data = Json.readObject(croupier("wiring", "--json").out().strip());
    assertEquals(HardwareProfile.standard().lines().size(), ((List<?>) data.get("wires")).size());
  }

  @Test
  void wiringRefusesAWrongProfileAndAFileThatCannotBeWritten() {
    croupier("wiring", "--profile", "none.toml").refused(Exit.CONFIG, "no such profile");
    croupier("wiring", "--svg", folder.resolve("no/unit.svg").toString())
        .refused(Exit.CANNOT_WRITE, "name a file in a folder that exists");
  }

  @Test
  void itSaysTheVersionThatTheRootPomSays() throws Exception {
    String pom = Files.readString(Path.of("..", "pom.xml"));
    String version = pom.replaceAll("(?s).*<revision>(.*)</revision>.*", "$1");
    assertEquals("croupier " + version + "\n", croupier("--version").out());
    assertEquals("croupier " + version + "\n", croupier("play", "--version").out());
  }

  @Test
  void shellsCanCompleteItsCommandsAndOptions() {
    String script = croupier("generate-completion").out();
    assertTrue(script.contains("complete -F _complete_croupier"), script);
    for (String word : List.of("play", "replay", "--profile", "--no-browser", "--json")) {
      assertTrue(script.contains(word), word);
    }
  }

  @Reaches("PanelLimits.HIGHEST_PORT")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dance",
        "--dance",
        "play --prot 1",
        "play --port many",
        "play --port 65536",
        "play --port -1",
        "play extra",
        "replay",
        "replay a b",
        "games express",
        "evenings a b",
        "evenings --games ",
        "engine --port 1",
        "help dance",
        "play --names A,B,C,D,E,F,G",
        "play --names Ann,Ann",
        "play --games ",
        "run --games ",
        "dark --games ",
        "doctor --games ",
        "replay ",
        "wiring --svg ",
        "arena",
        "arena --game deal",
        "arena --game deal --bots normal",
        "arena --game deal --bots normal,medium",
        "arena --game chess --bots normal,easy",
        "arena --game deal --bots normal,easy --seats 7",
        "arena --game deal --bots normal,easy --option colour=red",
        "arena --game deal --bots normal,easy --games 0",
        "arena --game deal --bots normal,easy --threads 0",
        "arena --game deal --bots normal,easy --trials none",
        "arena --game deal --bots normal,easy --resume",
        "arena --game deal --bots normal,easy --shard 1/2",
        "arena --game deal --bots normal,easy --results r --shard 3/2",
        "arena merge",
        "arena merge a",
        "play --names ,Ann",
        "play --bots 0=hard",
        "play --bots 2=easy,7=easy",
        "play --bots 2=clever",
        "play --bots 2=any",
        "play --bots 2",
        "play --bot 7=hard",
        "play --bot 2=clever",
        "play --bot clever",
        "play --bot a/1 --bot a/2 --bot a/3 --bot a/4 --bot a/5 --bot a/6 --bot a/7",
        "play --bot ./my_bot --answer-time 0",
        "play --bot ./my_bot --memory none",
        "run --bots red=hard",
        "dark --bots 1=hard",
        "run --port many",
        "run --port 65536",
        "run --names A,B,C,D,E,F,G",
        "dark --port 1",
        "demo --game chess",
        "demo --json",
        "demo --for 12h",
        "demo --speed 0",
        "demo --speed quick",
        "demo --speed max",
        "demo --headless",
        "demo --headless --games none",
        "demo --headless --games 0",
        "demo --headless --for 12",
        "demo --headless --for 0h",
        "doctor extra"
      })
  void aWrongCommandLineIsExplainedInASentence(String line) {
    croupier(line.split(" ", -1)).refused(Exit.USAGE, ".");
  }

  @Reaches({
    "Limits.ARENA_THREADS",
    "Limits.ARENA_GAMES",
    "Limits.ANSWER_MILLIS",
    "Limits.PROGRAM_MEGABYTES",
    "Limits.ARENA_BOTS",
    "Limits.DEMO_GAMES",
    "Limits.DEMO_SPEED"
  })
  @Test
  void whatIsOneTooManyIsRefused() {
    String arena = "arena --game deal --bots normal,easy ";
    String play = "play --bot ./my_bot ";
    tooMany(arena + "--threads " + (Limits.ARENA_THREADS + 1), "--threads");
    tooMany(arena + "--trials " + (Limits.ARENA_GAMES + 1), "--trials");
    tooMany(play + "--answer-time " + (Limits.ANSWER_MILLIS + 1), "--answer-time");
    tooMany("arena --game deal --bots " + "any,".repeat(Limits.ARENA_BOTS) + "any", "32");
    tooMany("demo --headless --games " + (Limits.DEMO_GAMES + 1L), "--games");
    tooMany("demo --speed " + (Limits.DEMO_SPEED + 1), "1001");
    tooMany(play + "--memory " + (Limits.PROGRAM_MEGABYTES + 1), "--memory");
  }

  private static void tooMany(String line, String option) {
    croupier(line.split(" ")).refused(Exit.USAGE, option);
  }

  @Reaches("Limits.TYPED")
  @Test
  void aSentenceEndsSomewhere() {
    String longest = "x".repeat(Limits.TYPED);
    assertEquals(longest, Typed.fit(longest));
    assertEquals(longest + "…", Typed.fit(longest + "x"));
  }

  @Test
  void aShowThatNobodyWatchesIsMeasured() throws Exception {
    Answer answer = croupier("demo", "--headless", "--games", "1", "--game", "go");
    assertEquals(Exit.OK, answer.exit(), answer.err());
    assertTrue(answer.out().startsWith("1 game, "), answer.out());
    assertTrue(answer.out().contains(" decisions and "), answer.out());
    Answer json = croupier("demo", "--headless", "--for", "1min", "--json");
    Map<String, Object> figures = Json.readObject(json.out().strip());
    int lights = HardwareProfile.standard().chain().lights();
    assertEquals(lights, ((List<?>) figures.get("lit_ppm")).size());
    assertTrue(((Number) figures.get("decisions")).longValue() > 5, json.out());
    assertEquals("", json.err());
  }

  @Test
  void nothingAtAllIsAnsweredWithAnExample() {
    croupier().refused(Exit.USAGE, "croupier play");
  }

  @Test
  void namesThatNoLcdCanShowAreRefused() {
    croupier("play", "--names", "x".repeat(10_000)).refused(Exit.USAGE, "longer than 16");
    croupier("play", "--names", "A\u001b[31m").refused(Exit.USAGE, "cannot be shown");
    croupier("play", "--names", "A\u0007").refused(Exit.USAGE, "cannot be shown");
    croupier("play", "--names", "").refused(Exit.USAGE, "is empty");
  }

  @Test
  void aNameThatIsTheColourOfAnotherSeatIsRefusedBeforeTwoSeatsAreCalledTheSame() {
    String second = HardwareProfile.standard().seats().get(1).title();
    croupier("play", "--names", second).refused(Exit.USAGE, "Two seats");
  }

  @Test
  void seatsPlayedAtRandomAreNoneOfAnybodysBusiness() {
    assertFalse(croupier("play", "--help").out().contains("random"));
    assertFalse(croupier("run", "--help").out().contains("random"));
  }

  @Test
  void wordsWithoutEndAreNotRepeatedWithoutEnd() {
    croupier("d".repeat(10_000)).refused(Exit.USAGE, "ddd");
    croupier("play", "\u001b[2J\u0007").refused(Exit.USAGE, "?[2J?");
    croupier("replay", "f".repeat(10_000)).refused(Exit.NO_INPUT, "fff");
  }

  @Test
  void aProfileThatIsWrongIsNamedWithItsLine() throws Exception {
    Path profile = Files.writeString(folder.resolve("mine.toml"), "title = \"x\"\nseats = 3\n");
    Answer answer = croupier("play", "--profile", profile.toString());
    answer.refused(Exit.CONFIG, "mine.toml:2: ");
    croupier("play", "--profile", "nowhere.toml").refused(Exit.CONFIG, "no such profile");
    croupier("play", "--settings", "nowhere.toml").refused(Exit.CONFIG, "no such file");
    croupier("play", "--profile", "").refused(Exit.CONFIG, "");
  }

  @Test
  void aFolderThatCannotBeWrittenIsSaidWithTheWayOut() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    for (String nowhere : List.of(file.toString(), file + "/games", "/proc", "/proc/games")) {
      croupier("play", "--games", nowhere, "--no-browser", "--port", "0")
          .refused(Exit.CANNOT_WRITE, "choose another folder with --games");
    }
  }

  @Test
  void aFolderWithoutANameIsNotTheOneWhereOneIs() {
    for (String empty : List.of("", " ")) {
      croupier("play", "--games", empty, "--check", "--no-browser", "--port", "0")
          .refused(Exit.USAGE, "--games: the name is empty; . is the folder where you are.");
    }
  }

  @Test
  void aPortThatIsInUseIsSaidWithTheWayOut() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      String port = String.valueOf(taken.getLocalPort());
      croupier("play", "--games", folder.toString(), "--no-browser", "--port", port)
          .refused(Exit.UNAVAILABLE, "Port " + port + " is in use; choose another with --port.");
    }
  }

  @Test
  void theGamesAreListedForPeopleAndForPrograms() throws Exception {
    String list = croupier("games").out();
    String data = croupier("games", "--json").out();
    assertEquals(1, data.lines().count());
    List<?> games = (List<?>) Json.read(data);
    assertEquals(Games.ALL.size(), games.size());
    for (Game game : Games.ALL) {
      assertTrue(list.contains(game.id() + ": "), list);
      game.options().forEach(option -> assertTrue(list.contains(option.name()), list));
    }
  }

  @Test
  void theEveningsAreToldForPeopleProgramsAndPaper() throws Exception {
    Files.copy(record(), folder.resolve("00001-go.jsonl"));
    Files.writeString(folder.resolve("00002-go.jsonl"), "no record\n");
    String games = folder.toString();
    Answer list = croupier("evenings", "--games", games);
    assertEquals(Exit.OK, list.exit(), list.err());
    assertTrue(list.out().startsWith("evening"), list.out());
    assertTrue(list.out().contains("\nundated  Go     Zoë, Bo"), list.out());
    assertTrue(list.out().contains("1 record cannot be told:\n00002-go.jsonl: Line 1"), list.out());
    Path report = folder.resolve("evenings.html");
    Path csv = folder.resolve("evenings.csv");
    Answer one =
        croupier("evenings", "--games", games, "LAST", "--report", report + "", "--csv", csv + "");
    assertTrue(one.out().startsWith("Without a date\n"), one.out());
    assertTrue(one.out().contains("won with a landmark and"), one.out());
    assertTrue(Files.readString(report).startsWith("<!doctype html>"));
    assertFalse(Files.readString(report).contains("<link"), "it needs nothing else");
    assertEquals(3, Files.readAllLines(csv).size());
    Map<String, Object> data =
        Json.readObject(croupier("evenings", "--games", games, "--json").out().strip());
    assertEquals(List.of("evenings", "players", "untold"), List.copyOf(data.keySet()));
  }

  @Test
  void eveningsThatAreNotThereAreRefused() throws Exception {
    String games = folder.toString();
    assertTrue(croupier("evenings", "--games", games).out().startsWith("No evenings yet"));
    croupier("evenings", "--games", games, "2026-11-19")
        .refused(Exit.NO_INPUT, "There is no evening 2026-11-19");
    croupier("evenings", "--games", games + "/none").refused(Exit.NO_INPUT, "There is no folder");
    croupier("evenings", "--games", games, "--csv", games + "/no/e.csv")
        .refused(Exit.CANNOT_WRITE, "name a file in a folder that exists");
  }

  /** A game of people with names that need more than ASCII. */
  private Path record() throws Exception {
    Game game = Games.named("go");
    List<String> names = List.of("Zoë", "Bo");
    Position start = game.start(2, game.options(Map.of()));
    MemoryRecord record = new MemoryRecord(names, start, true, "7", "salt");
    LiveGame live = new LiveGame(names, start, new SeededNature("7"), record);
    FastRandom random = new FastRandom(7);
    RandomPlay people = new RandomPlay(random);
    while (start.waiting() != Position.Waiting.OVER) {
      if (start.waiting() == Position.Waiting.CHANCE) {
        live.chance();
      } else {
        int seat = people.oneOf(start.deciders());
        live.act(seat, start.action(people.pick(start, seat)));
      }
    }
    return Files.write(folder.resolve("game.jsonl"), record.lines());
  }

  @Test
  void aRecordIsShownAndVerified() throws Exception {
    Answer answer = croupier("replay", record().toString());
    assertEquals(Exit.OK, answer.exit(), answer.err());
    assertTrue(answer.out().lines().findFirst().orElse("").endsWith(" with Zoë and Bo"));
    assertTrue(answer.out().contains("Chance: dice "), answer.out());
    String verdict = answer.out().lines().toList().getLast();
    assertTrue(verdict.matches("The record holds: .* rolls recomputed .* (won|drew)\\."), verdict);
    assertEquals(verdict + "\n", croupier("replay", "-q", record().toString()).out());
  }

  @Test
  void aRecordIsShownAsData() throws Exception {
    List<String> lines = croupier("replay", "--json", record().toString()).out().lines().toList();
    Map<String, Object> verdict = Json.readObject(lines.getLast());
    assertEquals(true, verdict.get("holds"));
    assertEquals(true, verdict.get("proved"));
    assertEquals(List.of("Zoë", "Bo"), verdict.get("seats"));
    assertEquals((long) lines.size() - 1, verdict.get("entries"));
    Map<String, Object> first = Json.readObject(lines.getFirst());
    assertEquals(1L, first.get("n"));
    assertTrue(first.containsKey("outcome") && first.containsKey("events"));
    assertEquals(
        lines.getLast() + "\n", croupier("replay", "-q", "--json", record().toString()).out());
  }

  @Test
  void aRecordThatStopsBeforeTheEndSaysSo() throws Exception {
    List<String> lines = Files.readAllLines(record());
    Path half = Files.write(folder.resolve("half.jsonl"), lines.subList(0, 10));
    assertTrue(croupier("replay", "-q", half.toString()).out().contains("The game is not over."));
    Files.writeString(half, Files.readString(half) + "{\"n\":10,");
    assertTrue(croupier("replay", "-q", half.toString()).out().contains("A torn last line"));
    Path noResult = Files.write(half, lines.subList(0, lines.size() - 1));
    String verdict = croupier("replay", "-q", noResult.toString()).out();
    assertTrue(verdict.contains("Its last line, with the result and the seed"), verdict);
  }

  /** A game that was begun at 9,900 of 10,000 points is none that was won. */
  @Test
  void aRecordThatBeganAtAPositionSaysSo() throws Exception {
    String position =
        "{\"game\":\"express\",\"seats\":2,\"options\":{\"goal\":\"10000\"},\"stage\":\"ready\",\"turn\":1,"
            + "\"scores\":[9500,9900],\"houses\":[0,0],\"houses_before\":0,\"go_money\":0,"
            + "\"hotel_money\":0,\"jail\":[],\"resting\":[],\"board\":[],\"table\":[]}";
    EngineProtocol engine = new EngineProtocol(() -> "salt");
    engine.answer("{\"cmd\":\"load\",\"position\":" + position + ",\"seed\":\"a fine roll\"}");
    engine.answer("{\"cmd\":\"act\",\"seat\":1,\"action\":{\"type\":\"roll\"}}");
    engine.answer("{\"cmd\":\"act\",\"seat\":1,\"action\":{\"type\":\"stop\"}}");
    List<?> lines = (List<?>) Json.readObject(engine.answer("{\"cmd\":\"record\"}")).get("record");
    Path record = folder.resolve("won.jsonl");
    Files.write(record, lines.stream().map(String.class::cast).toList());
    String told = croupier("replay", "-q", record.toString()).out();
    assertTrue(told.contains("not begin at the start of a game, but at a position"), told);
    String data = croupier("replay", "-q", "--json", record.toString()).out();
    assertEquals(true, Json.readObject(data.strip()).get("from_position"));
    data = croupier("replay", "-q", "--json", record().toString()).out();
    assertEquals(false, Json.readObject(data.strip()).get("from_position"));
  }

  @Test
  void theRecordOfAnOlderVersionIsNotCalledDamaged() throws Exception {
    List<String> lines = new ArrayList<>(Files.readAllLines(record()));
    MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
    String body = lines.getFirst().replace("\"croupier\":3", "\"croupier\":1");
    body = body.substring(0, body.indexOf(",\"hash\":"));
    String hash = HexFormat.of().formatHex(sha256.digest(body.getBytes(StandardCharsets.UTF_8)));
    lines.set(0, body + ",\"hash\":\"" + hash + "\"}");
    Path old = Files.write(folder.resolve("old.jsonl"), lines);
    croupier("replay", old.toString())
        .refused(Exit.DATA, "cannot be checked. It was begun with an older version of Croupier");
  }

  @Test
  void aRecordThatIsMissingOrDamagedHasItsOwnExitCode() throws Exception {
    croupier("replay", folder.resolve("none").toString()).refused(Exit.NO_INPUT, "no record");
    croupier("replay", folder.toString()).refused(Exit.NO_INPUT, "no record");
    croupier("replay", "/dev/zero").refused(Exit.NO_INPUT, "no record");
    Path damaged = Files.writeString(record(), Files.readString(record()).replaceFirst("Bo", "Ba"));
    croupier("replay", damaged.toString()).refused(Exit.DATA, "does not hold. Line 1: ");
    Path empty = Files.createFile(folder.resolve("empty"));
    croupier("replay", empty.toString()).refused(Exit.DATA, "holds no game");
  }

  @Test
  void theEngineAnswersEveryLineAndAlsoTheLastOneWithoutAnEnd() throws Exception {
    Answer answer =
        croupierHearing("{\"id\":1,\"cmd\":\"games\"}\r\n\n{\"id\":2,\"cmd\":\"pen", "engine");
    List<String> lines = answer.out().lines().toList();
    assertEquals(Exit.OK, answer.exit());
    assertEquals(2, lines.size());
    assertEquals(true, Json.readObject(lines.getFirst()).get("ok"));
    assertTrue(lines.getLast().contains("\"bad_json\""), lines.getLast());
  }

  @Test
  void aLineOfTwoMegabytesIsRefusedAndTheNextOneAnswered() throws Exception {
    Answer answer =
        croupierHearing("x".repeat(2_000_000) + "\n{\"id\":1,\"cmd\":\"games\"}\n", "engine");
    List<String> lines = answer.out().lines().toList();
    assertTrue(lines.getFirst().contains("too_long"), lines.getFirst());
    assertEquals(true, Json.readObject(lines.getLast()).get("ok"));
    assertEquals("", answer.err());
  }
}
