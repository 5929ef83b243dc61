package croupier.virtualpi;

import croupier.virtualpi.Disks.Disk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How the emulator is started. */
final class Emulator {
  private static final String PROGRAM = "qemu-system-aarch64";

  private Emulator() {}

  /** The machine itself; all that its device tree depends on. */
  static List<String> machine(Model model, String more) {
    // One processor: with two, simulated pins lose edges inside the kernel. Its clock counts its
    // own
    // work, two nanoseconds an instruction: a busy host makes the Pi slow for us, not for itself.
    return List.of(
        PROGRAM,
        "-display",
        "none",
        "-nodefaults",
        "-no-user-config",
        "-machine",
        "virt,gic-version=3" + more,
        "-cpu",
        model.processor(),
        "-smp",
        "1",
        "-icount",
        "shift=1,sleep=on",
        "-m",
        String.valueOf(model.megabytes()));
  }

  /**
   * The machine with everything that is plugged into it.
   *
   * @param sockets the folder of the sockets by which the rig speaks to it
   * @param port of this machine, for ssh
   * @param snapshot what to go on from, or null to boot
   */
  static List<String> command(
      Model model, Path folder, Disk disk, Path sockets, int port, String snapshot)
      throws IOException {
    List<String> command = new ArrayList<>(machine(model, ""));
    command.addAll(
        List.of(
            "-kernel",
            Cache.kernel().toString(),
            "-dtb",
            DeviceTree.of(model, folder).toString(),
            "-append",
            "console=ttyAMA0 quiet " + disk.words(),
            "-drive",
            "if=none,id=disk," + disk.drive(),
            "-device",
            "virtio-blk-pci,drive=disk",
            "-netdev",
            "user,id=net,restrict=on,hostfwd=tcp:127.0.0.1:" + port + "-:22",
            "-device",
            "virtio-net-pci,netdev=" + (disk.wire().isPresent() ? "cable" : "net") + ",romfile=",
            "-device",
            "virtio-rng-pci",
            "-serial",
            "file:" + folder.resolve("console.log"),
            "-device",
            "virtio-serial-pci",
            "-monitor",
            "unix:" + sockets.resolve("monitor") + ",server=on,wait=off",
            "-pidfile",
            folder.resolve("qemu.pid").toString()));
    disk.wire().ifPresent(wire -> command.addAll(wire.plugs("net", "cable")));
    for (String line : List.of(Hands.PORT, Eyes.PORT)) {
      command.addAll(
          List.of(
              "-chardev",
              "socket,id=" + line + ",path=" + sockets.resolve(line) + ",server=on,wait=off",
              "-device",
              "virtserialport,chardev=" + line + ",name=" + line));
    }
    if (snapshot != null) {
      command.addAll(List.of("-loadvm", snapshot));
    }
    return command;
  }

  /** Whether the emulator is on this machine at all. */
  static boolean isThere() {
    return List.of(System.getenv("PATH").split(":")).stream()
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, PROGRAM)));
  }
}
