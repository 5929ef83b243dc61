package croupier.app;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.function.Supplier;

/** Words that nobody can guess: 256 bits from the machine's own randomness. */
public final class Secrets implements Supplier<String> {
  /** Made for the first word: that takes long, and no start waits for it. */
  private SecureRandom source;

  @Override
  public synchronized String get() {
    if (source == null) {
      source = new SecureRandom();
    }
    byte[] bytes = new byte[32];
    source.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
