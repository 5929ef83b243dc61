package croupier.hal.toml;

import croupier.hal.Fault;
import croupier.hal.toml.TomlMistakes.Mistake;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A file that people write, while it is read; everything that is wrong with it is found at once.
 */
public final class TomlFile {
  private static final int MOST_BYTES = 64 * 1024;

  /** Of what was typed, that a message repeats. */
  private static final int LETTERS = 100;

  private final String name;
  private final List<Mistake> mistakes = new ArrayList<>();

  /**
   * @param name what a person typed
   */
  public TomlFile(String name) {
    this.name = shortened(name);
  }

  /**
   * What is written in a file.
   *
   * @param missing what to say when there is no such file
   */
  public static String text(String path, Fault missing) throws TomlMistakes {
    try {
      Path file = Path.of(path);
      if (Files.isDirectory(file)) {
        throw refused(path, Fault.of("toml.folder"));
      }
      byte[] bytes;
      try (InputStream in = Files.newInputStream(file)) {
        bytes = in.readNBytes(MOST_BYTES + 1);
      }
      if (bytes.length > MOST_BYTES) {
        throw refused(path, Fault.of("toml.too-big"));
      }
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      // Some editors begin a text with a mark of their own.
      return text.startsWith("\ufeff") ? text.substring(1) : text;
    } catch (NoSuchFileException | InvalidPathException e) {
      throw refused(path, missing);
    } catch (CharacterCodingException e) {
      throw refused(path, Fault.of("toml.not-utf-8"));
    } catch (IOException e) {
      throw refused(path, Fault.of("toml.unreadable"));
    }
  }

  private static TomlMistakes refused(String path, Fault fault) {
    return new TomlMistakes(shortened(path), List.of(new Mistake(0, fault)));
  }

  /** What a person typed, fit to be repeated in a message. */
  static String shortened(String typed) {
    int letters = typed.codePointCount(0, typed.length());
    String begin = typed.substring(0, typed.offsetByCodePoints(0, Math.min(letters, LETTERS)));
    // Whatever does something to a terminal, or to the letters around it, and half letters.
    return begin.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?") + (letters > LETTERS ? "..." : "");
  }

  /** The outermost section of a text; what is found wrong in it is noted here. */
  public TomlSection read(String text) throws TomlMistakes {
    Optional<TomlTree> plain = PlainToml.read(text);
    TomlTree table = plain.isPresent() ? plain.get() : WholeToml.read(text, mistakes);
    refuseMistakes();
    return new TomlSection("", table, 0, mistakes);
  }

  /** How much was found wrong until now. */
  public int mistakes() {
    return mistakes.size();
  }

  /** Complains about what was found wrong until now, if anything was. */
  public void refuseMistakes() throws TomlMistakes {
    if (!mistakes.isEmpty()) {
      mistakes.sort(Comparator.comparingInt(Mistake::line));
      throw new TomlMistakes(name, mistakes);
    }
  }
}
