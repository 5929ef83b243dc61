package croupier.virtualpi;

import java.nio.file.Path;
import java.util.List;

/** What {@code virtual-pi/run} built, and where it says it is. */
public final class Cache {
  private Cache() {}

  static Path kernel() {
    return at("VIRTUAL_PI_KERNEL").resolve("Image");
  }

  /** The disk that everything begins with; never written to. */
  static Path disk() {
    return at("VIRTUAL_PI_IMAGE").resolve("disk.img");
  }

  static Path key() {
    return at("VIRTUAL_PI_IMAGE").resolve("key");
  }

  static Path knownHosts() {
    return at("VIRTUAL_PI_IMAGE").resolve("known-hosts");
  }

  /** The files that are put on the virtual Pi for the rig. */
  static Path guest(String file) {
    return at("VIRTUAL_PI_GUEST").resolve(file);
  }

  /** The package that is to be proven. */
  public static Path croupier() {
    return at("VIRTUAL_PI_PACKAGE");
  }

  /** The image of an SD card with that package. */
  static Path card() {
    return at("VIRTUAL_PI_CARD");
  }

  /** Everything that an installed Pi is made from. */
  static List<Path> parts() {
    return List.of(
        kernel(),
        knownHosts(),
        guest("hands"),
        guest("eyes"),
        guest("pins"),
        guest("eyes.service"),
        guest("hands.service"),
        croupier());
  }

  private static Path at(String name) {
    String value = System.getenv(name);
    if (value == null) {
      throw new IllegalStateException(name + " is not set: start this with virtual-pi/run");
    }
    return Path.of(value);
  }
}
