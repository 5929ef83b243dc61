package croupier.app.simulated.ordeal;

import croupier.app.words.Language;
import croupier.bots.Level;
import croupier.engine.Game;
import croupier.hal.profile.HardwareProfile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * What an evening is, but for what goes wrong in it.
 *
 * @param people how many sit at the unit
 * @param bots who else plays, by seat of the unit
 * @param patience how many times as long people think as in a hurry
 */
record Plan(
    long seed,
    Game game,
    HardwareProfile profile,
    Language language,
    int people,
    Map<Integer, Level> bots,
    int patience) {
  /** As long as people mostly think: one to five seconds. */
  private static final int THOUGHTFUL = 5;

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
    return new Plan(own, game, profile, language, people, bots, patience);
  }

  @Override
  public String toString() {
    return "%s, %d people %s, bots %s, %s, \"%s\""
        .formatted(
            game.id(),
            people,
            patience == 1 ? "in a hurry" : "with time",
            bots,
            language.code(),
            profile.title());
  }
}
