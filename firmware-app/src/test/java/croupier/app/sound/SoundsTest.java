package croupier.app.sound;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.UnitPicture.Sound;
import croupier.hal.device.Tune;
import java.io.ByteArrayInputStream;
import java.util.stream.IntStream;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the build has made. */
class SoundsTest {
  /** A pipe of Linux holds so much: more could keep who writes into it waiting for the player. */
  private static final int PIPE = 65_536;

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void itIsAFileThatOthersReadTooAndFindsRoomInAPipe(Sound.Kind kind) throws Exception {
    byte[] wav = Wav.of(kind);
    assertTrue(wav.length <= PIPE, kind + " has " + wav.length);
    AudioFileFormat format = AudioSystem.getAudioFileFormat(new ByteArrayInputStream(wav));
    assertEquals(AudioFileFormat.Type.WAVE, format.getType());
    assertEquals(1, format.getFormat().getChannels());
    assertEquals(16, format.getFormat().getSampleSizeInBits());
    assertTrue(format.getFrameLength() >= Tune.of(kind).millis() * Synthesiser.RATE / 1_000);
    assertArrayEquals(wav, Wav.of(Synthesiser.samples(Tune.of(kind))), "the same at each build");
  }

  /** It begins and ends at rest, or the loudspeaker clicks; and it is loud and not clipped. */
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void itDoesNotClick(Sound.Kind kind) {
    short[] samples = Synthesiser.samples(Tune.of(kind));
    int peak = IntStream.range(0, samples.length).map(i -> Math.abs(samples[i])).max().orElse(0);
    assertTrue(peak > Short.MAX_VALUE / 5 && peak < Short.MAX_VALUE, kind + " peaks at " + peak);
    assertTrue(Math.abs(samples[0]) < 1_500, kind + " begins at " + samples[0]);
    assertTrue(Math.abs(samples[samples.length - 1]) < 100, kind + " ends with a jump");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void atNoVolumeItIsSilence(Sound.Kind kind) {
    byte[] silent = Wav.at(0, Wav.of(kind));
    for (int i = 44; i < silent.length; i++) {
      assertEquals(0, silent[i]);
    }
    assertArrayEquals(Wav.of(kind), Wav.at(100, Wav.of(kind)));
  }
}
