package croupier.app.simulated.disk;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.ProviderMismatchException;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Arrays;
import java.util.List;

/** A name on a simulated disk, with strokes between its parts; whole when it begins with one. */
final class SimulatedPath implements Path {
  private static final String STROKE = "/";

  private final SimulatedFiles files;
  private final String text;

  SimulatedPath(SimulatedFiles files, String text) {
    this.files = files;
    this.text = text;
  }

  // --- names as text

  static List<String> parts(String text) {
    return Arrays.stream(text.split(STROKE)).filter(part -> !part.isEmpty()).toList();
  }

  static String last(String text) {
    return text.substring(text.lastIndexOf(STROKE) + 1);
  }

  static String parent(String text) {
    return text.substring(0, Math.max(1, text.lastIndexOf(STROKE)));
  }

  private List<String> parts() {
    return parts(text);
  }

  private Path path(String newText) {
    return new SimulatedPath(files, newText);
  }

  private Path joined(boolean whole, List<String> parts) {
    return path((whole ? STROKE : "") + String.join(STROKE, parts));
  }

  private static SimulatedPath of(Path path) {
    if (path instanceof SimulatedPath simulated) {
      return simulated;
    }
    throw new ProviderMismatchException();
  }

  // --- as Java wants them

  @Override
  public FileSystem getFileSystem() {
    return files;
  }

  @Override
  public boolean isAbsolute() {
    return text.startsWith(STROKE);
  }

  @Override
  public Path getRoot() {
    return isAbsolute() ? path(STROKE) : null;
  }

  @Override
  public Path getFileName() {
    return parts().isEmpty() ? null : path(parts().getLast());
  }

  @Override
  public Path getParent() {
    int parts = getNameCount();
    return parts == 0 || parts == 1 && !isAbsolute()
        ? null
        : joined(isAbsolute(), parts().subList(0, parts - 1));
  }

  @Override
  public int getNameCount() {
    return parts().size();
  }

  @Override
  public Path getName(int index) {
    return path(parts().get(index));
  }

  @Override
  public Path subpath(int begin, int end) {
    return joined(false, parts().subList(begin, end));
  }

  @Override
  public boolean startsWith(Path other) {
    List<String> begin = of(other).parts();
    return isAbsolute() == other.isAbsolute()
        && begin.size() <= getNameCount()
        && parts().subList(0, begin.size()).equals(begin);
  }

  @Override
  public boolean endsWith(Path other) {
    List<String> end = of(other).parts();
    int before = getNameCount() - end.size();
    return other.isAbsolute()
        ? equals(other)
        : before >= 0 && parts().subList(before, getNameCount()).equals(end);
  }

  /** Nobody writes dots into these names. */
  @Override
  public Path normalize() {
    return this;
  }

  @Override
  public Path resolve(Path other) {
    return other.isAbsolute() ? other : resolve(other.toString());
  }

  @Override
  public Path resolve(String other) {
    return other.startsWith(STROKE)
        ? path(other)
        : path(text.endsWith(STROKE) ? text + other : text + STROKE + other);
  }

  @Override
  public Path relativize(Path other) {
    if (!other.startsWith(this)) {
      throw new IllegalArgumentException(other + " is not in " + this);
    }
    return joined(false, of(other).parts().subList(getNameCount(), other.getNameCount()));
  }

  @Override
  public URI toUri() {
    return URI.create(SimulatedFiles.SCHEME + "://" + toAbsolutePath());
  }

  @Override
  public Path toAbsolutePath() {
    return isAbsolute() ? this : path(STROKE + text);
  }

  @Override
  public Path toRealPath(LinkOption... options) throws IOException {
    files.disk().look(toAbsolutePath().toString());
    return toAbsolutePath();
  }

  @Override
  public WatchKey register(
      WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int compareTo(Path other) {
    return text.compareTo(of(other).text);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SimulatedPath path && path.files == files && path.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
