package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher in a project, on a machine, where nothing is real but itself. */
class LauncherTest {
  private static final String BUILDS =
      """
      #!/bin/sh
      echo "JAVA_HOME=$JAVA_HOME mvn $*" >>"%1$s/builds"
      mkdir -p "%1$s/firmware-app/target/croupier"
      touch "%1$s/firmware-app/target/croupier/croupier.jar"
      """;

  private static final String BUILDING = "building (the first time takes a minute) ...";
  private static final String WAITING = "waiting for another start that builds ...";

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

  private static Path realTool(String tool) {
    return tool(tool).orElseThrow(() -> new AssertionError("this machine has no " + tool));
  }

  private static Optional<Path> tool(String tool) {
    return Stream.of("/usr/bin", "/bin")
        .map(folder -> Path.of(folder, tool))
        .filter(Files::isExecutable)
        .findFirst();
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
    return answer(start(environment, launcher, args));
  }

  private Process start(Map<String, String> environment, Path launcher, String... args)
      throws IOException {
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

  private static Answer answer(Process process) throws Exception {
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

  /** Maven that builds until it is told that it is done. */
  private void slowMaven(Path done) throws IOException {
    script(
        tools.resolve("mvn"),
        BUILDS.formatted(project) + "until [ -e \"" + done + "\" ]; do :; done\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"flock", "perl"})
  void startsAtTheSameTimeWaitForTheOneThatBuilds(String lock) throws Exception {
    install(lock);
    installed("jdk-25", "25.0.3");
    Path done = machine.resolve("done");
    slowMaven(done);
    List<Process> starts = new ArrayList<>();
    try {
      for (int i = 0; i < 3; i++) {
        starts.add(start(Map.of(), project.resolve("croupier"), "games"));
      }
      List<String> said = new ArrayList<>();
      for (Process each : starts) {
        said.add(each.errorReader().readLine());
      }
      assertEquals(1, Collections.frequency(said, "croupier: " + BUILDING), said::toString);
      assertEquals(2, Collections.frequency(said, "croupier: " + WAITING), said::toString);
      Files.createFile(done);
      for (Process each : starts) {
        assertEquals(new Answer(5, "java 25.0.3\ngames\n", ""), answer(each));
      }
      assertEquals(1, builds());
    } finally {
      starts.forEach(LauncherTest::kill);
    }
  }

  private void install(String lock) throws IOException {
    Optional<Path> real = tool(lock);
    assumeTrue(real.isPresent(), "there is no " + lock + " here");
    script(tools.resolve(lock), "#!/bin/sh\nexec " + real.get() + " \"$@\"\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"flock", "perl"})
  void aStartThatWasKilledWhileItBuiltHoldsNobodyUp(String lock) throws Exception {
    install(lock);
    installed("jdk-25", "25.0.3");
    slowMaven(machine.resolve("never"));
    Process first = start(Map.of(), project.resolve("croupier"), "games");
    assertEquals("croupier: " + BUILDING, first.errorReader().readLine());
    // Only a Maven that runs is found and killed; one that came later would keep the lock for ever.
    while (builds() == 0) {
      assertTrue(first.isAlive(), "it builds");
      Thread.onSpinWait();
    }
    kill(first);
    script(tools.resolve("mvn"), BUILDS.formatted(project));
    assertEquals("croupier: " + BUILDING + "\n", launch("games").err());
  }

  private static void kill(Process process) {
    // The children first, or they would have no parent to be found by.
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  /** A JDK that learns, and tells whether what it learnt is given to it. */
  private void jdkThatLearns() throws IOException {
    String java =
        """
        #!/bin/sh
        case "$*" in
          *AOTCacheOutput=*) echo learnt >"%1$s/new.aot"; echo >>"%2$s"; exit ;;
          *AOTCache=*) read -r aot <"%1$s/croupier.aot"; echo "with what was $aot" ;;
          *) echo "without" ;;
        esac
        """;
    Path app = project.resolve("firmware-app/target/croupier");
    script(installed("jdk-25", "25.0.3").resolve("bin/java"), java.formatted(app, learnt()));
  }

  private Path learnt() {
    return machine.resolve("learnt");
  }

  @Test
  void whatTheJvmLearntIsMadeAgainAfterDamageAndForAnotherJdk() throws Exception {
    jdkThatLearns();
    assertEquals("with what was learnt\n", launch("games").out());
    Path aot = project.resolve("firmware-app/target/croupier/croupier.aot");
    for (String damaged : List.of("", "lea", "learns\n", "something else")) {
      Files.writeString(aot, damaged);
      assertEquals(new Answer(0, "with what was learnt\n", ""), launch("games"), damaged);
    }
    Files.writeString(jdks.resolve("jdk-25/release"), "JAVA_VERSION=\"25.0.4\"\n");
    assertEquals("with what was learnt\n", launch("games").out());
    assertEquals("with what was learnt\n", launch("games").out());
    assertEquals(1 + 4 + 1, Files.readAllLines(learnt()).size(), "only when it is needed");
    assertEquals(1, builds());
  }

  @Test
  void whoMayNotWriteDoesWithoutWhatIsDamaged() throws Exception {
    jdkThatLearns();
    launch("games");
    Files.writeString(project.resolve("firmware-app/target/croupier/croupier.aot"), "damaged");
    script(tools.resolve("touch"), "#!/bin/sh\nexit 1\n");
    assertEquals(new Answer(0, "without\n", ""), launch("games"));
  }

  /** What was learnt is for a quick start, and for a compiler that is quick too. */
  @Test
  void theArenaGetsTheBestCompiler() throws Exception {
    Path java = installed("jdk-25", "25.0.3").resolve("bin/java");
    script(java, "#!/bin/sh\necho \"$@\"\n");
    String line = launch("arena", "--game", "go").out();
    int quick = line.indexOf("-XX:TieredStopAtLevel=1 ");
    int best = line.indexOf("-XX:TieredStopAtLevel=4 ");
    assertTrue(best > quick && !line.contains("AOTCache="), "the last one counts: " + line);
  }

  /** It starts with what was learnt, for a script may be short; and may be long. */
  @Test
  void theProtocolGetsBothCompilersAndWhatWasLearnt() throws Exception {
    jdkThatLearns();
    launch("games");
    Path java = installed("jdk-25", "25.0.3").resolve("bin/java");
    script(java, "#!/bin/sh\necho \"$@\"\n");
    String line = launch("engine").out();
    int quick = line.indexOf("-XX:TieredStopAtLevel=1 ");
    int both = line.indexOf("-XX:TieredStopAtLevel=4 ");
    assertTrue(both > quick && line.contains("AOTCache="), "the last one counts: " + line);
  }

  /** The program itself, as it was compiled for these tests. */
  private void realProgram() throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.put(Attributes.Name.MAIN_CLASS, Main.class.getName());
    attributes.put(
        Attributes.Name.CLASS_PATH,
        Stream.of(System.getProperty("java.class.path").split(":"))
            .map(part -> Path.of(part).toUri().toString())
            .collect(Collectors.joining(" ")));
    Path app = Files.createDirectories(project.resolve("firmware-app/target/croupier"));
    new JarOutputStream(Files.newOutputStream(app.resolve("croupier.jar")), manifest).close();
    Files.createFile(project.resolve("firmware-app/target/built"));
    // Learning takes seconds, and is not needed here.
    Files.writeString(app.resolve("learnt"), "");
    script(tools.resolve("touch"), "#!/bin/sh\nexit 1\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "C", "POSIX", "xx_YY.UTF-8", "C.UTF-8"})
  void foldersAndFilesMayHaveAnyNameInAnyLocale(String locale) throws Exception {
    realProgram();
    // These names are in scripts, as this JVM, too, may have a locale that does not know their
    // letters.
    Path script = machine.resolve("script");
    script(
        script,
        """
        #!/bin/sh
        %s "%s" "Zoës Tisch"
        cd "Zoës Tisch"
        exec ./croupier replay "Spiel für Zoë.jsonl"
        """
            .formatted(realTool("mv"), project));
    Map<String, String> environment =
        Map.of("LC_ALL", locale, "JAVA_HOME", System.getProperty("java.home"));
    assertEquals(
        new Answer(Exit.NO_INPUT, "", "croupier: There is no record Spiel für Zoë.jsonl.\n"),
        launch(environment, script));
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
              "croupier: " + BUILDING,
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

  private void tellsHowItWasCalled(String name) throws IOException {
    Path part = project.resolve(name);
    Files.createDirectories(part.getParent());
    script(part, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
  }

  @Test
  void aReleaseIsMadeOfTheVersionThatTheRootPomSaysOrOfAnotherTag() throws Exception {
    Path jdk = installed("jdk-25", "25.0.3");
    Files.writeString(project.resolve("pom.xml"), "  <revision>1.2.3</revision>\n");
    tellsHowItWasCalled("release/twice");
    String folder = project + "/target/release";
    assertEquals(jdk + "\nv1.2.3\n" + folder + "\n", launch("release").out());
    assertEquals(jdk + "\nv1.0.0\n" + folder + "\n", launch("release", "v1.0.0").out());
    assertEquals(0, builds(), "what lies here is not what is released");
  }

  @Test
  void aPackageIsPutWhereUnitsUpdateFrom() throws Exception {
    Path jdk = installed("jdk-25", "25.0.3");
    tellsHowItWasCalled("release/repository");
    Files.createDirectories(project.resolve("systemd"));
    script(project.resolve("systemd/package"), "#!/bin/sh\necho \"$2 made $1.deb\"\n");
    String made = jdk + "/bin/java made 1.2.deb\n";
    assertEquals(made, launch("package", "1.2").out());
    assertEquals(
        made + made + "a folder\n", launch("package", "1.2", "--repository", "a folder").out());
    assertEquals(
        made + made + "a folder\nAnn's\n",
        launch("package", "--key=Ann's", "1.2", "--repository=a folder").out());
    for (String wrong : List.of("--repository", "--key", "--keys")) {
      Answer refused = launch("package", wrong);
      assertEquals(64, refused.exit(), wrong);
      assertTrue(refused.err().contains("it takes a version") || refused.err().contains("what?"));
    }
  }

  private String packagedAs() throws Exception {
    return launch("package").out().lines().findFirst().orElseThrow();
  }

  private void git(String... line) throws Exception {
    List<String> whole = new ArrayList<>(List.of("-c", "user.name=Ann"));
    whole.addAll(List.of("-c", "user.email=ann@croupier.example", "-C", project.toString()));
    whole.addAll(List.of(line));
    Answer answer = launch(Map.of(), tools.resolve("git"), whole.toArray(String[]::new));
    assertEquals(0, answer.exit(), answer.err());
  }

  /** dpkg takes what comes after ~ as older, so a commit on the way is older than the release. */
  @Test
  void aPackageIsCalledAsTheReleaseOrAsTheCommitOnTheWayThere() throws Exception {
    install("git");
    installed("jdk-25", "25.0.3");
    Files.writeString(project.resolve("pom.xml"), "  <revision>1.2.3</revision>\n");
    Files.writeString(project.resolve(".gitignore"), "target/\nbuilds\n");
    tellsHowItWasCalled("systemd/package");
    assertEquals("1.2.3", packagedAs(), "without git nobody knows the commit");
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "-m", "one");
    assertTrue(packagedAs().matches("1\\.2\\.3~1\\.g[0-9a-f]{8}"), packagedAs());
    git("tag", "-a", "v1.2.2", "-m", "another version");
    assertTrue(packagedAs().matches("1\\.2\\.3~1\\.g[0-9a-f]{8}"), packagedAs());
    git("tag", "-a", "v1.2.3", "-m", "released");
    assertEquals("1.2.3", packagedAs());
    Files.createFile(project.resolve("engine/New"));
    assertTrue(packagedAs().matches("1\\.2\\.3~1\\.g[0-9a-f]{8}\\.changed"), packagedAs());
  }
}
