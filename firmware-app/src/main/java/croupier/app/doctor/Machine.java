package croupier.app.doctor;

import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.pi.HeaderLook;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The machine as the doctor sees it: mostly files, below a root that need not be the real one.
 *
 * @param root what {@code /} is
 * @param disks how many bytes are free where a file is
 * @param header looks at the pins
 */
public record Machine(Path root, Disks disks, Header header) {
  private static final Set<PosixFilePermission> GROUP_USE =
      Set.of(PosixFilePermission.GROUP_READ, PosixFilePermission.GROUP_WRITE);

  /** Says how many bytes are free. */
  @FunctionalInterface
  public interface Disks {
    long free(Path file) throws IOException;
  }

  /** Looks at the pins. */
  @FunctionalInterface
  public interface Header {
    HeaderLook look(HardwareProfile profile) throws PinFault;
  }

  /** The one that the program runs on. */
  public static Machine real() {
    return new Machine(
        Path.of("/"), file -> Files.getFileStore(file).getUsableSpace(), HeaderLook::at);
  }

  Path file(String absolute) {
    return root.resolve(absolute.substring(1));
  }

  boolean has(String absolute) {
    return Files.exists(file(absolute));
  }

  /** What a small file says, without what devices put at its end; nothing when it says nothing. */
  Optional<String> read(String absolute) {
    return read(file(absolute));
  }

  static Optional<String> read(Path file) {
    try {
      return Optional.of(Files.readString(file).replace("\0", "").strip());
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  static OptionalLong number(Path file) {
    String text = read(file).orElse("");
    return text.matches("-?\\d{1,18}")
        ? OptionalLong.of(Long.parseLong(text))
        : OptionalLong.empty();
  }

  /** The group that owns a file. */
  Optional<String> groupOf(String absolute) {
    try {
      return Optional.of(
          Files.readAttributes(file(absolute), PosixFileAttributes.class).group().getName());
    } catch (IOException | UnsupportedOperationException _) {
      return Optional.empty();
    }
  }

  /** The group that may read and write a file, if there is one. */
  static Optional<String> groupWhoMayUse(Path file) {
    try {
      PosixFileAttributes attributes = Files.readAttributes(file, PosixFileAttributes.class);
      return attributes.permissions().containsAll(GROUP_USE)
          ? Optional.of(attributes.group().getName())
          : Optional.empty();
    } catch (IOException | UnsupportedOperationException _) {
      return Optional.empty();
    }
  }

  /** The files and folders in a folder, in order; none when it is not there. */
  List<Path> list(String folder) {
    List<Path> inside = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(file(folder))) {
      all.forEach(inside::add);
    } catch (IOException | DirectoryIteratorException _) {
      return List.of();
    }
    inside.sort(Comparator.naturalOrder());
    return inside;
  }
}
