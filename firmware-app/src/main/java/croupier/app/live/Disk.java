package croupier.app.live;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * What a record is written on. A border of its own, so that tests can fill the disk and pull the
 * plug.
 */
public interface Disk {
  /** Writes all bytes from a place in the file on. */
  void write(FileChannel file, ByteBuffer bytes, long at) throws IOException;

  /** Returns when what was written survives a power cut. */
  void force(FileChannel file) throws IOException;

  Disk REAL =
      new Disk() {
        @Override
        public void write(FileChannel file, ByteBuffer bytes, long at) throws IOException {
          long next = at;
          while (bytes.hasRemaining()) {
            next += file.write(bytes, next);
          }
        }

        @Override
        public void force(FileChannel file) throws IOException {
          file.force(false);
        }
      };
}
