package croupier.app.simulated.ordeal;

import croupier.app.simulated.ordeal.World.Move;
import croupier.app.simulated.ordeal.World.Noticed;
import croupier.engine.Position;
import croupier.hal.Clock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The same hands in two worlds that somebody cannot tell apart. Whatever leaves the program to him
 * is the same in both, with its time, until somebody else does what he may see.
 *
 * <pre>
 *   one world    lights ... page of seat 2 ... log ... Bo plays his rent .......
 *   the other    lights ... page of seat 2 ... log ... Bo banks his rent .......
 *                └────────── alike, byte by byte ────┘ └ not compared any more ┘
 * </pre>
 */
final class TwoWorlds {
  private static final long SLICE = 100 * Clock.MILLISECOND;
  private static final long LONGEST = 90 * Clock.SECOND;
  private static final int CUT = 160;

  private final Moment moment;
  private final HeardLog heard;
  private final Build build;

  /**
   * What a comparison came to.
   *
   * @param nanos how long the worlds were alike
   * @param noticed how much of them could be noticed
   * @param moves how often something happened that was the same for the viewer
   */
  record Figures(long nanos, long noticed, long moves) {}

  TwoWorlds(Moment moment, HeardLog heard, Build build) {
    this.moment = moment;
    this.heard = heard;
    this.build = build;
  }

  /** Lets people play in both; a {@link BrokenPromise} says what tells them apart. */
  Figures compare() {
    Position one = moment.worlds().getFirst();
    Position other = moment.worlds().getLast();
    String otherSeed = moment.hides() ? "a seed" : "another seed";
    long noticed = 0;
    long moves = 0;
    try (World left = new World(moment, one, "a seed", build);
        World right = new World(moment, other, otherSeed, build)) {
      for (long now = SLICE; now <= LONGEST; now += SLICE) {
        List<Noticed> here = until(left, now);
        List<Noticed> there = until(right, now);
        noticed += here.size();
        moves += here.stream().filter(each -> each.of() != null).count();
        if (!here.equals(there)) {
          partAt(first(here, there), here, there);
          return new Figures(now, noticed, moves);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Figures(LONGEST, noticed, moves);
  }

  private List<Noticed> until(World world, long now) {
    List<String> lines = new ArrayList<>();
    heard.tells(lines::add);
    List<Noticed> noticed = new ArrayList<>(world.until(now));
    heard.check();
    lines.forEach(line -> noticed.add(new Noticed(now, "the log", line)));
    return noticed;
  }

  private static int first(List<Noticed> here, List<Noticed> there) {
    int at = 0;
    while (at < Math.min(here.size(), there.size()) && here.get(at).equals(there.get(at))) {
      at++;
    }
    return at;
  }

  /**
   * The worlds part here: that must be because somebody did what depends on what he hides. Where
   * chance to come is another, a dial may begin elsewhere under the viewer's own hood, too.
   */
  private void partAt(int at, List<Noticed> here, List<Noticed> there) {
    Noticed left = at < here.size() ? here.get(at) : null;
    Noticed right = at < there.size() ? there.get(at) : null;
    Move one = left == null ? null : left.of();
    Move other = right == null ? null : right.of();
    boolean together = one != null && other != null && left.at() == right.at();
    boolean open =
        together && one.seat() == other.seat()
            ? !isViewers(one) || !moment.hides() || one.entry().equals(other.entry())
            : (one != null || other != null) && mayPart(one) && mayPart(other);
    if (!open) {
      throw new BrokenPromise(
          "%s tells what others hide: %s, and not %s (%s)"
              .formatted(where(left, right), cut(left, right), cut(right, left), moment));
    }
  }

  /** Somebody else did something by hand in one world, and in the other he could not. */
  private boolean mayPart(Move move) {
    return move == null || move.caused() && !isViewers(move);
  }

  private boolean isViewers(Move move) {
    return moment.isSeatOf(move.seat());
  }

  private static String where(Noticed left, Noticed right) {
    Noticed noticed = left == null ? right : left;
    return "%s after %s s".formatted(noticed.where(), Blow.time(noticed.at()));
  }

  /** What of something cannot be found in something else. */
  private static String cut(Noticed what, Noticed from) {
    if (what == null) {
      return "nothing";
    }
    int same = 0;
    if (from != null) {
      while (same < Math.min(what.what().length(), from.what().length())
          && what.what().charAt(same) == from.what().charAt(same)) {
        same++;
      }
    }
    int begin = Math.max(0, same - CUT / 4);
    String place = from == null || from.where().equals(what.where()) ? "" : what.where() + ": ";
    return "\""
        + place
        + what.what().substring(begin, Math.min(what.what().length(), begin + CUT))
        + "\"";
  }
}
