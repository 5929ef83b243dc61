package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.engine.Because;
import croupier.engine.Game;
import croupier.engine.Games;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A ledger that is full hinders no game. */
class LedgerTest {
  private static final Game GO = Games.named("go");
  private static final Game EXPRESS = Games.named("express");

  @TempDir Path folder;

  private void fill(long bytes) throws IOException {
    try (RandomAccessFile ledger =
        new RandomAccessFile(folder.resolve(Ledger.FILE).toFile(), "rw")) {
      ledger.setLength(bytes);
    }
  }

  private Optional<Ledger.Place> place(Path record) throws Exception {
    return Ledger.beside(record).place(record, SavedGames.read(record));
  }

  @Reaches("Limits.LEDGER_BYTES")
  @Test
  void oneThatIsFullIsPutAsideAndGamesGoOn() throws Exception {
    SavedEvening evening = new SavedEvening(folder);
    Path record = evening.file(GO);
    for (int full = 1; full <= 2; full++) {
      SavedGames.Kept kept = full == 1 ? evening.play(GO, 30) : evening.saved.resume(record);
      fill(Limits.LEDGER_BYTES);
      SavedEvening.people().play(kept.game(), 2);
      kept.file().close();
      assertEquals(Limits.LEDGER_BYTES, Files.size(folder.resolve("ledger-" + full + ".jsonl")));
      assertEquals(Optional.empty(), place(record), "its beginning is in the one put aside");
    }
    evening.saved.resume(record).file().close();
    assertEquals(Optional.of(new Ledger.Place(1, 1)), place(record));
  }

  @Test
  void oneThatIsTooLongIsSomebodyElsesAndIsNotRead() throws Exception {
    SavedEvening evening = new SavedEvening(folder);
    evening.play(GO, 30).file().close();
    Path record = evening.file(GO);
    fill(Limits.LEDGER_BYTES);
    assertEquals(Optional.of(new Ledger.Place(1, 1)), place(record), "a cut may leave zeros");
    fill(Limits.LEDGER_BYTES + 1);
    String why = assertThrows(IOException.class, () -> place(record)).getMessage();
    assertTrue(why.contains("too long"), why);
  }

  // --- what it knows

  /** Two games, one over and one left; the record of the first. */
  private Path evening() throws IOException {
    SavedEvening evening = new SavedEvening(folder);
    evening.play(GO, Integer.MAX_VALUE).file().close();
    evening.play(EXPRESS, 30).file().close();
    return evening.file(GO);
  }

  private Path left() {
    return folder.resolve("00002-express.jsonl");
  }

  private Path ledger() {
    return folder.resolve(Ledger.FILE);
  }

  private DamageReason damage(Path record) {
    return (DamageReason)
        assertThrows(RecordReader.Damaged.class, () -> place(record)).because().reason();
  }

  @Test
  void eachGameHasItsPlaceAmongAll() throws Exception {
    Path first = evening();
    assertEquals(Optional.of(new Ledger.Place(1, 2)), place(first));
    assertEquals(Optional.of(new Ledger.Place(2, 2)), place(left()));
    Path copy = Files.copy(first, folder.resolve("00007-go.jsonl"));
    assertEquals(Optional.of(new Ledger.Place(1, 2)), place(copy), "known by its header");
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere")).resolve("00001-go.jsonl");
    Files.copy(first, elsewhere);
    assertEquals(Optional.empty(), place(elsewhere), "no ledger lies there");
    Files.writeString(elsewhere.resolveSibling(Ledger.FILE), "");
    assertEquals(Optional.empty(), place(elsewhere), "nothing stands in it");
  }

  @Test
  void aNameThatWasFreeAgainIsThatOfSeveralGames() throws Exception {
    Path first = evening();
    Path kept = Files.move(first, folder.resolve("kept"));
    try (DirectoryStream<Path> numbered = Files.newDirectoryStream(folder, "0*")) {
      for (Path file : numbered) {
        Files.delete(file);
      }
    }
    SavedGames.Kept again =
        new SavedGames(folder, () -> "another seed", new QuickDisk())
            .begin(SavedEvening.NAMES, GO.start(3, GO.options(Agreed.tonight(GO))));
    again.file().close();
    assertEquals(Optional.of(new Ledger.Place(3, 3)), place(first), "the last of that name");
    Path renamed = Files.move(kept, folder.resolve("00005-go.jsonl"));
    assertEquals(Optional.of(new Ledger.Place(1, 3)), place(renamed));
  }

