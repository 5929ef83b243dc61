package croupier.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Reaches;
import croupier.app.wiring.FaultWords;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.hal.toml.TomlMistakes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What whoever runs a unit writes down, and every mistake in it told with its line. */
class SettingsFileTest {
  private static final Path SHIPPED = Path.of("..", "systemd", "settings.toml");
  private static final int SEATS = 6;

  private static final String ALL =
      """
      [kiosk]
      on = true
      games = ["express", "go"]
      locked = ["service", "old-games"]
      code = [2, 1, 3, 3]
      forgotten = "10 min"
      forgotten-games = "drop"

      [show]
      on = false
      after = "90 s"
      games = ["deal"]

      [quiet]
      hours = "22:00-08:30"
      brightness = 5

      [network]
      port = 8091

      [sound]
      volume = 35
      speak = true

      [metrics]
      on = true

      [lights]
      brightness = 80

      [home]
      broker = "broker.home"
      port = 8884
      tls = true
      authority = "ca.pem"
      user = "me"
      password = "secret"
      unit = "window-1"
      group = "windows"
      discovery = ""
      commands = ["show", "end-game"]
      """;

  private static Settings read(String text) {
    try {
      return SettingsFile.read("my.toml", text, SEATS);
    } catch (TomlMistakes mistakes) {
      throw new AssertionError(mistakes);
    }
  }

  private static List<String> mistakes(String text) {
    TomlMistakes mistakes =
        assertThrows(TomlMistakes.class, () -> SettingsFile.read("my.toml", text, SEATS), text);
    return FaultWords.of(mistakes).stream().map(Words.of(Language.ENGLISH)::say).toList();
  }

  @Test
  void everythingThatIsWrittenHolds() {
    assertEquals(
        new Settings(
            new Kiosk(
                true,
                List.of("express", "go"),
                Set.of(Locked.SERVICE, Locked.OLD_GAMES),
                List.of(2, 1, 3, 3),
                Optional.of(Duration.ofMinutes(10)),
                true),
            new Show(false, Duration.ofSeconds(90), List.of("deal")),
            new Quiet(true, LocalTime.of(22, 0), LocalTime.of(8, 30), 5),
            new Network(true, 8091, false),
            new Voice(35, true),
            new Reports(
                true,
                Optional.of(
                    new Home(
                        new Broker(
                            "broker.home",
                            8884,
                            true,
                            Optional.of("ca.pem"),
                            Optional.of("me"),
                            "secret"),
                        "window-1",
                        "windows",
                        "",
                        Set.of(Command.SHOW, Command.END_GAME)))),
            new Lights(80)),
        read(ALL));
  }

  @Test
  void whatIsNotWrittenIsAsItWasBeforeThereWereSettings() {
    assertEquals(Settings.USUAL, read(""));
    Kiosk kiosk = read("[kiosk]\n").kiosk();
    assertTrue(kiosk.on());
    assertTrue(kiosk.locks(Locked.LANGUAGE), "a kiosk locks everything unless it says less");
    assertFalse(kiosk.locks(Locked.SERVICE), "nobody is locked out without a code");
    assertTrue(kiosk.offers("deal"));
    assertFalse(read("[kiosk]\non = false\n").kiosk().locks(Locked.LANGUAGE));
    assertEquals(new Network(true, 8090, false), read("[network]\n").network());
    assertFalse(read("[network]\non = false\n").network().on());
  }

  @Test
  void aVolumeIsInPercent() {
    assertEquals(new Voice(0, false), read("[sound]\nvolume = 0\n").voice());
    assertEquals(new Voice(80, true), read("[sound]\nspeak = true\n").voice());
    assertEquals(1, mistakes("[sound]\nvolume = 101\n").size());
    assertEquals(1, mistakes("[sound]\nspeaks = true\n").size());
  }

