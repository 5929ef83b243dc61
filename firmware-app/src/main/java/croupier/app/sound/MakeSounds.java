package croupier.app.sound;

import croupier.hal.UnitPicture.Sound;
import croupier.hal.device.Tune;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes the sounds of the loudspeaker; the build runs it, and what it makes is in the jar. */
final class MakeSounds {
  private MakeSounds() {}

  /**
   * @param arguments the folder
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    for (Sound.Kind kind : Sound.Kind.values()) {
      if (kind != Sound.Kind.NONE) {
        Files.write(folder.resolve(Wav.name(kind)), Wav.of(Synthesiser.samples(Tune.of(kind))));
      }
    }
  }
}
