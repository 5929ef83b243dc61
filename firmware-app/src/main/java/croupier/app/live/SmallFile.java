package croupier.app.live;

import croupier.app.Limits;
import croupier.app.json.Json;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;

/**
 * A few words beside the games that outlive a start. A new file takes the place of the old one
 * whole, or not at all.
 *
 * @param most bytes that are read
 */
record SmallFile(Path file, Disk disk, int most) {
  SmallFile(Path file, Disk disk) {
    this(file, disk, Limits.SMALL_FILE_BYTES);
  }

  /** The name of what is noted beside a record. */
  static Path beside(Path record, String ending) {
    String name = record.getFileName().toString();
    return record.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ending);
  }

  /** What is in it; empty when there is none. */
  Map<String, Object> read() throws IOException, Json.Malformed {
    if (Files.notExists(file)) {
      return Map.of();
    }
    if (Files.size(file) > most) {
      throw new IOException("it is too long");
    }
    return Json.readObject(Files.readString(file));
  }

  void write(Map<String, Object> content) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".tmp");
    Files.deleteIfExists(fresh);
    String text = Json.write(content) + "\n";
    try (FileChannel channel = OwnerOnly.create(fresh)) {
      disk.write(channel, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
      disk.force(channel);
    }
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    OwnerOnly.forceFolder(file.getParent());
  }
}
