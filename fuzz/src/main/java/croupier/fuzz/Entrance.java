package croupier.fuzz;

/** Where Jazzer comes in: one target a program, named by a property. */
public final class Entrance {
  static final String TARGET = "croupier.fuzz";

  private static final Target NAMED = Targets.named(System.getProperty(TARGET));

  private Entrance() {}

  /** Called by its name, and this signature. */
  public static void fuzzerTestOneInput(byte[] input) throws Exception {
    NAMED.take(input);
  }
}
