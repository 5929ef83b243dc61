package croupier.app.arena;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a contest, which is played apart: of so many parts that are as equal as can be, each a
 * row of whole deals, the one with this number.
 *
 * @param number from 1
 */
public record Shard(int number, int of) {
  public static final Shard WHOLE = new Shard(1, 1);
  private static final Pattern WRITTEN = Pattern.compile("([1-9]\\d{0,4})/([1-9]\\d{0,4})");

  /** As in {@code 3/16}; nothing for anything else. */
  public static Optional<Shard> of(String text) {
    Matcher parts = WRITTEN.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    Shard shard = new Shard(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
    return shard.number <= shard.of ? Optional.of(shard) : Optional.empty();
  }

  /** The first game that belongs to it. */
  long from(Contest contest) {
    return dealsBefore(contest, number - 1L) * contest.lineUps().gamesOfADeal();
  }

  /** The first game that does not belong to it any more. */
  long to(Contest contest) {
    return dealsBefore(contest, number) * contest.lineUps().gamesOfADeal();
  }

  private long dealsBefore(Contest contest, long shards) {
    return contest.deals() * shards / of;
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
