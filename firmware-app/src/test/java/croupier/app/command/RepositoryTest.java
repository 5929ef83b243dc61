package croupier.app.command;

import static croupier.app.command.BuiltProject.call;
import static croupier.app.command.BuiltProject.has;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import croupier.app.command.BuiltProject.Answer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A repository behind a plain web server, and a unit that takes its updates from there with this
 * machine's own apt: in folders of its own, and without installing anything.
 */
class RepositoryTest {
  private static final String PROGRAMS =
      "gpg gpgconf apt-get apt-cache dpkg dpkg-deb dpkg-scanpackages xz";

  @TempDir Path folder;
  private Path repository;
  private FakedMachine machine;
  private HttpServer server;

  @BeforeEach
  void aRepositoryWithAnUpdate() throws Exception {
    assumeTrue(has(PROGRAMS.split(" ")), "one of these is not here: " + PROGRAMS);
    repository = folder.resolve("repository");
    add("1.0");
    add("1.1");
    server =
        SimpleFileServer.createFileServer(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            repository,
            SimpleFileServer.OutputLevel.NONE);
    server.start();
    machine = new FakedMachine(Files.createDirectories(folder.resolve("machine")));
    machine.say("updates", "http://127.0.0.1:" + server.getAddress().getPort());
    Files.copy(
        repository.resolve("croupier.gpg"),
        machine.file("updates.gpg"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    realApt();
  }

  @AfterEach
  void nothingIsLeftBehind() {
    if (server != null) {
      server.stop(0);
    }
  }

  /** All is real but what installs; what is installed from a package is its version. */
  private void realApt() throws Exception {
    String settings =
        " -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o APT::Sandbox::User=root"
            + " -o Acquire::Retries=0 -o Acquire::http::Proxy::127.0.0.1=DIRECT \"$@\"\n";
    machine.fake("apt-get", FakedMachine.INSTALLS + "exec /usr/bin/apt-get" + settings);
    machine.fake("apt-cache", "exec /usr/bin/apt-cache" + settings);
  }

  private Answer repository(Path made, String... key) throws Exception {
    String[] line = {"../release/repository", made.toString(), repository.toString()};
    String[] whole = Arrays.copyOf(line, line.length + key.length);
    System.arraycopy(key, 0, whole, line.length, key.length);
    return call(Map.of("XDG_CONFIG_HOME", folder.resolve("config").toString()), whole);
  }

  private Path deb(String version) throws Exception {
    Path tree = folder.resolve("tree-" + version);
    Files.createDirectories(tree.resolve("DEBIAN"));
    Files.writeString(
        tree.resolve("DEBIAN/control"),
        """
        Package: croupier
        Version: %s
        Architecture: arm64
        Maintainer: Ann <ann@croupier.example>
        Description: a package
        """
            .formatted(version));
    Path made = folder.resolve("croupier_" + version + "_arm64.deb");
    Answer answer = call("dpkg-deb", "--build", tree.toString(), made.toString());
    assertEquals(0, answer.exit(), answer.said());
    return made;
  }

  private void add(String version) throws Exception {
    Answer answer = repository(deb(version));
    assertEquals(0, answer.exit(), answer.said());
  }

  private void notTaken(int exit, String said) throws Exception {
    Answer answer = machine.update();
    assertEquals(exit, answer.exit(), answer.said());
    assertTrue(answer.said().contains(said), answer.said());
    assertEquals("1.0", machine.told("installed"));
    assertFalse(Files.exists(machine.state().resolve("undo")), "nothing was begun");
  }

  @Test
  void aGoodUpdateIsTaken() throws Exception {
    Answer answer = machine.update();
    assertEquals(0, answer.exit(), answer.said());
    assertTrue(answer.said().endsWith("Updated from 1.0 to 1.1."), answer.said());
    Answer installed = call("dpkg-deb", "--field", machine.file("installed").toString(), "Version");
    assertEquals("1.1", installed.said());
  }

  @Test
  void anUpdateWhoseBytesAreOthersIsNotTaken() throws Exception {
    Path deb = repository.resolve("croupier_1.1_arm64.deb");
    byte[] bytes = Files.readAllBytes(deb);
    bytes[bytes.length / 2] ^= 1;
    Files.write(deb, bytes);
    notTaken(69, "No update was taken: 1.1 is not to be had whole.");
  }

  @Test
  void anUpdateThatWasCutOffIsNotTaken() throws Exception {
    Path deb = repository.resolve("croupier_1.1_arm64.deb");
    byte[] bytes = Files.readAllBytes(deb);
    Files.write(deb, Arrays.copyOf(bytes, bytes.length / 2));
    notTaken(69, "No update was taken: 1.1 is not to be had whole.");
  }

  @Test
  void aListThatWasCutOffOrChangedIsNotBelieved() throws Exception {
    for (String list : new String[] {"Packages.xz", "Packages"}) {
      Path file = repository.resolve(list);
      byte[] bytes = Files.readAllBytes(file);
      Files.write(file, Arrays.copyOf(bytes, bytes.length - 8));
    }
    notTaken(69, "is not to be had, or not signed by");
  }

  @Test
  void anUnsignedUpdateIsNotTaken() throws Exception {
    Path signed = repository.resolve("InRelease");
    String text = Files.readString(signed);
    String plain =
        text.substring(text.indexOf("Origin:"), text.indexOf("-----BEGIN PGP SIGNATURE"));
    Files.writeString(repository.resolve("Release"), plain);
    Files.delete(signed);
    notTaken(69, "is not to be had, or not signed by");
  }

  @Test
  void anUpdateThatSomebodyElseSignedIsNotTaken() throws Exception {
    call("rm", "-rf", folder.resolve("config").toString());
    add("1.2");
    notTaken(69, "is not to be had, or not signed by");
  }

  @Test
  void nothingIsTakenWhenNobodyAnswers() throws Exception {
    server.stop(0);
    notTaken(69, "is not to be had, or not signed by");
  }

  @Test
  void theKeyIsKeptWhereTheWebServerDoesNotLook() throws Exception {
    try (var files = Files.list(repository)) {
      assertEquals(
          java.util.List.of(
              "InRelease",
              "Packages",
              "Packages.xz",
              "croupier.gpg",
              "croupier_1.0_arm64.deb",
              "croupier_1.1_arm64.deb"),
          files.map(file -> file.getFileName().toString()).sorted().toList());
    }
    Answer keys =
        call("gpg", "--homedir", folder + "/config", "--show-keys", repository + "/croupier.gpg");
    assertTrue(keys.said().contains("Croupier updates"), keys.said());
    assertFalse(keys.said().contains("sec"), keys.said());
  }

  @Test
  void aKeyThatIsNotThereSignsNothing() throws Exception {
    String before = Files.readString(repository.resolve("InRelease"));
    Answer refused = repository(deb("1.2"), "nobody@croupier.example");
    assertEquals(70, refused.exit(), refused.said());
    assertEquals(before, Files.readString(repository.resolve("InRelease")));
  }
}
