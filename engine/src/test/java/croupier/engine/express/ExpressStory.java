package croupier.engine.express;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Outcome;
import croupier.engine.Records;
import croupier.engine.Refusal;
import croupier.engine.Sentences;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A game told step by step: these dice fall, this is done, this holds. Dice and what they show, or
 * where they go, are written as in {@code "p1 chance"}. After each step the game is saved and
 * loaded, so every story also shows that its positions are possible ones.
 */
final class ExpressStory {
  private ExpressPosition position;
  private List<Event> events = List.of();

  private ExpressStory(int seats, Map<String, String> options) {
    position = Express.GAME.start(seats, Express.GAME.options(options));
  }

  /** A game before it is known who starts; options as in {@code "goal=10000"}. */
  static ExpressStory game(int seats, String... options) {
    Map<String, String> wished = new LinkedHashMap<>();
    for (String option : options) {
      wished.put(option.split("=")[0], option.split("=")[1]);
    }
    return new ExpressStory(seats, wished);
  }

  /** Two players, and seat 0 is about to make its first roll. */
  static ExpressStory turn(String... options) {
    return game(2, options).chance(new ExpressOutcome.First(0));
  }

  /** The same game, but with these scores. */
  ExpressStory scores(Integer... scores) {
    return edit("scores", Arrays.stream(scores).map(Integer::longValue).toList());
  }

  /** The same position with one field of its data changed. */
  ExpressStory edit(String field, Object value) {
    Map<String, Object> data = position.save();
    data.put(field, value);
    position = Express.GAME.load(data);
    return this;
  }

  // --- what happens
  // ----------------------------------------------------------------------------------------------

  ExpressStory chance(Outcome outcome) {
    events = position.happen(outcome);
    return reload();
  }

  /**
   * Rolls. Police dice that are not named are blank, property dice show anything; the house die
   * must be named when it is rolled.
   */
  ExpressStory rolls(String... dice) {
    does(new ExpressAction.Roll());
    Map<Die, Face> told = new EnumMap<>(Die.class);
    for (String words : dice) {
      told.put(first(words), constant(Face.class, words.split(" ")[1]));
    }
    List<Face> faces = new ArrayList<>();
    for (Die die : toRoll()) {
      Face usual = die.isPolice() ? Face.BLANK : position.data.faces(die).getFirst();
      assertTrue(die != Die.H || told.containsKey(Die.H), "the story must say what h shows");
      Face face = told.remove(die);
      faces.add(face == null ? usual : face);
    }
    assertTrue(told.isEmpty(), () -> "not rolled: " + told);
    return chance(new ExpressOutcome.Rolled(faces));
  }

  ExpressStory places(String... dice) {
    for (String words : dice) {
      does(place(words));
    }
    return this;
  }

  ExpressStory frees(String die) {
    return does(new ExpressAction.FreePoliceman(first(die)));
  }

  ExpressStory stops() {
    return does(new ExpressAction.Stop());
  }

  ExpressStory does(ExpressAction action) {
    events = position.act(position.turn(), action);
    return reload();
  }

  /** Rolls and places a complete brown group: the cheapest way to the house die. */
  ExpressStory completesBrown() {
    return rolls("p2 brown", "p4 brown").places("p2 brown", "p4 brown");
  }

  /** Rolls the house die alone, as far as it matters, once for each face. */
  ExpressStory rollsHouseDie(String... faces) {
    for (String face : faces) {
      rolls("h " + face);
    }
    return this;
  }

  /** Rolls three policemen. */
  ExpressStory goesToJail() {
    return rolls("j1 policeman", "j2 policeman", "j3 policeman");
  }

  private ExpressStory reload() {
    Map<String, Object> saved = position.save();
    position = Express.GAME.load(saved);
    assertEquals(saved, position.save());
    return this;
  }

  // --- what holds
  // ------------------------------------------------------------------------------------------------

  ExpressPosition position() {
    return position;
  }

  ExpressStory isTurnOf(int seat) {
    assertEquals(seat, position.turn(), "turn");
    return this;
  }

  ExpressStory isAt(Phase phase) {
    assertEquals(phase, position.phase());
    return this;
  }

  /** What the turn would score if it ended now. */
  ExpressStory isWorth(int money) {
    assertEquals(money, position.turnScore(), "the turn is worth");
    return this;
  }

  ExpressStory hasScored(Integer... scores) {
    assertEquals(List.of(scores), Arrays.stream(position.scores).boxed().toList(), "scores");
    return this;
  }

  ExpressStory holdsHouses(Integer... houses) {
    assertEquals(List.of(houses), Arrays.stream(position.houses).boxed().toList(), "houses");
    return this;
  }

  ExpressStory jailHolds(String... dice) {
    List<Die> jailed = Arrays.stream(Die.values()).filter(position::jailed).toList();
    assertEquals(Arrays.stream(dice).map(ExpressStory::first).toList(), jailed, "jail");
    return this;
  }

  ExpressStory nextRollTakes(String... dice) {
    assertEquals(Arrays.stream(dice).map(ExpressStory::first).toList(), toRoll(), "next roll");
    return this;
  }

  /** The last step made this happen. */
  ExpressStory saw(ExpressEvent event) {
    assertTrue(events.contains(event), () -> event + " is not among " + events);
    return this;
  }

  ExpressStory sawNo(Class<? extends ExpressEvent> kind) {
    assertTrue(events.stream().noneMatch(kind::isInstance), events::toString);
    return this;
  }

  /** The seat whose turn it is may do this, and nothing but this. */
  ExpressStory mayOnly(ExpressAction... actions) {
    assertEquals(List.of(actions), position.actions(position.turn()));
    return this;
  }

  ExpressStory mayPlace(String words) {
    assertTrue(position.actions(position.turn()).contains(place(words)), words);
    return this;
  }

  ExpressStory mayNotPlace(String words, String sentence) {
    return mayNot(place(words), sentence);
  }

  /** Refused with this sentence, and nothing has changed. */
  ExpressStory mayNot(ExpressAction action, String sentence) {
    assertFalse(position.actions(position.turn()).contains(action), action::toString);
    Map<String, Object> before = position.save();
    Refusal refusal = assertThrows(Refusal.class, () -> position.act(position.turn(), action));
    assertEquals(sentence, Sentences.of(refusal));
    assertEquals(before, position.save());
    return this;
  }

  private List<Die> toRoll() {
    return ExpressPosition.dice(position.diceToRoll());
  }

  private static ExpressAction.Place place(String words) {
    return new ExpressAction.Place(first(words), constant(Group.class, words.split(" ")[1]));
  }

  private static Die first(String words) {
    return constant(Die.class, words.split(" ")[0]);
  }

  private static <E extends Enum<E>> E constant(Class<E> kind, String word) {
    return Enum.valueOf(kind, word.toUpperCase(Locale.ROOT));
  }

  @Override
  public String toString() {
    return Records.lower(position.phase().name()) + " " + position.save();
  }
}
