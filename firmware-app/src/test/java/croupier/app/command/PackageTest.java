package croupier.app.command;

import static croupier.app.command.BuiltProject.call;
import static croupier.app.command.BuiltProject.has;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import croupier.app.command.BuiltProject.Answer;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What the Debian package is made from, and how it is made. */
class PackageTest {
  private static final Path HERE = Path.of("..", "systemd");

  @TempDir Path folder;

  private Path project() throws Exception {
    Path project = BuiltProject.sources(folder.resolve("project"));
    BuiltProject.program(project.resolve("firmware-app/target/croupier"));
    BuiltProject.jdk(project.resolve("jdk"));
    return project;
  }

  private static Answer make(Path project, String to) throws Exception {
    return call(
        project.resolve("systemd/package").toString(),
        "1.2.3",
        project.resolve("jdk/bin/java").toString(),
        project.resolve(to).toString());
  }

  private static String made(Path project, String to) throws Exception {
    Answer made = make(project, to);
    assertEquals(0, made.exit(), made.said());
    return made.said();
  }

  @Test
  void theSameProgramGivesTheSamePackageByteForByte() throws Exception {
    assumeTrue(has("dpkg-deb", "unzip"), "there is no dpkg-deb or no unzip here");
    Path project = project();
    String first = made(project, "first");
    assertEquals(0, call("touch", project.resolve("systemd/croupier.service").toString()).exit());
    String second = made(project, "second");
    assertTrue(first.endsWith("first/croupier_1.2.3_arm64.deb"), first);
    assertArrayEquals(Files.readAllBytes(Path.of(first)), Files.readAllBytes(Path.of(second)));
  }

  @Test
  void thePackageHoldsWhatAUnitNeedsAndOwnsItAsRoot() throws Exception {
    assumeTrue(has("dpkg-deb", "unzip"), "there is no dpkg-deb or no unzip here");
    String made = made(project(), "to");
    String files = call("dpkg-deb", "--contents", made).said() + "\n";
    for (String file :
        List.of(
            "./usr/bin/croupier",
            "./usr/share/croupier/croupier.jar",
            "./usr/lib/croupier/libgpiod.so",
            "./usr/lib/croupier/libjnidispatch.so",
            "./usr/lib/systemd/system/croupier.service",
            "./usr/lib/systemd/system/croupier-panel.service",
            "./usr/lib/systemd/system/croupier-kiosk.service",
            "./usr/lib/systemd/system/croupier-update.service",
            "./usr/lib/systemd/system/multi-user.target.wants/croupier-update-undo.service"
                + " -> ../croupier-update-undo.service",
            "./usr/lib/croupier/update",
            "./usr/share/croupier/settings.toml",
            "./usr/lib/sysusers.d/croupier.conf",
            "./usr/lib/udev/rules.d/60-croupier.rules",
            "./usr/share/man/man1/croupier.1.gz",
            "./usr/share/doc/croupier/NEWS.gz",
            "./usr/share/bash-completion/completions/croupier",
            "./usr/share/croupier/unit.toml")) {
      assertTrue(files.contains(" " + file + "\n"), file + " in\n" + files);
    }
    assertTrue(files.lines().allMatch(line -> line.contains(" root/root ")), files);
    Path opened = folder.resolve("opened");
    assertEquals(0, call("dpkg-deb", "--extract", made, opened.toString()).exit());
    String options = Files.readString(opened.resolve("usr/share/croupier/jvm.options"));
    assertTrue(options.endsWith("-Dcroupier.version=1.2.3\n"), options);
    String manual = opened.resolve("usr/share/man/man1/croupier.1.gz").toString();
    assertTrue(call("gzip", "-dc", manual).said().contains("\"Croupier 1.2.3\""), "its version");
    String control = call("dpkg-deb", "--info", made).said();
    assertTrue(control.contains("Version: 1.2.3"), control);
    assertTrue(call("dpkg-deb", "--info", made, "conffiles").said().contains("/etc/default/"));
    assertFalse(files.contains("./etc/croupier"), "the profile in use belongs to the unit");
  }

  @Test
  void aJarThatNobodyIsNamedForIsNotShipped() throws Exception {
    assumeTrue(has("dpkg-deb", "unzip"), "there is no dpkg-deb or no unzip here");
    Path project = project();
    BuiltProject.jar(
        project.resolve("firmware-app/target/croupier/lib/stranger-7.jar"), "org/Stranger.class");
    Answer refused = make(project, "to");
    assertEquals(70, refused.exit(), refused.said());
    assertEquals(
        "croupier: systemd/debian/copyright does not say whose stranger-7.jar is.", refused.said());
  }

