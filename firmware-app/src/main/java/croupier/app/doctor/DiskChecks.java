package croupier.app.doctor;

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
  private static final String REPLACE =
      "Copy the games to a safe place and replace the card; cards of the kind \"high endurance\""
          + " last longer.";

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
      String told = free / MEGABYTE + " MB are free where games are kept (" + games + ").";
      String advice = "Delete what is not needed; a record of a game takes less than 1 MB.";
      findings.add(
          free < TOO_LITTLE
              ? Finding.fault("disk", told, advice)
              : free < LITTLE ? Finding.warning("disk", told, advice) : Finding.ok("disk", told));
    } catch (IOException e) {
      findings.add(
          Finding.hint(
              "disk",
              "The folder of the games cannot be looked at (" + games + ").",
              "Run this with sudo."));
    }
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
                        "disk",
                        "The system on " + mount[0] + " can only be read, so no game can be saved.",
                        "If nobody has set it up like that, the card is failing. " + REPLACE)));
  }

  private void errors() {
    for (Path disk : machine.list("/sys/fs/ext4")) {
      long errors = Machine.number(disk.resolve("errors_count")).orElse(0);
      if (errors > 0) {
        findings.add(
            Finding.warning(
                "disk",
                "The file system on " + disk.getFileName() + " has had " + errors + " errors.",
                REPLACE));
      }
    }
  }

  /** Built-in memory tells its age in tenths; cards do not. */
  private void wear() {
    for (Path disk : machine.list("/sys/block")) {
      String life = Machine.read(disk.resolve("device/life_time")).orElse("");
      for (String part : life.split(" ")) {
        if (part.matches("0x0[9abAB]")) {
          findings.add(
              Finding.warning(
                  "disk", "The memory " + disk.getFileName() + " is nearly worn out.", REPLACE));
          return;
        }
      }
    }
  }
}