  @Test
  void aRecordThatIsShorterOrAnotherThanWasNotedDoesNotHold() throws Exception {
    Path first = evening();
    byte[] honest = Files.readAllBytes(first);
    String text = new String(honest, StandardCharsets.UTF_8);
    String last = text.lines().toList().getLast();
    Files.writeString(first, text.substring(0, text.length() - last.length() - 1));
    assertEquals(DamageReason.CUT_SHORT, damage(first));
    Files.write(first, honest);
    assertEquals(Optional.of(new Ledger.Place(1, 2)), place(first), "it is whole again");
    List<String> lines = Files.readString(left()).lines().toList();
    Files.writeString(left(), String.join("\n", lines.subList(0, lines.size() - 1)) + "\n");
    RecordReader.Damaged cut = assertThrows(RecordReader.Damaged.class, () -> place(left()));
    assertEquals(
        DamageReason.CUT_SHORT.with("number", lines.size()).with("found", lines.size() - 1),
        cut.because());
    SavedEvening other = new SavedEvening(folder.resolve("other"));
    SavedGames.Kept kept = other.begin(EXPRESS);
    new RandomPlayers(8).play(kept.game(), 60);
    kept.file().close();
    Files.copy(other.file(EXPRESS), left(), StandardCopyOption.REPLACE_EXISTING);
    RecordReader.Damaged differs = assertThrows(RecordReader.Damaged.class, () -> place(left()));
    assertEquals(Because.of(DamageReason.NOT_AS_NOTED), differs.because());
    assertEquals(lines.size(), differs.line());
    SavedGames.Kept header =
        new SavedGames(folder.resolve("third"), () -> "another seed", new QuickDisk())
            .begin(SavedEvening.NAMES, EXPRESS.start(3, EXPRESS.options(Agreed.tonight(EXPRESS))));
    header.file().close();
    Path third = folder.resolve("third").resolve("00001-express.jsonl");
    Files.copy(third, left(), StandardCopyOption.REPLACE_EXISTING);
    differs = assertThrows(RecordReader.Damaged.class, () -> place(left()));
    assertEquals(Because.of(DamageReason.NOT_AS_NOTED), differs.because());
    assertEquals(1, differs.line(), "another game under its name");
  }

  @Test
  void aLedgerThatWasChangedIsFoundByItsLine() throws Exception {
    Path first = evening();
    String honest = Files.readString(ledger());
    Forger forger = new Forger(honest.getBytes(StandardCharsets.UTF_8));
    for (int line = 1; line <= forger.lines(); line++) {
      List<String> lines = new ArrayList<>(honest.lines().toList());
      lines.set(line - 1, lines.get(line - 1).replace("\"lines\":", "\"lines\":1"));
      Files.writeString(ledger(), String.join("\n", lines) + "\n");
      RecordReader.Damaged changed = assertThrows(RecordReader.Damaged.class, () -> place(first));
      assertEquals(DamageReason.LEDGER_CHANGED.with("number", line), changed.because());
    }
    String body = forger.body(3);
    for (String rehashed :
        List.of(
            body.replace("\"begun\":2", "\"begun\":3"),
            body.replace("\"is\":\"begun\"", "\"is\":\"left\""),
            body.replace("\"is\":\"begun\"", "\"is\":\"lost\""),
            body.replace("\"lines\":1", "\"lines\":0"),
            body.replace("\"lines\":1", "\"lines\":" + (Ledger.MOST_LINES + 1)),
            body + ",\"more\":1",
            body.replace("{", "["))) {
      assertTrue(!rehashed.equals(body), rehashed);
      Files.writeString(ledger(), forger.write(3, rehashed).text());
      assertEquals(DamageReason.LEDGER_CHANGED, damage(first), rehashed);
    }
    Files.writeString(ledger(), forger.write(3, body).text());
    assertEquals(honest, Files.readString(ledger()));
    assertEquals(Optional.of(new Ledger.Place(1, 2)), place(first));
  }

  /** As a power cut leaves it: the next note takes the place of what was torn. */
  @Test
  void aLastLineThatIsTornIsWrittenOver() throws Exception {
    Path first = evening();
    String whole = Files.readString(ledger());
    String last = whole.lines().toList().getLast();
    String torn = whole.substring(0, whole.length() - last.length() / 2);
    Files.writeString(ledger(), torn + "x".repeat(3 * last.length()));
    assertEquals(Optional.of(new Ledger.Place(1, 2)), place(first));
    new SavedEvening(folder).play(GO, 10).file().close();
    assertEquals(Optional.of(new Ledger.Place(1, 3)), place(first));
    assertTrue(Files.readString(ledger()).endsWith("\"}\n"));
    List<String> noted = Files.readString(ledger()).lines().toList();
    assertEquals(whole.lines().toList().subList(0, 3), noted.subList(0, 3));
    assertEquals(5, noted.size());
  }

  @Test
  void theNameOfARecordIsItsFileWithoutTheEnding() {
    assertEquals("00001-go", Ledger.name(Path.of("a.b", "00001-go.jsonl")));
    assertEquals("x.y", Ledger.name(Path.of("x.y.jsonl")));
    assertEquals("plain", Ledger.name(Path.of("plain")));
    assertEquals("", Ledger.name(Path.of(".hidden")));
  }
}