  /** As systemd-analyze rates how exposed a service is, times ten. */
  @ParameterizedTest
  @CsvSource({"croupier, 15", "croupier-panel, 15", "croupier-kiosk, 30"})
  void theServicesStandBehindWalls(String service, int exposure) throws Exception {
    assumeTrue(has("systemd-analyze"), "there is no systemd-analyze here");
    Answer rated =
        call(
            "systemd-analyze",
            "security",
            "--offline=true",
            "--no-pager",
            "--threshold=" + exposure,
            HERE.resolve(service + ".service").toAbsolutePath().normalize().toString());
    assertEquals(0, rated.exit(), rated.said());
    assertTrue(rated.said().contains("exposure level for " + service), rated.said());
    assertEquals(
        !service.equals("croupier-kiosk"),
        rated.said().contains("with non-localhost entries"),
        "whoever is at a unit can let phones in: " + rated.said());
  }

  /** A unit as far as the launcher can see, with a JVM that tells how it was called. */
  private Path launcher() throws Exception {
    Path java = folder.resolve("jvm/bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(java, "#!/bin/sh\necho \"$LC_ALL\"\nprintf '%s\\n' \"$@\"\n");
    assertTrue(java.toFile().setExecutable(true));
    Files.writeString(folder.resolve("jvm.options"), "-Xmx64m\n");
    Path launcher = folder.resolve("croupier");
    Files.writeString(
        launcher,
        Files.readString(HERE.resolve("croupier.launcher"))
            .replace("/usr/lib/jvm/java-25-openjdk-arm64", folder.resolve("jvm").toString())
            .replace("/usr/share/croupier", folder.toString())
            .replace("/var/cache/croupier", folder.toString()));
    return launcher;
  }

  @Test
  void whatTheJvmLearntIsLeftOutWhenItIsDamaged() throws Exception {
    String launcher = launcher().toString();
    Path learnt = folder.resolve("croupier.aot");
    String option = "-XX:AOTCache=" + learnt;
    assertFalse(call("sh", launcher, "games").said().contains(option), "there is none");
    Files.writeString(learnt, "what the JVM learnt");
    String sum = call("cksum", learnt.toString()).said();
    Files.writeString(folder.resolve("learnt"), sum + "\n");
    assertTrue(call("sh", launcher, "games").said().contains(option), "it is whole");
    for (String damaged : List.of("", "what the JVM", "what the JVM forgot")) {
      Files.writeString(learnt, damaged);
      String said = call("sh", launcher, "games").said();
      assertFalse(said.contains(option), damaged);
      assertTrue(said.endsWith("\ngames"), said);
    }
  }

  @Test
  void whereThereIsNoLocaleTheLauncherChoosesOne() throws Exception {
    String launcher = launcher().toString();
    for (String locale : List.of("C", "POSIX", "xx_YY.UTF-8")) {
      String said = call("env", "LC_ALL=" + locale, "sh", launcher, "games").said();
      assertTrue(said.startsWith("C.UTF-8\n"), said);
    }
  }

  @Test
  void itsScriptsAreSoundShell() throws Exception {
    List<String> scripts = new ArrayList<>(List.of("package", "croupier.launcher"));
    scripts.addAll(List.of("croupier.remember", "croupier.update", "debian/postinst"));
    scripts.addAll(List.of("debian/prerm", "debian/postrm"));
    scripts.addAll(List.of("../release/once", "../release/twice", "../release/repository"));
    for (String script : scripts) {
      Answer answer = call("sh", "-n", HERE.resolve(script).toString());
      assertEquals("", answer.said(), script);
    }
  }

  @Test
  void theManualNamesEveryCommandOptionAndExitCode() throws Exception {
    String manual = Files.readString(HERE.resolve("croupier.1")).replace("\\-", "-");
    CommandLine program = new CommandLine(new Croupier());
    for (CommandLine command : program.getSubcommands().values()) {
      assertTrue(manual.contains(command.getCommandName()), command.getCommandName());
      for (var option : command.getCommandSpec().options()) {
        String name = option.longestName();
        assertEquals(!option.hidden(), manual.contains(name), name);
      }
    }
    for (Field code : Exit.class.getDeclaredFields()) {
      if (Modifier.isStatic(code.getModifiers())) {
        assertTrue(manual.contains(".B " + code.getInt(null) + "\n"), code.getName());
      }
    }
  }
}
