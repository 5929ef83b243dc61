package croupier.app;

import java.time.Duration;

/** Every limit of the program on time: how long it waits for people, and for itself. */
public final class Waits {
  /** For a table whose loop is told to end. */
  public static final Duration LOOP_END = Duration.ofSeconds(2);

  /** For a unit that is told to end: whoever does that waits for two seconds. */
  public static final Duration UNIT_END = Duration.ofMillis(1_800);

  /** For what is told of the evenings, on a page. */
  public static final Duration EVENINGS = Duration.ofMillis(1_500);

  /** For one thought of a bot. */
  public static final Duration THOUGHT = Duration.ofMillis(50);

  /** For a hand at a menu. */
  public static final Duration MENU = Duration.ofSeconds(120);

  /** For somebody at the unit who says whose page it is that asks for a seat. */
  public static final Duration PHONE_ASKS = Duration.ofSeconds(30);

  /** For somebody who says that a game at a kiosk is not forgotten. */
  public static final Duration FORGOTTEN = Duration.ofSeconds(30);

  /** For a hand in a pause; then the game is put away. */
  public static final Duration PAUSE = Duration.ofMinutes(30);

  /** For a hand in a game, unless it is forgotten before that; then it is paused. */
  public static final Duration UNTIL_PAUSE = Duration.ofMinutes(15);

  /** For a hand while results are shown. */
  public static final Duration RESULTS = Duration.ofSeconds(300);

  /** For the control that the service check asks for. */
  public static final Duration CHECK_TOUCH = Duration.ofSeconds(20);

  /**
   * For a hand in the service check: people look at lights slowly, and an exhibit is not left in
   * there for ever.
   */
  public static final Duration CHECK = Duration.ofMinutes(10);

  /** For the next press of the service code. */
  public static final Duration CODE = Duration.ofSeconds(10);

  /** For a hand at the service screen. */
  public static final Duration SERVICE = Duration.ofMinutes(10);

  /** For a hand while the service check reports. */
  public static final Duration REPORT = Duration.ofMinutes(10);

  /** For something to happen in a show; then the next act comes. */
  public static final Duration ACT = Duration.ofSeconds(60);

  /** After a first wrong service code; then twice as long each time. */
  public static final Duration FIRST_WRONG_CODE = Duration.ofSeconds(10);

  /** After a wrong service code, at most. */
  public static final Duration WRONG_CODE = Duration.ofSeconds(300);

  /** For what a program that is stuck writes down. */
  public static final Duration LAST_WORDS = Duration.ofMillis(1_500);

  /** After a mistake of the program, until the next one is no sign that nothing works. */
  public static final Duration CALM = Duration.ofMinutes(1);

  private Waits() {}
}
