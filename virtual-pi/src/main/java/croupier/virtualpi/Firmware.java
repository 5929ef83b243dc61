package croupier.virtualpi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The firmware as it is installed on a virtual Pi, looked at from the outside. */
public final class Firmware {
  private static final String GAMES = "/var/lib/croupier/games";

  private final Shell shell;

  public Firmware(VirtualPi pi) {
    shell = pi.shell();
  }

  /** Installs a package as a person does. */
  public void install(Path deb) throws IOException {
    shell.copy(deb, "/root/croupier.deb");
    shell.run("DEBIAN_FRONTEND=noninteractive dpkg -i /root/croupier.deb");
  }

  /** Waits until the service says that it is ready. */
  public void awaitReady() throws IOException {
    Waits.until("the service is ready", () -> is("ActiveState", "active"));
  }

  /** Waits until another process than this one says that it is ready. */
  public void awaitReadyAfter(int process) throws IOException {
    Waits.until(
        "the service is ready again",
        () -> is("ActiveState", "active") && process() != process && process() != 0);
  }

  public void stop() throws IOException {
    shell.run("systemctl stop croupier");
  }

  public void start() throws IOException {
    shell.run("systemctl start croupier");
  }

  public void restart() throws IOException {
    shell.run("systemctl restart croupier");
  }

  private boolean is(String property, String value) throws IOException {
    return property(property).equals(value);
  }

  /** A property of the service, as systemd knows it. */
  public String property(String name) throws IOException {
    return shell.run("systemctl show --value -p " + name + " croupier");
  }

  /** A time that systemd noted. */
  public long microseconds(String property) throws IOException {
    return Long.parseLong(property(property));
  }

  public int process() throws IOException {
    return Integer.parseInt(property("MainPID"));
  }

  /** What the service wrote into the journal since this boot. */
  public String journal() throws IOException {
    return shell.run("journalctl -b -o cat -u croupier --no-pager");
  }

  /** The files in the folder of the games, and what is in them. */
  public Map<String, String> games() throws IOException {
    String names = shell.run("ls " + GAMES + " 2>/dev/null || true");
    return names.lines().collect(Collectors.toMap(name -> name, this::game));
  }

  private String game(String name) {
    try {
      return new String(shell.read(GAMES + "/" + name), java.nio.charset.StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /**
   * The words that only the firmware knows: seed and salt of the game that it begins now.
   *
   * @param known the games that were there before
   */
  public List<String> secretsOfNewGame(Path known) throws IOException {
    List<String> words = new ArrayList<>();
    Waits.until(
        "a new game has begun",
        () -> {
          for (String name : shell.run("ls " + GAMES).lines().toList()) {
            if (name.endsWith(".seed") && !Files.exists(known.resolve(name))) {
              words.clear();
              game(name).lines().forEach(words::add);
            }
          }
          return words.size() == 2;
        });
    return words;
  }

  /** Carries games over from another unit. */
  public void carry(Path games) throws IOException {
    shell.run("install -d -m 700 -o croupier -g croupier " + GAMES);
    try (var files = Files.list(games)) {
      for (Path file : files.toList()) {
        shell.copy(file, GAMES + "/" + file.getFileName());
      }
    }
    shell.run("chown croupier: " + GAMES + "/* && chmod 600 " + GAMES + "/* && sync");
  }
}
