package croupier.app.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Python as a bot author has it, with a {@code croupier} to start; what needs it says so. */
final class Python {
  private final Path folder;
  private final Path said;
  private final Path starter;

  /** In a folder of its own; the test is skipped when there is no Python 3. */
  Python(Path folder) throws Exception {
    this.folder = folder;
    said = folder.resolve("said");
    starter = folder.resolve("croupier");
    assumeTrue(exitOf(List.of("python3", "--version")) == 0, "needs Python 3");
    Files.writeString(
        starter,
        "#!/bin/sh\nexec '%s' -XX:TieredStopAtLevel=1 -cp '%s' croupier.app.command.Main \"$@\"\n"
            .formatted(
                Path.of(System.getProperty("java.home"), "bin", "java"),
                System.getProperty("java.class.path")));
    assumeTrue(starter.toFile().setExecutable(true), "needs a shell");
  }

  /** Puts a program into the folder. */
  Python with(String name, String program) throws IOException {
    Files.writeString(folder.resolve(name), program);
    return this;
  }

  /** What a program of the folder says before it ends well. */
  String run(String name, String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("python3", name));
    command.addAll(List.of(arguments));
    int exit = exitOf(command);
    String text = Files.readString(said);
    assertEquals(0, exit, text);
    return text;
  }

  private int exitOf(List<String> command) throws InterruptedException {
    try {
      ProcessBuilder program =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(said.toFile());
      program.environment().put("CROUPIER", starter.toString());
      return program.start().waitFor();
    } catch (IOException _) {
      return -1;
    }
  }
}
