package croupier.app.doctor;

import croupier.app.doctor.Finding.Check;
import croupier.app.words.Message;
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
            ? Finding.ok(Check.CLOCK, Message.of("doctor.clock-set"))
            : Finding.hint(
                Check.CLOCK,
                Message.of("doctor.clock-not-set"),
                Message.of("doctor.clock-not-set-advice")));
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
                        Check.MEMORY,
                        Message.of("doctor.memory-low").with("megabytes", kilobytes / 1024),
                        Message.of("doctor.memory-low-advice"))));
  }

  private static void service(Machine machine, Optional<Boolean> running, List<Finding> findings) {
    if (!machine.has("/usr/lib/systemd/system/croupier.service")) {
      return;
    }
    // It is there, too, while the service waits to be started again after a bad end.
    boolean wanted =
        machine.list("/run/systemd/units").stream()
            .anyMatch(unit -> unit.endsWith("invocation:croupier.service"));
    findings.add(
        wanted && running.orElse(true)
            ? Finding.ok(Check.SERVICE, Message.of("doctor.service-runs"))
            : wanted
                ? Finding.warning(
                    Check.SERVICE,
                    Message.of("doctor.service-not-up"),
                    Message.of("doctor.service-not-up-advice"))
                : Finding.hint(
                    Check.SERVICE,
                    Message.of("doctor.service-off"),
                    Message.of("doctor.service-off-advice")));
    if (!machine.has("/var/cache/croupier/croupier.aot")) {
      findings.add(
          Finding.hint(
              Check.SERVICE,
              Message.of("doctor.start-slow"),
              Message.of("doctor.start-slow-advice")));
    }
  }
}
