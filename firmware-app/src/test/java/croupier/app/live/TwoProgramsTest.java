package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Game;
import croupier.engine.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game is played by one program at a time, whoever else looks into the folder. */
class TwoProgramsTest {
  private static final Game GO = Games.named("go");

  @TempDir Path folder;
  private SavedEvening evening;

  @BeforeEach
  void anEmptyFolder() throws Exception {
    evening = new SavedEvening(folder);
  }

  @Test
  void anotherProgramIsToldThatTheGameIsBeingPlayed() throws Exception {
    SavedGames.Kept kept = evening.play(GO, 5);
    assertEquals(List.of(), evening.unfinished(), "a look from here must not give the lock away");
    SavedGames.read(evening.file(GO));
    assertThrows(IOException.class, () -> evening.saved.resume(evening.file(GO)));
    assertEquals(
        """
        00001-go.jsonl: It cannot be played on: another program is playing this game.
        not resumed: another program is playing this game
        """,
        otherProgram());
    SavedEvening.people().step(kept.game());
    kept.file().close();
    assertEquals("resumed\n", otherProgram());
    evening.saved.resume(evening.file(GO)).file().close();
  }

  private String otherProgram() throws Exception {
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                OtherProgram.class.getName(),
                folder.toString(),
                evening.file(GO).toString())
            .redirectErrorStream(true)
            .start();
    String told = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, program.waitFor(), told);
    return told;
  }

  @Test
  void twoGamesThatAreBegunAtOnceGetTwoNumbers() throws Exception {
    SavedGames.Kept one = evening.begin(GO);
    SavedGames.Kept two = new SavedEvening(folder).begin(GO);
    one.file().close();
    two.file().close();
    assertEquals(
        List.of("00001-go.jsonl", "00001-go.seed", "00002-go.jsonl", "00002-go.seed"),
        evening.files());
  }

  @Test
  void aGameThatTheOtherProgramFinishedMeanwhileIsNotResumed() throws Exception {
    evening.play(GO, Integer.MAX_VALUE).file().close();
    IOException refusal =
        assertThrows(IOException.class, () -> evening.saved.resume(evening.file(GO)));
    assertTrue(FileFault.why(refusal).contains("it is not there"), FileFault.why(refusal));
  }
}
