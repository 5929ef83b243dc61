package croupier.app.doctor;

import croupier.app.doctor.Finding.Check;
import croupier.app.words.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where the games are kept: room, and signs of a card that wears out. */
final class DiskChecks {
  private static final long MEGABYTE = 1 << 20;
  private static final long LITTLE = 100 * MEGABYTE;
  private static final long TOO_LITTLE = 5 * MEGABYTE;
  private static final Message REPLACE = Message.of("doctor.replace-advice");

  private final Machine machine;
  private final Path games;
  private final List<Finding> findings = new ArrayList<>();

  private DiskChecks(Machine machine, Path games) {
    this.machine = machine;
    this.games = games;
  }

  static List<Finding> of(Machine machine, Path games) {
    DiskChecks checks = new DiskChecks(machine, games);
    checks.room();
    checks.readOnly();
    checks.errors();
    checks.wear();
    return checks.findings;
  }

  private void room() {
    Path there = games;
    while (there != null && !Files.exists(there)) {
      there = there.getParent();
    }
    try {
      long free = machine.disks().free(there);
      Message told = aboutGames("doctor.free").with("megabytes", free / MEGABYTE);
      Message advice = Message.of("doctor.free-advice");
      findings.add(
          free < TOO_LITTLE
              ? Finding.fault(Check.DISK, told, advice)
              : free < LITTLE
                  ? Finding.warning(Check.DISK, told, advice)
                  : Finding.ok(Check.DISK, told));
    } catch (IOException e) {
      findings.add(
          Finding.hint(
              Check.DISK,
              aboutGames("doctor.folder-closed"),
              Message.of("doctor.folder-closed-advice")));
    }
  }

  private Message aboutGames(String name) {
    return Message.of(name).with("file", games.toString());
  }

  private static Message about(String name, Path disk) {
    return Message.of(name).with("disk", disk.getFileName().toString());
  }

  private void readOnly() {
    machine
        .read("/proc/mounts")
        .orElse("")
        .lines()
        .map(line -> line.split(" "))
        .filter(mount -> mount.length > 3 && mount[1].equals("/"))
        .filter(mount -> List.of(mount[3].split(",")).contains("ro"))
        .findFirst()
        .ifPresent(
            mount ->
                findings.add(
                    Finding.fault(
                        Check.DISK,
                        Message.of("doctor.read-only").with("disk", mount[0]),
                        Message.of("doctor.read-only-advice"))));
  }

  private void errors() {
    for (Path disk : machine.list("/sys/fs/ext4")) {
      long errors = Machine.number(disk.resolve("errors_count")).orElse(0);
      if (errors > 0) {
        findings.add(
            Finding.warning(
                Check.DISK, about("doctor.disk-errors", disk).with("errors", errors), REPLACE));
      }
    }
  }

  /** Built-in memory tells its age in tenths; cards do not. */
  private void wear() {
    for (Path disk : machine.list("/sys/block")) {
      String life = Machine.read(disk.resolve("device/life_time")).orElse("");
      for (String part : life.split(" ")) {
        if (part.matches("0x0[9abAB]")) {
          findings.add(Finding.warning(Check.DISK, about("doctor.worn", disk), REPLACE));
          return;
        }
      }
    }
  }
}
