package croupier.app.command;

import static croupier.app.command.BuiltProject.call;
import static croupier.app.command.BuiltProject.script;
import static java.nio.charset.StandardCharsets.UTF_8;

import croupier.app.command.BuiltProject.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** An SD card in a unit, as far as the script that reads its settings can see: one folder. */
final class Card {
  private static final Path SCRIPTS = Path.of("..", "image/files/usr/lib/croupier-card");
  static final String SETTINGS_OF_OLD = "[show]\non = true\n";

  private final Path folder;

  Card(Path folder) throws IOException {
    this.folder = folder;
    Files.createDirectories(folder.resolve("fat"));
    Files.createDirectories(folder.resolve("zones/Europe"));
    Files.createFile(folder.resolve("zones/Europe/Berlin"));
    Files.createFile(folder.resolve("zones/UTC"));
    Files.createDirectories(folder.resolve("card/profiles"));
    Files.writeString(folder.resolve("card/profiles/standard.toml"), "title = \"Standard\"\n");
    Files.writeString(folder.resolve("default.toml"), SETTINGS_OF_OLD);
    Files.writeString(folder.resolve("shadow"), "root:*:1:0:99999:7:::\npi:!:1:0:99999:7:::\n");
    Files.writeString(folder.resolve("fat/croupier-says.txt"), "\n".repeat(2048));
    Files.copy(SCRIPTS.resolve("settings.awk"), folder.resolve("card/settings.awk"));
    script(
        folder.resolve("card/card"),
        Files.readString(SCRIPTS.resolve("card"))
            .replace("/boot/firmware", folder + "/fat")
            .replace("/run/croupier-card", folder + "/run")
            .replace("/var/lib/croupier-card", folder + "/kept")
            .replace("/usr/share/zoneinfo", folder + "/zones")
            .replace("/usr/share/croupier/settings.toml", folder + "/default.toml")
            .replace("/etc/shadow", folder + "/shadow"));
    fake("mount", "echo \"$@\" >>\"$here/mounted\"");
    fake(
        "systemctl",
        "echo \"$@\" >>\"$here/asked\"; case \"$*\" in *is-active*) [ -e \"$here/up\" ] ;; esac");
    fake("hostname", "echo \"$1\" >\"$here/hostname\"");
    fake("journalctl", "cat \"$here/journal\"");
    fake(
        "ssh-keygen",
        "for last; do :; done; echo \"a key\" >\"$last\"; echo made >>\"$here/keys\"");
    fake("chgrp", "");
    fake("sync", "");
  }

  void fake(String program, String does) throws IOException {
    script(
        folder.resolve("bin").resolve(program), "#!/bin/sh\nhere='" + folder + "'\n" + does + "\n");
  }

  Path fat(String name) {
    return folder.resolve("fat").resolve(name);
  }

  /** What is there, or nothing. */
  String told(String name) throws IOException {
    Path file = folder.resolve(name);
    return Files.exists(file) ? Files.readString(file) : "";
  }

  void say(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  /** The power comes; nothing that lay in memory is there any more. */
  String start(byte[] settings) throws Exception {
    Files.write(fat("croupier.txt"), settings);
    return start();
  }

  String start(String settings) throws Exception {
    return start(settings.getBytes(UTF_8));
  }

  String start() throws Exception {
    for (String gone : new String[] {"mounted", "asked"}) {
      Files.deleteIfExists(folder.resolve(gone));
    }
    call("rm", "-rf", folder + "/run");
    return card("read") + card("rest");
  }

  String card(String what) throws Exception {
    return card(what, "");
  }

  /**
   * @param status how the unit's program ended
   */
  String card(String what, String status) throws Exception {
    Answer answer =
        call(
            Map.of(
                "PATH",
                folder.resolve("bin") + ":" + System.getenv("PATH"),
                "MONITOR_EXIT_STATUS",
                status),
            "sh",
            folder.resolve("card/card").toString(),
            what);
    return answer.said().isEmpty() ? "" : answer.said() + "\n";
  }

  /** What a person reads on the card. */
  String says() throws IOException {
    Path file = fat("croupier-says.txt");
    if (Files.size(file) != 2048) {
      throw new AssertionError("it has " + Files.size(file) + " bytes");
    }
    return Files.readString(file).strip();
  }
}
