package croupier.app.web;

import croupier.app.words.Message;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/** The open server-sent event streams: each carries one notice board to one page. */
final class EventStreams {
  private static final byte[] SIGN_OF_LIFE = ":\n\n".getBytes(StandardCharsets.US_ASCII);

  private final int most;
  private final Set<Stream> open = new HashSet<>();

  EventStreams(int most) {
    this.most = most;
  }

  synchronized int open() {
    return open.size();
  }

  /** Serves a page until it goes away or the board is closed. */
  void serve(Reply reply, Socket line, byte[] greeting, NoticeBoard board) throws IOException {
    Stream stream = enter();
    try {
      reply.header("Cache-Control", "no-store");
      OutputStream page = reply.open(HttpURLConnection.HTTP_OK, "text/event-stream; charset=utf-8");
      line.setSoTimeout(0);
      Thread.ofVirtual().name("panel-ear").start(() -> stream.hear(line));
      stream.carry(greeting, board, page);
    } catch (InterruptedException dropped) {
      throw new InterruptedIOException("the page stopped reading");
    } finally {
      Thread.interrupted(); // What follows has to be done, whatever cut the stream off.
      leave(stream);
    }
  }

  /**
   * Drops the streams that have not finished writing since the last time. A phone that fell asleep
   * would otherwise keep its place until the network gives up, which can take a quarter of an hour.
   */
  synchronized void dropStalled() {
    open.forEach(Stream::dropIfStalled);
  }

  private synchronized Stream enter() throws Refusal {
    if (open.size() >= most) {
      throw new Refusal(
          HttpURLConnection.HTTP_UNAVAILABLE, Message.of("web.too-many-pages").with("most", most));
    }
    Stream stream = new Stream(Thread.currentThread());
    open.add(stream);
    return stream;
  }

  private synchronized void leave(Stream stream) {
    open.remove(stream);
  }

  private static final class Stream {
    private final Thread thread;
    private volatile boolean writing;
    private volatile long written;
    private long writtenAtLastLook = -1;

    Stream(Thread thread) {
      this.thread = thread;
    }

    void carry(byte[] greeting, NoticeBoard board, OutputStream page)
        throws IOException, InterruptedException {
      write(greeting, page);
      NoticeBoard.Reading reading = board.read(NoticeBoard.Seen.NOTHING);
      while (reading != null) {
        write(reading.notice() == null ? SIGN_OF_LIFE : reading.notice(), page);
        reading = board.read(reading.seen());
      }
    }

    /** A page says nothing more; but when it is gone, even when it was killed, its line ends. */
    void hear(Socket line) {
      try {
        while (line.getInputStream().read() >= 0) {
          // Nothing that it may say now means anything.
        }
      } catch (IOException cut) {
        // That is an end too.
      }
      thread.interrupt();
    }

    private void write(byte[] bytes, OutputStream page) throws IOException {
      writing = true;
      page.write(bytes);
      page.flush();
      written++;
      writing = false;
    }

    void dropIfStalled() {
      if (writing && written == writtenAtLastLook) {
        thread.interrupt();
      }
      writtenAtLastLook = written;
    }
  }
}
