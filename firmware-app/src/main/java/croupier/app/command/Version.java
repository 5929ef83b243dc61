package croupier.app.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** Which version of the program this is. */
final class Version implements IVersionProvider {
  /** What a package says of its own version: it knows the commit that it was made from. */
  private static final String PACKAGED = "croupier.version";

  /** The release that was worked on when this was built. */
  static String built() throws IOException {
    // The build writes into it what the root pom says.
    try (InputStream said = Version.class.getResourceAsStream("version")) {
      return new String(said.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
  }

  @Override
  public String[] getVersion() throws IOException {
    return new String[] {"croupier " + System.getProperty(PACKAGED, built())};
  }
}
