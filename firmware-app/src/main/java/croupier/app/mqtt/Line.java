package croupier.app.mqtt;

import croupier.app.settings.Broker;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;

/** An open line to a broker. One thread writes, one reads, and any may close it. */
final class Line {
  private static final int KEEP_ALIVE_SECONDS = 60;
  private static final int CONNACK_BYTES = 2;

  /** Of an answer to a subscription: it was refused. */
  private static final byte REFUSED = (byte) 0x80;

  private static final String[] REFUSALS = {
    "",
    "it speaks another MQTT",
    "it refuses this name",
    "it is busy",
    "user or password are wrong",
    "this user may not come in"
  };

  private final Socket plain = new Socket();
  private InputStream in;
  private OutputStream out;
  private volatile boolean letIn;

  /** Null as long as it holds. */
  private String why;

  /** Comes to the broker, and waits until it has let us in. */
  void open(Broker broker, Will will, Timing timing) throws IOException {
    plain.setTcpNoDelay(true);
    int patience = (int) timing.connecting().toMillis();
    InetSocketAddress address = new InetSocketAddress(broker.host(), broker.port());
    if (address.isUnresolved()) {
      throw new UnknownHostException("no machine is called " + broker.host());
    }
    plain.connect(address, patience);
    plain.setSoTimeout(patience);
    Socket line = broker.tls() ? Encryption.around(plain, broker) : plain;
    in = new BufferedInputStream(line.getInputStream());
    out = line.getOutputStream();
    write(Packets.connect(broker, will, KEEP_ALIVE_SECONDS));
    Packet answer = Packet.read(in, CONNACK_BYTES);
    if (answer.kind() != Packet.CONNACK || answer.body().length != CONNACK_BYTES) {
      throw new Misspoken("this is no broker");
    }
    int code = answer.body()[1];
    if (code != 0) {
      throw new IOException(code > 0 && code < REFUSALS.length ? REFUSALS[code] : "it refuses");
    }
    plain.setSoTimeout((int) timing.silence().toMillis());
    letIn = true;
  }

  void write(byte[] packet) throws IOException {
    out.write(packet);
    out.flush();
  }

  Packet read(int most) throws IOException {
    return Packet.read(in, most);
  }

  /** Whether a subscription was taken, as far as its answer says. */
  static boolean isTaken(Packet answer) {
    for (int i = 2; i < answer.body().length; i++) {
      if (answer.body()[i] == REFUSED) {
        return false;
      }
    }
    return true;
  }

  /** Whether the broker has let us in. */
  boolean isLetIn() {
    return letIn;
  }

  boolean isOver() {
    return plain.isClosed();
  }

  /** Why it is over; the first reason is the true one. */
  synchronized String why() {
    return why;
  }

  /** The plain line: to close the encrypted one would wait for whoever is writing. */
  void end(String reason) {
    synchronized (this) {
      why = why == null ? reason : why;
    }
    try {
      plain.close();
    } catch (IOException _) {
      // It is gone all the same.
    }
  }
}
