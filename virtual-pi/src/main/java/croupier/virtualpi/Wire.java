package croupier.virtualpi;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A laptop on the network of a virtual Pi: every frame that somebody sends there comes here as a
 * datagram, and what is sent from here goes to all. It asks for names as laptops do, by mDNS.
 */
final class Wire {
  private static final byte[] LAPTOP = {2, 0, 0, 0, 0, 99};
  private static final byte[] LAPTOP_ADDRESS = {10, 0, 2, 99};

  /** Who speaks mDNS listens to these. */
  private static final byte[] ALL = {1, 0, 0x5e, 0, 0, (byte) 0xfb};

  private static final byte[] ALL_ADDRESS = {(byte) 224, 0, 0, (byte) 251};
  private static final int MDNS = 5353;

  private static final int IPV4 = 0x0800;
  private static final int UDP = 17;
  private static final int FRAME_BYTES = 14;
  private static final int ADDRESS_BYTES = 20;
  private static final int PORT_BYTES = 8;
  private static final int HEAD_BYTES = 12;
  private static final int PATIENCE_MILLIS = 300;
  private static final int LARGEST = 65_536;

  private final DatagramSocket here;
  private final int there;

  private Wire(DatagramSocket here, int there) {
    this.here = here;
    this.there = there;
  }

  static Wire laid() throws IOException {
    InetAddress machine = InetAddress.getLoopbackAddress();
    try (DatagramSocket free = new DatagramSocket(new InetSocketAddress(machine, 0))) {
      DatagramSocket here = new DatagramSocket(new InetSocketAddress(machine, 0));
      here.setSoTimeout(PATIENCE_MILLIS);
      return new Wire(here, free.getLocalPort());
    }
  }

  /** How the emulator is told of it, and of the port that the Pi's network is then. */
  List<String> plugs(String network, String pi) {
    return List.of(
        "-netdev",
        "hubport,hubid=0,id=socket-1,netdev=" + network,
        "-netdev",
        "dgram,id=wire,local.type=inet,local.host=127.0.0.1,local.port=%d,remote.type=inet,remote.host=127.0.0.1,remote.port=%d"
            .formatted(there, here.getLocalPort()),
        "-netdev",
        "hubport,hubid=0,id=socket-2,netdev=wire",
        "-netdev",
        "hubport,hubid=0,id=" + pi);
  }

  /** Asks once who has a name, and waits a moment; says the address of whoever answers. */
  Optional<String> asks(String name) throws IOException {
    byte[] asked = written(name);
    byte[] frame = question(asked);
    here.send(new DatagramPacket(frame, frame.length, here.getLocalAddress(), there));
    DatagramPacket heard = new DatagramPacket(new byte[LARGEST], LARGEST);
    try {
      while (true) {
        here.receive(heard);
        Optional<String> address =
            answer(ByteBuffer.wrap(heard.getData(), 0, heard.getLength()), asked);
        if (address.isPresent()) {
          return address;
        }
      }
    } catch (SocketTimeoutException _) {
      return Optional.empty();
    }
  }

  /** A name as DNS writes it: each part with its length before it. */
  private static byte[] written(String name) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (String part : name.split("\\.")) {
      bytes.write(part.length());
      bytes.writeBytes(part.getBytes(StandardCharsets.US_ASCII));
    }
    bytes.write(0);
    return bytes.toByteArray();
  }

  private static byte[] question(byte[] name) throws IOException {
    int size = PORT_BYTES + HEAD_BYTES + name.length + 4;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream frame = new DataOutputStream(bytes);
    frame.write(ALL);
    frame.write(LAPTOP);
    frame.writeShort(IPV4);
    ByteBuffer address = ByteBuffer.allocate(ADDRESS_BYTES);
    address.putShort((short) 0x4500).putShort((short) (ADDRESS_BYTES + size)).putInt(0);
    address.putShort((short) (255 << 8 | UDP)).putShort((short) 0);
    address.put(LAPTOP_ADDRESS).put(ALL_ADDRESS);
    address.putShort(10, sum(address));
    frame.write(address.array());
    frame.writeShort(MDNS);
    frame.writeShort(MDNS);
    frame.writeShort(size);
    frame.writeShort(0); // No sum is as good as the right one.
    frame.write(new byte[] {0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0});
    frame.write(name);
    frame.writeInt(0x0001_0001); // An address, on the Internet.
    return bytes.toByteArray();
  }

  private static short sum(ByteBuffer header) {
    int sum = 0;
    for (int at = 0; at < ADDRESS_BYTES; at += 2) {
      sum += Short.toUnsignedInt(header.getShort(at));
    }
    return (short) ~(sum + (sum >> Short.SIZE));
  }

  /** The address that a frame gives for a name, when it is such an answer. */
  private static Optional<String> answer(ByteBuffer frame, byte[] name) throws IOException {
    int letter = FRAME_BYTES + ADDRESS_BYTES + PORT_BYTES;
    int address = letter + HEAD_BYTES + name.length + 10;
    if (frame.limit() < address + 4
        || frame.getShort(FRAME_BYTES - 2) != IPV4
        || frame.get(FRAME_BYTES + 9) != UDP
        || frame.getShort(FRAME_BYTES + ADDRESS_BYTES) != MDNS
        || frame.getShort(letter + 2) >= 0
        || !ByteBuffer.wrap(name).equals(frame.slice(letter + HEAD_BYTES, name.length))
        || frame.getShort(letter + HEAD_BYTES + name.length) != 1) {
      return Optional.empty();
    }
    byte[] four = new byte[4];
    frame.get(address, four);
    return Optional.of(InetAddress.getByAddress(four).getHostAddress());
  }
}
