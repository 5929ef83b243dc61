package croupier.virtualpi;

import croupier.hal.profile.HardwareProfile;
import croupier.virtualpi.Disks.Disk;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/**
 * An emulated Pi that is switched on. Its power can be cut at any moment, and {@link #close} does
 * just that.
 */
public final class VirtualPi implements AutoCloseable {
  private static final String LOG = "qemu.log";
  private static final String SNAPSHOT = "ready";
  private static final Duration SHUT_DOWN = Duration.ofMinutes(5);

  private final Model model;
  private final Disk disk;
  private final Path folder;
  private final Path sockets;
  private final Process emulator;
  private final Thread whenWeEnd = new Thread(this::kill);
  private final Shell shell;
  private Hands hands;
  private Eyes eyes;

  private VirtualPi(Model model, Disk disk, Path folder, String snapshot) throws IOException {
    this.model = model;
    this.disk = disk;
    this.folder = folder;
    Files.createDirectories(folder);
    // The path of a socket is short by law.
    sockets = Files.createTempDirectory("virtual-pi");
    disk.powerUp();
    int port = freePort();
    emulator =
        new ProcessBuilder(Emulator.command(model, folder, disk, sockets, port, snapshot))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve(LOG).toFile())
            .start();
    Runtime.getRuntime().addShutdownHook(whenWeEnd);
    shell = new Shell(port, sockets);
  }

  /**
   * Switches a Pi on and waits until it can be spoken to.
   *
   * @param folder for its logs
   */
  public static VirtualPi boot(Model model, Disk disk, Path folder) throws IOException {
    VirtualPi pi = new VirtualPi(model, disk, folder, null);
    try {
      pi.openEyesAndHands(new Transcript());
      pi.openShell();
      return pi;
    } catch (IOException e) {
      pi.close();
      throw e;
    }
  }

  /**
   * Goes on where {@link #sleep} left a Pi with this disk.
   *
   * @param before what was seen of it until then
   */
  public static VirtualPi wake(Model model, Disks.Overlay disk, Transcript before, Path folder)
      throws IOException {
    VirtualPi pi = new VirtualPi(model, disk, folder, SNAPSHOT);
    try {
      pi.openEyesAndHands(before);
      pi.openShell();
      return pi;
    } catch (IOException e) {
      pi.close();
      throw e;
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void openShell() throws IOException {
    Waits.until("the virtual Pi lets us in", () -> shell.isOpen() || !emulator.isAlive());
    if (!emulator.isAlive()) {
      throw ended();
    }
  }

  private void openEyesAndHands(Transcript before) throws IOException {
    hands = new Hands(connect(Hands.PORT));
    eyes = new Eyes(connect(Eyes.PORT), HardwareProfile.standard(), before);
  }

  private SocketChannel connect(String port) throws IOException {
    UnixDomainSocketAddress address = UnixDomainSocketAddress.of(sockets.resolve(port));
    AtomicReference<SocketChannel> channel = new AtomicReference<>();
    Waits.until(
        "qemu listens at " + port,
        () -> {
          channel.set(connected(address));
          return channel.get() != null || !emulator.isAlive();
        });
    if (channel.get() == null) {
      throw ended();
    }
    return channel.get();
  }

  /** The socket's file is there a moment before anybody listens at it. */
  private static SocketChannel connected(UnixDomainSocketAddress address) throws IOException {
    SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      channel.connect(address);
      return channel;
    } catch (IOException notYet) {
      channel.close();
      return null;
    }
  }

  private IOException ended() throws IOException {
    return new IOException("qemu ended: " + Files.readString(folder.resolve(LOG)));
  }

  public Model model() {
    return model;
  }

  public boolean isOn() {
    return emulator.isAlive();
  }

  /** Where its files are on this machine. */
  public Path folder() {
    return folder;
  }

  public Shell shell() {
    return shell;
  }

  public Hands hands() {
    return hands;
  }

  public Eyes eyes() {
    return eyes;
  }

  /** Stores the whole machine in its disk and ends it; {@link #wake} goes on from there. */
  public void sleep() throws IOException {
    if (!(disk instanceof Disks.Overlay)) {
      throw new IllegalStateException("this disk holds no snapshots");
    }
    tellMonitor("savevm " + SNAPSHOT + "\nquit\n");
    awaitEnd();
    close();
  }

  /** Switches off in order. */
  public void shutDown() throws IOException {
    shell.says("systemctl poweroff");
    awaitEnd();
    close();
  }

  private void tellMonitor(String commands) throws IOException {
    try (SocketChannel monitor = connect("monitor")) {
      monitor.write(ByteBuffer.wrap(commands.getBytes(StandardCharsets.UTF_8)));
      // It is done when it hangs up; what it says until then is of no interest.
      ByteBuffer said = ByteBuffer.allocate(4096);
      while (monitor.read(said.clear()) >= 0) {
        Thread.onSpinWait();
      }
    }
  }

  private void awaitEnd() throws IOException {
    try {
      if (!emulator.waitFor(SHUT_DOWN.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IOException("the virtual Pi did not end within " + SHUT_DOWN.toSeconds() + " s");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** Pulls the plug; what was seen until then can still be looked at. */
  public void powerCut() throws IOException {
    kill();
    eyes.finish();
    close();
  }

  private void kill() {
    emulator.destroyForcibly().onExit().join();
    disk.powerCut();
  }

  @Override
  public void close() {
    shell.close();
    kill();
    if (eyes != null) {
      eyes.close();
    }
    if (hands != null) {
      hands.close();
    }
    try {
      Runtime.getRuntime().removeShutdownHook(whenWeEnd);
    } catch (IllegalStateException _) {
      // We are ending already.
    }
    try (Stream<Path> left = Files.list(sockets)) {
      for (Path socket : left.toList()) {
        Files.deleteIfExists(socket);
      }
      Files.deleteIfExists(sockets);
    } catch (IOException _) {
      // Sockets in a temporary folder do no harm.
    }
  }
}
