package croupier.app.table;

import croupier.app.live.GameLog;
import croupier.app.live.Onlooker;
import croupier.app.live.SavedGames;
import croupier.app.seat.Holders;
import croupier.hal.Clock;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.profile.HardwareProfile;
import java.time.Duration;
import java.util.ArrayList;
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
  private static final long NEVER = Long.MIN_VALUE;

  /** Whoever comes back within that time wants to go on. */
  static final Duration RECENTLY = Duration.ofHours(1);

  private static final int MOST_TOO_LONG = 100;

  static final Logger LOG = LoggerFactory.getLogger("croupier.table");

  private final HardwareProfile profile;
  private final SeatNames names;
  private final SavedGames saved;
  private final Clock clock;
  private final SequencedMap<String, String> faults = new LinkedHashMap<>();
  private final Map<String, Long> logged = new HashMap<>();
  private final Set<String> announced = new HashSet<>();
  private final Set<String> tooLong = new HashSet<>();
  private final Holders holders;

  /** Who is told what happens in every game. */
  private final List<Onlooker> onlookers = new ArrayList<>(List.of(new GameLog(LOG)));

  private String repaired = "";
  private long leftAt = NEVER;
  private Sound sound = new Sound(0, Sound.Kind.NONE);

  /** A table at which only people play. */
  Desk(HardwareProfile profile, List<String> names, SavedGames saved, Clock clock) {
    this(profile, names, saved, clock, Holders.NOBODY);
  }

  /**
   * @param profile what the unit is made of
   * @param names what to call the seats; where there is none, a seat is called by its colour
   * @param holders who sits where no people do
   */
  Desk(
      HardwareProfile profile, List<String> names, SavedGames saved, Clock clock, Holders holders) {
    this.profile = profile;
    this.names = new SeatNames(profile, names, saved.names(LOG::warn));
    this.saved = saved;
    this.clock = clock;
    this.holders = holders;
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
    return names.of(unitSeat);
  }

  SeatNames names() {
    return names;
  }

  Holders holders() {
    return holders;
  }

  /** Whether people sit at a seat. */
  boolean isForPeople(int unitSeat) {
    return !holders.holds(unitSeat);
  }

  void tell(Onlooker onlooker) {
    onlookers.add(onlooker);
  }

  List<Onlooker> onlookers() {
    return onlookers;
  }

  /** A game was left at this table, to be gone on with or not. */
  void leftAGame(boolean goesOn) {
    leftAt = goesOn ? now() : NEVER;
  }

  /** Whether those who would go on now are still the same people. */
  boolean hasJustLeftAGame() {
    return leftAt != NEVER && now() - leftAt < RECENTLY.toNanos();
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

  /** A line of the program's does not fit on the LCD: that is logged once. */
  void tooLong(String line) {
    if (tooLong.size() < MOST_TOO_LONG && tooLong.add(line)) {
      LOG.warn("Too long for the display: {}", line);
    }
  }

  void sound(Sound.Kind kind) {
    sound = new Sound(sound.number() + 1, kind);
  }

  Sound sound() {
    return sound;
  }
}
