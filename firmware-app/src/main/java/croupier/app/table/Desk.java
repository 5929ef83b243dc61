package croupier.app.table;

import croupier.app.live.SavedGames;
import croupier.hal.Clock;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.profile.HardwareProfile;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What every mode needs: this unit's parts, the time, the folder of saved games, and the sound. */
final class Desk {
  private static final long BETWEEN_LOGS = 60 * Clock.SECOND;

  static final Logger LOG = LoggerFactory.getLogger("croupier.table");

  private final HardwareProfile profile;
  private final List<String> names;
  private final SavedGames saved;
  private final Clock clock;
  private final SequencedMap<String, String> faults = new LinkedHashMap<>();
  private final Map<String, Long> logged = new HashMap<>();
  private final Set<String> announced = new HashSet<>();
  private String repaired = "";
  private Sound sound = new Sound(0, Sound.Kind.NONE);

  /**
   * @param profile what the unit is made of
   * @param names what to call the seats; where there is none, a seat is called by its colour
   */
  Desk(HardwareProfile profile, List<String> names, SavedGames saved, Clock clock) {
    this.profile = profile;
    this.names = List.copyOf(names);
    this.saved = saved;
    this.clock = clock;
  }

  HardwareProfile profile() {
    return profile;
  }

  int seats() {
    return profile.seatCount();
  }

  Hue hue(int unitSeat) {
    return profile.seats().get(unitSeat);
  }

  String name(int unitSeat) {
    return unitSeat < names.size() ? names.get(unitSeat) : hue(unitSeat).title();
  }

  SavedGames saved() {
    return saved;
  }

  long now() {
    return clock.nanos();
  }

  /**
   * Remembers what is broken, and logs it; a part that keeps failing is not logged again and again.
   */
  void faulted(String part, String message) {
    faults.remove(part);
    faults.put(part, message);
    Long before = logged.get(part);
    if (before == null || now() - before >= BETWEEN_LOGS) {
      logged.put(part, now());
      announced.add(part);
      LOG.warn("{}: {}", part, message);
    }
  }

  void recovered(String part) {
    faults.remove(part);
    repaired = part + " works again";
    if (announced.remove(part)) {
      LOG.info("{} works again", part);
    }
  }

  /** What is broken, the latest; or what was repaired last. */
  String condition() {
    var latest = faults.lastEntry();
    return latest == null ? repaired : latest.getKey() + ": " + latest.getValue();
  }

  /** Somebody is there who saw what was repaired; it need not be told any longer. */
  void repairIsSeen() {
    repaired = "";
  }

  void sound(Sound.Kind kind) {
    sound = new Sound(sound.number() + 1, kind);
  }

  Sound sound() {
    return sound;
  }
}
