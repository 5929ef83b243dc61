package croupier.app.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalLogTest {
  private final ByteArrayOutputStream journal = new ByteArrayOutputStream();
  private final PrintStream log =
      new PrintStream(new JournalLog(journal), true, StandardCharsets.UTF_8);

  private String told() {
    return journal.toString(StandardCharsets.UTF_8);
  }

  @Test
  void eachLineBeginsWithItsWeight() {
    log.print("[INFO] unit - Ready\n[WARN] table - dial A: \"lost\"\n[ERROR] unit - Ö\n");
    assertEquals("<6>unit - Ready\n<4>table - dial A: \"lost\"\n<3>unit - Ö\n", told());
  }

  @Test
  void whatFollowsALineWeighsAsMuch() {
    log.print("[ERROR] table - a mistake\n\tat croupier.Somewhere\n[INFO] table - on\n");
    assertEquals("<3>table - a mistake\n<3>\tat croupier.Somewhere\n<6>table - on\n", told());
  }

  @Test
  void whyTheProgramCannotGoOnIsAnError() {
    log.print("croupier: GPIO 23 (dial A, contact A) is used by \"gpio-fan\".\n");
    assertEquals("<3>croupier: GPIO 23 (dial A, contact A) is used by \"gpio-fan\".\n", told());
  }

  @Test
  void aTerminalThatSystemdHasStartedIsNotTheJournal(@TempDir Path folder) throws Exception {
    Path journal = Files.createFile(folder.resolve("journal"));
    Path terminal = Files.createFile(folder.resolve("terminal"));
    Map<String, Object> file = Files.readAttributes(journal, "unix:dev,ino");
    Map<String, String> told = Map.of("JOURNAL_STREAM", file.get("dev") + ":" + file.get("ino"));
    assertTrue(JournalLog.isRead(told, journal));
    assertFalse(JournalLog.isRead(told, terminal));
    assertFalse(JournalLog.isRead(Map.of(), journal));
  }

  @Test
  void aLineInPiecesIsOneLine() {
    log.print("[INFO] un");
    assertEquals("", told());
    log.println("it");
    assertEquals("<6>unit\n", told());
  }
}
