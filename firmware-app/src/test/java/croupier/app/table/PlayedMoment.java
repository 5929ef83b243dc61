package croupier.app.table;

import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.RecordedEvening.Seen;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.classic.Travel;
import croupier.engine.deal.Deal;
import croupier.engine.express.Express;
import croupier.engine.go.Go;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Key;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Moments of evenings that were really played, by hands on the pins of a simulated unit: what the
 * pictures in the docs show, and what people judge the pages by.
 */
public enum PlayedMoment {
  WELCOME,
  /** The middle of a turn: groups begun, a policeman, a die to place, and everybody has scored. */
  EXPRESS(
      Express.GAME,
      shown ->
          means(shown, Control.ROLL, "express.roll-again")
              && means(shown, Control.OK, "express.put")
              && shown.dice().stream().filter(die -> die.effect() == Effect.DIM).count() >= 4
              && shown.dice().stream().anyMatch(PlayedMoment::isPoliceman)
              && shown.trackers().stream().limit(3).noneMatch(PlayedMoment::isDark)),
  ROLLING(
      Express.GAME,
      shown -> shown.dice().stream().filter(die -> die.effect() == Effect.TUMBLE).count() > 5),
  GO(Go.GAME, shown -> shown.prompt().keys().size() > 4),
  HEIST(Go.GAME, shown -> means(shown, Control.DIAL_A, "go.key-dial-turn")),
  GRAB(
      Go.GAME,
      shown -> shown.prompt().keys().stream().anyMatch(key -> key.meaning().equals("go.key-grab"))),
  AUCTION(Travel.GAME, shown -> means(shown, Control.DIAL_A, "classic.auction-step")),
  /** Late in the game: somebody has built. */
  BUILT(Travel.GAME, shown -> true, PlayedMoment::isBuiltUp),
  DESK(Travel.GAME, shown -> means(shown, Control.OK, "classic.item-house")),
  DEAL(Deal.GAME, shown -> means(shown, Control.ROLL, "deal.end-turn") && litSets(shown) > 3),
  PEEK(Deal.GAME, shown -> shown.prompt().eyesOnly() && litSets(shown) > 3),
  PAYING(Deal.GAME, shown -> means(shown, Control.OK, "deal.pay-this"));

  private static final List<String> NAMES = List.of("Ann", "Bo", "Christopher");
  private static final int EVENINGS = 40;
  private static final int MOST_PRESSES = 500;

  private final Game game;
  private final Predicate<UnitPicture> isIt;
  private final Predicate<Seen> isItToo;

  PlayedMoment(Game game, Predicate<UnitPicture> isIt) {
    this(game, isIt, seen -> true);
  }

  PlayedMoment(Game game, Predicate<UnitPicture> isIt, Predicate<Seen> isItToo) {
    this.game = game;
    this.isIt = isIt;
    this.isItToo = isItToo;
  }

  PlayedMoment() {
    this(null, null);
  }

  /** What the unit showed at this moment, when it first came. */
  public UnitPicture played(Path folder) throws Exception {
    return seen(folder).picture();
  }

  /** The same, with what hung on the wall. */
  public Seen seen(Path folder) throws Exception {
    if (this == WELCOME) {
      return welcome(folder);
    }
    if (this == EXPRESS) {
      return carefully(folder);
    }
    for (long seed = 1; seed <= EVENINGS; seed++) {
      Path games = folder.resolve(this + "-" + seed);
      Optional<Seen> shown =
          RecordedEvening.seen(game, NAMES, seed, games).stream()
              .filter(seen -> isIt.test(seen.picture()) && isItToo.test(seen))
              .findFirst();
      if (shown.isPresent()) {
        return shown.get();
      }
    }
    throw new AssertionError(this + " does not come in " + EVENINGS + " evenings");
  }

  /**
   * Play that follows from the dice alone, so that the moment stays the same whatever else can be
   * pressed: everything is placed, and two policemen are enough.
   */
  private Seen carefully(Path folder) throws IOException {
    SavedGames saved = new SavedGames(folder, () -> "seed", new QuickDisk());
    try (SimulatedTable table = new SimulatedTable(HardwareProfile.standard(), NAMES, saved, 1)) {
      Hands hands = new Hands(table);
      hands.begin(game, NAMES.size());
      for (int press = 0; press < MOST_PRESSES; press++) {
        hands.watchTheShow();
        UnitPicture shown = table.picture();
        if (isIt.test(shown)) {
          return new Seen(shown, table.controller().wall());
        }
        boolean risky = shown.dice().stream().filter(PlayedMoment::isPoliceman).count() > 1;
        if (hands.isOffered(Control.OK)) {
          hands.tap(Control.OK);
        } else if (hands.isOffered(Control.ROLL) && !risky) {
          hands.tap(Control.ROLL);
        } else {
          hands.tap(stop(shown));
        }
      }
    }
    throw new AssertionError(this + " does not come");
  }

  private static Control stop(UnitPicture shown) {
    return shown.prompt().keys().stream()
        .map(Key::control)
        .filter(Control::isSeat)
        .findFirst()
        .orElse(Control.ROLL);
  }

  private static Seen welcome(Path folder) throws IOException {
    SavedGames saved = new SavedGames(folder, () -> "seed", new QuickDisk());
    try (SimulatedTable table = new SimulatedTable(HardwareProfile.standard(), NAMES, saved, 1)) {
      new Hands(table).rest(Duration.ofSeconds(5));
      return new Seen(table.picture(), table.controller().wall());
    }
  }

  private static boolean isPoliceman(UnitPicture.Die die) {
    return die.word().equals(Words.of(Language.ENGLISH).say("express.face-policeman"));
  }

  private static boolean means(UnitPicture shown, Control control, String meaning) {
    return shown.prompt().keys().stream()
        .anyMatch(key -> key.control() == control && key.meaning().equals(meaning));
  }

  /** Something is built on more than one site. */
  private static boolean isBuiltUp(Seen seen) {
    return seen.wall().stream()
            .flatMap(wall -> ((List<?>) wall.lying().get("deeds")).stream())
            .map(deed -> ((Map<?, ?>) deed).get("buildings"))
            .filter(buildings -> buildings instanceof Long steps && steps > 0)
            .count()
        >= 2;
  }

  private static boolean isDark(UnitPicture.Tracker tracker) {
    return tracker.lights().stream().allMatch(light -> light.hue() == Hue.OFF);
  }

  private static long litSets(UnitPicture shown) {
    return shown.dice().stream().skip(2).filter(die -> die.hue() != Hue.OFF).count();
  }
}
