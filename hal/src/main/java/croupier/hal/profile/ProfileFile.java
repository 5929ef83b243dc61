package croupier.hal.profile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** Finds a profile: among those that come with the program, or as a file. */
final class ProfileFile {
  private static final int MOST_BYTES = 64 * 1024;

  private ProfileFile() {}

  static HardwareProfile load(String nameOrPath) throws ProfileMistakes {
    if (HardwareProfile.BUILT_IN.contains(nameOrPath)) {
      return builtIn(nameOrPath);
    }
    return ProfileReader.read(shortened(nameOrPath), text(nameOrPath));
  }

  static HardwareProfile builtIn(String name) {
    try (InputStream in = ProfileFile.class.getResourceAsStream(name + ".toml")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return ProfileReader.read(name, text);
    } catch (IOException | ProfileMistakes e) {
      throw new IllegalStateException("the profile " + name + " in the program is broken", e);
    }
  }

  private static String text(String nameOrPath) throws ProfileMistakes {
    try {
      Path file = Path.of(nameOrPath);
      if (Files.isDirectory(file)) {
        throw refused(nameOrPath, "This is a folder: name the .toml file in it.");
      }
      byte[] bytes;
      try (InputStream in = Files.newInputStream(file)) {
        bytes = in.readNBytes(MOST_BYTES + 1);
      }
      if (bytes.length > MOST_BYTES) {
        throw refused(
            nameOrPath, "A profile has at most 64 KB: check that this is the file you meant.");
      }
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      // Some editors begin a text with a mark of their own.
      return text.startsWith("\ufeff") ? text.substring(1) : text;
    } catch (NoSuchFileException | InvalidPathException e) {
      throw refused(
          nameOrPath,
          "There is no such profile: use "
              + String.join(", ", HardwareProfile.BUILT_IN)
              + ", or the path of a .toml file.");
    } catch (CharacterCodingException e) {
      throw refused(nameOrPath, "This is not text in UTF-8: save it again as UTF-8.");
    } catch (IOException e) {
      throw refused(nameOrPath, "This cannot be read: check who may read the file.");
    }
  }

  private static ProfileMistakes refused(String nameOrPath, String sentence) {
    return new ProfileMistakes(
        shortened(nameOrPath), List.of(new ProfileMistakes.Mistake(0, sentence)));
  }

  /** What a person typed, fit to be repeated in a message. */
  private static String shortened(String nameOrPath) {
    String clean = nameOrPath.replaceAll("\\p{Cntrl}", "?");
    return clean.length() <= 100 ? clean : clean.substring(0, 97) + "...";
  }
}
