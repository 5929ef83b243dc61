import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the files that a page shows: each is a block of code with its path on the line before.
 *
 * <pre>java Blocks.java ../docs/add-a-game.md target/page</pre>
 */
public final class Blocks {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^`(\\S+)`\n\n```\\w*\n(.*?)^```$");

  public static void main(String[] args) throws IOException {
    Matcher block = BLOCK.matcher(Files.readString(Path.of(args[0])));
    Path folder = Path.of(args[1]);
    while (block.find()) {
      Path file = folder.resolve(block.group(1));
      Files.createDirectories(file.getParent());
      // What has not changed keeps its time, and is not compiled again.
      if (!Files.exists(file) || !Files.readString(file).equals(block.group(2))) {
        Files.writeString(file, block.group(2));
      }
    }
  }
}
