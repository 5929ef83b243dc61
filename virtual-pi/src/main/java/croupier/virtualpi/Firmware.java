package croupier.virtualpi;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The firmware as it is installed on a virtual Pi, looked at from the outside. */
public final class Firmware {
  static final String GAMES = "/var/lib/croupier/games";

  private final Shell shell;
  private final Waits waits;

  public Firmware(VirtualPi pi) {
    shell = pi.shell();
    waits = pi.waits();
  }

  /** Installs a package as a person does. */
  public void install(Path deb) throws IOException {
    shell.copy(deb, "/root/croupier.deb");
    shell.run("DEBIAN_FRONTEND=noninteractive dpkg -i /root/croupier.deb");
  }

  /** Waits until the service says that it is ready. */
  public void awaitReady() throws IOException {
    shell.until("the service is ready", "systemctl is-active -q croupier");
  }

  /** Waits until another process than this one says that it is ready. */
  public void awaitReadyAfter(int process) throws IOException {
    // First who, then whether it is ready: between a bad end and the next start there is nobody,
    // number 0.
    shell.until(
        "the service is ready again",
        "case $(systemctl show --value -p MainPID croupier) in 0|%d) false;; *)".formatted(process)
            + " systemctl is-active -q croupier;; esac");
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
    // All of them in one go: each call costs the Pi time.
    String told =
        shell.run(
            """
            cd %s 2>/dev/null || exit 0
            for name in *; do
              if [ -f "$name" ]; then echo "$(base64 -w 0 "$name") $name"; fi
            done
            """
                .formatted(GAMES));
    return told.lines()
        .map(line -> line.split(" ", 2))
        .collect(Collectors.toMap(file -> file[1], file -> decoded(file[0])));
  }

  private static String decoded(String base64) {
    return new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
  }

  private String game(String name) {
    try {
      return new String(shell.read(GAMES + "/" + name), StandardCharsets.UTF_8);
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
    waits.until(
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
