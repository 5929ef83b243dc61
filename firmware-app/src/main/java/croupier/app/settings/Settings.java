package croupier.app.settings;

import java.time.LocalTime;

/** What whoever runs a unit has decided about it. */
public record Settings(Kiosk kiosk, Show show, Quiet quiet, Network network) {
  /** Nobody has decided anything. */
  public static final Settings USUAL = new Settings(Kiosk.OFF, Show.USUAL, Quiet.OFF, Network.OFF);

  public Settings withKiosk(boolean on) {
    return new Settings(kiosk.withOn(on), show, quiet, network);
  }

  public Settings withShow(boolean on) {
    return new Settings(kiosk, show.withOn(on), quiet, network);
  }

  public Settings withQuiet(boolean on) {
    return new Settings(kiosk, show, quiet.withOn(on), network);
  }

  public Settings withQuietFrom(LocalTime time) {
    return new Settings(kiosk, show, quiet.withFrom(time), network);
  }

  public Settings withQuietUntil(LocalTime time) {
    return new Settings(kiosk, show, quiet.withUntil(time), network);
  }

  public Settings withBrightness(int percent) {
    return new Settings(kiosk, show, quiet.withBrightness(percent), network);
  }

  public Settings withNetwork(boolean on) {
    return withNetwork(network.withOn(on));
  }

  public Settings withNetwork(Network wanted) {
    return new Settings(kiosk, show, quiet, wanted);
  }
}
