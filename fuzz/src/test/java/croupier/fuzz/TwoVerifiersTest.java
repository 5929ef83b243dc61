package croupier.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.RecordReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What holds here holds for the second verifier, too, which shares no line with us and knows no
 * rules: the kept records, and as many that somebody forged who can make hashes and commitments
 * anew.
 */
class TwoVerifiersTest {
  private static final Path VERIFIER = Path.of("..", "clients", "python", "verify.py");
  private static final Pattern SAID = Pattern.compile("(?m)^(\\d{5}-x)\\.jsonl: (.*)$");
  private static final long SEED = Long.getLong("seed", 1);
  private static final int FORGED = Integer.getInteger("records", 150);
  private static final int CHOICES = 40;

  @TempDir Path folder;

  @Test
  void whatHoldsHereHoldsThere() throws Exception {
    Set<String> here = new TreeSet<>();
    List<byte[]> inputs = inputs();
    for (int i = 0; i < inputs.size(); i++) {
      byte[] record = RecordFiles.record(inputs.get(i));
      String name = "%05d-x".formatted(i + 1);
      Files.write(folder.resolve(name + ".jsonl"), record);
      if (holds(record)) {
        here.add(name);
      }
    }
    Set<String> there = holdThere();
    Set<String> only = new TreeSet<>(here);
    only.removeAll(there);
    assertEquals(Set.of(), only, "hold here only; -Dseed=" + SEED + " -Drecords=" + FORGED);
    assertTrue(here.size() > inputs.size() / 8, "enough of them hold");
    assertFalse(here.size() == inputs.size(), "and some do not");
  }

  private static List<byte[]> inputs() throws IOException {
    Random random = new Random(SEED);
    Stream<byte[]> forged =
        Stream.generate(
                () -> {
                  byte[] choices = new byte[CHOICES];
                  random.nextBytes(choices);
                  choices[0] = (byte) random.nextInt(5);
                  return choices;
                })
            .limit(FORGED);
    try (Stream<Path> kept = Files.list(Path.of("corpus", "record"))) {
      return Stream.concat(kept.sorted().map(TwoVerifiersTest::bytes), forged).toList();
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException gone) {
      throw new AssertionError(file.toString(), gone);
    }
  }

  private static boolean holds(byte[] record) {
    try {
      RecordReader.of(new String(record, StandardCharsets.UTF_8));
      return true;
    } catch (RecordReader.Damaged _) {
      return false;
    }
  }

  private Set<String> holdThere() throws IOException {
    Process verifier =
        new ProcessBuilder("python3", VERIFIER.toString(), folder.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(verifier.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return SAID.matcher(said)
        .results()
        .filter(one -> !one.group(2).contains("DOES NOT HOLD"))
        .filter(one -> !one.group(2).contains("cannot be checked"))
        .map(one -> one.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
