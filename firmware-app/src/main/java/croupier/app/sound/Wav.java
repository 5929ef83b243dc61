package croupier.app.sound;

import croupier.hal.UnitPicture.Sound;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Sounds as files that every player knows: one channel, sixteen bits. */
final class Wav {
  private static final int HEADER = 44;
  private static final int PCM = 1;
  private static final int BYTES = Short.BYTES;

  private Wav() {}

  static String name(Sound.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT) + ".wav";
  }

  static byte[] of(short[] samples) {
    int bytes = samples.length * BYTES;
    ByteBuffer file = ByteBuffer.allocate(HEADER + bytes).order(ByteOrder.LITTLE_ENDIAN);
    file.put(ascii("RIFF")).putInt(HEADER - 8 + bytes).put(ascii("WAVEfmt ")).putInt(16);
    file.putShort((short) PCM).putShort((short) 1);
    file.putInt(Synthesiser.RATE).putInt(Synthesiser.RATE * BYTES);
    file.putShort((short) BYTES).putShort((short) (8 * BYTES));
    file.put(ascii("data")).putInt(bytes);
    for (short sample : samples) {
      file.putShort(sample);
    }
    return file.array();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** The sound as it was made at the build. */
  static byte[] of(Sound.Kind kind) {
    try (InputStream in = Wav.class.getResourceAsStream(name(kind))) {
      if (in == null) {
        throw new IllegalStateException("the program was built without its sound " + kind);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException("the sound " + kind + " cannot be read", e);
    }
  }

  /** The same at so many percent, as an ear takes it. */
  static byte[] at(int volume, byte[] wav) {
    ByteBuffer file = ByteBuffer.wrap(wav.clone()).order(ByteOrder.LITTLE_ENDIAN);
    for (int at = HEADER; at < wav.length; at += BYTES) {
      file.putShort(at, (short) (file.getShort(at) * volume * volume / 10_000));
    }
    return file.array();
  }
}
