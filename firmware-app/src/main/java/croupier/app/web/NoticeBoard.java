package croupier.app.web;

import java.util.Arrays;

/**
 * The newest notice, for any number of readers. Pinning never waits for a reader, and a slow reader
 * misses what was replaced meanwhile; so nothing ever queues up. The same notice again is no news.
 */
final class NoticeBoard {
  private byte[] notice;
  private long pinned;
  private long beats;
  private boolean closed;

  NoticeBoard(byte[] notice) {
    this.notice = notice;
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

  synchronized void pin(byte[] news) {
    if (!Arrays.equals(notice, news)) {
      notice = news;
      pinned++;
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
    while (!closed && pinned == seen.pinned() && beats == seen.beats()) {
      wait();
    }
    if (closed) {
      return null;
    }
    return new Reading(pinned == seen.pinned() ? null : notice, new Seen(pinned, beats));
  }
}
