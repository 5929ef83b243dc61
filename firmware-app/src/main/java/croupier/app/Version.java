package croupier.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Which version of the program this is. */
public final class Version {
  /** What a package says of its own version: it knows the commit that it was made from. */
  private static final String PACKAGED = "croupier.version";

  private Version() {}

  /** What a package says, or else the release that was worked on when this was built. */
  public static String now() {
    String packaged = System.getProperty(PACKAGED);
    return packaged == null ? built() : packaged;
  }

  private static String built() {
    // The build writes into it what the root pom says.
    try (InputStream said = Version.class.getResourceAsStream("version")) {
      return new String(said.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
