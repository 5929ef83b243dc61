package croupier.app.settings;

/**
 * How a unit is heard, apart from its pages.
 *
 * @param volume of its buzzer and its loudspeaker, in percent; 0 is silence
 * @param speaks whether its loudspeaker says the headline, for people who do not see it
 */
public record Voice(int volume, boolean speaks) {
  public static final int LOUDEST = 100;

  /** Nobody has decided anything. */
  public static final Voice USUAL = new Voice(80, false);

  /** It sounds, and says nothing. */
  public Voice withoutWords() {
    return withSpeech(false);
  }

  Voice withVolume(int percent) {
    return new Voice(percent, speaks);
  }

  Voice withSpeech(boolean wanted) {
    return new Voice(volume, wanted);
  }
}
