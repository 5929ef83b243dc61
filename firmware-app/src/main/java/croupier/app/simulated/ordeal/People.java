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
  private static final int MOST = 100;
  private static final int USUAL = 12;
  private static final long NEVER = Long.MAX_VALUE;
  private static final long QUICKEST_CHILD = 100 * Clock.MILLISECOND;
  private static final long SLOWEST_CHILD = 6 * Clock.SECOND;
  private static final int LONGEST_HOLD = 4_000;

  /** What people do when nothing else is left to try. */
  private static final Set<String> SELDOM =
      Set.of("playing.help", "menu.help", "playing.take-back", "deal.end-turn");

  private final SimulatedTable table;
  private final Game game;

  /** Null while no child is about. */
  private SplittableRandom child;

  private long childActsAt = NEVER;

  People(SimulatedTable table, Plan plan, long seed) {
    this.table = table;
    game = plan.game();
    table.seat(new SmartPlayers(table.unit(), plan.people(), seed, this::liking, plan.patience()));
  }

  private int liking(Key key) {
    boolean ok = key.control() == Control.OK && key.gesture() == Gesture.PRESS;
    boolean holdsBack = key.gesture() == Gesture.HOLD && key.control() == Control.BACK;
    return switch (table.controller().mode()) {
      case "Attract", "Results", "Notice", "GameIntro", "PresetMenu" -> ok ? MOST : 0;
      case "ResumeMenu" -> means("menu.drop") ? ok ? MOST : 0 : turns(key);
      case "GameMenu" -> isOffered() ? ok ? MOST : 0 : turns(key);
      case "PhoneAsks" -> key.control().isSeat() ? MOST : 1;
      case "SeatsMenu" -> key.control().isSeat() || ok ? USUAL : 0;
      case "Playing" -> holdsBack ? 0 : SELDOM.contains(key.meaning()) ? 1 : USUAL;
      default -> key.control() == Control.BACK ? MOST : 1;
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
    boolean dial = control == Control.DIAL_A || control == Control.DIAL_B;
    switch (child.nextInt(dial ? 3 : 2)) {
      case 0 -> table.unit().tap(control);
      case 1 -> table.unit().hold(control, Duration.ofMillis(child.nextInt(LONGEST_HOLD)));
      default -> table.unit().turn(control, child.nextInt(1, 9) * (child.nextBoolean() ? 1 : -1));
    }
  }
}
