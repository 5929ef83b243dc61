package croupier.engine;

import java.nio.charset.StandardCharsets;
import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/**
 * Chance from a seed, so that it can be proved afterwards and not predicted before. The bytes are
 * SHA-256 of the seed (UTF-8) followed by a block number (8 bytes, big-endian, from 0), block after
 * block. A number below b is one byte modulo b, where bytes from the largest multiple of b upwards
 * are thrown away; from 257 on it is four bytes (big-endian, unsigned) in the same way.
 */
public final class SeededNature implements Nature, Randomness {
  private final byte[] block = new byte[32];
  private final byte[] input;
  private final int seedLength;
  private final MessageDigest digest;
  private long blocks;
  private int used = block.length;

  public SeededNature(String seed) {
    byte[] bytes = seed.getBytes(StandardCharsets.UTF_8);
    seedLength = bytes.length;
    input = java.util.Arrays.copyOf(bytes, seedLength + Long.BYTES);
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Chance of its own, from the same seed and these words; what this one gives is left alone. */
  public SeededNature apart(String words) {
    return new SeededNature(seed() + " " + words);
  }

  /**
   * The same seed with a word of each seat behind it, each in a line of its own: who chose the seed
   * could not know them. Where nobody has a word it is the seed alone.
   */
  public SeededNature with(List<String> words) {
    return words.stream().allMatch(String::isEmpty)
        ? this
        : new SeededNature(seed() + "\n" + String.join("\n", words));
  }

  private String seed() {
    return new String(input, 0, seedLength, StandardCharsets.UTF_8);
  }

  @Override
  public long answer(Position position) {
    return position.draw(this);
  }

  @Override
  public int below(int bound) {
    if (bound <= 256) {
      int limit = 256 - 256 % bound;
      int value;
      do {
        value = nextByte();
      } while (value >= limit);
      return value % bound;
    }
    long limit = (1L << 32) - (1L << 32) % bound;
    long value;
    do {
      value = (long) nextByte() << 24 | nextByte() << 16 | nextByte() << 8 | nextByte();
    } while (value >= limit);
    return (int) (value % bound);
  }

  private int nextByte() {
    if (used == block.length) {
      refill();
    }
    return block[used++] & 0xff;
  }

  private void refill() {
    for (int i = 0; i < Long.BYTES; i++) {
      input[seedLength + i] = (byte) (blocks >>> (56 - 8 * i));
    }
    blocks++;
    used = 0;
    digest.update(input);
    try {
      digest.digest(block, 0, block.length);
    } catch (DigestException e) {
      throw new IllegalStateException("a SHA-256 has 32 bytes", e);
    }
  }
}
