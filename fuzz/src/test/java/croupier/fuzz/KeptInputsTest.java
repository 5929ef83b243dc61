package croupier.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever was found once, and real things besides: every target gets through them. */
class KeptInputsTest {
  static Stream<String> targets() {
    return Targets.ALL.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("targets")
  void aTargetGetsThroughAllThatIsKept(String name) throws IOException {
    Target target = Targets.named(name);
    List<Path> kept;
    try (Stream<Path> files = Files.list(Path.of("corpus", name))) {
      kept = files.sorted().toList();
    }
    assertFalse(kept.isEmpty());
    for (Path input : kept) {
      try {
        target.take(Files.readAllBytes(input));
      } catch (Exception | Error found) {
        throw new AssertionError(input + ": " + found.getMessage(), found);
      }
    }
  }
}
