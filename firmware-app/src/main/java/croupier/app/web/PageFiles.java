package croupier.app.web;

import croupier.app.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The files of the pages, each read from the jar when it is first asked for: a unit starts without
 * them. A path that is not listed does not exist.
 */
final class PageFiles {
  private static final List<String> NAMES =
      List.of(
          "index.html",
          "panel.css",
          "panel.js",
          "bench.js",
          "unit.js",
          "touch.js",
          "table.html",
          "table.css",
          "table.js",
          "stage.js",
          "wall.css",
          "wall.js",
          "parts.css",
          "display.js",
          "fit.js",
          "words.js",
          "labels.js",
          "lights.js",
          "link.js",
          "make.js",
          "sound.js",
          "icon.svg");

  /** The drawings of boards; a game may bring its own in its jar. */
  private static final Pattern DRAWING = Pattern.compile("board/[a-z0-9-]+\\.js");

  /** Where a page is, that people type. */
  private static final Map<String, String> ADDRESSES =
      Map.of("/", "index.html", "/table", "table.html");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml");

  private record PageFile(String type, byte[] bytes, String tag) {}

  private final Map<String, PageFile> files = new ConcurrentHashMap<>();
  private volatile PageWords words;

  PageFiles(Words words) {
    this.words = new PageWords(words);
  }

  /** From now on the pages are in this language. */
  void speak(Words newWords) {
    words = new PageWords(newWords);
    files.clear();
  }

  boolean has(String path) {
    String name = nameAt(path);
    return NAMES.contains(name)
        || DRAWING.matcher(name).matches() && PageFiles.class.getResource("page/" + name) != null;
  }

  /** Whether people can type it, or follow a link to it. */
  boolean isAddress(String path) {
    return ADDRESSES.containsKey(path);
  }

  private static String nameAt(String path) {
    return ADDRESSES.getOrDefault(path, path.startsWith("/") ? path.substring(1) : "");
  }

  void serve(Request request, Reply reply) throws IOException {
    PageFile file = files.computeIfAbsent(nameAt(request.path()), this::load);
    reply.header("ETag", file.tag());
    // Asked again each time, answered with "not modified": a new version is never half old.
    reply.header("Cache-Control", "no-cache");
    if (file.tag().equals(request.header("if-none-match"))) {
      reply.send(HttpURLConnection.HTTP_NOT_MODIFIED);
    } else {
      reply.send(HttpURLConnection.HTTP_OK, file.type(), file.bytes());
    }
  }

  private PageFile load(String name) {
    try (InputStream in = PageFiles.class.getResourceAsStream("page/" + name)) {
      if (in == null) {
        throw new IllegalStateException("the program was built without its page " + name);
      }
      byte[] bytes = words.into(name, in.readAllBytes());
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
      return new PageFile(type, bytes, '"' + HexFormat.of().formatHex(digest, 0, 12) + '"');
    } catch (IOException unreadable) {
      throw new UncheckedIOException("cannot read the page " + name, unreadable);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-256", impossible);
    }
  }
}
