package croupier.app.fleet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.home.ToldHome;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.Hands;
import croupier.app.table.KnownTables;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.express.Express;
import croupier.hal.Control;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is shown of many units, and of those that lie. */
class FleetTest {
  private static final String STATE =
      "{'state':'playing','game':'go','players':['Ann','Bo'],'turn':['Bo'],'games_today':3,"
          + "'faults':['dial-a'],'brightness':100,'show':'ON','unit':'Standard unit',"
          + "'group':'windows','version':'0.2.0','temperature':48.2,'undervoltage':true}";

  @TempDir Path folder;
  private final Fleet fleet = new Fleet();

  private void tell(String topic, String payload) {
    fleet.received(
        "croupier/unit/" + topic, payload.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
  }

  private String text() {
    return new FleetText(Words.of(Language.ENGLISH)).of(fleet);
  }

  private FleetUnit only() {
    assertEquals(1, fleet.units().size());
    return fleet.units().getFirst();
  }

  @Test
  void eachUnitIsALine() {
    tell("window-2/available", "online");
    tell("window-2/state", STATE);
    tell("window-2/settings", "{'group':'windows','taken':true,'mistakes':[]}");
    tell("window-1/available", "offline");
    tell("window-3/available", "online");
    assertEquals(
        """
        3 units: 1 playing, 1 with faults, 1 gone; 3 games today.

        unit      state    game  players   today  faults                   version  settings
        window-1  gone                     0
        window-2  playing  go    Ann, Bo*  3      dial-a, voltage too low  0.2.0    taken
        window-3  silent                   0
        """,
        text());
  }

  @Test
  void aUnitThatTellsIsUnderstood() throws Exception {
    try (SimulatedTable table = KnownTables.standard(folder, "fleet")) {
      ToldHome home = ToldHome.of(table);
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, 2);
      hands.tap(Control.ROLL);
      for (String told : home.words()) {
        int space = told.indexOf(' ');
        fleet.received(
            told.substring(0, space), told.substring(space + 1).getBytes(StandardCharsets.UTF_8));
      }
      assertTrue(text().contains("window-1  playing  express  Ann"), this::text);
      assertTrue(only().sensible());
    }
  }

  /** Whoever is at the broker can say anything in the name of any unit. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "{}",
        "{'state':'rich'}",
        "STATE 'players':['Ann','Bo'] 'players':7",
        "STATE 'players':['Ann','Bo'] 'players':['1','2','3','4','5','6','7']",
        "STATE 'game':'go' 'game':'\\u001b[2J'",
        "STATE 'game':'go' 'game':'\\u202eog'",
        "STATE 'games_today':3 'games_today':-3",
        "STATE 'games_today':3 'games_today':99999999999999999999",
        "STATE 'undervoltage':true 'undervoltage':'yes'",
        "STATE '0.2.0' '0123456789012345678901234567890123456789012345678901234567890123456789'"
      })
  @Reaches("Limits.FLEET_WORD")
  void aUnitThatLiesMakesNoSenseAndNothingOfItIsShown(String lie) {
    tell("window-1/available", "online");
    tell("window-1/state", STATE);
    assertTrue(only().sensible());
    String[] parts = lie.split(" ");
    tell("window-1/state", parts.length == 3 ? STATE.replace(parts[1], parts[2]) : lie);
    assertFalse(only().sensible());
    assertTrue(text().contains("window-1  makes no sense  go"), this::text);
    tell("window-1/state", STATE);
    assertTrue(only().sensible());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"A/state", "../state", "/state", "a b/state", "\u001b[2J/state", "a/b/state"})
  void whatNoUnitIsCalledIsNoUnit(String topic) {
    tell(topic, STATE);
    assertEquals(List.of(), fleet.units());
  }

  @Reaches("Limits.FLEET")
  @Test
  void aThousandUnitsAreEnough() {
    for (int i = 0; i <= Limits.FLEET; i++) {
      tell("u" + i + "/available", "online");
    }
    assertEquals(Limits.FLEET, fleet.units().size());
    tell("u7/available", "offline");
    assertEquals(1, fleet.units().stream().filter(unit -> !unit.there()).count());
  }

  @Test
  void withoutALineWhatIsSeenIsOldAndThatIsSaid() throws Exception {
    tell("window-1/available", "online");
    assertTrue(fleet.awaitChange(0));
    assertFalse(fleet.awaitChange(0));
    fleet.lost("the broker is silent");
    assertTrue(fleet.awaitChange(0));
    assertTrue(text().startsWith("No connection to the broker: the broker is silent."), this::text);
    fleet.connected();
    assertTrue(text().startsWith("1 unit:"), this::text);
  }

  @ParameterizedTest
  @EnumSource
  void thePageSaysTheSameInEveryLanguageAndNoUnitWritesIt(Language language) {
    tell("window-1/available", "online");
    tell("window-1/state", STATE.replace("'Ann'", "'<b>'"));
    String page = new FleetPage(Words.of(language)).of(fleet);
    assertTrue(page.startsWith("<!doctype html>\n<html lang=\"" + language.code() + "\">"));
    assertTrue(page.contains("<td>&lt;b&gt;, Bo*</td>"), page);
    assertTrue(page.contains("<tr class=\"fault\">"), page);
  }
}
