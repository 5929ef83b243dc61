package croupier.virtualpi;

import croupier.virtualpi.Disks.Disk;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An SD card as {@code ./croupier image} makes it, with the rig's programs on it, in a virtual Pi:
 * the kernel is the virtual Pi's own, all else is the card's.
 */
final class Card implements Disk {
  /** Where its partitions begin, and where a person writes to it. */
  private static final long MIB = 1 << 20;

  private static final long FIRST = 4 * MIB;
  private static final long ROOT = FIRST + 64 * MIB;
  private static final long DATA = ROOT + 448 * MIB;

  /** A card is larger than its image. */
  private static final long SIZE = 1024 * MIB;

  private final Disk disk;
  private final Path image;
  private final Wire wire;

  private Card(Disk disk, Path image, Wire wire) {
    this.disk = disk;
    this.image = image;
    this.wire = wire;
  }

  /** Writes a card, and what a person puts onto it. */
  static Path written(Path folder, Map<String, String> files) throws IOException {
    Path image = folder.resolve("card.img");
    Programs.run(List.of("cp", "--sparse=always", Cache.card() + "", image + ""));
    Programs.run(List.of("truncate", "-s", String.valueOf(SIZE), image + ""));
    letTheRigIn(image, folder);
    for (Map.Entry<String, String> file : files.entrySet()) {
      put(image, file.getKey(), file.getValue(), folder);
    }
    return image;
  }

  /** A card that forgets what was not flushed when its power is cut. */
  static Card strict(Path image) throws IOException {
    Disk disk = new Disks.Strict(image, image.resolveSibling("card.sock"));
    return new Card(disk, image, Wire.laid());
  }

  /** Writes a file onto the partition that any laptop reads. */
  static void put(Path image, String name, String text, Path folder) throws IOException {
    Path file = folder.resolve("put");
    Files.writeString(file, text);
    Programs.run(List.of("mcopy", "-o", "-i", image + "@@" + FIRST, file + "", "::" + name));
  }

  /** What a laptop reads there. */
  static String read(Path image, String name) throws IOException {
    return Programs.run(List.of("mtype", "-i", image + "@@" + FIRST, "::" + name));
  }

  /**
   * Ends with a complaint when one of its partitions is not as it should be, but for what each
   * start mends without asking.
   */
  static void check(Path image, Path folder) throws IOException {
    Programs.Ended first =
        Programs.run(
            List.of("fsck.vfat", "-n", part(image, folder, FIRST, ROOT) + ""),
            InputStream.nullInputStream(),
            Waits.on(ProcessHandle.current(), () -> 0));
    // That it was in use is all that may be said of it.
    if (first.status() != 0 && !first.text().contains("Dirty bit is set")
        || first.text().contains("FATs differ")) {
      throw new IOException("the first partition is broken: " + first.text());
    }
    for (Path part :
        List.of(part(image, folder, ROOT, DATA), part(image, folder, DATA, Files.size(image)))) {
      FileSystems.check(part);
    }
  }

  private static Path part(Path image, Path folder, long from, long to) throws IOException {
    Path part = folder.resolve("part.img");
    Files.deleteIfExists(part);
    Programs.run(
        List.of(
            "dd",
            "if=" + image,
            "of=" + part,
            "bs=1M",
            "skip=" + from / MIB,
            "count=" + (to - from) / MIB,
            "conv=sparse",
            "status=none"));
    return part;
  }

  /**
   * The rig's eyes and hands, and a way in that asks nobody; the card's own way in is for its user.
   */
  private static void letTheRigIn(Path image, Path folder) throws IOException {
    Path sshd = folder.resolve("sshd.conf");
    Path script = folder.resolve("put.debugfs");
    Files.writeString(
        sshd,
        """
        PermitRootLogin prohibit-password
        AllowUsers root
        MaxSessions 64
        UsePAM no
        """);
    List<String> lines = new ArrayList<>();
    for (String program : List.of("hands", "eyes", "pins")) {
      put(lines, Cache.guest(program), "/usr/local/bin/" + program, "0100755");
    }
    lines.add("mkdir /root/.ssh");
    lines.add("sif /root/.ssh mode 040700");
    put(lines, Cache.key().resolveSibling("key.pub"), "/root/.ssh/authorized_keys", "0100600");
    put(lines, sshd, "/etc/ssh/sshd_config.d/10-virtual-pi.conf", "0100644");
    for (String unit : List.of("hands.service", "eyes.service")) {
      // Nothing on a card waits for the rig: what is measured is the card alone.
      Path alone = folder.resolve(unit);
      Files.writeString(
          alone, Files.readString(Cache.guest(unit)).replace("Before=croupier.service\n", ""));
      put(lines, alone, "/etc/systemd/system/" + unit, "0100644");
      lines.add(
          "symlink /etc/systemd/system/multi-user.target.wants/%s /etc/systemd/system/%s"
              .formatted(unit, unit));
    }
    // Pins are looked at by these.
    lines.add("rm /etc/systemd/system/sys-kernel-debug.mount");
    lines.add("rm /etc/systemd/system/sys-kernel-tracing.mount");
    Files.write(script, lines);
    Programs.run(List.of("debugfs", "-w", "-f", script + "", image + "?offset=" + ROOT));
  }

  private static void put(List<String> lines, Path from, String to, String mode) {
    int name = to.lastIndexOf('/') + 1;
    lines.add("cd " + to.substring(0, name));
    lines.add("write %s %s".formatted(from, to.substring(name)));
    lines.add("sif %s mode %s".formatted(to, mode));
  }

  @Override
  public String words() {
    try {
      return read(image, "cmdline.txt").replace("console=tty1", "").strip();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Override
  public boolean isOurs() {
    return false;
  }

  @Override
  public Optional<Wire> wire() {
    return Optional.of(wire);
  }

  @Override
  public String drive() {
    return disk.drive();
  }

  @Override
  public void powerUp() throws IOException {
    disk.powerUp();
  }

  @Override
  public void powerCut() {
    disk.powerCut();
  }
}
