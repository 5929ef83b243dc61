package croupier.app.live;

import croupier.app.json.Json;
import croupier.app.words.Language;
import croupier.engine.Fields;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** The language that was chosen at this unit, from one start to the next. */
public final class RememberedLanguage {
  private static final String FILE = "language.json";

  private final SmallFile file;
  private Optional<Language> language = Optional.empty();

  /**
   * @param complaint is told why the file cannot be used, if it cannot; then none was chosen
   */
  RememberedLanguage(Path folder, Disk disk, Consumer<String> complaint) {
    file = new SmallFile(folder.resolve(FILE), disk);
    try {
      Map<String, Object> read = file.read();
      if (!read.isEmpty()) {
        Fields fields = Fields.of("", read);
        fields.only(List.of("language"));
        language = Language.of(fields.text("language"));
      }
    } catch (IOException e) {
      complaint.accept(file.file() + " is left alone: " + FileFault.why(e) + ".");
    } catch (Json.Malformed | Refusal e) {
      complaint.accept(file.file() + " is left alone. " + e.getMessage());
    }
  }

  /** The language that was chosen last, if any was. */
  public Optional<Language> language() {
    return language;
  }

  public void set(Language chosen) throws IOException {
    language = Optional.of(chosen);
    file.write(Map.of("language", chosen.code()));
  }
}
