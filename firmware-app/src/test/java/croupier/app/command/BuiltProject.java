package croupier.app.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A project in which the program is built, as far as the scripts that ship it can see. */
final class BuiltProject {
  private static final Path HERE = Path.of("..");

  /** What a script said, and how it ended. */
  record Answer(int exit, String said) {}

  private BuiltProject() {}

  static boolean has(String... programs) {
    return Stream.of(programs)
        .allMatch(
            program ->
                Stream.of(System.getenv("PATH").split(":"))
                    .anyMatch(place -> Files.isExecutable(Path.of(place, program))));
  }

  static Answer call(String... line) throws Exception {
    return call(Map.of(), line);
  }

  static Answer call(Map<String, String> environment, String... line) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Answer(process.waitFor(), said.strip());
  }

  static void jar(Path file, String... entries) throws IOException {
    Files.createDirectories(file.getParent());
    try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(file))) {
      for (String entry : entries) {
        jar.putNextEntry(new ZipEntry(entry));
        jar.write(entry.getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  static void script(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    assertTrue(file.toFile().setExecutable(true));
  }

  /** The sources that matter, without the program. */
  static Path sources(Path project) throws Exception {
    Files.createDirectories(project);
    for (String part : List.of("systemd", "release", "CHANGELOG.md")) {
      assertEquals(0, call("cp", "-r", HERE.resolve(part).toString(), project.toString()).exit());
    }
    Path profiles = project.resolve("hal/src/main/resources/croupier/hal/profile");
    Files.createDirectories(profiles);
    Files.writeString(profiles.resolve("standard.toml"), "title = \"Standard unit\"\n");
    return project;
  }

  /** The program, in the folder where the build puts it. */
  static void program(Path built) throws IOException {
    jar(built.resolve("croupier.jar"), "croupier/Main.class");
    jar(built.resolve("lib/engine-1.jar"), "croupier/engine/Position.class");
    jar(
        built.resolve("lib/pi4j-library-gpiod-3.jar"),
        "lib/aarch64/pi4j-gpiod/libgpiod.so",
        "lib/armhf/pi4j-gpiod/libgpiod.so");
    jar(built.resolve("lib/jna-5.jar"), "com/sun/jna/linux-aarch64/libjnidispatch.so");
  }

  /** A JVM that knows how to complete a command line. */
  static Path jdk(Path home) throws IOException {
    script(
        home.resolve("bin/java"),
        "#!/bin/sh\necho '#!/usr/bin/env bash'\necho 'complete croupier'\n");
    return home;
  }
}
