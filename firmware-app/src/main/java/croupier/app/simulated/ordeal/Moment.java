package croupier.app.simulated.ordeal;

import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.Preset;
import croupier.engine.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A moment of a game, who plays there, and for whose eyes two worlds of it are to be alike.
 *
 * @param plan of whom the people are that sit at the first seats
 * @param bots what each player is called in the file of the seats; empty for people
 * @param phones the seats of the unit whose people have a phone, too
 * @param viewer a player, or {@link Position#TABLE}
 * @param worlds positions that the viewer cannot tell apart; both the same where nothing is hidden
 */
record Moment(
    long seed,
    Plan plan,
    List<String> bots,
    SortedSet<Integer> phones,
    int viewer,
    List<Position> worlds) {
  private static final int LATEST = 140;
  private static final int TRIES = 60;
  private static final List<String> LEVELS = List.of("easy", "normal", "program:");

  /** A moment at random of the game that the plan is for. */
  static Moment of(Plan plan, long seed) {
    SplittableRandom chance = new SplittableRandom(seed);
    Game game = plan.game();
    Options options = options(game, chance);
    int most = Math.min(plan.profile().seatCount(), game.mostSeats(options));
    int seats = chance.nextInt(Math.min(most, game.fewestSeats(options)), most + 1);
    int viewer = chance.nextInt(Position.TABLE, seats);
    List<Position> worlds = worlds(game, seats, options, viewer, chance);
    return of(plan, seed, viewer, worlds);
  }

  /** The same for worlds that somebody knows. */
  static Moment of(Plan plan, long seed, int viewer, List<Position> worlds) {
    SplittableRandom chance = new SplittableRandom(seed ^ 1);
    int seats = worlds.getFirst().seats();
    // Where only chance to come is hidden, who draws from it would soon do something else.
    int people = differ(worlds) ? chance.nextInt(1, seats + 1) : seats;
    List<String> bots = new ArrayList<>();
    SortedSet<Integer> phones = new TreeSet<>();
    for (int seat = 0; seat < seats; seat++) {
      String who = LEVELS.get(chance.nextInt(LEVELS.size()));
      bots.add(seat < people ? "" : who.endsWith(":") ? who + "guest " + seat : who);
      if (seat < people && (seat == viewer || chance.nextInt(3) == 0)) {
        phones.add(seat);
      }
    }
    return new Moment(seed, plan.with(people), bots, phones, viewer, worlds);
  }

  private static Options options(Game game, SplittableRandom chance) {
    List<Preset> presets = game.presets();
    return presets.isEmpty() || chance.nextInt(3) == 0
        ? game.options(Map.of())
        : game.options(presets.get(chance.nextInt(presets.size())).options());
  }

  /** A position of a random game, and another one if something is hidden there. */
  private static List<Position> worlds(
      Game game, int seats, Options options, int viewer, SplittableRandom chance) {
    FastRandom random = new FastRandom(chance.nextLong());
    RandomPlay play = new RandomPlay(random);
    Position truth = game.start(seats, options);
    Position found = null;
    for (int tries = 0; found == null || tries < TRIES && tries % 2 == 0; tries++) {
      Position position = game.start(seats, options);
      int steps = chance.nextInt(LATEST);
      for (int step = 0; step < steps && play.step(position); step++) {}
      if (position.waiting() != Position.Waiting.OVER) {
        truth = position;
        Position other = position.copy();
        other.redeal(viewer, random);
        found = other.save().equals(position.save()) ? null : other;
      }
      if (tries >= TRIES) {
        break;
      }
    }
    return List.of(truth, found == null ? truth : found);
  }

  /** Whether somebody hides something, and not only the seed what is to come. */
  boolean hides() {
    return differ(worlds);
  }

  private static boolean differ(List<Position> worlds) {
    return !worlds.getFirst().save().equals(worlds.getLast().save());
  }

  List<Integer> places() {
    List<Integer> places = new ArrayList<>();
    for (int seat = 0; seat < bots.size(); seat++) {
      places.add(seat);
    }
    return places;
  }

  List<String> names() {
    return places().stream().map(seat -> "Player " + (seat + 1)).toList();
  }

  /** Who is a program, by seat of the unit. */
  SortedMap<Integer, String> programs() {
    SortedMap<Integer, String> programs = new TreeMap<>();
    for (int seat = 0; seat < bots.size(); seat++) {
      if (bots.get(seat).contains(":")) {
        programs.put(seat, bots.get(seat).split(":")[1]);
      }
    }
    return programs;
  }

  /** Whether somebody decides there who is no person; for chance, whether there is anybody such. */
  boolean isHeld(int seat) {
    return seat < 0 ? bots.stream().anyMatch(who -> !who.isEmpty()) : !bots.get(seat).isEmpty();
  }

  /** Whether the viewer sits there; nobody does at the seat of the table, or of chance. */
  boolean isSeatOf(int seat) {
    return seat >= 0 && seat == viewer;
  }

  @Override
  public String toString() {
    return "%s, seen by %s, %d people, others %s, phones %s"
        .formatted(
            plan.game().id(),
            viewer == Position.TABLE ? "the table" : "seat " + (viewer + 1),
            plan.people(),
            bots.stream().filter(who -> !who.isEmpty()).toList(),
            phones);
  }
}
