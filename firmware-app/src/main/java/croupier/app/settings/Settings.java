package croupier.app.settings;

import java.time.LocalTime;

/** What whoever runs a unit has decided about it. */
public record Settings(
    Kiosk kiosk,
    Show show,
    Quiet quiet,
    Network network,
    Voice voice,
    Reports reports,
    Lights lights) {
  /** Nobody has decided anything. */
  public static final Settings USUAL = new Settings(Kiosk.OFF, Show.USUAL, Quiet.OFF, Network.OFF);

  /** As loud as units usually are. */
  public Settings(Kiosk kiosk, Show show, Quiet quiet, Network network) {
    this(kiosk, show, quiet, network, Voice.USUAL);
  }

  /** Nobody but people is told anything. */
  public Settings(Kiosk kiosk, Show show, Quiet quiet, Network network, Voice voice) {
    this(kiosk, show, quiet, network, voice, Reports.NONE, Lights.USUAL);
  }

  public Settings withKiosk(boolean on) {
    return new Settings(kiosk.withOn(on), show, quiet, network, voice, reports, lights);
  }

  public Settings withShow(boolean on) {
    return new Settings(kiosk, show.withOn(on), quiet, network, voice, reports, lights);
  }

  public Settings withQuiet(boolean on) {
    return new Settings(kiosk, show, quiet.withOn(on), network, voice, reports, lights);
  }

  public Settings withQuietFrom(LocalTime time) {
    return new Settings(kiosk, show, quiet.withFrom(time), network, voice, reports, lights);
  }

  public Settings withQuietUntil(LocalTime time) {
    return new Settings(kiosk, show, quiet.withUntil(time), network, voice, reports, lights);
  }

  public Settings withBrightness(int percent) {
    return new Settings(
        kiosk, show, quiet.withBrightness(percent), network, voice, reports, lights);
  }

  public Settings withNetwork(boolean on) {
    return withNetwork(network.withOn(on));
  }

  public Settings withNetwork(Network wanted) {
    return new Settings(kiosk, show, quiet, wanted, voice, reports, lights);
  }

  public Settings withVolume(int percent) {
    return new Settings(kiosk, show, quiet, network, voice.withVolume(percent), reports, lights);
  }

  /** The lights are so bright, in percent. */
  public Settings withLights(int percent) {
    return new Settings(kiosk, show, quiet, network, voice, reports, new Lights(percent));
  }

  public Settings withSpeech(boolean on) {
    return new Settings(kiosk, show, quiet, network, voice.withSpeech(on), reports, lights);
  }
}
