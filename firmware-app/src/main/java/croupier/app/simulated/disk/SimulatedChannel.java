package croupier.app.simulated.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/** A file of a simulated disk, or a folder, while a program has it open. */
final class SimulatedChannel extends FileChannel {
  private final SimulatedDisk disk;
  private final Node node;
  private final String name;
  private long position;
  private boolean locks;

  SimulatedChannel(SimulatedDisk disk, Node node, String name) {
    this.disk = disk;
    this.node = node;
    this.name = name;
  }

  private Node.File file() throws IOException {
    if (!isOpen()) {
      throw new ClosedChannelException();
    }
    if (node instanceof Node.File file) {
      return file;
    }
    throw new IOException("Is a directory");
  }

  @Override
  public int read(ByteBuffer into, long at) throws IOException {
    disk.before(DiskTouch.READ, name, 0);
    byte[] bytes = new byte[into.remaining()];
    int read = file().seen.read((int) at, bytes, 0, bytes.length);
    into.put(bytes, 0, read);
    return read == 0 && bytes.length > 0 ? -1 : read;
  }

  @Override
  public int read(ByteBuffer into) throws IOException {
    int read = read(into, position);
    position += Math.max(0, read);
    return read;
  }

  @Override
  public int write(ByteBuffer from, long at) throws IOException {
    byte[] bytes = new byte[from.remaining()];
    from.get(bytes);
    disk.write(file(), name, (int) at, bytes);
    return bytes.length;
  }

  @Override
  public int write(ByteBuffer from) throws IOException {
    int written = write(from, position);
    position += written;
    return written;
  }

  @Override
  public long position() {
    return position;
  }

  @Override
  public FileChannel position(long newPosition) {
    position = newPosition;
    return this;
  }

  @Override
  public long size() throws IOException {
    return file().seen.size();
  }

  @Override
  public FileChannel truncate(long length) throws IOException {
    disk.truncate(file(), name, (int) length);
    return this;
  }

  @Override
  public void force(boolean all) throws IOException {
    disk.force(node, name);
  }

  // --- locks: one for the whole file

  @Override
  public FileLock tryLock(long from, long length, boolean shared) throws IOException {
    Node.File file = file();
    if (file.locked) {
      throw new OverlappingFileLockException();
    }
    file.locked = true;
    locks = true;
    return new FileLock(this, from, length, shared) {
      @Override
      public boolean isValid() {
        return locks;
      }

      @Override
      public void release() {
        unlock();
      }
    };
  }

  @Override
  public FileLock lock(long from, long length, boolean shared) throws IOException {
    return tryLock(from, length, shared);
  }

  private void unlock() {
    if (locks && node instanceof Node.File file) {
      file.locked = false;
    }
    locks = false;
  }

  @Override
  protected void implCloseChannel() {
    unlock();
  }

  // --- what nobody does with records

  @Override
  public long read(ByteBuffer[] into, int offset, int length) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long write(ByteBuffer[] from, int offset, int length) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long transferTo(long from, long count, WritableByteChannel to) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long transferFrom(ReadableByteChannel from, long at, long count) {
    throw new UnsupportedOperationException();
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long from, long length) {
    throw new UnsupportedOperationException();
  }
}
