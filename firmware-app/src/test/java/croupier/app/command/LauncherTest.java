package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a project, on a machine, where nothing is real but itself. */
@Timeout(30)
class LauncherTest {
  private static final String BUILDS =
      """
      #!/bin/sh
      echo "JAVA_HOME=$JAVA_HOME mvn $*" >>"%1$s/builds"
      mkdir -p "%1$s/firmware-app/target/croupier"
      touch "%1$s/firmware-app/target/croupier/croupier.jar"
      """;

  @TempDir Path machine;
  private Path project;
  private Path tools;
  private Path jdks;

  private record Answer(int exit, String out, String err) {}

  @BeforeEach
  void aMachineWithToolsButWithoutAnyJdk() throws IOException {
    project = Files.createDirectories(machine.resolve("a project with spaces"));
    tools = Files.createDirectories(machine.resolve("bin"));
    jdks = Files.createDirectories(machine.resolve("jvm"));
    for (String tool : "readlink dirname sed find mkdir touch mv cat rm".split(" ")) {
      script(tools.resolve(tool), "#!/bin/sh\nexec " + realTool(tool) + " \"$@\"\n");
    }
    for (String module : List.of("engine", "hal", "hal-mock", "hal-pi", "firmware-app")) {
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

  private static Path realTool(String tool) {
    return Stream.of("/usr/bin", "/bin")
        .map(folder -> Path.of(folder, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new AssertionError("this machine has no " + tool));
  }

  private static void script(Path file, String text) throws IOException {
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Path jdk(Path home, String version) throws IOException {
    Files.createDirectories(home.resolve("bin"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    script(home.resolve("bin/javac"), "#!/bin/sh\n");
    script(
        home.resolve("bin/java"),
        "#!/bin/sh\necho \"java " + version + "\"\nfor last; do :; done\necho \"$last\"\nexit 5\n");
    return home;
  }

  private Path installed(String name, String version) throws IOException {
    return jdk(jdks.resolve(name), version);
  }

  private Answer launch(Map<String, String> environment, Path launcher, String... args)
      throws Exception {
    List<String> line = new ArrayList<>(List.of(launcher.toString()));
    line.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(line).directory(machine.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", tools.toString());
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Answer(process.waitFor(), out, err);
  }

  private Answer launch(String... args) throws Exception {
    return launch(Map.of("HOME", machine.toString()), project.resolve("croupier"), args);
  }

  private Answer launchWithJavaHome(String home) throws Exception {
    return launch(
        Map.of("HOME", machine.toString(), "JAVA_HOME", home),
        project.resolve("croupier"),
        "games");
  }

  private int builds() throws IOException {
    Path builds = project.resolve("builds");
    return Files.exists(builds) ? Files.readAllLines(builds).size() : 0;
  }

  @Test
  void itTakesTheJdkOfJavaHomeWhenThatFits() throws Exception {
    installed("jdk-25", "25.0.1");
    Path mine = jdk(machine.resolve("my own jdk"), "26-ea");
    assertEquals("java 26-ea\ngames\n", launchWithJavaHome(mine.toString()).out());
  }

  @Test
  void aJavaHomeThatDoesNotFitFallsThroughToAnInstalledJdk() throws Exception {
    Path old = installed("jdk-17", "17.0.9");
    Path veryOld = installed("jdk-8", "1.8.0_292");
    installed("temurin-25", "25.0.3");
    for (String home : List.of(old.toString(), veryOld.toString(), "/nonsense", "", "\"'$(x)")) {
      Answer answer = launchWithJavaHome(home);
      assertEquals("java 25.0.3\ngames\n", answer.out(), "JAVA_HOME=" + home);
      assertEquals(5, answer.exit(), "the program's own exit code");
    }
  }

  @Test
  void aRuntimeThatCannotCompileIsNoJdk() throws Exception {
    Path runtime = installed("a-jre-25", "25.0.3");
    Files.delete(runtime.resolve("bin/javac"));
    Path broken = installed("b-25", "25.0.3");
    Files.delete(broken.resolve("release"));
    installed("z-25", "25.0.4");
    assertEquals("java 25.0.4\ngames\n", launch("games").out());
  }

  @Test
  void itFindsJdksInTheHomeFolderAndOnThePath() throws Exception {
    Path onPath = jdk(machine.resolve("somewhere"), "25.0.9");
    Files.createSymbolicLink(tools.resolve("javac"), onPath.resolve("bin/javac"));
    assertEquals("java 25.0.9\ngames\n", launch("games").out());
    jdk(machine.resolve(".sdkman/candidates/java/25-tem"), "25.0.8");
    assertEquals("java 25.0.8\ngames\n", launch("games").out());
  }

  @Test
  void withoutAnyJdkItSaysWhatToInstall() throws Exception {
    installed("jdk-17", "17.0.9");
    Answer answer = launch("play");
    assertEquals(69, answer.exit());
    assertEquals(1, answer.err().lines().count(), answer.err());
    assertTrue(answer.err().startsWith("croupier: needs a JDK 25 or newer; install one"));
    assertEquals("", answer.out());
  }

  @Test
  void withoutMavenItSaysWhatToInstall() throws Exception {
    installed("jdk-25", "25.0.3");
    Files.delete(tools.resolve("mvn"));
    for (String command : List.of("play", "test", "format", "bench")) {
      Answer answer = launch(command);
      assertEquals(69, answer.exit(), command);
      assertEquals(
          "croupier: needs Maven to build; install it (on Debian: apt install maven).\n",
          answer.err());
    }
  }

  @Test
  void itBuildsOnceAndAgainOnlyWhenSourcesChange() throws Exception {
    installed("jdk-25", "25.0.3");
    assertTrue(launch("games").err().contains("building"));
    assertEquals("", launch("games").err());
    assertEquals(1, builds());
    Path source = Files.createFile(project.resolve("engine/src/main/New.java"));
    Files.setLastModifiedTime(
        source,
        FileTime.fromMillis(
            Files.getLastModifiedTime(project.resolve("firmware-app/target/built")).toMillis()
                + 1_000));
    launch("games");
    assertEquals(2, builds());
    Files.delete(project.resolve("firmware-app/target/croupier/croupier.jar"));
    launch("games");
    assertEquals(3, builds());
  }

  @Test
  void aBrokenBuildShowsItsMessagesAndIsTriedAgain() throws Exception {
    installed("jdk-25", "25.0.3");
    script(tools.resolve("mvn"), "#!/bin/sh\necho 'Express.java:7: what is this?'\nexit 1\n");
    for (int i = 0; i < 2; i++) {
      Answer answer = launch("play");
      assertEquals(70, answer.exit());
      assertEquals(
          List.of(
              "croupier: building (the first time takes a minute) ...",
              "Express.java:7: what is this?",
              "croupier: the build failed; the messages above say why."),
          answer.err().lines().toList());
    }
    script(tools.resolve("mvn"), BUILDS.formatted(project));
    assertEquals(5, launch("play").exit());
  }

  @Test
  void aProjectThatCannotBeWrittenIsSaid() throws Exception {
    installed("jdk-25", "25.0.3");
    Files.createFile(project.resolve("firmware-app/target"));
    Answer answer = launch("play");
    assertEquals(73, answer.exit());
    assertEquals(1, answer.err().lines().count(), answer.err());
    assertTrue(answer.err().contains("cannot be written"), answer.err());
  }

  @Test
  void itWorksThroughLinksFromAnywhereAndWithoutAHome() throws Exception {
    installed("jdk-25", "25.0.3");
    Path link = Files.createSymbolicLink(tools.resolve("croupier"), project.resolve("croupier"));
    Answer answer = launch(Map.of(), link, "replay", "a file with spaces");
    assertEquals("java 25.0.3\na file with spaces\n", answer.out(), answer.err());
    Path relative = machine.relativize(project.resolve("croupier"));
    assertEquals("java 25.0.3\ngames\n", launch(Map.of(), relative, "games").out());
    assertFalse(Files.exists(machine.resolve("firmware-app")));
  }

  @Test
  void itsOwnTestCommandTellsHowTheTestsWent() throws Exception {
    installed("jdk-25", "25.0.3");
    script(tools.resolve("mvn"), "#!/bin/sh\necho \"mvn $*\"\nexit 1\n");
    Answer answer = launch("test", "-pl", "engine");
    assertEquals(1, answer.exit());
    assertEquals("mvn -B verify -pl engine\n", answer.out());
  }
}
