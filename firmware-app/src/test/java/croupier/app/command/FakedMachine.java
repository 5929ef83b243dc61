package croupier.app.command;

import static croupier.app.command.BuiltProject.call;
import static croupier.app.command.BuiltProject.script;

import croupier.app.command.BuiltProject.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A machine with a unit, as far as the script that updates it can see: its systemd, its packages
 * and its clock are told by files in one folder, and so is apt unless a test brings the real one.
 */
final class FakedMachine {
  private static final Path UPDATE = Path.of("..", "systemd", "croupier.update");

  private final Path folder;
  private final Path script;

  FakedMachine(Path folder) throws IOException {
    this.folder = folder;
    script = file("update");
    BuiltProject.script(
        script,
        Files.readString(UPDATE)
            .replace("/etc/croupier/", folder + "/")
            .replace("/var/lib/croupier-update", state().toString())
            .replace("/usr/bin/croupier", folder + "/bin/croupier"));
    say("updates", "http://127.0.0.1/croupier");
    say("updates.gpg", "a key");
    say("installed", "1.0");
    say("mode", "Attract");
    say("enabled", "croupier.service");
    say("there", "1.0");
    fakeUnit();
    fakePackages();
    fakeApt();
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  Path state() {
    return file("state");
  }

  /** One thing that the machine knows. */
  void say(String what, String value) throws IOException {
    Files.writeString(file(what), value + "\n");
  }

  String told(String what) throws IOException {
    return Files.exists(file(what)) ? Files.readString(file(what)).strip() : "";
  }

  /** The versions of which something is said. */
  void versions(String what, String... versions) throws IOException {
    Files.write(file(what), List.of(versions));
  }

  Answer update(String... how) throws Exception {
    String[] line = new String[2 + how.length];
    line[0] = "sh";
    line[1] = script.toString();
    System.arraycopy(how, 0, line, 2, how.length);
    return call(Map.of("PATH", file("bin") + ":" + System.getenv("PATH")), line);
  }

  void fake(String program, String does) throws IOException {
    script(
        file("bin").resolve(program),
        "#!/bin/sh\ncd_to='%s'\nhas() { grep -qxF \"$1\" \"$cd_to/$2\" 2>/dev/null; }\n%s\n"
            .formatted(folder, does));
  }

  private void fakeUnit() throws IOException {
    // A version that keeps failing is active whenever one looks, but never the same for long.
    fake(
        "systemctl",
        """
        now=$(cat "$cd_to/installed")
        for last; do :; done
        case "$*" in
          *is-enabled*) has "$last" enabled ;;
          *is-active*) has "$last" enabled && ! has "$now" dead ;;
          *StatusText*) cat "$cd_to/mode" ;;
          *InvocationID*) if has "$now" failing; then echo . >>"$cd_to/lives"; fi; cat "$cd_to/lives" 2>/dev/null ;;
        esac
        """);
    fake("croupier", "! has \"$(cat \"$cd_to/installed\")\" broken");
    fake("sleep", "echo \"$1\" >>\"$cd_to/waited\"");
    fake("sync", "");
  }

  private void fakePackages() throws IOException {
    fake(
        "dpkg",
        """
        for last; do :; done
        case "$1" in
          --compare-versions) exec /usr/bin/dpkg "$@" ;;
        esac
        case "$*" in
          *--install*) cp "$last" "$cd_to/installed" ;;
        esac
        """);
    fake(
        "dpkg-query",
        """
        case "$*" in
          *Status*) echo installed ;;
          *) printf %s "$(cat "$cd_to/installed")" ;;
        esac
        """);
  }

  /** What is installed from a file is what the file says. */
  static final String INSTALLS =
      """
      for last; do :; done
      case " $* " in
        *" install "*)
          if has "$(cat "$last")" refused-by-dpkg; then echo half >"$cd_to/installed"; exit 100; fi
          if [ -e "$cd_to/cut" ]; then echo half >"$cd_to/installed"; kill -9 $PPID; exit; fi
          cp "$last" "$cd_to/installed"
          exit ;;
      esac
      """;

  private void fakeApt() throws IOException {
    fake(
        "apt-get",
        INSTALLS
            + """
            case " $* " in
              *" update "*) [ ! -e "$cd_to/unsigned" ] ;;
              *" download "*)
                has "${last#*=}" there || exit 100
                if [ -e "$cd_to/comes" ]; then mv "$cd_to/comes" "$cd_to/mode"; fi
                echo "${last#*=}" >"croupier_${last#*=}_arm64.deb" ;;
            esac
            """);
    fake("apt-cache", "sort -rV \"$cd_to/there\" | sed 's/.*/croupier | & | somewhere/'");
  }
}
