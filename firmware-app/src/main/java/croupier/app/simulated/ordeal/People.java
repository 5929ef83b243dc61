package croupier.app.simulated.ordeal;

import croupier.app.simulated.SimulatedTable;
import croupier.app.words.GameWords;
import croupier.engine.Game;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.UnitPicture.Gesture;
import croupier.hal.UnitPicture.Key;
import croupier.mock.SmartPlayers;
import java.time.Duration;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * The people of an evening. They want to play one game to its end, and whatever happens to the unit
 * they play on; and there may be a child about that presses whatever there is.
 */
final class People {
  private static final int MOST = 1_000;
  private static final int USUAL = 120;
  private static final int SOMETIMES = 10;
  private static final long NEVER = Long.MAX_VALUE;
  private static final long QUICKEST_CHILD = 100 * Clock.MILLISECOND;
  private static final long SLOWEST_CHILD = 6 * Clock.SECOND;
  private static final int LONGEST_HOLD = 4_000;

  /** What people do when nothing else is left to try. */
  private static final Set<String> SELDOM =
      Set.of("playing.help", "menu.help", "playing.take-back", "deal.end-turn");

  private final SimulatedTable table;
  private final Tally tally;
  private final SmartPlayers players;
  private final Game game;

  /** Null while no child is about. */
  private SplittableRandom child;

  private long childActsAt = NEVER;
  private boolean away;

  People(SimulatedTable table, Plan plan, Tally tally, long seed) {
    this.table = table;
    this.tally = tally;
    game = plan.game();
    players = new SmartPlayers(table.unit(), plan.people(), seed, this::liking, plan.patience());
    table.seat(players);
  }

  /** They are gone; how much they did. */
  void count() {
    tally.count("way unit", players.gestures());
  }

  private int liking(Key key) {
    boolean ok = key.control() == Control.OK && key.gesture() == Gesture.PRESS;
    boolean holdsBack = key.gesture() == Gesture.HOLD && key.control() == Control.BACK;
    return switch (table.controller().mode()) {
      case "Attract" -> ok ? MOST : SOMETIMES;
      case "Results", "Notice", "LanguageMenu" -> ok ? MOST : 0;
      case "GameIntro" -> ok ? USUAL : key.control() == Control.ROLL ? USUAL : 0;
      case "PresetMenu" -> ok ? MOST : turns(key) / USUAL;
      case "OptionsMenu" -> key.gesture() == Gesture.TURN ? MOST : USUAL;
      case "ResumeMenu" ->
          means("menu.drop")
              ? ok ? MOST : key.control() == Control.ROLL ? SOMETIMES : 0
              : turns(key);
      case "Question", "OwnLuck", "Service", "SettingsMenu", "SettingValues", "HandOver" -> USUAL;
      case "Paused" -> ok ? MOST : key.control().isSeat() ? SOMETIMES : 1;
      case "GameMenu" -> isOffered() ? ok ? MOST : 0 : turns(key) + (ok ? SOMETIMES : 0);
      case "PhoneAsks" -> key.control().isSeat() ? MOST : SOMETIMES;
      case "SeatsMenu" -> key.control().isSeat() || ok ? USUAL : 0;
      case "Playing" -> holdsBack ? 1 : SELDOM.contains(key.meaning()) ? SOMETIMES : USUAL;
      default -> key.control() == Control.BACK ? MOST : SOMETIMES;
    };
  }

  private static int turns(Key key) {
    return key.gesture() == Gesture.TURN && key.control() == Control.DIAL_A ? MOST : 0;
  }

  private boolean means(String meaning) {
    return table.picture().prompt().keys().stream().anyMatch(key -> key.meaning().equals(meaning));
  }

  /** Whether the menu is at the game that they want to play. */
  private boolean isOffered() {
    String title = table.controller().words().say(GameWords.title(game));
    return String.join(" ", table.picture().prompt().lcd()).contains(title);
  }

  /** They leave everything as it is, or are there again. */
  void away(boolean areAway) {
    if (areAway != away) {
      away = areAway;
      tally.count(away ? "people go away" : "people come back");
      players.mind(!away);
    }
  }

  // --- the child

  void childComes(SplittableRandom chance) {
    child = chance;
    childActsAt = table.unit().clock().nanos();
  }

  void childGoes() {
    childActsAt = NEVER;
  }

  long nextDue() {
    return childActsAt;
  }

  void tick(long now) {
    if (now >= childActsAt) {
      childActsAt = now + child.nextLong(QUICKEST_CHILD, SLOWEST_CHILD);
      Control control = Control.values()[child.nextInt(Control.values().length)];
      if (table.unit().unit().profile().has(control)) {
        press(control);
      }
    }
  }

  private void press(Control control) {
    tally.count("fault " + Trouble.HANDS.id());
    boolean dial = control == Control.DIAL_A || control == Control.DIAL_B;
    switch (child.nextInt(dial ? 3 : 2)) {
      case 0 -> table.unit().tap(control);
      case 1 -> table.unit().hold(control, Duration.ofMillis(child.nextInt(LONGEST_HOLD)));
      default -> table.unit().turn(control, child.nextInt(1, 9) * (child.nextBoolean() ? 1 : -1));
    }
  }
}
