package croupier.app.command;

import static croupier.app.command.BuiltProject.has;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import croupier.app.command.BuiltProject.Answer;
import croupier.app.table.menu.Attract;
import croupier.app.table.show.Showing;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A unit takes an update when it is told to, when nobody plays, and not for long when it is a bad
 * one.
 */
class UpdateTest {
  @TempDir Path folder;
  private FakedMachine machine;

  @BeforeEach
  void aUnitThatRests() throws Exception {
    assumeTrue(has("dpkg"), "there is no dpkg here");
    machine = new FakedMachine(folder);
    machine.versions("there", "1.0", "1.1");
  }

  private void stays(String version, int exit, String said, Answer answer) throws Exception {
    assertEquals(exit, answer.exit(), answer.said());
    assertTrue(answer.said().endsWith(said), answer.said());
    assertEquals(version, machine.told("installed"));
    assertFalse(Files.exists(machine.state().resolve("undo")), "nothing is left to be undone");
  }

  @Test
  void theNewestIsTakenAndHasToStayUp() throws Exception {
    machine.versions("there", "1.0", "1.9", "1.10");
    stays("1.10", 0, "Updated from 1.0 to 1.10.", machine.update());
    assertEquals("30", machine.told("waited"), "it was looked at for half a minute");
    stays("1.10", 0, "1.10 is the newest.", machine.update());
  }

  @Test
  void whatIsOlderIsNoUpdate() throws Exception {
    machine.say("installed", "1.1");
    machine.versions("there", "1.0", "1.1~900.g01234567");
    stays("1.1", 0, "1.1 is the newest.", machine.update());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Playing", "GameMenu", "Results", "Service", ""})
  void nothingIsTakenWhileSomebodyMayBePlaying(String mode) throws Exception {
    machine.say("mode", mode);
    stays("1.0", 75, "No update was taken: somebody may be playing.", machine.update());
  }

  @Test
  void nothingIsTakenFromSomebodyWhoCameMeanwhile() throws Exception {
    machine.say("comes", "GameMenu");
    stays("1.0", 75, "somebody may be playing.", machine.update());
  }

  @Test
  void aPanelDoesNotTellWhetherSomebodyPlays() throws Exception {
    machine.say("enabled", "croupier-panel.service");
    stays("1.0", 75, "somebody may be playing.", machine.update());
  }

  /** The names of modes are what the service tells, and the script knows two of them. */
  @Test
  void theUnitRestsAtTheWelcomeAndWhileItShowsItself() throws Exception {
    for (Class<?> rest : new Class<?>[] {Attract.class, Showing.class}) {
      machine.say("installed", "1.0");
      machine.say("mode", rest.getSimpleName());
      stays("1.1", 0, "Updated from 1.0 to 1.1.", machine.update());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dead", "failing", "broken"})
  void oneThatDoesNotComeUpGoesAgainAndIsNotTakenTwice(String how) throws Exception {
    machine.versions(how, "1.1");
    stays("1.0", 70, "1.1 did not come up; 1.0 is back.", machine.update());
    Answer again = machine.update();
    assertTrue(again.said().contains("1.1 is newer, but did not come up before."), again.said());
    assertEquals("1.0", machine.told("installed"));
    machine.versions("there", "1.0", "1.1", "1.2");
    stays("1.2", 0, "Updated from 1.0 to 1.2.", machine.update());
  }

  @Test
  void oneThatCannotBeInstalledGoesAgainAndMayComeAnotherDay() throws Exception {
    machine.versions("refused-by-dpkg", "1.1");
    stays("1.0", 70, "1.1 could not be installed; 1.0 is back.", machine.update());
    machine.versions("refused-by-dpkg");
    stays("1.1", 0, "Updated from 1.0 to 1.1.", machine.update());
  }

  @Test
  void thePowerIsCutAndTheNextStartGoesBack() throws Exception {
    machine.say("cut", "now");
    machine.update();
    assertEquals("half", machine.told("installed"));
    assertEquals("1.1", Files.readString(machine.state().resolve("undo")).strip());
    Files.delete(machine.file("cut"));
    Answer again = machine.update();
    assertEquals(75, again.exit(), again.said());
    stays("1.0", 0, "The power was cut during an update; 1.0 is back.", machine.update("undo"));
    stays("1.1", 0, "Updated from 1.0 to 1.1.", machine.update());
  }

  @Test
  void thereIsNoUpdateWithoutAWayBack() throws Exception {
    machine.versions("there", "1.1");
    stays("1.0", 69, "as the repository does not have 1.0.", machine.update());
  }

  @Test
  void nothingIsTakenThatIsNotSigned() throws Exception {
    machine.say("unsigned", "yes");
    stays("1.0", 69, "or not signed by " + folder + "/updates.gpg.", machine.update());
  }

  @Test
  void whereUpdatesComeFromIsSaidByWhoeverRunsTheUnit() throws Exception {
    for (String address : new String[] {"", "a b", "x [trusted=yes]", "http://[::1]/"}) {
      machine.say("updates", address);
      String said = "This is no address of updates: " + address;
      stays("1.0", 78, said.strip(), machine.update());
    }
    Files.delete(machine.file("updates.gpg"));
    stays("1.0", 78, "the key that updates are signed with.", machine.update());
    Files.delete(machine.file("updates"));
    stays("1.0", 78, "write the address into " + folder + "/updates.", machine.update());
  }
}