  @Test
  void aHouseIsWhereItsBrokerIs() {
    Home home = read("[home]\nbroker = \"10.0.0.1\"\n").reports().home().orElseThrow();
    assertEquals(1883, home.broker().port());
    assertEquals(Set.of(), home.commands(), "nothing is commanded unless it is listed");
    assertEquals("homeassistant", home.discovery());
    assertTrue(home.unit().matches("[a-z0-9-]{1,32}"), "the name of the machine, fit for a topic");
    assertEquals(
        8883,
        read("[home]\nbroker = \"b\"\ntls = true\n")
            .reports()
            .home()
            .orElseThrow()
            .broker()
            .port());
    assertEquals(Optional.empty(), read("[home]\non = false\nbroker = \"b\"\n").reports().home());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "on = true | home.broker",
        "broker = 'a b' | home.broker is the name or the address",
        "broker = 'tcp://b' | home.broker is the name or the address",
        "broker = 'b'\\nunit = 'a/b' | home.unit is a short name",
        "broker = 'b'\\nunit = '+' | home.unit is a short name",
        "broker = 'b'\\ngroup = '#' | home.group is a short name",
        "broker = 'b'\\nport = 0 | home.port",
        "broker = 'b'\\npassword = 'x' | home.password needs home.user",
        "broker = 'b'\\ncommands = ['reboot'] | There is no such command",
        "broker = 'b'\\nquality = 2 | home.quality"
      })
  void aMistakeAboutTheHouseIsTold(String lines, String told) {
    List<String> mistakes =
        mistakes("[home]\n" + lines.replace("'", "\"").replace("\\n", "\n") + "\n");
    assertEquals(1, mistakes.size(), mistakes::toString);
    assertTrue(mistakes.getFirst().contains(told), mistakes::toString);
  }

  @Test
  void theShippedFileChangesNothingUntilItsLinesAreTakenOut() throws Exception {
    String shipped = Files.readString(SHIPPED);
    assertEquals(Settings.USUAL, read(shipped));
    String uncommented =
        Arrays.stream(shipped.split("\n"))
            .map(line -> line.startsWith("#") && !line.startsWith("# ") ? line.substring(1) : line)
            .collect(Collectors.joining("\n"));
    Settings settings = read(uncommented);
    assertTrue(settings.kiosk().locks(Locked.SERVICE));
    assertTrue(settings.quiet().isAt(LocalTime.of(3, 0)));
    assertEquals(read("[network]\n").network(), settings.network());
    for (String key :
        List.of(
            "on",
            "games",
            "locked",
            "code",
            "forgotten",
            "forgotten-games",
            "after",
            "hours",
            "brightness",
            "port",
            "volume",
            "speak",
            "broker",
            "tls",
            "authority",
            "user",
            "password",
            "unit",
            "group",
            "discovery",
            "commands")) {
      assertTrue(shipped.contains("\n#" + key + " = "), "it does not explain " + key);
    }
  }

  @Test
  void theExampleOfTheManualHoldsAndTheManualNamesEveryKeyAndLock() throws Exception {
    String manual =
        Files.readString(Path.of("..", "docs", "kiosk.md"))
            + Files.readString(Path.of("..", "docs", "home.md"));
    int start = manual.indexOf("```toml\n") + 8;
    Settings settings = read(manual.substring(start, manual.indexOf("```", start)));
    assertTrue(settings.kiosk().on() && settings.show().on() && settings.quiet().on());
    assertEquals(Optional.of(Duration.ofMinutes(10)), settings.kiosk().forgotten());
    for (String line : ALL.split("\n")) {
      String key = line.split(" ")[0];
      assertTrue(key.startsWith("[") || manual.contains("`" + key + "`"), key);
    }
    Locked.words().forEach(word -> assertTrue(manual.contains("| `" + word + "` |"), word));
  }

  @Reaches({"Limits.SHORTEST_CODE", "Limits.LONGEST_CODE"})
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "on = true         | onn = true | 2 | kiosk.onn is not known: did you mean on?",
        "on = true         | on = 1 | 2 | kiosk.on must be true or false.",
        "\"express\"       | \"chess\" | 3 | There is no game of this name: use ",
        "games = [\"deal\"] | games = \"deal\" | 12 | show.games must be a list in brackets.",
        "\"old-games\"     | \"cellar\" | 4 | Visitors cannot be kept from this: use service,",
        "\"old-games\"     | 7 | 4 | kiosk.locked must list names in quotes only.",
        "2, 1, 3, 3        | 2, 1, 3, 7 | 5 | There is no such seat: this unit has 1 to 6.",
        "2, 1, 3, 3        | 2, 1, 3 | 5 | kiosk.code presses 3 buttons: make it 4 to 8.",
        "2, 1, 3, 3        | 2, 1, 3, 3, 2, 1, 3, 3, 2 | 5 | kiosk.code presses 9 buttons: make it",
        "2, 1, 3, 3        | 2, \"b\", 3, 3 | 5 | kiosk.code must list numbers of seats only.",
        "code = [2, 1, 3, 3] | # none | 4 | kiosk.locked lists service: give kiosk.code, or",
        "10 min            | 10 minutes | 6 | kiosk.forgotten is a time: write it like ",
        "10 min            | 30 s | 6 | kiosk.forgotten must be from \"1 min\" to \"24 h\".",
        "90 s              | 25 h | 11 | show.after must be from \"10 s\" to \"24 h\".",
        "\"drop\"          | \"burn\" | 7 | kiosk.forgotten-games must be keep or drop.",
        "22:00-08:30       | 24:00-08:30 | 15 | quiet.hours says from when until when: write it",
        "22:00-08:30       | 8-22 | 15 | quiet.hours says from when until when: write it",
        "22:00-08:30       | 08:00-08:00 | 15 | quiet.hours says from when until when: write it",
        "brightness = 5    | brightness = 101 | 16 | quiet.brightness is 101: use 0 to 100.",
        "hours = \"22:00-08:30\" | # always | 14 | quiet.hours is missing: give it a text in",
        "[quiet]           | [quite] | 14 | quite is not known: did you mean quiet?",
        "port = 8091       | port = 80 | 19 | network.port is 80: use 1024 to 9999.",
        "port = 8091       | prot = 8091 | 19 | network.prot is not known: did you mean port?",
        "[show]            | [show | 9 | This is not TOML: "
      })
  void eachMistakeIsNamedWithItsLineAndWhatToDo(
      String was, String becomes, int line, String sentence) {
    assertTrue(ALL.contains(was), was);
    List<String> mistakes = mistakes(ALL.replace(was, becomes));
    assertTrue(
        mistakes.stream().anyMatch(said -> said.startsWith("my.toml:" + line + ": " + sentence)),
        mistakes::toString);
  }

  @Test
  void aFileThatIsNotThereIsRefused() {
    TomlMistakes mistakes =
        assertThrows(TomlMistakes.class, () -> SettingsFile.load("/no/such.toml", SEATS));
    assertEquals(
        "/no/such.toml: There is no such file: give the path of a .toml file.",
        Words.of(Language.ENGLISH).say(FaultWords.of(mistakes).getFirst()));
  }

  @ParameterizedTest
  @CsvSource({
    "22:00, 08:00, 21:59, false",
    "22:00, 08:00, 22:00, true",
    "22:00, 08:00, 00:00, true",
    "22:00, 08:00, 07:59, true",
    "22:00, 08:00, 08:00, false",
    "13:00, 14:00, 13:30, true",
    "13:00, 14:00, 14:00, false",
    "13:00, 14:00, 12:59, false"
  })
  void quietHoursMayGoOverMidnight(LocalTime from, LocalTime until, LocalTime time, boolean quiet) {
    assertEquals(quiet, new Quiet(true, from, until, 0).isAt(time));
    assertFalse(new Quiet(false, from, until, 0).isAt(time));
  }
}
