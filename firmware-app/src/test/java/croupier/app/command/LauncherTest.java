package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the launcher finds a JDK, builds what is stale, and starts the program. */
class LauncherTest extends LaunchedProject {
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

  /** The JVM would silently do without it. */
  @Test
  void whatTheJvmLearntIsMadeAgainWhenAJarWasMadeAfterIt() throws Exception {
    jdkThatLearns();
    launch("games");
    Path aot = project.resolve("firmware-app/target/croupier/croupier.aot");
    FileTime then = FileTime.from(Files.getLastModifiedTime(aot).toInstant().minusSeconds(60));
    Files.setLastModifiedTime(aot, then);
    Files.setLastModifiedTime(aot.resolveSibling("croupier.jar"), then);
    launch("games");
    assertEquals(1, Files.readAllLines(learnt()).size(), "it is as old as its jar");
    Files.setLastModifiedTime(
        aot.resolveSibling("croupier.jar"), FileTime.from(then.toInstant().plusSeconds(1)));
    launch("games");
    launch("games");
    assertEquals(2, Files.readAllLines(learnt()).size(), "once more, and only once");
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
    assertEquals("mvn -B -T 2 verify -pl engine\n", answer.out());
  }
}
