package croupier.app.live;

import croupier.app.json.Json;
import croupier.engine.Fields;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * What the seats of this unit are called, from one start to the next: a small file beside the
 * games.
 */
public final class RememberedNames {
  private static final String FILE = "names.json";

  private final SmallFile file;
  private final List<String> names = new ArrayList<>();

  /**
   * @param complaint is told why the file cannot be used, if it cannot; then nobody has a name
   */
  RememberedNames(Path folder, Disk disk, Consumer<String> complaint) {
    file = new SmallFile(folder.resolve(FILE), disk);
    try {
      names.addAll(read());
    } catch (IOException e) {
      complaint.accept(file.file() + " is left alone: " + FileFault.why(e) + ".");
    } catch (Json.Malformed | Refusal e) {
      complaint.accept(file.file() + " is left alone. " + e.getMessage());
    }
  }

  private List<String> read() throws IOException, Json.Malformed {
    Map<String, Object> content = file.read();
    if (content.isEmpty()) {
      return List.of();
    }
    Fields fields = Fields.of("", content);
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
    file.write(Map.of("names", names));
  }
}
