package croupier.app.table.face.go;

import croupier.app.live.MemoryRecord;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.go.Colour;
import croupier.engine.go.Go;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoOutcome;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Tile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A moment of a game of go, laid out and then saved, so that a unit resumes it. Nobody has moved
 * yet; every token lies one space before where it will land with a one.
 */
public final class GoScene {
  public static final List<String> NAMES = List.of("Ann", "Bo", "Cy", "Di");

  private final List<Map<String, Object>> players = new ArrayList<>();
  private final Map<String, Object> data;

  private GoScene(Map<String, String> options, int... landings) {
    data = Go.GAME.start(landings.length, Go.GAME.options(options)).save();
    data.put("phase", "roll");
    data.put("round", 7L);
    data.put("asked", List.of());
    for (Object start : (List<?>) data.get("players")) {
      Map<String, Object> player = object(start);
      player.put("token", (landings[players.size()] + 15L) % 16);
      player.put("die", 1L);
      players.add(player);
    }
    data.put("players", players);
  }

  /** Where the tokens will land: 2 is a Bank Heist, 5 is pink, 8 is Free Parking. */
  public static GoScene landingOn(int... landings) {
    return new GoScene(Map.of(), landings);
  }

  /** The same with kept tiles that everybody sees. */
  static GoScene withOpenTiles(int... landings) {
    return new GoScene(Map.of("held", "open"), landings);
  }

  /** The thief is Ann, the victim Bo, and both wait at their dials. */
  public static GoPosition heist() {
    GoPosition position =
        landingOn(2, 8, 8).blocks(1, 2, Colour.RED).blocks(1, 1, Colour.GREEN).rolled();
    position.act(0, new GoAction.Heist(1));
    return position;
  }

  /** Ann and Bo reach for the last pink block; Cy watches. */
  public static GoPosition race() {
    return landingOn(5, 5, 8)
        .blocks(0, 1, Colour.PINK)
        .blocks(1, 1, Colour.PINK)
        .blocks(2, 2, Colour.PINK)
        .rolled();
  }

  public GoScene blocks(int seat, int count, Colour colour) {
    List<Object> squares = new ArrayList<>((List<?>) players.get(seat).get("squares"));
    int free = 0;
    while (!((List<?>) object(squares.get(free)).get("blocks")).isEmpty()) {
      free++;
    }
    String name = Records.lower(colour.name());
    squares.set(free, Map.of("blocks", Collections.nCopies(count, name)));
    players.get(seat).put("squares", squares);
    take(data, "tray", name, count);
    return this;
  }

  public GoScene tile(int seat, Tile tile) {
    String name = Records.lower(tile.name());
    Map<String, Object> player = players.get(seat);
    player.merge("held", 1L, (a, b) -> (Long) a + (Long) b);
    take(player, "tiles", name, -1);
    take(data, "supply", name, 1);
    return this;
  }

  GoScene round(long number) {
    data.put("round", number);
    return this;
  }

  /** The marker of a seat is at the end of its tracker. */
  public GoScene full(int seat) {
    players.get(seat).put("marker", 4L);
    return this;
  }

  private static void take(Map<String, Object> from, String heap, String name, int count) {
    Map<String, Object> left = object(from.get(heap));
    left.merge(name, (long) -count, (a, b) -> (Long) a + (Long) b);
    from.put(heap, left);
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Object data) {
    return new LinkedHashMap<>((Map<String, Object>) data);
  }

  public GoPosition beforeTheRoll() {
    return Go.GAME.load(data);
  }

  /** Everybody has rolled a one. */
  public GoPosition rolled() {
    GoPosition position = beforeTheRoll();
    position.happen(new GoOutcome.Dice(Collections.nCopies(position.seats(), 1)));
    return position;
  }

  /** Puts a record that begins at this position where a unit will find it. */
  public static void save(Path folder, Position position) throws IOException {
    save(folder, position, "a seed");
  }

  public static void save(Path folder, Position position, String seed) throws IOException {
    save(folder, NAMES.subList(0, position.seats()), position, seed);
  }

  public static void save(Path folder, List<String> names, Position position, String seed)
      throws IOException {
    Files.createDirectories(folder);
    List<String> lines = new MemoryRecord(names, position, false, seed, "a salt").lines();
    String file = "00001-" + position.game().id();
    Files.writeString(folder.resolve(file + ".jsonl"), lines.getFirst() + "\n");
    Files.writeString(folder.resolve(file + ".seed"), seed + "\na salt\n");
  }
}
