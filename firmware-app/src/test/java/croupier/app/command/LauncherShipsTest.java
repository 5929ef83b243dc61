package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How the launcher makes packages and releases. */
class LauncherShipsTest extends LaunchedProject {
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

  @Test
  void aCardIsMadeOfAPackageThatIsThereOrIsMade() throws Exception {
    installed("jdk-25", "25.0.3");
    tellsHowItWasCalled("image/make");
    Files.createDirectories(project.resolve("systemd"));
    script(project.resolve("systemd/package"), "#!/bin/sh\necho \"$3/croupier_$1_arm64.deb\"\n");
    String target = project + "/target/croupier_1.2";
    assertEquals(target + "_arm64.deb\n" + target + ".img.xz\n", launch("image", "1.2").out());
    int builds = builds();
    assertEquals(
        "a/x_1_arm64.deb\na card.img\nfresh\n",
        launch("image", "a/x_1_arm64.deb", "--fresh", "--to", "a card.img").out());
    assertEquals(builds, builds(), "a package that is there needs no program");
    for (String wrong : List.of("--to", "--from")) {
      Answer refused = launch("image", wrong);
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
