package croupier.virtualpi;

import croupier.hal.Clock;
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
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/**
 * An emulated Pi that is switched on. Its power can be cut at any moment, and {@link #close} does
 * just that.
 */
public final class VirtualPi implements AutoCloseable {
  private static final String LOG = "qemu.log";
  private static final String SNAPSHOT = "ready";

  private final Model model;
  private final Disk disk;
  private final Path folder;
  private final Path sockets;
  private final Process emulator;
  private final Thread whenWeEnd = new Thread(this::kill);
  private final Waits waits;
  private final Shell shell;
  private boolean accounted;
  private long clockBefore;
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
    waits = Waits.on(emulator.toHandle(), this::clock);
    shell = new Shell(port, disk.isOurs(), sockets, waits);
  }

  /**
   * Switches a Pi on and waits until it can be spoken to.
   *
   * @param folder for its logs
   */
  public static VirtualPi boot(Model model, Disk disk, Path folder) throws IOException {
    VirtualPi pi = switchOn(model, disk, folder);
    try {
      pi.openShell();
      return pi;
    } catch (IOException e) {
      pi.close();
      throw e;
    }
  }

  /** Switches a Pi on; it is watched from its first moments on, and cannot be spoken to yet. */
  public static VirtualPi switchOn(Model model, Disk disk, Path folder) throws IOException {
    VirtualPi pi = new VirtualPi(model, disk, folder, null);
    try {
      pi.openEyesAndHands(new Transcript());
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

  /** What the Pi's clock showed when it was seen last; 0 before that. */
  private long clock() {
    return eyes == null ? 0 : Math.max(0, eyes.look(SeenUnit::now));
  }

  private void openShell() throws IOException {
    waits.attempt("the virtual Pi lets us in", () -> shell.isOpen() || !emulator.isAlive());
    if (!emulator.isAlive()) {
      throw ended();
    }
  }

  private void openEyesAndHands(Transcript before) throws IOException {
    hands = new Hands(connect(Hands.PORT));
    eyes = new Eyes(connect(Eyes.PORT), HardwareProfile.standard(), before, waits);
    clockBefore = clock();
  }

  private SocketChannel connect(String port) throws IOException {
    UnixDomainSocketAddress address = UnixDomainSocketAddress.of(sockets.resolve(port));
    AtomicReference<SocketChannel> channel = new AtomicReference<>();
    waits.until(
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

  Waits waits() {
    return waits;
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

  /**
   * Lets something happen while the Pi has work all the time, so that its clock counts instructions
   * alone: a processor that rests is woken when this machine gets round to it, and that may be
   * late.
   */
  void withoutRest(Happening happening) throws IOException {
    shell.run(
        "systemd-run -q --unit=restless -p CPUSchedulingPolicy=idle sh -c 'while :; do :; done'");
    try {
      happening.happens();
    } finally {
      shell.run("systemctl stop restless");
    }
  }

  /** What happens to a Pi. */
  @FunctionalInterface
  interface Happening {
    void happens() throws IOException;
  }

  /** Stores the whole machine in its disk and ends it; {@link #wake} goes on from there. */
  public void sleep() throws IOException {
    if (!(disk instanceof Disks.Overlay)) {
      throw new IllegalStateException("this disk holds no snapshots");
    }
    account();
    tellMonitor("savevm " + SNAPSHOT + "\nquit\n");
    waits.untilEnded("the virtual Pi ends", emulator);
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

  /** Pulls the plug; what was seen until then can still be looked at. */
  public void powerCut() throws IOException {
    kill();
    eyes.finish();
    close();
  }

  private void kill() {
    account();
    emulator.destroyForcibly().onExit().join();
    disk.powerCut();
  }

  /** Tells once what it cost. */
  private void account() {
    if (!accounted) {
      accounted = true;
      Rig.say(
          "%s: %d s of the Pi, %d s of this machine's processor",
          folder.getFileName(),
          (clock() - clockBefore) / Clock.SECOND,
          emulator.info().totalCpuDuration().orElse(Duration.ZERO).toSeconds());
    }
  }

  @Override
  public void close() {
    account();
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
