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
