package croupier.virtualpi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The disks of virtual Pis. */
public final class Disks {
  private Disks() {}

  /** What a virtual Pi has its root file system on. */
  public interface Disk {
    /** How the emulator is told of it. */
    String drive();

    /** What the kernel is told of it. */
    default String words() {
      return "root=/dev/vda rw rootwait ip=10.0.2.15::10.0.2.2:255.255.255.0:virtual-pi:eth0:off";
    }

    /** Whether the machine on it proves to be itself by the rig's own key. */
    default boolean isOurs() {
      return true;
    }

    /** What else is on the network of a machine with it. */
    default Optional<Wire> wire() {
      return Optional.empty();
    }

    /** The disk gets its power, before the machine does. */
    default void powerUp() throws IOException {}

    /** The power goes; what the disk had only promised is lost. */
    default void powerCut() {}
  }

  /** A disk that begins as another, and keeps the difference in a file of its own. */
  public record Overlay(Path file) implements Disk {
    public static Overlay on(Path base, Path file) throws IOException {
      String format = base.toString().endsWith(".img") ? "raw" : "qcow2";
      Files.deleteIfExists(file);
      Programs.run(
          List.of(
              "qemu-img", "create", "-q", "-f", "qcow2", "-b", base + "", "-F", format, file + ""));
      return new Overlay(file);
    }

    /** The same disk, with the snapshots in it, to be changed apart. */
    public Overlay copy(Path to) throws IOException {
      Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
      return new Overlay(to);
    }

    /** The same disk as a file that {@link Strict} can serve. */
    public Path flatten(Path to) throws IOException {
      Programs.run(List.of("qemu-img", "convert", "-O", "raw", file + "", to + ""));
      return to;
    }

    @Override
    public String drive() {
      return "format=qcow2,file=" + file;
    }
  }

  /**
   * A disk with a cache of its own that forgets: of what was written, only what was flushed is
   * there after a power cut. A plain file is lenient: what this machine's kernel has in its memory
   * stays.
   */
  public static final class Strict implements Disk {
    /** Where a large file can be written while others wait for a disk to flush. */
    private static final Path QUIET =
        Stream.of("/dev/shm", System.getProperty("java.io.tmpdir"))
            .map(Path::of)
            .filter(Files::isWritable)
            .findFirst()
            .orElseThrow();

    private final Path file;
    private final Path socket;
    private Process server;

    public Strict(Path file, Path socket) {
      this.file = file;
      this.socket = socket;
    }

    @Override
    public String drive() {
      return "format=raw,file=nbd:unix:" + socket;
    }

    @Override
    public void powerUp() throws IOException {
      Path listening = socket.resolveSibling(socket.getFileName() + ".pid");
      Files.deleteIfExists(socket);
      Files.deleteIfExists(listening);
      server =
          new ProcessBuilder(
                  "nbdkit",
                  "--foreground",
                  "--exit-with-parent",
                  "--unix",
                  socket.toString(),
                  "--pidfile",
                  listening.toString(),
                  "--filter=cache",
                  "file",
                  file.toString(),
                  "cache=writeback")
              .inheritIO()
              .start();
      Waits.on(server.toHandle(), () -> 0)
          .until("the disk's server listens", () -> Files.exists(listening));
    }

    /**
     * The files in a folder of it, as they would be there after a power cut now, while the machine
     * goes on: from a copy that is mended by its journal, as the next start would.
     */
    public Map<String, String> keeps(String folder) throws IOException {
      Path copy = Files.createTempFile(QUIET, "croupier-left", ".img");
      try {
        String writer = String.valueOf(server.pid());
        Programs.run(List.of("kill", "-STOP", writer));
        try {
          Programs.run(List.of("cp", "--sparse=always", file + "", copy + ""));
        } finally {
          Programs.run(List.of("kill", "-CONT", writer));
        }
        FileSystems.mend(copy);
        return FileSystems.read(copy, folder, file.resolveSibling("left-files"));
      } finally {
        Files.delete(copy);
      }
    }

    @Override
    public void powerCut() {
      if (server != null) {
        server.destroyForcibly().onExit().join();
        server = null;
      }
    }
  }
}
