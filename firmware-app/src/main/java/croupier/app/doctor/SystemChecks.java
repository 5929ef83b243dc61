package croupier.app.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The clock, the memory, and the service. */
final class SystemChecks {
  private static final long LITTLE_KILOBYTES = 60_000;

  private SystemChecks() {}

  /**
   * Looks at them.
   *
   * @param running whether a unit holds the pins, if that could be seen
   */
  static List<Finding> of(Machine machine, Optional<Boolean> running) {
    List<Finding> findings = new ArrayList<>();
    clock(machine, findings);
    memory(machine, findings);
    service(machine, running, findings);
    return findings;
  }

  private static void clock(Machine machine, List<Finding> findings) {
    boolean set =
        machine.has("/run/systemd/timesync/synchronized")
            || machine.has("/run/chrony/chronyd.sock");
    findings.add(
        set
            ? Finding.ok("clock", "The clock is set from the network.")
            : Finding.hint(
                "clock",
                "The clock is not set from the network.",
                "Games do not mind; only the times in the log may be wrong."));
  }

  private static void memory(Machine machine, List<Finding> findings) {
    machine
        .read("/proc/meminfo")
        .orElse("")
        .lines()
        .filter(line -> line.startsWith("MemAvailable:"))
        .map(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .filter(kilobytes -> kilobytes < LITTLE_KILOBYTES)
        .findFirst()
        .ifPresent(
            kilobytes ->
                findings.add(
                    Finding.warning(
                        "memory",
                        "Only " + kilobytes / 1024 + " MB of memory are to be had.",
                        "Stop what else runs here, or leave the page out:"
                            + " CROUPIER_OPTIONS= in /etc/default/croupier.")));
  }

  private static void service(Machine machine, Optional<Boolean> running, List<Finding> findings) {
    if (!machine.has("/usr/lib/systemd/system/croupier.service")) {
      return;
    }
    // It is there, too, while the service waits to be started again after a bad end.
    boolean wanted =
        machine.list("/run/systemd/units").stream()
            .anyMatch(unit -> unit.endsWith("invocation:croupier.service"));
    String why = "why it ended is in: journalctl -u croupier.";
    findings.add(
        wanted && running.orElse(true)
            ? Finding.ok("service", "The service runs.")
            : wanted
                ? Finding.warning(
                    "service",
                    "The service is not up: it starts just now, or ends again and again.",
                    "Look again in a moment; " + why)
                : Finding.hint(
                    "service",
                    "The service is not active.",
                    "Start it with: sudo systemctl start croupier; " + why));
    if (!machine.has("/var/cache/croupier/croupier.aot")) {
      findings.add(
          Finding.hint(
              "service",
              "What makes the start quick is not there.",
              "Make it with: sudo /usr/lib/croupier/remember, while the service is stopped."));
    }
  }
}
