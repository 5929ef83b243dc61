package croupier.app.simulated.disk;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What Java can do with the files of simulated disks; whose file it is, the path knows. */
final class FileTouches extends FileSystemProvider {
  static final FileTouches ALL = new FileTouches();

  private FileTouches() {}

  private static SimulatedDisk disk(Path path) {
    return ((SimulatedFiles) path.getFileSystem()).disk();
  }

  private static String name(Path path) {
    return path.toAbsolutePath().toString();
  }

  @Override
  public String getScheme() {
    return SimulatedFiles.SCHEME;
  }

  // --- files

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> how, FileAttribute<?>... attributes) throws IOException {
    SimulatedDisk disk = disk(path);
    boolean anew = how.contains(StandardOpenOption.CREATE_NEW);
    Node node;
    try {
      node = disk.open(name(path));
      if (anew) {
        throw new FileAlreadyExistsException(name(path));
      }
    } catch (NoSuchFileException missing) {
      if (!anew && !how.contains(StandardOpenOption.CREATE)) {
        throw missing;
      }
      node = disk.create(name(path));
    }
    SimulatedChannel channel = new SimulatedChannel(disk, node, name(path));
    if (how.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
      channel.truncate(0);
    }
    if (how.contains(StandardOpenOption.APPEND)) {
      channel.position(channel.size());
    }
    return channel;
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> how, FileAttribute<?>... attributes) throws IOException {
    return newFileChannel(path, how);
  }

  @Override
  public void delete(Path path) throws IOException {
    disk(path).delete(name(path));
  }

  @Override
  public void move(Path from, Path to, CopyOption... how) throws IOException {
    disk(from).move(name(from), name(to));
  }

  @Override
  public void copy(Path from, Path to, CopyOption... how) {
    throw new UnsupportedOperationException();
  }

  // --- folders

  @Override
  public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
    disk(path).createFolder(name(path));
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path folder, DirectoryStream.Filter<? super Path> filter) throws IOException {
    List<Path> found = new ArrayList<>();
    for (String name : disk(folder).list(name(folder))) {
      Path file = folder.resolve(name);
      if (filter.accept(file)) {
        found.add(file);
      }
    }
    return new DirectoryStream<>() {
      @Override
      public Iterator<Path> iterator() {
        return found.iterator();
      }

      @Override
      public void close() {}
    };
  }

  // --- what is known of them

  private record Facts(FileTime lastModifiedTime, long size, boolean isDirectory)
      implements BasicFileAttributes {
    static Facts of(Node node) {
      return switch (node) {
        case Node.File file -> new Facts(file.written, file.seen.size(), false);
        case Node.Folder _ -> new Facts(FileTime.fromMillis(0), 0, true);
      };
    }

    @Override
    public FileTime lastAccessTime() {
      return lastModifiedTime;
    }

    @Override
    public FileTime creationTime() {
      return lastModifiedTime;
    }

    @Override
    public boolean isRegularFile() {
      return !isDirectory;
    }

    @Override
    public boolean isSymbolicLink() {
      return false;
    }

    @Override
    public boolean isOther() {
      return false;
    }

    @Override
    public Object fileKey() {
      return null;
    }
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> kind, LinkOption... options) throws IOException {
    return kind.cast(Facts.of(disk(path).look(name(path))));
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
      throws IOException {
    Facts facts = Facts.of(disk(path).look(name(path)));
    return Map.of("lastModifiedTime", facts.lastModifiedTime(), "size", facts.size());
  }

  @Override
  public <V extends FileAttributeView> V getFileAttributeView(
      Path path, Class<V> kind, LinkOption... options) {
    return kind.cast(
        new BasicFileAttributeView() {
          @Override
          public String name() {
            return "basic";
          }

          @Override
          public BasicFileAttributes readAttributes() throws IOException {
            return Facts.of(disk(path).look(FileTouches.name(path)));
          }

          @Override
          public void setTimes(FileTime written, FileTime read, FileTime made) throws IOException {
            if (disk(path).look(FileTouches.name(path)) instanceof Node.File file) {
              file.written = written;
            }
          }
        });
  }

  @Override
  public void setAttribute(Path path, String name, Object value, LinkOption... options) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    disk(path).look(name(path));
  }

  @Override
  public boolean isSameFile(Path one, Path other) {
    return one.equals(other);
  }

  @Override
  public boolean isHidden(Path path) {
    return false;
  }

  // --- what nobody needs of a disk that is only known by its paths

  @Override
  public FileStore getFileStore(Path path) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Path getPath(URI uri) {
    throw new UnsupportedOperationException();
  }
}
