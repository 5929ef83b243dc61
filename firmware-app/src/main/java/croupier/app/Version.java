package croupier.app;

/** Which program this is. */
public final class Version {
  /** As the sources say. */
  public static final String WRITTEN = "0.1.0";

  /** What a package says of its own version: it knows the commit that it was made from. */
  private static final String PACKAGED = "croupier.version";

  private Version() {}

  public static String now() {
    return System.getProperty(PACKAGED, WRITTEN);
  }
}
