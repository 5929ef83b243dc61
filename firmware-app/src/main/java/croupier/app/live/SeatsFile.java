package croupier.app.live;

import croupier.app.json.Json;
import croupier.engine.Fields;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the players of a game sit, and which of them are bots: a small file beside the record for
 * as long as the game can be gone on with. It is no part of the proof, and a game without it goes
 * on all the same.
 */
public final class SeatsFile {
  static final String ENDING = ".seats";

  private final SmallFile file;

  /**
   * @param places the seat of the unit for each player
   * @param bots how well each player plays who is a bot; empty for the others
   */
  public record Seats(List<Integer> places, List<String> bots) {
    public Seats {
      places = List.copyOf(places);
      bots = List.copyOf(bots);
    }

    private boolean hasBots() {
      return bots.stream().anyMatch(level -> !level.isEmpty());
    }
  }

  SeatsFile(Path record, Disk disk) {
    file = new SmallFile(SmallFile.beside(record, ENDING), disk);
  }

  /**
   * Who sits where, if somebody wrote that down.
   *
   * @throws IOException also when what is written there makes no sense
   */
  public Optional<Seats> read() throws IOException {
    try {
      Map<String, Object> content = file.read();
      if (content.isEmpty()) {
        return Optional.empty();
      }
      Fields fields = Fields.of("", content);
      fields.only(List.of("places", "bots"));
      Seats seats = new Seats(fields.numbers("places"), fields.texts("bots"));
      if (seats.bots().size() != seats.places().size()) {
        throw new IOException("its lists are not of the same length");
      }
      return Optional.of(seats);
    } catch (Json.Malformed | Refusal e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** Where only people play there is nothing to remember. */
  public void write(Seats seats) throws IOException {
    if (seats.hasBots()) {
      Map<String, Object> content = new LinkedHashMap<>();
      content.put("places", seats.places());
      content.put("bots", seats.bots());
      file.write(content);
    } else {
      Files.deleteIfExists(file.file());
    }
  }
}
