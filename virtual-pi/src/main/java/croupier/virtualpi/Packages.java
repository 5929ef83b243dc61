package croupier.virtualpi;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/** Packages that are made from what is here already. */
final class Packages {
  static final String NEWER = "99.0";

  private Packages() {}

  /** The same program as a later version. */
  static Path newer(Path deb, Path folder) throws IOException {
    return made(unpacked(deb, folder, NEWER), folder.resolve("newer.deb"));
  }

  /** A later version that can say which it is, and no more. */
  static Path broken(Path deb, Path folder, String version) throws IOException {
    Path tree = unpacked(deb, folder, version);
    Path launcher = tree.resolve("usr").resolve("bin").resolve("croupier");
    Files.writeString(
        launcher,
        Files.readString(launcher).replaceFirst("\n", "\n[ \"\\${1:-}\" != run ] || exit 70\n"));
    return made(tree, folder.resolve("broken.deb"));
  }

  private static Path unpacked(Path deb, Path folder, String version) throws IOException {
    Path tree = folder.resolve("tree");
    Path control = tree.resolve("DEBIAN").resolve("control");
    Folders.empty(tree);
    Programs.run(List.of("dpkg-deb", "-R", deb.toString(), tree.toString()));
    Files.writeString(
        control, Files.readString(control).replaceFirst("(?m)^Version: .*", "Version: " + version));
    return tree;
  }

  private static Path made(Path tree, Path deb) throws IOException {
    Programs.run(List.of("dpkg-deb", "--root-owner-group", "-b", tree.toString(), deb.toString()));
    return deb;
  }

  /** A program that is one class. */
  static Path jar(Class<?> program, Path made) throws IOException {
    String entry = program.getName().replace('.', '/') + ".class";
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(made));
        InputStream code = program.getClassLoader().getResourceAsStream(entry)) {
      jar.putNextEntry(new JarEntry(entry));
      code.transferTo(jar);
    }
    return made;
  }
}
