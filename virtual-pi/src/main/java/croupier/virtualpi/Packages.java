package croupier.virtualpi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Packages that are made from the one under test. */
final class Packages {
  static final String NEWER = "99.0";

  private Packages() {}

  /** The same program as a later version. */
  static Path newer(Path deb, Path folder) throws IOException {
    Path tree = folder.resolve("newer");
    Path control = tree.resolve("DEBIAN").resolve("control");
    Path made = folder.resolve("newer.deb");
    Folders.empty(tree);
    Programs.run(List.of("dpkg-deb", "-R", deb.toString(), tree.toString()));
    Files.writeString(
        control, Files.readString(control).replaceFirst("(?m)^Version: .*", "Version: " + NEWER));
    Programs.run(List.of("dpkg-deb", "--root-owner-group", "-b", tree.toString(), made.toString()));
    return made;
  }
}
