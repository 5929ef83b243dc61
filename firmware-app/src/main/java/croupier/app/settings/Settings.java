package croupier.app.settings;

import java.time.LocalTime;

/** What whoever runs a unit has decided about it. */
public record Settings(Kiosk kiosk, Show show, Quiet quiet) {
  /** Nobody has decided anything. */
  public static final Settings USUAL = new Settings(Kiosk.OFF, Show.USUAL, Quiet.OFF);

  public Settings withKiosk(boolean on) {
    return new Settings(kiosk.withOn(on), show, quiet);
  }

  public Settings withShow(boolean on) {
    return new Settings(kiosk, show.withOn(on), quiet);
  }

  public Settings withQuiet(boolean on) {
    return new Settings(kiosk, show, quiet.withOn(on));
  }

  public Settings withQuietFrom(LocalTime time) {
    return new Settings(kiosk, show, quiet.withFrom(time));
  }

  public Settings withQuietUntil(LocalTime time) {
    return new Settings(kiosk, show, quiet.withUntil(time));
  }

  public Settings withBrightness(int percent) {
    return new Settings(kiosk, show, quiet.withBrightness(percent));
  }
}
