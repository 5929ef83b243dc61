package croupier.virtualpi;

import croupier.engine.Game;
import croupier.hal.Clock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A game that is played on simulated pins alone, in no time, up to the scene that a test wants;
 * then it is carried to the Pi as people carry a game from one unit to another.
 */
final class Rehearsal extends Party implements AutoCloseable {
  private static final int MOST_GAMES = 200;

  private final Twin twin;

  private Rehearsal(Path folder, String seed) throws IOException {
    Files.createDirectories(folder);
    twin = new Twin(profile, folder, () -> seed, Clock.SECOND);
  }

  /**
   * Plays games until one comes to a scene.
   *
   * @param option how far the first of its options is turned
   * @return the folder with the record and the seed of that game
   */
  static Path upTo(Predicate<Twin> scene, Game game, int people, int option, Path folder)
      throws IOException {
    for (int seed = 1; seed <= MOST_GAMES; seed++) {
      Folders.empty(folder);
      try (Rehearsal rehearsal = new Rehearsal(folder, "rehearsal " + seed)) {
        rehearsal.begin(game, people, option);
        rehearsal.play(new People(seed), scene);
        if (!rehearsal.isOver()) {
          return folder;
        }
      }
    }
    throw new IllegalStateException("no game comes to this scene");
  }

  /** Goes on with the game that was left last, in these records: it must be possible. */
  static void goOn(Map<String, String> games, Path folder) throws IOException {
    Folders.write(games, folder);
    try (Rehearsal rehearsal = new Rehearsal(folder, "")) {
      rehearsal.resume();
      if (!rehearsal.isPlaying()) {
        throw new AssertionError("The game does not go on from " + games);
      }
    }
  }

  @Override
  void play(List<Edge> script) {
    List<Edge> made = new ArrayList<>();
    for (Edge edge : script) {
      made.add(new Edge(twin.now() + edge.nanos(), edge.gpio(), edge.high()));
    }
    twin.touch(made);
    twin.advanceTo(made.getLast().nanos());
    twin.rest();
  }

  @Override
  Twin twin() {
    return twin;
  }

  @Override
  public void close() {
    twin.close();
  }
}
