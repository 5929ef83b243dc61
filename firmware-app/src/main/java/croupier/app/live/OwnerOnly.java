package croupier.app.live;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Files and folders that only the user who runs the program may read. */
public final class OwnerOnly {
  private static final boolean POSIX =
      FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

  private OwnerOnly() {}

  public static FileChannel create(Path file) throws IOException {
    return open(file, EnumSet.of(CREATE_NEW, READ, WRITE));
  }

  static FileChannel open(Path file) throws IOException {
    return open(file, EnumSet.of(READ, WRITE));
  }

  private static FileChannel open(Path file, Set<StandardOpenOption> how) throws IOException {
    return FileChannel.open(file, how, mode("rw-------"));
  }

  static FileChannel openOrCreate(Path file) throws IOException {
    return open(file, EnumSet.of(CREATE, READ, WRITE));
  }

  /** Makes a folder, and those above it, whose names survive a power cut. */
  static void createFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      List<Path> fresh = new ArrayList<>();
      Path above = folder;
      while (above.getParent() != null && Files.notExists(above)) {
        fresh.add(above);
        above = above.getParent();
      }
      Files.createDirectories(folder, mode("rwx------"));
      for (Path each : fresh) {
        try {
          forceFolder(each.getParent());
        } catch (AccessDeniedException _) {
          // What is above may be somebody else's; then this is as safe as it can be.
        }
      }
    }
  }

  /** Makes the names of new files in a folder survive a power cut. */
  static void forceFolder(Path folder) throws IOException {
    if (POSIX) {
      try (FileChannel channel = FileChannel.open(folder, READ)) {
        channel.force(true);
      }
    }
  }

  private static FileAttribute<?>[] mode(String mode) {
    return POSIX
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode))
        }
        : new FileAttribute<?>[0];
  }
}
