package croupier.app.table.mode;

import croupier.app.wiring.FaultWords;
import croupier.app.words.Message;
import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.profile.HardwareProfile;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Supplier;

/** What is broken at a unit, and what was repaired. */
public final class PartsThatFail {
  private static final long BETWEEN_LOGS = 60 * Clock.SECOND;

  private final HardwareProfile profile;
  private final Clock clock;
  private final Supplier<TableNotes> notes;
  private final SequencedMap<String, Fault> faults = new LinkedHashMap<>();
  private final Map<String, Long> logged = new HashMap<>();
  private final Set<String> announced = new HashSet<>();

  /** What was broken and works again; empty when nobody need be told. */
  private String repaired = "";

  PartsThatFail(HardwareProfile profile, Clock clock, Supplier<TableNotes> notes) {
    this.profile = profile;
    this.clock = clock;
    this.notes = notes;
  }

  /** It is logged; a part that keeps failing is not logged again and again. */
  public void faulted(String part, Fault fault) {
    notes.get().faulted(part, fault);
    faults.remove(part);
    faults.put(part, fault);
    long now = clock.nanos();
    Long before = logged.get(part);
    if (before == null || now - before >= BETWEEN_LOGS) {
      logged.put(part, now);
      announced.add(part);
      TableContext.LOG.warn(
          "{}: {}", FaultWords.inEnglish(part), FaultWords.inEnglish(fault, profile));
    }
  }

  public void recovered(String part) {
    notes.get().recovered(part);
    faults.remove(part);
    repaired = part;
    if (announced.remove(part)) {
      TableContext.LOG.info("{} works again", FaultWords.inEnglish(part));
    }
  }

  /** What is broken, by its names in the profile. */
  public List<String> names() {
    return List.copyOf(faults.sequencedKeySet());
  }

  /** What is broken, the latest; or what was repaired last. */
  Optional<Message> condition() {
    var latest = faults.lastEntry();
    if (latest != null) {
      return Optional.of(
          Message.of("service.broken")
              .with("part", FaultWords.part(latest.getKey()))
              .with("what", FaultWords.of(latest.getValue(), profile)));
    }
    return repaired.isEmpty()
        ? Optional.empty()
        : Optional.of(Message.of("service.repaired").with("part", FaultWords.part(repaired)));
  }

  /** Somebody is there who saw what was repaired; it need not be told any longer. */
  public void repairIsSeen() {
    repaired = "";
  }
}
