package croupier.app.live;

import croupier.app.json.Json;
import croupier.engine.Fields;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * What the seats of this unit are called, from one start to the next: a small file beside the
 * games. A new one takes the place of the old one whole, or not at all.
 */
public final class RememberedNames {
  private static final String FILE = "names.json";
  private static final int MOST_BYTES = 4_000;

  private final Path file;
  private final Disk disk;
  private final List<String> names = new ArrayList<>();

  /**
   * @param complaint is told why the file cannot be used, if it cannot; then nobody has a name
   */
  RememberedNames(Path folder, Disk disk, Consumer<String> complaint) {
    file = folder.resolve(FILE);
    this.disk = disk;
    try {
      names.addAll(read());
    } catch (IOException e) {
      complaint.accept(file + " is left alone: " + SavedGames.why(e) + ".");
    } catch (Json.Malformed | Refusal e) {
      complaint.accept(file + " is left alone. " + e.getMessage());
    }
  }

  private List<String> read() throws IOException, Json.Malformed {
    if (!Files.exists(file)) {
      return List.of();
    }
    if (Files.size(file) > MOST_BYTES) {
      throw new IOException("it is too long");
    }
    Fields fields = Fields.of("", Json.readObject(Files.readString(file)));
    fields.only(List.of("names"));
    List<String> read = fields.texts("names");
    Names.checked(read.stream().filter(name -> !name.isEmpty()).toList());
    return read;
  }

  /** What a seat is called, from 0; empty when it has no name. */
  public String name(int seat) {
    return seat < names.size() ? names.get(seat) : "";
  }

  /** Gives a seat a name, or an empty one for none. */
  public void set(int seat, String name) throws IOException {
    while (names.size() <= seat) {
      names.add("");
    }
    names.set(seat, name);
    write();
  }

  private void write() throws IOException {
    Path fresh = file.resolveSibling(FILE + ".tmp");
    Files.deleteIfExists(fresh);
    String text = Json.write(Map.of("names", names)) + "\n";
    try (FileChannel channel = OwnerOnly.create(fresh)) {
      disk.write(channel, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), 0);
      disk.force(channel);
    }
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    OwnerOnly.forceFolder(file.getParent());
  }
}
