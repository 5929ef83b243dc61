package croupier.app.simulated.disk;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A disk in memory that forgets as a real one may: what was written is safe when it was forced, and
 * a name when its folder was. Until then a power cut leaves any part of it. Programs use it by the
 * {@linkplain #folder() paths} that it gives, as any other disk; one thread at a time.
 */
public final class SimulatedDisk {
  static final String ROOT = "/";

  private final Node.Folder root;
  private final SimulatedFiles files = new SimulatedFiles(this);
  private Supplier<Instant> clock = () -> Instant.EPOCH;
  private DiskLuck luck = DiskLuck.GOOD;
  private boolean dead;

  public SimulatedDisk() {
    this(new Node.Folder());
  }

  private SimulatedDisk(Node.Folder root) {
    this.root = root;
  }

  /** Its only folder that is there from the beginning. */
  public Path folder() {
    return new SimulatedPath(files, ROOT);
  }

  /** What time it is for files that are written. */
  public void datedBy(Supplier<Instant> newClock) {
    clock = newClock;
  }

  /** What befalls it from now on. */
  public void suffers(DiskLuck newLuck) {
    luck = newLuck;
  }

  /** The program that used it is dead: whatever it still tries ends like this. */
  public void die() {
    dead = true;
  }

  // --- what a power cut leaves

  /** What is not safe now, in the order in which it was done: in how many ways each may end. */
  public int[] unsafe() {
    return changes().stream().mapToInt(Change::ways).toArray();
  }

  private List<Change> changes() {
    List<Change> changes = new ArrayList<>();
    IdentityHashMap<Node, Boolean> met = new IdentityHashMap<>();
    collect(root, changes, met);
    return changes;
  }

  private static void collect(
      Node.Folder folder, List<Change> changes, IdentityHashMap<Node, Boolean> met) {
    changes.addAll(folder.unsafe);
    for (Node node : nodes(folder)) {
      if (met.put(node, true) == null) {
        switch (node) {
          case Node.File file -> changes.addAll(file.unsafe);
          case Node.Folder inner -> collect(inner, changes, met);
        }
      }
    }
  }

  /**
   * All that may have a name in a folder after a power cut, in an order that is always the same.
   */
  private static List<Node> nodes(Node.Folder folder) {
    List<Node> nodes = new ArrayList<>(folder.safe.values());
    folder.unsafe.stream()
        .filter(naming -> naming.given() != null)
        .forEach(n -> nodes.add(n.node()));
    return nodes;
  }

  /**
   * The disk that is found when power comes back.
   *
   * @param ways for everything that is {@link #unsafe}, what became of it, below the number there
   */
  public SimulatedDisk afterPowerCut(int[] ways) {
    Map<Change, Integer> became = new IdentityHashMap<>();
    List<Change> changes = changes();
    for (int i = 0; i < ways.length; i++) {
      became.put(changes.get(i), ways[i]);
    }
    SimulatedDisk found =
        new SimulatedDisk((Node.Folder) found(root, became, new IdentityHashMap<>()));
    found.clock = clock;
    return found;
  }

  private static Node found(Node node, Map<Change, Integer> became, Map<Node, Node> known) {
    Node before = known.get(node);
    if (before != null) {
      return before;
    }
    return switch (node) {
      case Node.File file -> {
        Bytes content = file.safe();
        file.unsafe.forEach(change -> change.happen(content, became.get(change)));
        Node.File left = new Node.File(content, file.written);
        known.put(node, left);
        yield left;
      }
      case Node.Folder folder -> {
        SortedMap<String, Node> names = new TreeMap<>(folder.safe);
        folder.unsafe.forEach(naming -> naming.happen(names, became.get(naming)));
        Node.Folder left = new Node.Folder();
        known.put(node, left);
        names.forEach((name, inner) -> left.seen.put(name, found(inner, became, known)));
        left.safe.putAll(left.seen);
        yield left;
      }
    };
  }

  /** What of a file, from a place on, survives a power cut whatever happens. */
  public byte[] safe(Path file, int from) {
    Node node = root;
    for (String part : SimulatedPath.parts(file.toString())) {
      node = node instanceof Node.Folder folder ? folder.safe.get(part) : null;
    }
    return node instanceof Node.File found ? found.safe(from) : new byte[0];
  }

  /** The files of a folder that programs have locked. */
  public List<Path> held(Path folder) {
    List<Path> held = new ArrayList<>();
    if (node(folder.toString()) instanceof Node.Folder found) {
      found.seen.forEach(
          (name, node) -> {
            if (node instanceof Node.File file && file.locked) {
              held.add(folder.resolve(name));
            }
          });
    }
    return held;
  }

  // --- what programs do

  SimulatedFiles files() {
    return files;
  }

  int before(DiskTouch touch, String file, int bytes) throws IOException {
    if (dead) {
      throw new PowerCut();
    }
    return luck.before(touch, file, bytes);
  }

  void after(DiskTouch touch, String file) {
    luck.after(touch, file);
  }

  private void touch(DiskTouch touch, String file) throws IOException {
    before(touch, file, 0);
  }

  FileTime now() {
    return FileTime.from(clock.get());
  }

  /** What has this name now; null when nothing has. */
  private Node node(String path) {
    Node node = root;
    for (String part : SimulatedPath.parts(path)) {
      node = node instanceof Node.Folder folder ? folder.seen.get(part) : null;
    }
    return node;
  }

  private Node.Folder parent(String path) throws IOException {
    String parent = SimulatedPath.parent(path);
    return switch (node(parent)) {
      case Node.Folder folder -> folder;
      case null -> throw new NoSuchFileException(parent);
      default -> throw new NotDirectoryException(parent);
    };
  }

  Node look(String path) throws IOException {
    touch(DiskTouch.LOOK, path);
    Node node = node(path);
    if (node == null) {
      throw new NoSuchFileException(path);
    }
    return node;
  }

  List<String> list(String path) throws IOException {
    touch(DiskTouch.LIST, path);
    if (node(path) instanceof Node.Folder folder) {
      return List.copyOf(folder.seen.keySet());
    }
    throw new NotDirectoryException(path);
  }

  Node open(String path) throws IOException {
    touch(DiskTouch.OPEN, path);
    Node node = node(path);
    if (node == null) {
      throw new NoSuchFileException(path);
    }
    return node;
  }

  Node.File create(String path) throws IOException {
    Node.File file = new Node.File(now());
    name(path, file);
    return file;
  }

  void createFolder(String path) throws IOException {
    name(path, new Node.Folder());
  }

  private void name(String path, Node node) throws IOException {
    touch(DiskTouch.CREATE, path);
    Node.Folder folder = parent(path);
    String name = SimulatedPath.last(path);
    if (folder.seen.containsKey(name)) {
      throw new FileAlreadyExistsException(path);
    }
    folder.happen(new Change.Naming(null, name, node));
    after(DiskTouch.CREATE, path);
  }

  void delete(String path) throws IOException {
    Node node = look(path);
    touch(DiskTouch.DELETE, path);
    if (node instanceof Node.Folder folder && !folder.seen.isEmpty()) {
      throw new DirectoryNotEmptyException(path);
    }
    parent(path).happen(new Change.Naming(SimulatedPath.last(path), null, node));
    after(DiskTouch.DELETE, path);
  }

  /** Gives a file another name in its folder, and whatever had that has none any more. */
  void move(String from, String to) throws IOException {
    touch(DiskTouch.MOVE, from);
    Node node = node(from);
    if (node == null) {
      throw new NoSuchFileException(from);
    }
    Node.Folder folder = parent(from);
    if (parent(to) != folder) {
      throw new IOException("files are renamed, and stay in their folder");
    }
    folder.happen(new Change.Naming(SimulatedPath.last(from), SimulatedPath.last(to), node));
    after(DiskTouch.MOVE, from);
  }

  void force(Node node, String path) throws IOException {
    switch (node) {
      case Node.File file -> {
        touch(DiskTouch.FORCE, path);
        file.force();
        after(DiskTouch.FORCE, path);
      }
      case Node.Folder folder -> {
        touch(DiskTouch.FORCE_FOLDER, path);
        folder.force();
        after(DiskTouch.FORCE_FOLDER, path);
      }
    }
  }

  void write(Node.File file, String path, int at, byte[] what) throws IOException {
    int written = before(DiskTouch.WRITE, path, what.length);
    byte[] taken = written < what.length ? Arrays.copyOf(what, written) : what;
    if (taken.length > 0) {
      file.happen(new Change.Write(at, taken));
      file.written = now();
    }
    after(DiskTouch.WRITE, path);
    if (taken.length < what.length) {
      throw new IOException("No space left on device");
    }
  }

  void truncate(Node.File file, String path, int length) throws IOException {
    touch(DiskTouch.TRUNCATE, path);
    if (length < file.seen.size()) {
      file.happen(new Change.Cut(length));
      file.written = now();
    }
    after(DiskTouch.TRUNCATE, path);
  }
}
