package croupier.app.sound;

import croupier.app.words.Language;
import croupier.hal.UnitPicture.Sound;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The programs of the machine that play and speak.
 *
 * @param device of the loudspeaker, as ALSA calls it
 * @param player plays a file that it reads: aplay
 * @param talker makes a file of words that it reads: espeak-ng
 */
public record Players(String device, String player, String talker) {
  private static final long SOUND_MILLIS = 4_000;
  private static final long WORDS_MILLIS = 20_000;

  /** What is to be said, and how. */
  record Words(String text, Language language, int volume) {}

  /** Those that a Debian has. */
  public static Players installed(String device) {
    return new Players(device, "aplay", "espeak-ng");
  }

  Playing sound(Sound sound) throws Playing.NoProgram {
    byte[] wav = Wav.at(sound.volume(), Wav.of(sound.kind()));
    return Playing.start(device, List.of(plays()), wav, SOUND_MILLIS);
  }

  /** It reads the words, so that they stand in no list of what is running. */
  Playing say(Words words) throws Playing.NoProgram {
    List<String> talks =
        List.of(
            talker,
            "-v",
            words.language().code(),
            "-a",
            Integer.toString(words.volume()),
            "--stdin",
            "--stdout");
    byte[] text = words.text().getBytes(StandardCharsets.UTF_8);
    return Playing.start(device, List.of(talks, plays()), text, WORDS_MILLIS);
  }

  private List<String> plays() {
    return List.of(player, "-q", "-D", device, "-");
  }
}
