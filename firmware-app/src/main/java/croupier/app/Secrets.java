package croupier.app;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.function.Supplier;

/** Words that nobody can guess: 256 bits from the machine's own randomness. */
public final class Secrets implements Supplier<String> {
  private final SecureRandom source = new SecureRandom();

  @Override
  public String get() {
    byte[] bytes = new byte[32];
    source.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
