package croupier.app.simulated.ordeal;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The words that nobody may learn, each like no other: where one of them is read, it was told. */
final class Secrecy implements Supplier<String> {
  private static final int LONGS = 4;

  private final SplittableRandom chance;
  private final List<String> secrets = new ArrayList<>();

  Secrecy(long seed) {
    chance = new SplittableRandom(seed);
  }

  @Override
  public String get() {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < LONGS; i++) {
      word.append("%016x".formatted(chance.nextLong()));
    }
    add(word.toString());
    return word.toString();
  }

  /** One more word that is nobody's business. */
  void add(String secret) {
    secrets.add(secret);
  }

  /**
   * Whoever reads this learns no secret.
   *
   * @param where it can be read
   */
  void check(String where, String text) {
    for (String secret : secrets) {
      if (text.contains(secret)) {
        throw new BrokenPromise("a seed can be read in " + where);
      }
    }
  }
}
