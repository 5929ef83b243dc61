package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What is understood without picocli is what picocli understands. */
class PlainLineTest {
  private static Run plain(String line) {
    return assertInstanceOf(Run.class, PlainLine.read(line.split(" ")).orElseThrow());
  }

  private static Run byPicocli(String line) {
    CommandLine program = new CommandLine(new Croupier());
    program.parseArgs(line.split(" "));
    return (Run) program.getSubcommands().get("run").getCommand();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run",
        "run --check",
        "run --profile small",
        "run --profile /etc/croupier/unit.toml --port 8080",
        "run --check --games /tmp/games --port 0 --profile standard",
        "run --port 65535 --check",
        "run --language de --port 8080",
        "run --lan",
        "run --lan 8091 --port 8080",
        "run --port 8080 --lan --check",
      })
  void bothUnderstandTheSame(String line) {
    Run plain = plain(line);
    Run parsed = byPicocli(line);
    assertEquals(parsed.options.profile.name(), plain.options.profile.name());
    assertEquals(parsed.options.games, plain.options.games);
    assertEquals(parsed.port, plain.port);
    assertEquals(parsed.network.port, plain.network.port);
    assertEquals(parsed.check, plain.check);
    assertEquals(parsed.options.language.code, plain.options.language.code);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "play",
        "run --help",
        "run -p 8080",
        "run --port=8080",
        "run --port many",
        "run --port 123456",
        "run --port",
        "run --profile --check",
        "run --names Ann",
        "run extra",
        "dark --port 1",
        "dark --check",
        "doctor --json",
      })
  void everythingElseIsForPicocli(String line) {
    assertTrue(PlainLine.read(line.split(" ")).isEmpty());
    assertTrue(PlainLine.read().isEmpty());
  }

  @Test
  void theServicesOwnLinesArePlain() throws IOException {
    String unit = Files.readString(Path.of("..", "systemd", "croupier.service"));
    String options = Files.readString(Path.of("..", "systemd", "croupier.default"));
    List<String> lines =
        unit.lines()
            .filter(line -> line.startsWith("Exec"))
            .map(line -> line.replaceAll(".*/usr/bin/croupier ", "").replace("'", ""))
            .toList();
    assertEquals(2, lines.size());
    String given = options.replaceAll("(?s).*\nCROUPIER_OPTIONS=\"([^\"]*)\".*", "$1");
    for (String line : lines) {
      for (String network : List.of("", "--lan")) {
        String whole = line.replace("$CROUPIER_OPTIONS", given + " " + network).strip();
        assertTrue(PlainLine.read(whole.split(" ")).isPresent(), whole);
      }
    }
  }
}
