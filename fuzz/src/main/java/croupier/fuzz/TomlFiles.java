package croupier.fuzz;

import croupier.app.wiring.FaultWords;
import croupier.hal.toml.TomlMistakes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Files that people write. All that is wrong is said at once, in sentences with a line each. */
abstract class TomlFiles implements Target {
  private final Path file;

  TomlFiles() {
    try {
      file = Files.createTempFile("croupier-fuzz", ".toml");
    } catch (IOException full) {
      throw new IllegalStateException("there is no room for a file", full);
    }
    file.toFile().deleteOnExit();
  }

  @Override
  public final void take(byte[] input) throws IOException {
    Files.write(file, input);
    try {
      load(file.toString());
    } catch (TomlMistakes mistakes) {
      if (mistakes.mistakes().isEmpty()) {
        throw new Finding("refused without a reason", mistakes);
      }
      FaultWords.of(mistakes).stream().limit(5).forEach(Promises::isSaid);
    }
  }

  /** Reads it, and uses what was read. */
  abstract void load(String path) throws TomlMistakes;

  /** A file that comes with the program, whole and in parts. */
  static List<byte[]> wholeAndInParts(String text) {
    List<byte[]> seeds = new ArrayList<>();
    seeds.add(text.getBytes(StandardCharsets.UTF_8));
    for (String part : text.split("\n(?=\\[)")) {
      seeds.add(part.getBytes(StandardCharsets.UTF_8));
    }
    return seeds;
  }

  static String resource(Class<?> beside, String name) throws IOException {
    try (InputStream in = beside.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
