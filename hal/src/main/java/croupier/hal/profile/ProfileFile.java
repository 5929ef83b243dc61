package croupier.hal.profile;

/** Skeleton. */
final class ProfileFile {
  private ProfileFile() {}

  static HardwareProfile load(String nameOrPath) throws ProfileMistakes {
    throw new UnsupportedOperationException();
  }

  static HardwareProfile builtIn(String name) {
    throw new UnsupportedOperationException();
  }
}
