package croupier.app.settings;

import java.time.LocalTime;

/** What whoever runs a unit has decided about it. */
public record Settings(
    Kiosk kiosk, Show show, Quiet quiet, Network network, Voice voice, Reports reports) {
  /** Nobody has decided anything. */
  public static final Settings USUAL = new Settings(Kiosk.OFF, Show.USUAL, Quiet.OFF, Network.OFF);

  /** As loud as units usually are. */
  public Settings(Kiosk kiosk, Show show, Quiet quiet, Network network) {
    this(kiosk, show, quiet, network, Voice.USUAL);
  }

  /** Nobody but people is told anything. */
  public Settings(Kiosk kiosk, Show show, Quiet quiet, Network network, Voice voice) {
    this(kiosk, show, quiet, network, voice, Reports.NONE);
  }

  public Settings withKiosk(boolean on) {
    return new Settings(kiosk.withOn(on), show, quiet, network, voice, reports);
  }

  public Settings withShow(boolean on) {
    return new Settings(kiosk, show.withOn(on), quiet, network, voice, reports);
  }

  public Settings withQuiet(boolean on) {
    return new Settings(kiosk, show, quiet.withOn(on), network, voice, reports);
  }

  public Settings withQuietFrom(LocalTime time) {
    return new Settings(kiosk, show, quiet.withFrom(time), network, voice, reports);
  }

  public Settings withQuietUntil(LocalTime time) {
    return new Settings(kiosk, show, quiet.withUntil(time), network, voice, reports);
  }

  public Settings withBrightness(int percent) {
    return new Settings(kiosk, show, quiet.withBrightness(percent), network, voice, reports);
  }

  public Settings withNetwork(boolean on) {
    return withNetwork(network.withOn(on));
  }

  public Settings withNetwork(Network wanted) {
    return new Settings(kiosk, show, quiet, wanted, voice, reports);
  }

  public Settings withVolume(int percent) {
    return new Settings(kiosk, show, quiet, network, voice.withVolume(percent), reports);
  }

  public Settings withSpeech(boolean on) {
    return new Settings(kiosk, show, quiet, network, voice.withSpeech(on), reports);
  }
}
