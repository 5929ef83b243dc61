package croupier.app.live;

import java.io.IOException;
import java.nio.file.Path;

/** A second program on the same machine that would like to go on with a game. */
final class OtherProgram {
  private OtherProgram() {}

  public static void main(String[] args) throws Exception {
    SavedGames saved = new SavedGames(Path.of(args[0]), () -> "another seed");
    saved.unfinished((file, why) -> System.out.println(file.getFileName() + ": " + why));
    try {
      saved.resume(Path.of(args[1])).file().close();
      System.out.println("resumed");
    } catch (IOException e) {
      System.out.println("not resumed: " + FileFault.why(e));
    }
  }
}
