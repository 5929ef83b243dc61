package croupier.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every game must do, whatever its rules. A game gets all of it by being listed in {@link
 * Games}.
 */
@Execution(ExecutionMode.CONCURRENT)
public class ConformanceTest {
  /** No random game of any kind takes more steps than this. */
  private static final int ENDLESS = 200_000;

  /** So large a part of all games is played whenever the tests are run. */
  private static final int USUAL_SHARE = 4;

  /** Steps and loads of edited saves, so that all of them take some seconds. */
  private static final int EDITS = 60_000;

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRandomGameEndsWithAWinner(Game game) {
    forSeeds(
        game,
        3_000,
        3_000_000,
        (position, random) -> {
          RandomPlay play = new RandomPlay(random);
          for (int taken = 1; step(play, position); taken++) {
            assertTrue(taken < ENDLESS, "the game does not end");
            boolean decides = position.waiting() == Position.Waiting.DECISIONS;
            assertEquals(decides, position.deciders() != 0, "somebody decides, or nobody");
            assertEquals(decides, position.awaited() != 0, "somebody is awaited, or nobody");
            assertEquals(0, position.awaited() & ~position.deciders(), "who is awaited may act");
          }
          Result result = position.result();
          assertFalse(result.winners().isEmpty(), "every game has a winner");
          assertEquals(position.seats(), result.points().size());
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameSavedAndLoadedAtEveryStepGoesOnAsIfNothingHappened(Game game) {
    forSeeds(
        game,
        1_000,
        150_000,
        (position, random) -> {
          long seed = random.next();
          RandomPlay straight = new RandomPlay(new FastRandom(seed));
          RandomPlay interrupted = new RandomPlay(new FastRandom(seed));
          Position saved = position.copy();
          boolean more = true;
          for (int step = 0; more; step++) {
            more = step(straight, position);
            Map<String, Object> data = saved.save();
            saved = game.load(data);
            if (step % 8 == 0) {
              assertEquals(data, saved.save(), "a loaded position is the saved one");
            }
            assertEquals(more, interrupted.step(saved));
          }
          assertEquals(position.save(), saved.save());
          assertEquals(position.result(), saved.result());
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameReplayedFromItsRecordGivesTheSameEventsAndTheSameEnd(Game game) {
    forSeeds(
        game,
        100,
        100_000,
        (position, random) -> {
          Position replayed = position.copy();
          RandomPlay play = new RandomPlay(random);
          for (; position.waiting() != Position.Waiting.OVER; steps++) {
            List<Event> events = new ArrayList<>();
            List<Event> again;
            if (position.waiting() == Position.Waiting.CHANCE) {
              long roll = position.draw(random);
              Outcome outcome =
                  Records.read(game.outcomes(), written((Record) position.outcome(roll)));
              position.happen(roll, events);
              again = replayed.happen(outcome);
            } else {
              int seat = play.oneOf(position.deciders());
              long move = play.pick(position, seat);
              Action action = Records.read(game.actions(), written((Record) position.action(move)));
              position.act(seat, move, events);
              again = replayed.act(seat, action);
            }
            assertEquals(events, again);
            events.forEach(event -> Records.read(game.events(), written((Record) event)));
          }
          assertEquals(position.save(), replayed.save());
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsListedIsLegalAndWrittenOutInOneWayOnly(Game game) {
    forSeeds(
        game,
        60,
        60_000,
        (position, random) -> {
          RandomPlay play = new RandomPlay(random);
          long[] moves = new long[Position.MOST_MOVES];
          do {
            for (int seat = 0; seat < position.seats(); seat++) {
              int count = position.mayAct(seat) ? position.moves(seat, moves) : 0;
              for (int i = 0; i < count; i++) {
                assertTrue(position.legal(seat, moves[i]));
                assertEquals(moves[i], position.move(position.action(moves[i])));
              }
              assertEquals(count, Arrays.stream(moves, 0, count).distinct().count());
              if (position.mayAct(seat)) {
                long any = play.pick(position, seat);
                assertTrue(position.legal(seat, any), () -> "" + position.action(any));
                assertEquals(any, position.move(position.action(any)));
                assertTrue(count > 0, "whoever may act has a move");
              }
            }
          } while (step(play, position));
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void aCopyIsEqualAndGoesItsOwnWay(Game game) {
    forSeeds(
        game,
        100,
        300_000,
        (position, random) -> {
          RandomPlay play = new RandomPlay(random);
          Position other = game.start(position.seats(), position.options());
          for (int few = random.below(200); few > 0 && step(play, position); few--) {}
          Map<String, Object> before = position.save();
          Position copy = position.copy();
          other.set(position);
          assertEquals(before, copy.save());
          assertEquals(before, other.save());
          while (step(play, copy)) {}
          assertEquals(before, position.save(), "playing on a copy leaves the original alone");
          assertEquals(before, other.save());
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void aViewNeverTellsWhatIsHiddenFromTheViewer(Game game) {
    forSeeds(
        game,
        150,
        4_000,
        (position, random) -> {
          RandomPlay play = new RandomPlay(random);
          do {
            for (int viewer = Position.TABLE; viewer < position.seats(); viewer++) {
              Position other = position.copy();
              other.redeal(viewer, random);
              assertEquals(
                  position.view(viewer).toString(),
                  other.view(viewer).toString(),
                  "the view tells");
              assertEquals(position.deciders(), other.deciders(), "being asked tells");
              assertEquals(position.awaited(), other.awaited(), "being awaited tells");
              assertEquals(
                  position.actions(viewer), other.actions(viewer), "what may be done tells");
              Map<String, Object> saved = other.save();
              if (!saved.equals(position.save())) {
                game.load(saved);
              }
            }
          } while (step(play, position));
        });
  }

  /**
   * What is dealt anew follows from what the viewer knows and from chance, and from nothing else:
   * whoever plays in such a world has his own view and no more.
   */
  @ParameterizedTest
  @MethodSource("games")
  void positionsThatAViewerCannotTellApartAreRedealtToTheSame(Game game) {
    forSeeds(
        game,
        300,
        20_000,
        (position, random) -> {
          RandomPlay play = new RandomPlay(random);
          Position other = position.copy();
          do {
            int viewer = random.below(position.seats() + 1) - 1;
            other.set(position);
            other.redeal(viewer, random);
            Position here = position.copy();
            long seed = random.next();
            here.redeal(viewer, new FastRandom(seed));
            if (game.isOpen()) {
              assertEquals(position.save().toString(), here.save().toString());
            }
            other.redeal(viewer, new FastRandom(seed));
            assertEquals(here.save().toString(), other.save().toString());
            if (here.mayAct(viewer)) {
              long[] moves = new long[Position.MOST_MOVES];
              long[] otherMoves = new long[Position.MOST_MOVES];
              here.moves(viewer, moves);
              position.moves(viewer, otherMoves);
              assertArrayEquals(moves, otherMoves, "what may be done is the same numbers");
            }
          } while (step(play, position));
        });
  }

  /**
   * Two worlds that a viewer cannot tell apart stay so while the same things happen in both, until
   * an event says that it shows what was hidden. The worlds part there, or when something is
   * possible in one of them only; then others begin.
   */
  @ParameterizedTest
  @MethodSource("games")
  @Rule({"GO-13", "GO-17", "GE-02", "GE-03", "DL-S03", "DL-10"})
  void whatHappensNextTellsNothingOfWhatIsHidden(Game game) {
    forSeeds(
        game,
        300,
        60_000,
        (position, random) -> {
          RandomPlay play = new RandomPlay(random);
          int viewer = random.below(position.seats() + 1) - 1;
          Position other = position.copy();
          for (; position.waiting() != Position.Waiting.OVER; steps++) {
            if (!happensInBoth(position, other, play, random) || random.below(8) == 0) {
              other.set(position);
              other.redeal(viewer, random);
            }
            assertEquals(position.view(viewer).toString(), other.view(viewer).toString());
            assertEquals(position.deciders(), other.deciders());
            assertEquals(position.actions(viewer), other.actions(viewer));
          }
        });
  }

  /** False when it is possible in one world only, or shows something that is not alike in both. */
  private static boolean happensInBoth(
      Position position, Position other, RandomPlay play, FastRandom random) {
    List<Event> events = new ArrayList<>();
    List<Event> otherEvents;
    try {
      if (position.waiting() == Position.Waiting.CHANCE) {
        long roll = position.draw(random);
        Outcome outcome = position.outcome(roll);
        position.happen(roll, events);
        otherEvents = other.happen(outcome);
      } else {
        int seat = play.oneOf(position.deciders());
        long move = play.pick(position, seat);
        Action action = position.action(move);
        position.act(seat, move, events);
        otherEvents = other.act(seat, action);
      }
    } catch (Refusal onlyHere) {
      return false;
    }
    assertEquals(upToWhatShows(events), upToWhatShows(otherEvents));
    return events.equals(otherEvents)
        && position.view(Position.TABLE).equals(other.view(Position.TABLE));
  }

  /** The events before the first that shows something, and the name of that. */
  private static List<Object> upToWhatShows(List<Event> events) {
    List<Object> before = new ArrayList<>();
    for (Event event : events) {
      if (event.shows()) {
        before.add(Records.typeOf(event.getClass()));
        break;
      }
      before.add(event);
    }
    return before;
  }

  /**
   * Whatever an act shows of what was hidden from the one who acted, an event says so. In worlds
   * that he cannot tell apart everything else comes out the same, so nothing is learned by taking
   * it back.
   */
  @ParameterizedTest
  @MethodSource("games")
  void anActThatShowsWhatWasHiddenSaysSo(Game game) {
    forSeeds(
        game,
        150,
        10_000,
        (position, random) -> {
          RandomPlay play = new RandomPlay(random);
          do {
            if (position.waiting() == Position.Waiting.DECISIONS) {
              int seat = play.oneOf(position.deciders());
              long move = play.pick(position, seat);
              String here = whatIsSeen(position.copy(), seat, move);
              for (int world = 0; world < 4; world++) {
                Position other = position.copy();
                other.redeal(seat, random);
                assertEquals(here, whatIsSeen(other, seat, move), () -> "" + position.save());
              }
            }
          } while (step(play, position));
        });
  }

  /** All that an act makes visible to its seat, or that it cannot be taken back. */
  private static String whatIsSeen(Position position, int seat, long move) {
    List<Event> events = new ArrayList<>();
    position.act(seat, move, events);
    return events.stream().anyMatch(Event::shows)
        ? "shows"
        : events + " " + position.view(seat) + " " + position.view(Position.TABLE);
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsIllegalIsRefusedAndNothingChanges(Game game) {
    forSeeds(
        game,
        60,
        12_000,
        (position, random) -> {
          RandomPlay play = new RandomPlay(random);
          RandomRecords records = new RandomRecords(random);
          do {
            Map<String, Object> before = position.save();
            for (int i = 0; i < 10; i++) {
              tryAction(position, random.below(position.seats() + 2) - 1, records);
              tryOutcome(position, records);
            }
            assertEquals(before, position.save(), "a refusal changes nothing");
          } while (step(play, position));
        });
  }

  private static void tryAction(Position position, int seat, RandomRecords records) {
    Action action = records.of(position.game().actions());
    if (!isLegal(position, seat, action)) {
      Refusal refusal = assertThrows(Refusal.class, () -> position.act(seat, action));
      assertTrue(
          Sentences.of(refusal).matches("(?s)\\p{javaUpperCase}?.{5,300}[.]"),
          () -> "no sentence: " + Sentences.of(refusal));
    }
  }

  private static boolean isLegal(Position position, int seat, Action action) {
    try {
      return position.mayAct(seat) && position.legal(seat, position.move(action));
    } catch (Refusal refusal) {
      return false;
    }
  }

  private static void tryOutcome(Position position, RandomRecords records) {
    Outcome outcome = records.of(position.game().outcomes());
    if (position.waiting() != Position.Waiting.CHANCE) {
      assertThrows(Refusal.class, () -> position.happen(outcome));
      return;
    }
    try {
      assertEquals(outcome, position.outcome(position.roll(outcome)));
    } catch (Refusal refusal) {
      assertNotEquals("", Sentences.of(refusal));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void spoiltDataIsRefusedOrIsAPossiblePosition(Game game) {
    forSeeds(
        game,
        150,
        1_500_000,
        (position, random) -> {
          RandomPlay play = new RandomPlay(random);
          int far = random.below(2) == 0 ? 300 : 3_000;
          for (int few = random.below(far); few > 0 && step(play, position); few--) {}
          for (int i = 0; i < 30; i++) {
            Object spoilt = new Spoiler(random).spoil(position.save());
            Position loaded;
            try {
              loaded = game.load(asMap(spoilt));
            } catch (Refusal refusal) {
              continue;
            }
            assertEquals(loaded.save(), game.load(loaded.save()).save(), spoilt::toString);
            for (int taken = 1; step(play, loaded); taken++) {
              assertTrue(taken < ENDLESS, () -> "the game does not end from " + spoilt);
            }
            loaded.result();
          }
        });
  }

  /** What is taken can be played on, put away and taken out again at every step. */
  @ParameterizedTest
  @MethodSource("games")
  void anEditedSaveIsRefusedOrCanBePlayedOnAndPutAway(Game game) {
    PlausibleEdits edits = new PlausibleEdits(new FastRandom(0));
    forSeeds(
        game, 20, 10_000, (position, random) -> savesOf(position, random).forEach(edits::learn));
    steps = 0;
    forSeeds(
        game,
        200,
        EDITS,
        (position, random) -> {
          List<Map<String, Object>> saves = savesOf(position, random);
          Map<String, Object> save = saves.get(random.below(saves.size()));
          for (int i = 0; i < 300; i++, steps += 4) {
            Map<String, Object> edited =
                edits.with(random).edited(save, saves, data -> load(game, data) != null);
            save = goesOnIfTaken(game, edited, random) ? edited : save;
          }
        });
  }

  /** Some of the saves of a random game. */
  private List<Map<String, Object>> savesOf(Position position, FastRandom random) {
    List<Map<String, Object>> saves = new ArrayList<>();
    RandomPlay play = new RandomPlay(random);
    int far = 1 + random.below(1 << random.below(12));
    for (int i = 0; i < far && step(play, position); i++) {
      if (i % (1 + far / 40) == 0) {
        saves.add(position.save());
      }
    }
    return saves;
  }

  /** The position, or null when it is refused. */
  private static Position load(Game game, Map<String, Object> save) {
    try {
      return game.load(save);
    } catch (Refusal refusal) {
      return null;
    }
  }

  private boolean goesOnIfTaken(Game game, Map<String, Object> edited, FastRandom random) {
    Position loaded = load(game, edited);
    if (loaded == null) {
      return false;
    }
    RandomPlay play = new RandomPlay(random);
    try {
      for (int left = random.below(4) == 0 ? 24 : 2; left > 0 && step(play, loaded); left--) {
        Map<String, Object> data = loaded.save();
        assertEquals(data, game.load(data).save());
        boolean decides = loaded.waiting() == Position.Waiting.DECISIONS;
        assertEquals(decides, loaded.deciders() != 0, "somebody decides, or nobody");
      }
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError("taken, but not played on: " + edited, e);
    }
    return true;
  }

  @ParameterizedTest
  @MethodSource("games")
  void seatsAndOptionsThatTheGameDoesNotHaveAreRefused(Game game) {
    Options usual = game.options(Map.of());
    for (int seats : new int[] {-1, 0, game.mostSeats(usual) + 1, 1_000_000}) {
      assertThrows(Refusal.class, () -> game.start(seats, usual));
    }
    assertThrows(Refusal.class, () -> game.options(Map.of("no such option", "1")));
    for (Options.Spec spec : game.options()) {
      assertThrows(Refusal.class, () -> game.options(Map.of(spec.name(), "no such value")));
      assertTrue(spec.title().length() <= 20, spec.name());
    }
    assertTrue(game.title().length() <= 20);
  }

  // --- the workshop
  // --------------------------------------------------------------------------------------------

  private interface Story {
    void play(Position position, FastRandom random);
  }

  /** Steps of all games in this test. */
  private int steps;

  private boolean step(RandomPlay play, Position position) {
    steps++;
    return play.step(position);
  }

  /**
   * Plays a story from many starts: every seed has its own seats and options. Games that are long
   * are fewer: no new one begins after so many steps. The suite plays a part of them, {@code
   * -Dshare=1} all, {@code -Dshare=100} a hundredth.
   */
  private void forSeeds(Game game, int count, int mostSteps, Story story) {
    long only = Long.getLong("seed", -1);
    int share = Integer.getInteger("share", USUAL_SHARE);
    long end = only < 0 ? Math.ceilDiv(count, share) : only + 1;
    for (long seed = Math.max(only, 0); seed < end && steps < mostSteps / share; seed++) {
      FastRandom random = new FastRandom(seed);
      Options options = randomOptions(game, random, seed);
      int fewest = game.fewestSeats(options);
      int seats = fewest + random.below(game.mostSeats(options) - fewest + 1);
      try {
        story.play(game.start(seats, options), random);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(
            "%s, seed %d, %d seats, %s; again: ./croupier test -pl engine -Dtest=ConformanceTest -Dseed=%d"
                .formatted(game.id(), seed, seats, options, seed),
            e);
      }
    }
  }

  /** The defaults for every other seed, anything for the rest. */
  private static Options randomOptions(Game game, FastRandom random, long seed) {
    Map<String, String> wished = new LinkedHashMap<>();
    for (Options.Spec spec : game.options()) {
      String value = spec.values().get(random.below(spec.values().size()));
      if (seed % 2 == 1) {
        wished.put(spec.name(), value);
      }
    }
    return game.options(wished);
  }

  private static Map<String, Object> written(Record record) {
    return Records.write(record);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> asMap(Object data) {
    return (Map<String, Object>) data;
  }
}
