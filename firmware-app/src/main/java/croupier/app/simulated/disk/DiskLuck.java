package croupier.app.simulated.disk;

import java.io.IOException;

/** What befalls a disk. */
public interface DiskLuck {
  /**
   * A program is about to touch a file.
   *
   * @param bytes how many it would write
   * @return how many of them are written before it fails
   * @throws IOException when it fails at once
   */
  int before(DiskTouch touch, String file, int bytes) throws IOException;

  /** It has touched it. */
  void after(DiskTouch touch, String file);

  /** Nothing goes wrong. */
  DiskLuck GOOD =
      new DiskLuck() {
        @Override
        public int before(DiskTouch touch, String file, int bytes) {
          return bytes;
        }

        @Override
        public void after(DiskTouch touch, String file) {}
      };
}
