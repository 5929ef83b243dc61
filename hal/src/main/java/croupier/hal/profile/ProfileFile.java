package croupier.hal.profile;

import croupier.hal.Fault;
import croupier.hal.toml.TomlFile;
import croupier.hal.toml.TomlMistakes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Finds a profile: among those that come with the program, or as a file. */
final class ProfileFile {
  private static final Map<String, HardwareProfile> BUILT_IN = new ConcurrentHashMap<>();

  private ProfileFile() {}

  static HardwareProfile load(String nameOrPath) throws TomlMistakes {
    if (HardwareProfile.BUILT_IN.contains(nameOrPath)) {
      return builtIn(nameOrPath);
    }
    Fault missing = Fault.of("profile.no-such-profile").with("names", HardwareProfile.BUILT_IN);
    return ProfileReader.read(nameOrPath, TomlFile.text(nameOrPath, missing));
  }

  /** They are in the program, so each is read once. */
  static HardwareProfile builtIn(String name) {
    return BUILT_IN.computeIfAbsent(name, ProfileFile::read);
  }

  private static HardwareProfile read(String name) {
    try (InputStream in = ProfileFile.class.getResourceAsStream(name + ".toml")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return ProfileReader.read(name, text);
    } catch (IOException | TomlMistakes e) {
      throw new IllegalStateException("the profile " + name + " in the program is broken", e);
    }
  }
}
