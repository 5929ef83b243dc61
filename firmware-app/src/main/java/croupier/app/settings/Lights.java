package croupier.app.settings;

/**
 * How bright the lights are.
 *
 * @param brightness of all of them, in percent of what the profile says
 */
public record Lights(int brightness) {
  /** A table that is played at by less would look broken. */
  public static final int DIMMEST = 5;

  public static final int BRIGHTEST = 100;

  /** As the profile says. */
  public static final Lights USUAL = new Lights(BRIGHTEST);
}
