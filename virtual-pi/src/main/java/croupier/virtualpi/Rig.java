package croupier.virtualpi;

import croupier.hal.Clock;
import croupier.virtualpi.Disks.Overlay;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * Virtual Pis with the firmware on them. It is installed once; everything else begins with a copy
 * of that disk, or with a copy of the whole machine as it was when the service had just become
 * ready.
 */
public final class Rig {
  private static final String DISK = "disk.qcow2";
  private static final String TRANSCRIPT = "seen.txt";
  private static final String FILES = "files.txt";

  private Rig() {}

  /** A folder for the files of one virtual Pi. */
  public static Path folder(String name) throws IOException {
    return Files.createDirectories(Path.of("target", "pi", name).toAbsolutePath());
  }

  /**
   * The folder of a Pi with the package on it, stored as it was when the service had just become
   * ready: the whole machine, and everything that was seen of it.
   */
  private static synchronized Path ready() throws IOException {
    Path folder = folder("ready-" + version());
    Path done = folder.resolve("done");
    if (Files.exists(done)) {
      return folder;
    }
    Overlay disk = Overlay.on(Cache.disk(), folder.resolve(DISK));
    try (VirtualPi pi = VirtualPi.boot(Model.PI_4, disk, folder)) {
      layOut(pi.shell());
      Files.write(folder.resolve(FILES), files(pi.shell()));
      Firmware firmware = new Firmware(pi);
      long before = pi.eyes().now();
      firmware.install(Cache.croupier());
      firmware.awaitReady();
      say("installed in %d s", (pi.eyes().now() - before) / Clock.SECOND);
      // The words on the LCD and what the start wrote have settled then.
      pi.eyes().await(pi.eyes().now() + 2 * Clock.SECOND);
      // Others begin with this disk as if the plug had been pulled now.
      pi.shell().run("sync");
      pi.eyes().transcript().write(folder.resolve(TRANSCRIPT));
      pi.sleep();
    }
    Files.createFile(done);
    return folder;
  }

  /** A disk with the package on it. */
  public static Overlay installed() throws IOException {
    return new Overlay(ready().resolve(DISK));
  }

  /** The files of a Pi, but for those that come and go by themselves. */
  static List<String> files(Shell shell) throws IOException {
    return shell
        .run(
            "find / -xdev -path /root -prune -o -path /tmp -prune -o -path /var/tmp -prune"
                + " -o -path /var/log -prune -o -print | sort")
        .lines()
        .toList();
  }

  /** The files that were there before the package was installed. */
  static List<String> filesBefore() throws IOException {
    return Files.readAllLines(ready().resolve(FILES));
  }

  /** Puts the programs that press and see beside the firmware. */
  private static void layOut(Shell shell) throws IOException {
    for (String program : new String[] {"hands", "eyes", "pins"}) {
      shell.copy(Cache.guest(program), "/usr/local/bin/" + program);
    }
    for (String unit : new String[] {"hands.service", "eyes.service"}) {
      shell.copy(Cache.guest(unit), "/etc/systemd/system/" + unit);
    }
    shell.run("chmod +x /usr/local/bin/* && systemctl enable --now eyes hands");
  }

  /** A Pi that is switched on, with the service ready; it costs a second. */
  public static VirtualPi awake(String name) throws IOException {
    Path folder = folder(name);
    Overlay disk = installed().copy(folder.resolve(DISK));
    return VirtualPi.wake(Model.PI_4, disk, Transcript.read(ready().resolve(TRANSCRIPT)), folder);
  }

  /** A Pi that is booted from the disk with the package. */
  public static VirtualPi booted(Model model, String name) throws IOException {
    Path folder = folder(name);
    return VirtualPi.boot(model, Overlay.on(installed().file(), folder.resolve(DISK)), folder);
  }

  /** A short name for the package that is proven and the Pi that it is put on. */
  private static String version() throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(Emulator.machine(Model.PI_4, "").toString().getBytes(StandardCharsets.UTF_8));
      for (Path part : Cache.parts()) {
        digest.update(Files.readAllBytes(part));
      }
      return HexFormat.of().formatHex(digest.digest(), 0, 6);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has it", e);
    }
  }

  /** Tells a number or a step; it is what people look at when a run is over. */
  public static void say(String format, Object... values) {
    System.out.println("virtual-pi: " + String.format(java.util.Locale.ROOT, format, values));
  }
}
