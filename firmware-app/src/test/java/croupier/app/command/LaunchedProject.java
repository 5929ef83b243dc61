package croupier.app.command;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a project, on a machine, where nothing is real but itself. */
abstract class LaunchedProject {
  static final String BUILDS =
      """
      #!/bin/sh
      echo "JAVA_HOME=$JAVA_HOME mvn $*" >>"%1$s/builds"
      mkdir -p "%1$s/firmware-app/target/croupier"
      touch "%1$s/firmware-app/target/croupier/croupier.jar"
      """;

  static final String BUILDING = "building (the first time takes a minute) ...";
  static final String WAITING = "waiting for another start that builds ...";

  @TempDir Path machine;
  Path project;
  Path tools;
  Path jdks;

  record Answer(int exit, String out, String err) {}

  @BeforeEach
  void aMachineWithToolsButWithoutAnyJdk() throws IOException {
    project = Files.createDirectories(machine.resolve("a project with spaces"));
    tools = Files.createDirectories(machine.resolve("bin"));
    jdks = Files.createDirectories(machine.resolve("jvm"));
    for (String tool : "readlink dirname sed find mkdir touch mv cat rm cksum locale".split(" ")) {
      script(tools.resolve(tool), "#!/bin/sh\nexec " + realTool(tool) + " \"$@\"\n");
    }
    for (String module : List.of("engine", "bots", "hal", "hal-mock", "hal-pi", "firmware-app")) {
      Files.createDirectories(project.resolve(module + "/src/main"));
      Files.createFile(project.resolve(module + "/pom.xml"));
    }
    Files.createFile(project.resolve("pom.xml"));
    String launcher =
        Files.readString(Path.of("..", "croupier"))
            .replace("/usr/lib/jvm/*", jdks + "/*")
            .replace("/opt/*jdk*", "")
            .replace("/Library/Java/", machine + "/Library/");
    script(project.resolve("croupier"), launcher);
    script(tools.resolve("mvn"), BUILDS.formatted(project));
  }

  static Path realTool(String tool) {
    return tool(tool).orElseThrow(() -> new AssertionError("this machine has no " + tool));
  }

  static Optional<Path> tool(String tool) {
    return Stream.of("/usr/bin", "/bin")
        .map(folder -> Path.of(folder, tool))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static void script(Path file, String text) throws IOException {
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  Path jdk(Path home, String version) throws IOException {
    Files.createDirectories(home.resolve("bin"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    script(home.resolve("bin/javac"), "#!/bin/sh\n");
    script(
        home.resolve("bin/java"),
        "#!/bin/sh\necho \"java " + version + "\"\nfor last; do :; done\necho \"$last\"\nexit 5\n");
    return home;
  }

  Path installed(String name, String version) throws IOException {
    return jdk(jdks.resolve(name), version);
  }

  Answer launch(Map<String, String> environment, Path launcher, String... args) throws Exception {
    return answer(start(environment, launcher, args));
  }

  Process start(Map<String, String> environment, Path launcher, String... args) throws IOException {
    List<String> line = new ArrayList<>(List.of(launcher.toString()));
    line.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(line).directory(machine.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", tools.toString());
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  static Answer answer(Process process) throws Exception {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Answer(process.waitFor(), out, err);
  }

  Answer launch(String... args) throws Exception {
    return launch(Map.of("HOME", machine.toString()), project.resolve("croupier"), args);
  }

  Answer launchWithJavaHome(String home) throws Exception {
    return launch(
        Map.of("HOME", machine.toString(), "JAVA_HOME", home),
        project.resolve("croupier"),
        "games");
  }

  int builds() throws IOException {
    Path builds = project.resolve("builds");
    return Files.exists(builds) ? Files.readAllLines(builds).size() : 0;
  }

  void install(String lock) throws IOException {
    Optional<Path> real = tool(lock);
    assumeTrue(real.isPresent(), "there is no " + lock + " here");
    script(tools.resolve(lock), "#!/bin/sh\nexec " + real.get() + " \"$@\"\n");
  }
}
