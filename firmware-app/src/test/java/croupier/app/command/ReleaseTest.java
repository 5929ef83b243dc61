package croupier.app.command;

import static croupier.app.command.BuiltProject.call;
import static croupier.app.command.BuiltProject.has;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import croupier.app.command.BuiltProject.Answer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A release is made from a tag, twice; only the build itself, which takes minutes, is a pretended
 * one.
 */
class ReleaseTest {
  /** Nobody's settings, and a person who commits. */
  private static final Map<String, String> GIT =
      Map.of(
          "GIT_CONFIG_GLOBAL", "/dev/null",
          "GIT_AUTHOR_NAME", "Ann",
          "GIT_AUTHOR_EMAIL", "ann@croupier.example",
          "GIT_COMMITTER_NAME", "Ann",
          "GIT_COMMITTER_EMAIL", "ann@croupier.example");

  @TempDir Path folder;
  private Path project;
  private Path jdk;
  private Path built;

  @BeforeEach
  void aProjectThatCanBeReleased() throws Exception {
    assumeTrue(
        has("git", "cmp", "sha256sum", "dpkg-deb", "unzip", "gzip"),
        "there is no git, cmp, sha256sum, dpkg-deb, unzip or gzip here");
    project = BuiltProject.sources(folder.resolve("project"));
    jdk = BuiltProject.jdk(folder.resolve("jdk"));
    built = folder.resolve("built");
    BuiltProject.program(built);
    Files.writeString(project.resolve("pom.xml"), "<project>\n<revision>1.2.3</revision>\n");
    Files.writeString(project.resolve("CHANGELOG.md"), "# New\n\n## 1.2.3, 2026-12-24\n");
    maven("");
    git("init", "--quiet");
    tag("v1.2.3");
  }

  private void git(String... line) throws Exception {
    String[] whole =
        Stream.concat(Stream.of("git", "-C", project.toString()), Stream.of(line))
            .toArray(String[]::new);
    Answer answer = call(GIT, whole);
    assertEquals(0, answer.exit(), answer.said());
  }

  /** What is in the project now gets this tag. */
  private void tag(String tag) throws Exception {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "-m", "as it is");
    git("tag", "--force", "-a", tag, "-m", tag);
  }

  /** A Maven that builds in an instant, and then does more. */
  private void maven(String more) throws Exception {
    BuiltProject.script(
        folder.resolve("bin/mvn"),
        """
        #!/bin/sh
        set -e
        [ "$JAVA_HOME" = "%s" ]
        mkdir -p firmware-app/target
        cp -R "%s" firmware-app/target/croupier
        echo '{"bomFormat":"CycloneDX"}' >firmware-app/target/croupier.cdx.json
        %s
        """
            .formatted(jdk, built, more));
  }

  private Answer release(String tag) throws Exception {
    return call(
        Map.of(
            "PATH",
            folder.resolve("bin") + ":" + System.getenv("PATH"),
            "GIT_CONFIG_GLOBAL",
            "/dev/null"),
        project.resolve("release/twice").toString(),
        jdk.toString(),
        tag,
        folder.resolve("releases").toString());
  }

  @Test
  void whatCameOutTheSameTwiceIsKept() throws Exception {
    Answer answer = release("v1.2.3");
    assertEquals(0, answer.exit(), answer.said());
    Path release = folder.resolve("releases/1.2.3");
    assertTrue(answer.said().endsWith("\n" + release), answer.said());
    try (Stream<Path> parts = Files.list(release)) {
      assertEquals(
          List.of(
              "SHA256SUMS",
              "croupier-1.2.3-source.tar.gz",
              "croupier-1.2.3.cdx.json",
              "croupier_1.2.3_arm64.deb"),
          parts.map(part -> part.getFileName().toString()).sorted().toList());
    }
    Answer sums = call("sh", "-c", "cd '" + release + "' && sha256sum --strict --check SHA256SUMS");
    assertEquals(0, sums.exit(), sums.said());
    assertEquals(3, sums.said().lines().count(), sums.said());
  }

  @Test
  void onlyWhatIsTaggedIsReleased() throws Exception {
    Files.writeString(project.resolve("systemd/croupier.launcher"), "#!/bin/sh\necho changed\n");
    assertEquals(0, release("v1.2.3").exit());
    Path opened = folder.resolve("opened");
    Path made = folder.resolve("releases/1.2.3/croupier_1.2.3_arm64.deb");
    call("dpkg-deb", "--extract", made.toString(), opened.toString());
    assertFalse(Files.readString(opened.resolve("usr/bin/croupier")).contains("echo changed"));
  }

  /** Jars keep them. */
  @Test
  void theRightsOfFilesAreNotThoseOfWhoeverBuilds() throws Exception {
    maven("{ umask; ls -l pom.xml | cut -c 1-10; } >>firmware-app/target/croupier.cdx.json");
    Answer answer = release("v1.2.3");
    assertEquals(0, answer.exit(), answer.said());
  }

  /** Where it was built, in which language and by whose clock. */
  @ParameterizedTest
  @ValueSource(strings = {"pwd", "echo $LC_ALL", "echo $TZ"})
  void aBuildThatDependsOnItsSurroundingsIsFoundOut(String surroundings) throws Exception {
    maven(surroundings + " >>firmware-app/target/croupier.cdx.json");
    Answer answer = release("v1.2.3");
    assertEquals(70, answer.exit(), answer.said());
    Path differs = folder.resolve("releases/1.2.3-differs");
    assertTrue(
        answer
            .said()
            .endsWith(
                "croupier: two builds of v1.2.3 differ in: SHA256SUMS croupier-1.2.3.cdx.json."
                    + " Both are in "
                    + differs
                    + "."),
        answer.said());
    assertTrue(Files.exists(differs.resolve("first/croupier-1.2.3.cdx.json")));
    assertFalse(Files.exists(folder.resolve("releases/1.2.3")), "nothing that could be taken");
  }

  @Test
  void aBuildThatFailsTellsWhy() throws Exception {
    maven("echo 'Express.java:7: what is this?'; exit 1");
    Answer answer = release("v1.2.3");
    assertEquals(70, answer.exit(), answer.said());
    assertTrue(answer.said().contains("\nExpress.java:7: what is this?\n"), answer.said());
    assertTrue(answer.said().endsWith("croupier: the build of v1.2.3 failed."), answer.said());
  }

  @Test
  void tagPomAndChangelogSpeakOfTheSameVersion() throws Exception {
    Answer none = release("v1.2.4");
    assertEquals(66, none.exit());
    assertTrue(none.said().startsWith("croupier: there is no tag v1.2.4;"), none.said());
    tag("v1.2.4");
    Answer pom = release("v1.2.4");
    assertEquals(65, pom.exit());
    assertTrue(pom.said().contains("does not say <revision>1.2.4</revision>"), pom.said());
    Files.writeString(project.resolve("CHANGELOG.md"), "## 1.2.3, not released yet\n");
    tag("v1.2.3");
    Answer changelog = release("v1.2.3");
    assertEquals(65, changelog.exit());
    assertTrue(changelog.said().contains("\"## 1.2.3, YEAR-MONTH-DAY\""), changelog.said());
  }
}
