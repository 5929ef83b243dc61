package croupier.app.web;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Optional;

/**
 * The newest notice in each of a few places, for any number of readers. Pinning never waits for a
 * reader, and a slow reader misses what was replaced meanwhile; so nothing ever queues up. The same
 * notice again is no news.
 */
final class NoticeBoard {
  private final byte[][] notices;

  /** When each notice was pinned, counted in notices. */
  private final long[] at;

  private long pinned;
  private long beats;
  private boolean closed;

  /**
   * @param notices what hangs there first, a place each
   */
  NoticeBoard(byte[]... notices) {
    this.notices = notices.clone();
    at = new long[notices.length];
  }

  /** What a reader has seen so far. */
  record Seen(long pinned, long beats) {
    static final Seen NOTHING = new Seen(-1, 0);
  }

  /**
   * What a reader gets.
   *
   * @param notice null for a mere sign of life
   * @param seen to be given back with the next question
   */
  record Reading(byte[] notice, Seen seen) {}

  void pin(byte[] news) {
    pin(0, news);
  }

  synchronized void pin(int place, byte[] news) {
    if (!Arrays.equals(notices[place], news)) {
      notices[place] = news;
      at[place] = ++pinned;
      notifyAll();
    }
  }

  /** Gives every reader a sign of life. */
  synchronized void beat() {
    beats++;
    notifyAll();
  }

  /** Sends every reader away. */
  synchronized void close() {
    closed = true;
    notifyAll();
  }

  /** Waits for something not seen yet; null when the board is closed. */
  synchronized Reading read(Seen seen) throws InterruptedException {
    while (!closed && !isNews(seen)) {
      wait();
    }
    return closed ? null : reading(seen);
  }

  /** What is not seen yet, if there is something. */
  synchronized Optional<Reading> news(Seen seen) {
    return closed || !isNews(seen) ? Optional.empty() : Optional.of(reading(seen));
  }

  private boolean isNews(Seen seen) {
    return pinned != seen.pinned() || beats != seen.beats();
  }

  private Reading reading(Seen seen) {
    return new Reading(
        pinned == seen.pinned() ? null : since(seen.pinned()), new Seen(pinned, beats));
  }

  private byte[] since(long seen) {
    var news = new ByteArrayOutputStream();
    for (int place = 0; place < notices.length; place++) {
      if (at[place] > seen) {
        news.writeBytes(notices[place]);
      }
    }
    return news.toByteArray();
  }
}
