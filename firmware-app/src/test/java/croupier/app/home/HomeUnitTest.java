package croupier.app.home;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.json.Json;
import croupier.app.live.RememberedSettings;
import croupier.app.settings.Broker;
import croupier.app.settings.Command;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.words.Language;
import croupier.engine.express.Express;
import croupier.hal.Control;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a house is told of a unit, and what it may ask. */
class HomeUnitTest {
  private static final Path PAGE = Path.of("..", "docs", "home.md");
  private static final String STATE = "croupier/unit/window-1/state ";

  @TempDir Path folder;
  private SimulatedTable table;
  private Hands hands;
  private ToldHome home;

  @BeforeEach
  void begin() throws Exception {
    table = KnownTables.standard(folder, "home");
    hands = new Hands(table);
    home = ToldHome.of(table);
    second();
  }

  @AfterEach
  void end() {
    table.close();
  }

  private void second() {
    hands.rest(Duration.ofSeconds(1));
    table.loop().beat();
  }

  private Map<String, Object> state() throws Exception {
    String last = home.words().stream().filter(each -> each.startsWith(STATE)).toList().getLast();
    return Json.readObject(last.substring(STATE.length()));
  }

  @Test
  void theStateFollowsTheTable() throws Exception {
    assertEquals("idle", state().get("state"));
    hands.begin(Express.GAME, 2);
    hands.tap(Control.ROLL);
    assertEquals("playing", state().get("state"));
    assertEquals("express", state().get("game"));
    assertEquals(List.of("Ann", "Bo"), state().get("players"));
    assertEquals(1, ((List<?>) state().get("turn")).size());
    assertEquals(1L, state().get("games_today"));
    hands.hold(Control.BACK);
    second();
    assertEquals("paused", state().get("state"));
    hands.tap(Control.ROLL);
    second();
    assertEquals("idle", state().get("state"));
    assertEquals(null, state().get("game"));
  }

  @Test
  void whatFailsIsNamedUntilItWorksAgain() throws Exception {
    long now = table.clock().nanos();
    table.controller().handle(new UnitEvent.Faulted("dial-a", Fault.of("dial-lost-edges"), now));
    second();
    assertEquals(List.of("dial-a"), state().get("faults"));
    table.controller().handle(new UnitEvent.Recovered("dial-a", now));
    second();
    assertEquals(List.of(), state().get("faults"));
  }

  @Test
  void anotherLanguageNamesThePartsAnew() {
    assertTrue(home.words().toString().contains("\"name\":\"whose move\""));
    table.controller().speak(Language.GERMAN);
    second();
    assertTrue(home.words().getLast().contains("\"name\":\"am Zug\""), home.words().getLast());
  }

  // Commands

  private Commands commands() {
    return new Commands(ToldHome.HOME, table.loop(), table.clock());
  }

  @Test
  void theGameThatIsOnIsPutAwayAndCanBeGoneOnWith() throws Exception {
    hands.begin(Express.GAME, 2);
    hands.tap(Control.ROLL);
    commands().received(Command.END_GAME, "PRESS");
    second();
    assertEquals("menu", state().get("state"));
    assertTrue(hands.said().contains("from elsewhere"), hands.said());
    hands.tap(Control.OK);
    second();
    assertEquals("idle", state().get("state"));
    hands.resume();
    second();
    assertEquals("playing", state().get("state"));
  }

  @Test
  void whereNoGameIsOnNoneIsPutAway() throws Exception {
    commands().received(Command.END_GAME, "PRESS");
    second();
    assertEquals("idle", state().get("state"));
    assertFalse(hands.said().contains("from elsewhere"));
  }

  @Test
  void lightsAndShowAreAsIfChosenAtTheUnit() throws Exception {
    Commands commands = commands();
    commands.received(Command.BRIGHTNESS, "40");
    commands.received(Command.SHOW, "OFF");
    second();
    assertEquals(40, table.picture().brightness());
    assertEquals(40L, state().get("brightness"));
    assertEquals("OFF", state().get("show"));
    assertFalse(table.controller().showsItself());
  }

  @Test
  void whatMakesNoSenseIsNobodysWish() {
    Commands commands = commands();
    for (String words : List.of("", "4", "101", "-5", "1e2", "999999999999", "on", "\0", "{}")) {
      for (Command command : Command.values()) {
        commands.received(command, words);
      }
    }
    assertEquals(0, table.loop().queue().waiting());
  }

