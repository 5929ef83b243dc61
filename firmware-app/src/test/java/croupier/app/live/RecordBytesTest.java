package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.engine.FastRandom;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines come out of a file whole, wherever the blocks end in which it is read. */
class RecordBytesTest {
  private static final int BLOCK = 8192;
  private static final int SECTOR = 512;
  private static final int LONG = 1_000;

  private final RecordBytes bytes = new RecordBytes();
  private final List<String> told = new ArrayList<>();

  private void read(String text) throws Exception {
    bytes.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), told::add);
  }

  @Test
  void linesOfAnyLengthAreToldAsTheyAre() throws Exception {
    for (int seed = 0; seed < 50; seed++) {
      FastRandom random = new FastRandom(seed);
      List<String> lines = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        int near = random.below(3) * BLOCK + random.below(5);
        lines.add("\u00eb\ufffd\u20ac".repeat(random.below(3)) + "a".repeat(Math.max(0, near - 2)));
      }
      RecordBytes reader = new RecordBytes();
      List<String> heard = new ArrayList<>();
      String text = String.join("\n", lines) + "\n";
      reader.read(
          new ByteArrayInputStream((text + "torn").getBytes(StandardCharsets.UTF_8)), heard::add);
      assertEquals(lines, heard, "seed " + seed);
      assertTrue(reader.torn());
      assertEquals("tor", reader.tornWithoutLast());
      assertEquals(text.getBytes(StandardCharsets.UTF_8).length, reader.length());
    }
  }

  /** The last sectors of the file are on the disk, and those before them are not. */
  @ParameterizedTest
  @ValueSource(ints = {BLOCK - 1, BLOCK, BLOCK + 1})
  void aLastLineThatIsNotOnTheDiskIsTorn(int size) throws Exception {
    String written = " ".repeat(SECTOR - 3) + "\n";
    String zeros = "\0".repeat(2 * SECTOR - written.length());
    read(written + zeros + "x".repeat(size - 2 * SECTOR - 1) + "\n");
    assertEquals(1, told.size());
    assertTrue(bytes.torn());
    assertEquals(written.length(), bytes.length());
  }

  @Test
  void whatIsNoTextIsSaidToBeNone() {
    byte[] broken = {'a', '\n', (byte) 0xC3, '\n'};
    RecordReader.Damaged damaged =
        assertThrows(
            RecordReader.Damaged.class,
            () -> bytes.read(new ByteArrayInputStream(broken), told::add));
    assertEquals(2, damaged.line());
    assertEquals(DamageReason.NOT_TEXT, damaged.because().reason());
  }

  @Reaches("Limits.RECORD_BYTES")
  @Test
  void aRecordEndsSomewhere() {
    byte[] line = new byte[LONG];
    Arrays.fill(line, (byte) ' ');
    line[LONG - 1] = '\n';
    InputStream endless =
        new InputStream() {
          private int at;

          @Override
          public int read() {
            return line[at++ % LONG];
          }

          @Override
          public int read(byte[] block, int from, int length) {
            int some = Math.min(length, LONG - at % LONG);
            System.arraycopy(line, at % LONG, block, from, some);
            at += some;
            return some;
          }
        };
    long[] lines = {0};
    RecordReader.Damaged damaged =
        assertThrows(RecordReader.Damaged.class, () -> bytes.read(endless, _ -> lines[0]++));
    assertEquals(DamageReason.RECORD_TOO_LONG, damaged.because().reason());
    assertEquals(Limits.RECORD_BYTES / LONG, lines[0]);
  }
}
