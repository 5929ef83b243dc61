package croupier.app.live;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** A disk that never waits, and that can be filled: it takes so many bytes and then no more. */
public final class QuickDisk implements Disk {
  private long room = Long.MAX_VALUE;
  private boolean forceful = true;

  public void room(long bytes) {
    room = bytes;
  }

  /** Whether it can promise that what was written stays. */
  public void forceful(boolean can) {
    forceful = can;
  }

  @Override
  public void write(FileChannel file, ByteBuffer bytes, long at) throws IOException {
    boolean fits = bytes.remaining() <= room;
    if (!fits) {
      bytes.limit(bytes.position() + (int) room);
    }
    room -= bytes.remaining();
    REAL.write(file, bytes, at);
    if (!fits) {
      throw new IOException("No space left on device");
    }
  }

  @Override
  public void force(FileChannel file) throws IOException {
    if (!forceful) {
      throw new IOException("Input/output error");
    }
  }
}
