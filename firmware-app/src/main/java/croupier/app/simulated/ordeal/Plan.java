package croupier.app.simulated.ordeal;

import croupier.app.settings.Kiosk;
import croupier.app.settings.Locked;
import croupier.app.settings.Network;
import croupier.app.settings.Quiet;
import croupier.app.settings.Settings;
import croupier.app.settings.Show;
import croupier.app.words.Language;
import croupier.bots.Level;
import croupier.engine.Game;
import croupier.hal.Clock;
import croupier.hal.profile.HardwareProfile;
import java.time.Duration;
import java.time.LocalTime;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * What an evening is, but for what goes wrong in it.
 *
 * @param people how many sit at the unit
 * @param bots who else plays, by seat of the unit
 * @param program whether somebody's program plays at the last seat instead
 * @param settings what whoever runs the unit has written down
 * @param away when people leave everything as it is for a while; never if that is after the evening
 * @param lingers whether nobody switches the unit off when the game is over
 * @param patience how many times as long people think as in a hurry
 */
record Plan(
    long seed,
    Game game,
    HardwareProfile profile,
    Language language,
    int people,
    Map<Integer, Level> bots,
    int patience,
    boolean program,
    Settings settings,
    long away,
    boolean lingers) {
  /** As long as people mostly think: one to five seconds. */
  private static final int THOUGHTFUL = 5;

  private static final long AWAY = 4 * 60 * Clock.SECOND;
  private static final Duration FORGOTTEN = Duration.ofMinutes(2);
  private static final Duration QUICK_SHOW = Duration.ofSeconds(40);
  private static final Duration USUAL_SHOW = Show.USUAL.idle();

  private static final List<HardwareProfile> UNITS =
      List.of(
          HardwareProfile.standard(),
          HardwareProfile.standard(),
          HardwareProfile.compact(),
          HardwareProfile.small());

  /** The evening of this number. */
  static Plan of(long seed, int number, List<Game> games) {
    SplittableRandom chance = new SplittableRandom(seed * 1_000_003 + number);
    long own = chance.nextLong();
    Game game = games.get(number % games.size());
    HardwareProfile profile = UNITS.get(chance.nextInt(UNITS.size()));
    Language language = Language.values()[chance.nextInt(Language.values().length)];
    int most = Math.min(profile.seatCount(), game.mostSeats(game.options(Map.of())));
    int people = 1 + chance.nextInt(most);
    Map<Integer, Level> bots = new HashMap<>();
    for (int seat = people; seat < Math.max(2, most); seat++) {
      if (people == 1 || chance.nextInt(3) == 0) {
        bots.put(seat, chance.nextBoolean() ? Level.EASY : Level.NORMAL);
      }
    }
    int patience = chance.nextInt(8) == 0 ? 1 : THOUGHTFUL;
    boolean program = !bots.isEmpty() && chance.nextBoolean();
    Settings settings = settings(game, chance);
    long away = chance.nextLong(2 * OrdealEvening.LONGEST);
    boolean lingers = chance.nextInt(4) == 0;
    return new Plan(
        own, game, profile, language, people, bots, patience, program, settings, away, lingers);
  }

  /** Whether people have left everything as it is. */
  boolean isAway(long now) {
    return now >= away && now < away + AWAY;
  }

  private static Settings settings(Game game, SplittableRandom chance) {
    Set<Locked> locked = EnumSet.noneOf(Locked.class);
    for (Locked each : Locked.values()) {
      if (chance.nextBoolean()) {
        locked.add(each);
      }
    }
    Kiosk kiosk =
        new Kiosk(
            chance.nextInt(4) == 0,
            chance.nextBoolean() ? List.of(game.id()) : List.of(),
            locked,
            chance.nextBoolean() ? List.of(1, 2, 1) : List.of(),
            chance.nextBoolean() ? Optional.of(FORGOTTEN) : Optional.empty(),
            chance.nextBoolean());
    Show show =
        new Show(chance.nextInt(4) > 0, chance.nextBoolean() ? QUICK_SHOW : USUAL_SHOW, List.of());
    Quiet quiet = new Quiet(chance.nextInt(6) == 0, LocalTime.of(19, 10), LocalTime.of(8, 0), 5);
    Network network = new Network(chance.nextBoolean(), Network.USUAL_PORT, chance.nextInt(4) == 0);
    return new Settings(kiosk, show, quiet, network);
  }

  /** The same with so many people, and whoever else plays is known elsewhere. */
  Plan with(int somePeople) {
    return new Plan(
        seed,
        game,
        profile,
        language,
        somePeople,
        Map.of(),
        patience,
        false,
        settings,
        away,
        false);
  }

  @Override
  public String toString() {
    return "%s, %d people %s, bots %s%s, %s, \"%s\"%s%s%s%s%s, away at %s"
        .formatted(
            game.id(),
            people,
            patience == 1 ? "in a hurry" : "with time",
            new TreeMap<>(bots),
            program ? " and a program" : "",
            language.code(),
            profile.title(),
            settings.kiosk().on() ? ", kiosk" : "",
            settings.show().on() ? "" : ", no show",
            settings.quiet().on() ? ", quiet" : "",
            settings.network().on() ? ", network" : "",
            lingers ? ", lingers" : "",
            away < OrdealEvening.LONGEST ? Blow.time(away) : "no time");
  }
}
