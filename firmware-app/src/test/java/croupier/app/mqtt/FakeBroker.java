package croupier.app.mqtt;

import croupier.app.settings.Broker;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A broker that does what a test wants, and keeps to no rules. */
public final class FakeBroker implements AutoCloseable {
  private final ServerSocket door;

  public FakeBroker() throws IOException {
    door = new ServerSocket(0, 10, InetAddress.ofLiteral("127.0.0.1"));
  }

  public Broker broker() {
    return new Broker(
        "127.0.0.1", door.getLocalPort(), false, Optional.empty(), Optional.empty(), "");
  }

  /** The next client that comes, before it has said anything. */
  public Guest next() throws IOException {
    return new Guest(door.accept());
  }

  /** The next client, that has been let in. */
  public Guest welcome() throws IOException {
    Guest guest = next();
    guest.read();
    guest.say(0x20, 2, 0, 0);
    return guest;
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A packet as it came. */
  public record Heard(int kind, int flags, byte[] body) {
    /** Of a message: its topic, and what it says. */
    public String topic() {
      return new String(body, 2, length(), StandardCharsets.UTF_8);
    }

    public String words() {
      return new String(body, 2 + length(), body.length - 2 - length(), StandardCharsets.UTF_8);
    }

    private int length() {
      return (body[0] & 255) << 8 | body[1] & 255;
    }
  }

  /** One who came. */
  public static final class Guest implements AutoCloseable {
    private final Socket line;
    private final InputStream in;
    private final OutputStream out;

    private Guest(Socket line) throws IOException {
      this.line = line;
      in = line.getInputStream();
      out = line.getOutputStream();
    }

    /** The next packet; null at the end of the line. */
    public Heard read() throws IOException {
      int first = in.read();
      if (first < 0) {
        return null;
      }
      int length = 0;
      int more = 128;
      for (int i = 0; more >= 128; i++) {
        more = in.read();
        length |= (more & 127) << 7 * i;
      }
      return new Heard(first >> 4, first & 15, in.readNBytes(length));
    }

    /** The next message to this topic. */
    public String heard(String topic) throws IOException {
      while (true) {
        Heard heard = read();
        if (heard == null) {
          throw new IOException("the line ended before anything came to " + topic);
        }
        if (heard.kind() == 3 && heard.topic().equals(topic)) {
          return heard.words();
        }
      }
    }

    public void say(int... bytes) throws IOException {
      byte[] all = new byte[bytes.length];
      for (int i = 0; i < bytes.length; i++) {
        all[i] = (byte) bytes[i];
      }
      out.write(all);
      out.flush();
    }

    public void publish(String topic, String words) throws IOException {
      out.write(Packets.publish(topic, words.getBytes(StandardCharsets.UTF_8), false));
      out.flush();
    }

    /** Many messages at once. */
    public void flood(String topic, int times) throws IOException {
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      byte[] one = Packets.publish(topic, new byte[] {'x'}, false);
      for (int i = 0; i < times; i++) {
        all.writeBytes(one);
      }
      out.write(all.toByteArray());
      out.flush();
    }

    @Override
    public void close() throws IOException {
      line.close();
    }
  }
}
