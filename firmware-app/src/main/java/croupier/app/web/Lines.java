package croupier.app.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The connections of a door, as many as it has room for. Whoever comes when all are taken has the
 * place of the one that has asked nothing for the longest time; a page that watches keeps its own.
 */
final class Lines {
  private static final Logger LOG = LoggerFactory.getLogger(Lines.class);

  private final int most;
  private final int each;
  private final Set<Socket> all = new HashSet<>();
  private final Map<InetAddress, Integer> byAddress = new HashMap<>();

  /** Those that can be cut, by when they last began to ask. */
  private final Set<Socket> passing = new LinkedHashSet<>();

  /**
   * @param most at one time
   * @param each from one address
   */
  Lines(int most, int each) {
    this.most = most;
    this.each = each;
  }

  /** So many at one time, all from the same address: none of them is one too many from there. */
  static Lines ofOneAddress(int most) {
    return new Lines(most, Integer.MAX_VALUE);
  }

  /** Somebody comes; false when there is no place. */
  synchronized boolean take(Socket line) {
    if (byAddress.getOrDefault(line.getInetAddress(), 0) >= each) {
      return false;
    }
    if (all.size() >= most) {
      if (passing.isEmpty()) {
        return false;
      }
      Socket longest = passing.iterator().next();
      leave(longest);
      cut(longest);
    }
    all.add(line);
    passing.add(line);
    byAddress.merge(line.getInetAddress(), 1, Integer::sum);
    return true;
  }

  /** Somebody asks something. */
  synchronized void asks(Socket line) {
    if (passing.remove(line)) {
      passing.add(line);
    }
  }

  /** What is answered has no end: it is for a page that watches. */
  synchronized void watches(Socket line) {
    passing.remove(line);
  }

  synchronized void leave(Socket line) {
    if (all.remove(line)) {
      passing.remove(line);
      byAddress.computeIfPresent(
          line.getInetAddress(), (_, count) -> count == 1 ? null : count - 1);
    }
  }

  /** Sends everybody away. */
  void cutAll() {
    List<Socket> now;
    synchronized (this) {
      now = List.copyOf(all);
    }
    now.forEach(Lines::cut);
  }

  private static void cut(Socket line) {
    try {
      line.close();
    } catch (IOException gone) {
      LOG.debug("a page went away: {}", gone.getMessage());
    }
  }
}