  /** Each is written to the disk: a hundred of them are one, and the newest. */
  @Test
  void whoeverAsksWithoutEndIsHeardOnceASecond() throws Exception {
    Commands commands = commands();
    commands.received(Command.BRIGHTNESS, "10");
    hands.rest(Duration.ofMillis(100));
    assertEquals(10, table.picture().brightness());
    for (int percent = 11; percent < 100; percent++) {
      commands.received(Command.BRIGHTNESS, "" + percent);
      hands.rest(Duration.ofMillis(5));
    }
    assertEquals(10, table.picture().brightness());
    hands.rest(Duration.ofSeconds(1));
    assertEquals(99, table.picture().brightness());
  }

  // Settings of a group

  private final Broker nowhere = ToldHome.HOME.broker();

  private void group(String text) {
    new GroupSettings(
            ToldHome.settings(nowhere), 6, Topics.of(ToldHome.HOME), table.loop(), commands(), home)
        .received(text.getBytes(StandardCharsets.UTF_8));
    second();
  }

  private Map<String, Object> became() throws Exception {
    String topic = "croupier/unit/window-1/settings ";
    String last = home.words().stream().filter(each -> each.startsWith(topic)).toList().getLast();
    return Json.readObject(last.substring(topic.length()));
  }

  @Test
  void aGroupIsBelowWhatIsChosenAtTheUnitAndAboveItsFile() throws Exception {
    group("[lights]\nbrightness = 60\n\n[show]\non = false\n");
    assertEquals(true, became().get("taken"));
    assertEquals(60, table.controller().lights());
    assertFalse(table.controller().showsItself());
    table.controller().change(settings -> settings.lights(80));
    group("[lights]\nbrightness = 50\n");
    assertEquals(80, table.controller().lights(), "chosen at the unit");
    assertTrue(table.controller().showsItself(), "the group says nothing of it any more");
    table.controller().change(RememberedSettings::forget);
    assertEquals(50, table.controller().lights());
    group("");
    assertEquals(100, table.controller().lights());
    assertEquals(false, became().get("taken"));
    assertEquals(List.of(), became().get("mistakes"));
  }

  @Test
  void whatIsWrongIsToldWithItsLinesAndNothingOfItIsTaken() throws Exception {
    group("[lights]\nbrightness = 60\n");
    for (String wrong :
        List.of(
            "[lights]\nbrightness = 600\n",
            "[lights]\nbrightness = 20\n[show]\nafter = 3\n",
            "[network]\nport = 8091\n",
            "[metrics]\n",
            "[home]\nbroker = \"10.0.0.66\"\n",
            "\0",
            "[lights",
            "no = 1\n")) {
      group(wrong);
      assertEquals(false, became().get("taken"), wrong);
      assertEquals(1, ((List<?>) became().get("mistakes")).size(), became()::toString);
      assertEquals(60, table.controller().lights(), wrong);
      assertTrue(table.controller().showsItself());
    }
  }

  @Reaches("Limits.GROUP_SETTINGS")
  @Test
  void whatIsTooLongIsNotRead() throws Exception {
    String dim = "[lights]\nbrightness = 60\n";
    group(dim + "#".repeat(Limits.GROUP_SETTINGS - dim.length()));
    assertEquals(60, table.controller().lights());
    group(dim.replace('6', '7') + "#".repeat(Limits.GROUP_SETTINGS - dim.length() + 1));
    assertEquals(60, table.controller().lights());
    assertTrue(became().get("mistakes").toString().contains("8,000"), became()::toString);
  }

  // The page

  @Test
  void everyExampleOfThePageIsWhatTheHouseIsTold() throws Exception {
    hands.begin(Express.GAME, 2);
    for (int i = 0; i < 6; i++) {
      hands.tap(Control.ROLL);
      hands.rest(Duration.ofSeconds(4));
    }
    hands.hold(Control.BACK);
    hands.tap(Control.ROLL);
    second();
    List<String> told = home.words();
    int at = 0;
    for (String example : examples()) {
      String pattern =
          Arrays.stream(example.split("…", -1))
              .map(Pattern::quote)
              .collect(Collectors.joining(".*"));
      List<String> rest = told.subList(at, told.size());
      int found =
          rest.indexOf(
              rest.stream().filter(each -> each.matches(pattern)).findFirst().orElse(null));
      assertTrue(found >= 0, () -> example + " is not among\n" + String.join("\n", rest));
      at += found + 1;
    }
    assertTrue(at > 0, "there are examples");
  }

  private static List<String> examples() throws Exception {
    return Pattern.compile("```mqtt\n(.*?)```", Pattern.DOTALL)
        .matcher(Files.readString(PAGE))
        .results()
        .flatMap(block -> block.group(1).lines())
        .toList();
  }
}
