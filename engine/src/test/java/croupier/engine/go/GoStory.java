package croupier.engine.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Because;
import croupier.engine.Event;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.Sentences;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A story of a rule: first what lies on the table, then what happens. The table is set through
 * {@link Go#load}, so that every story begins from a position that a game can reach. On the board
 * A16 the spaces are 0 GO, 1 brown, 2 heist, 3 light blue, 4 jail, 5 pink, 6 Chance, 7 orange, 8
 * Free Parking, 9 red, 10 Shut Down, 11 yellow, 12 Go To Jail, 13 green, 14 Chance, 15 dark blue.
 */
final class GoStory {
  private static final int GO_TO_JAIL = 12;

  private final int seats;
  private final Map<String, String> options = new HashMap<>();
  private final int[] tokens;
  private final int[] dice;
  private final int[] markers;
  private final List<List<List<Colour>>> squares = new ArrayList<>();
  private final List<Map<Tile, Integer>> tiles = new ArrayList<>();
  private final Map<Tile, Integer> discards = new EnumMap<>(Tile.class);
  private final Jail[] jail;
  private int roller;

  private GoPosition position;

  /** What has happened since the story was last asked. */
  private final List<Event> events = new ArrayList<>();

  private GoStory(int seats) {
    this.seats = seats;
    tokens = new int[seats];
    dice = new int[seats];
    markers = new int[seats];
    jail = new Jail[seats];
    Arrays.fill(jail, Jail.FREE);
    Arrays.fill(dice, 1);
    for (int seat = 0; seat < seats; seat++) {
      squares.add(new ArrayList<>());
      tiles.add(new EnumMap<>(Tile.class));
    }
  }

  // --- what lies on the table

  /** Seats whose tokens will land on these spaces when the dice are rolled. */
  static GoStory landingOn(int... spaces) {
    GoStory story = new GoStory(spaces.length);
    for (int seat = 0; seat < spaces.length; seat++) {
      int from = (spaces[seat] + 15) % 16;
      story.dice[seat] = from == GO_TO_JAIL ? 2 : 1;
      story.tokens[seat] = from == GO_TO_JAIL ? GO_TO_JAIL - 1 : from;
    }
    return story;
  }

  static GoStory seats(int seats) {
    return new GoStory(seats);
  }

  GoStory option(String name, String value) {
    options.put(name, value);
    return this;
  }

  GoStory roller(int seat) {
    roller = seat;
    return this;
  }

  /** Puts so many blocks of a colour on the next empty square of a seat. */
  GoStory blocks(int seat, int count, Colour colour) {
    squares.get(seat).add(java.util.Collections.nCopies(count, colour));
    return this;
  }

  /** Fills the four squares of a seat with one block of each of these colours. */
  GoStory full(int seat, Colour... colours) {
    for (Colour colour : colours) {
      blocks(seat, 1, colour);
    }
    return this;
  }

  GoStory tile(int seat, Tile tile) {
    tiles.get(seat).merge(tile, 1, Integer::sum);
    return this;
  }

  GoStory discarded(int count, Tile tile) {
    discards.put(tile, count);
    return this;
  }

  GoStory marker(int seat, int steps) {
    markers[seat] = steps;
    return this;
  }

  GoStory jailed(int seat, Jail how) {
    jail[seat] = how;
    tokens[seat] = 4;
    return this;
  }

  /** The position before the dice are rolled. */
  Map<String, Object> data() {
    GoPosition start = Go.GAME.start(seats, Go.GAME.options(options));
    Map<String, Object> data = start.save();
    data.put("phase", "roll");
    data.put("round", 30L);
    data.put("roller", (long) roller);
    data.put("asked", List.of());
    List<Object> players = new ArrayList<>();
    Map<String, Object> tray = object(data.get("tray"));
    Map<String, Object> supply = object(data.get("supply"));
    for (int seat = 0; seat < seats; seat++) {
      players.add(player(seat, tray, supply));
    }
    data.put("players", players);
    data.put("tray", tray);
    Map<String, Object> discarded = object(data.get("discards"));
    discards.forEach((tile, count) -> move(supply, discarded, tile, count));
    data.put("discards", discarded);
    data.put("supply", supply);
    return data;
  }

  private Map<String, Object> player(
      int seat, Map<String, Object> tray, Map<String, Object> supply) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("token", (long) tokens[seat]);
    data.put("jail", Records.lower(jail[seat].name()));
    data.put("die", tokens[seat] == GO_TO_JAIL + 1 ? 2L : 1L);
    data.put("marker", (long) markers[seat]);
    List<Object> all = new ArrayList<>();
    for (int square = 0; square < 4; square++) {
      List<Object> blocks = new ArrayList<>();
      if (square < squares.get(seat).size()) {
        for (Colour colour : squares.get(seat).get(square)) {
          blocks.add(Records.lower(colour.name()));
          tray.merge(Records.lower(colour.name()), -1L, (a, b) -> (Long) a + (Long) b);
        }
      }
      all.add(Map.of("blocks", blocks));
    }
    data.put("squares", all);
    Map<String, Object> kept = new LinkedHashMap<>();
    for (Tile tile : List.of(Tile.GO_BUTTON, Tile.MR_MONOPOLY, Tile.SHIELD)) {
      kept.put(Records.lower(tile.name()), 0L);
    }
    tiles.get(seat).forEach((tile, count) -> move(supply, kept, tile, count));
    data.put("held", tiles.get(seat).values().stream().mapToLong(Integer::intValue).sum());
    data.put("tiles", kept);
    return data;
  }

  private static void move(Map<String, Object> from, Map<String, Object> to, Tile tile, int count) {
    String name = Records.lower(tile.name());
    from.merge(name, (long) -count, (a, b) -> (Long) a + (Long) b);
    to.merge(name, (long) count, (a, b) -> (Long) a + (Long) b);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Object data) {
    return new LinkedHashMap<>((Map<String, Object>) data);
  }

  // --- what happens

  GoPosition position() {
    if (position == null) {
      position = Go.GAME.load(data());
    }
    return position;
  }

  /** The dice are rolled and everybody moves. */
  GoStory rolls(int... faces) {
    events.addAll(position().happen(new GoOutcome.Dice(Arrays.stream(faces).boxed().toList())));
    return this;
  }

  /** The dice are rolled so that everybody lands as announced. */
  GoStory moves() {
    return rolls(dice);
  }

  GoStory draws(Tile tile) {
    events.addAll(position().happen(new GoOutcome.Drawn(tile)));
    return this;
  }

  GoStory fastestIs(int seat) {
    events.addAll(position().happen(new GoOutcome.Winner(seat)));
    return this;
  }

  GoStory does(int seat, GoAction action) {
    events.addAll(position().act(seat, action));
    return this;
  }

  GoStory passes(int seat) {
    return does(seat, new GoAction.Pass());
  }

  GoStory passesForNow(int seat) {
    return does(seat, new GoAction.PassForNow());
  }

  /** A heist against a seat that ends with these symbols. */
  GoStory heists(int seat, int target, Symbol own, Symbol other) {
    return does(seat, new GoAction.Heist(target))
        .does(seat, new GoAction.LockDial(own))
        .does(target, new GoAction.LockDial(other));
  }

  // --- what came of it

  GoStory happened(GoEvent event) {
    assertTrue(events.contains(event), () -> "no " + event + " in " + events);
    return this;
  }

  GoStory neverHappened(Class<? extends GoEvent> kind) {
    assertTrue(events.stream().noneMatch(kind::isInstance), () -> kind + " in " + events);
    return this;
  }

  /** The order in which these events happened. */
  GoStory happenedInOrder(GoEvent... inOrder) {
    int at = -1;
    for (GoEvent event : inOrder) {
      int next = events.indexOf(event);
      assertTrue(next > at, () -> event + " is missing or too early in " + events);
      at = next;
    }
    return this;
  }

  GoStory phaseIs(Phase phase) {
    assertEquals(phase, position().phase(), events::toString);
    return this;
  }

  GoStory asked(int... seats) {
    int bits = Arrays.stream(seats).map(seat -> 1 << seat).sum();
    assertEquals(bits, position().deciders(), events::toString);
    return this;
  }

  GoStory may(int seat, GoAction... actions) {
    assertEquals(List.of(actions), position().actions(seat));
    return this;
  }

  GoStory mayNot(int seat, GoAction action, String why) {
    Map<String, Object> before = position().save();
    Refusal refusal = assertThrows(Refusal.class, () -> position().act(seat, action));
    assertEquals(why, Sentences.of(refusal));
    assertEquals(before, position().save());
    return this;
  }

  GoStory mayNot(int seat, GoAction action, GoReason why) {
    return mayNot(seat, action, Sentences.of(Because.of(why)));
  }

  GoStory has(int seat, int count, Colour colour) {
    int blocks = 0;
    for (int square = 0; square < 4; square++) {
      blocks += position().colour(seat, square) == colour ? position().count(seat, square) : 0;
    }
    assertEquals(count, blocks, () -> "blocks of " + colour + " at seat " + seat);
    return this;
  }

  GoStory trayHas(int count, Colour colour) {
    assertEquals(count, position().tray(colour));
    return this;
  }

  GoStory markerIs(int seat, int steps) {
    assertEquals(steps, position().marker(seat));
    return this;
  }

  GoStory wonBy(Integer... winners) {
    phaseIs(Phase.OVER);
    assertEquals(List.of(winners), position().result().winners());
    return happened(new GoEvent.GameOver(List.of(winners)));
  }

  /** The round ended and the next roller is this seat. */
  GoStory nextRollerIs(int seat) {
    phaseIs(Phase.ROLL);
    assertEquals(seat, position().roller());
    return this;
  }
}
