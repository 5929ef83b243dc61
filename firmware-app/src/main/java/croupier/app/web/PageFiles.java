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
import java.util.Set;
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
          "paint.css",
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
          "speaker.js",
          "sound.js",
          "seat.html",
          "seat.css",
          "seat.js",
          "seat-link.js",
          "join.js",
          "icon.svg");

  /** The drawings of boards, and the pages at seats; a game may bring its own in its jar. */
  private static final Pattern BROUGHT = Pattern.compile("(board|seat)/[a-z0-9-]+\\.js");

  /** Where a page is, that people type. */
  private static final Map<String, String> ADDRESSES =
      Map.of("/", "index.html", "/table", "table.html", "/seat", "seat.html");

  /** The same on the network, where there is no panel. */
  private static final Map<String, String> GUEST_ADDRESSES =
      Map.of("/", "seat.html", "/table", "table.html", "/seat", "seat.html");

  private static final Set<String> PANEL_ONLY =
      Set.of("index.html", "panel.css", "panel.js", "bench.js", "unit.js", "touch.js");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml");

  /** The page at a seat of any game. */
  private static final String PLAIN = "plain";

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
    return isPage(nameAt(ADDRESSES, path));
  }

  private static boolean isPage(String name) {
    return NAMES.contains(name)
        || BROUGHT.matcher(name).matches() && PageFiles.class.getResource("page/" + name) != null;
  }

  /** Which page the seats of a game have: its own by its id, or the plain one. */
  static String seatPage(String game) {
    return isPage("seat/" + game + ".js") ? game : PLAIN;
  }

  /** Whether a page on the network may have it. */
  boolean isForGuests(String path) {
    String name = nameAt(GUEST_ADDRESSES, path);
    return isPage(name) && !PANEL_ONLY.contains(name);
  }

  boolean isGuestAddress(String path) {
    return GUEST_ADDRESSES.containsKey(path);
  }

  /** Whether people can type it, or follow a link to it. */
  boolean isAddress(String path) {
    return ADDRESSES.containsKey(path);
  }

  private static String nameAt(Map<String, String> addresses, String path) {
    return addresses.getOrDefault(path, path.startsWith("/") ? path.substring(1) : "");
  }

  void serve(Request request, Reply reply) throws IOException {
    serve(nameAt(ADDRESSES, request.path()), request, reply);
  }

  void serveGuest(Request request, Reply reply) throws IOException {
    serve(nameAt(GUEST_ADDRESSES, request.path()), request, reply);
  }

  private void serve(String name, Request request, Reply reply) throws IOException {
    PageFile file = files.computeIfAbsent(name, this::load);
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
      byte[] bytes = words.into(name, PageTunes.into(name, in.readAllBytes()));
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
