package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.simulated.SimulatedTable;
import croupier.app.words.GameWords;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.hal.Control;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Hands and eyes at a simulated unit, with the time that they need. */
public final class Hands {
  private static final Duration MOMENT = Duration.ofMillis(300);

  /** What people do when nothing else is left to try. */
  private static final Set<String> SELDOM =
      Set.of("playing.help", "menu.help", "playing.take-back", "deal.end-turn", "menu.own-luck");

  private final SimulatedTable table;

  public Hands(SimulatedTable table) {
    this.table = table;
  }

  public void tap(Control control) {
    table.unit().tap(control);
    rest(MOMENT);
  }

  public void press(Control control) {
    table.unit().press(control);
    rest(MOMENT);
  }

  public void release(Control control) {
    table.unit().release(control);
    rest(MOMENT);
  }

  public void turn(Control dial, int steps) {
    table.unit().turn(dial, steps);
    rest(MOMENT);
  }

  /** Turns dial A until the display says this. */
  public void turnTo(String text) {
    for (int i = 0; i < 20 && !said().contains(text); i++) {
      turn(Control.DIAL_A, 1);
    }
    assertTrue(said().contains(text), this::said);
  }

  public void hold(Control control) {
    table.unit().hold(control, Duration.ofSeconds(1));
    rest(Duration.ofMillis(1_200));
  }

  public void rest(Duration howLong) {
    table.advanceTo(now() + howLong.toNanos());
  }

  /**
   * The same, at most until this mode is on. Simulated people press whatever is offered, so they
   * leave the results soon, for another game perhaps: whoever looks at intervals can miss them.
   */
  public void restUntil(String mode, Duration longest) {
    long end = now() + longest.toNanos();
    while (!mode().equals(mode) && now() < end) {
      table.step(end);
    }
  }

  /** In the menu of the games, which begins at the game that was played last. */
  public void toGame(Game game) {
    assertEquals("GameMenu", mode());
    for (int i = 0; i < Games.ALL.size() && !isChosen(game); i++) {
      turn(Control.DIAL_A, 1);
    }
    assertTrue(isChosen(game), this::said);
  }

  private boolean isChosen(Game game) {
    String asked = table.picture().prompt().headline();
    return Stream.of(Language.values())
        .map(language -> Words.of(language).say(GameWords.title(game)))
        .anyMatch(title -> asked.contains(" " + title + "."));
  }

  /** From the games to go on with to a new one of the second and the third seat. */
  public void beginAnother(Game game) {
    assertEquals("ResumeMenu", mode());
    turn(Control.DIAL_A, 1);
    tap(Control.OK);
    toGame(game);
    tap(Control.OK);
    tap(Control.OK);
    tap(Control.SEAT_2);
    tap(Control.SEAT_3);
    tap(Control.OK);
    tap(Control.OK);
    assertEquals("Playing", mode());
  }

  public long now() {
    return table.unit().clock().nanos();
  }

  /** Waits until everything that happened has been shown and the table waits for hands. */
  public void watchTheShow() {
    for (int i = 0; i < 600 && isShowing(); i++) {
      rest(Duration.ofMillis(100));
    }
    rest(MOMENT);
  }

  private boolean isShowing() {
    return means("playing.go-on") && mode().equals("Playing");
  }

  /** Whether some control means this now. */
  public boolean means(String meaning) {
    return table.picture().prompt().keys().stream().anyMatch(key -> key.meaning().equals(meaning));
  }

  /** From the welcome to the first decision of a new game. */
  public void begin(Game game, int people) {
    begin(game, people, Map.of());
  }

  public void begin(Game game, int people, Map<String, String> options) {
    begin(game, IntStream.range(0, people).boxed().toList(), options);
  }

  /** The same where only these seats are taken by people. */
  public void begin(Game game, List<Integer> people, Map<String, String> options) {
    toSeats(game, options);
    people.forEach(seat -> tap(Control.seat(seat)));
    tap(Control.OK);
    assertEquals("GameIntro", mode());
    tap(Control.OK);
    assertEquals("Playing", mode());
  }

  /** From the welcome to the question who plays the first game. */
  public void toSeats() {
    toSeats(Games.ALL.getFirst());
  }

  public void toSeats(Game game) {
    toSeats(game, Map.of());
  }

  /** From the welcome to the question who plays this game. */
  public void toSeats(Game game, Map<String, String> options) {
    rest(Duration.ofSeconds(1));
    tap(Control.OK);
    toGame(game);
    tap(Control.OK);
    assertEquals("PresetMenu", mode());
    if (!options.isEmpty()) {
      turn(Control.DIAL_A, -1);
      tap(Control.OK);
      assertEquals("OptionsMenu", mode());
    }
    int at = 0;
    for (int i = 0; i < game.options().size(); i++) {
      Options.Spec spec = game.options().get(i);
      String value = options.get(spec.name());
      if (value != null) {
        turn(Control.DIAL_A, i - at);
        turn(Control.DIAL_B, spec.values().indexOf(value));
        at = i;
      }
    }
    tap(Control.OK);
    assertEquals("SeatsMenu", mode());
  }

  /** From the welcome to the game that was left last. */
  public void resume() {
    rest(Duration.ofSeconds(1));
    tap(Control.OK);
    assertEquals("ResumeMenu", mode());
    if (!means("menu.drop")) {
      turn(Control.DIAL_A, 1); // past a new game, which cannot be dropped
    }
    tap(Control.OK);
    assertEquals("Playing", mode());
  }

  /** How many lights of a seat's tracker are on. */
  public long lit(int seat) {
    return table.picture().trackers().get(seat).lights().stream()
        .filter(light -> !light.equals(UnitPicture.Light.OFF))
        .count();
  }

  public String mode() {
    return table.controller().mode();
  }

  /** The display as it reads, from the simulated controller of the LCD. */
  public List<String> lcd() {
    return table.unit().lcdLines().stream().map(String::stripTrailing).toList();
  }

  /** What is said, on the display and on the pages. */
  public String said() {
    return String.join("\n", lcd()) + "\n" + table.picture().prompt().headline();
  }

  /** Whether a control does something, besides telling what this is about. */
  public boolean isOffered(Control control) {
    return table.picture().prompt().keys().stream()
        .anyMatch(key -> key.control() == control && !key.meaning().endsWith(".help"));
  }

  /**
   * People of average patience: they pause never, regret little, and try everything else before
   * they are done.
   */
  public static int liking(Key key) {
    if (key.gesture() == Gesture.HOLD && key.control() == Control.BACK) {
      return 0;
    }
    return SELDOM.contains(key.meaning()) ? 1 : 12;
  }
}
