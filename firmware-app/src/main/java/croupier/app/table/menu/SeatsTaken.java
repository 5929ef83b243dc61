package croupier.app.table.menu;

import croupier.app.seat.Holders;
import croupier.app.seat.Newcomer;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.bots.Level;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who has taken which seat before a game begins. People come first: whoever wants the seat of a bot
 * gets it, and the bot sits down elsewhere or gets up.
 *
 * <p>How well bots play is said of those who came last: three who come one after the other are a
 * group, and whoever comes when something has been said of it begins the next one.
 */
final class SeatsTaken {
  private final TableContext context;
  private final int most;
  private final SortedMap<Integer, Optional<Newcomer>> seats = new TreeMap<>();

  /** The seats without people, in the order in which they were taken. */
  private final List<Integer> others = new ArrayList<>();

  /** The first of {@link #others} who is in the last group. */
  private int group;

  /** Whether the last group has been told how well to play. */
  private boolean told;

  /** The programs that were invited and have no seat, the one that comes next first. */
  private final Deque<Newcomer> waiting = new ArrayDeque<>();

  /** How well the next bot plays. */
  private Level level = Level.NORMAL;

  /**
   * @param most how many can play
   */
  SeatsTaken(TableContext context, int most) {
    this.context = context;
    this.most = Math.min(most, context.seats());
    for (int seat = 0; seat < context.seats(); seat++) {
      int place = seat;
      context.holders().invited(seat).ifPresent(guest -> arrives(place, guest));
    }
  }

  private void arrives(int seat, Newcomer guest) {
    if (isFull()) {
      guest.program().ifPresent(_ -> waiting.addLast(guest));
    } else {
      sitDown(seat, guest);
      level = guest.level().orElse(level);
    }
  }

  // --- who sits

  int count() {
    return seats.size();
  }

  boolean isFull() {
    return count() >= most;
  }

  boolean isTaken(int seat) {
    return seats.containsKey(seat);
  }

  boolean isPersons(int seat) {
    return isTaken(seat) && seats.get(seat).isEmpty();
  }

  /** Whoever sits there and is no person. */
  Optional<Newcomer> newcomer(int seat) {
    return isTaken(seat) ? seats.get(seat) : Optional.empty();
  }

  /** Whether a person can sit down who does not yet. */
  boolean hasRoomForPeople() {
    return !isFull() || !others.isEmpty();
  }

  /** How many sit there who are no people. */
  int others() {
    return others.size();
  }

  /** The seats of those who came last. */
  List<Integer> lastGroup() {
    return List.copyOf(others.subList(group, others.size()));
  }

  /** Whether there are others besides those who came last. */
  boolean hasGroups() {
    return group > 0;
  }

  /** How well the bots play that came last; nothing when programs did. */
  Optional<Level> level() {
    return lastGroup().stream()
        .flatMap(seat -> newcomer(seat).flatMap(Newcomer::level).stream())
        .reduce((_, last) -> last);
  }

  String name(int seat) {
    return isTaken(seat) ? Seating.name(context, seat, seats.get(seat)) : context.name(seat);
  }

  Seating seating() {
    return Seating.of(context, seats);
  }

  // --- sitting down and getting up

  /** A person sits down where there is room, or gets up; false when nothing changes. */
  boolean toggle(int seat) {
    if (isPersons(seat)) {
      seats.remove(seat);
      return true;
    }
    if (!isTaken(seat) && !hasRoomForPeople()) {
      return false;
    }
    if (isFull() && !isTaken(seat)) {
      getUp(others.getLast());
    } else if (isTaken(seat) && count() < most) {
      move(seat, firstFree());
    } else if (isTaken(seat)) {
      getUp(seat);
    }
    seats.put(seat, Optional.empty());
    return true;
  }

  /** So many more who are no people, or fewer; as far as there is room, or as there are any. */
  void addBots(int number) {
    for (int left = number; left > 0 && !isFull(); left--) {
      if (told) {
        group = others();
        told = false;
      }
      Newcomer next = waiting.isEmpty() ? context.holders().bot(level) : waiting.pop();
      sitDown(firstFree(), next);
    }
    for (int left = number; left < 0 && !others.isEmpty(); left++) {
      getUp(others.getLast());
    }
  }

  /** The bots that came last play better or worse, and so do those who come. */
  void changeLevel(int steps) {
    List<Level> levels = Holders.LEVELS;
    int now = levels.indexOf(level().orElse(level));
    level = levels.get(Math.clamp(now + steps, 0, levels.size() - 1));
    told = true;
    for (int seat : lastGroup()) {
      if (newcomer(seat).flatMap(Newcomer::level).isPresent()) {
        seats.put(seat, Optional.of(context.holders().bot(level)));
      }
    }
  }

  private void sitDown(int seat, Newcomer newcomer) {
    seats.put(seat, Optional.of(newcomer));
    others.add(seat);
  }

  private void move(int from, int to) {
    seats.put(to, seats.remove(from));
    others.set(others.indexOf(from), to);
  }

  private void getUp(int seat) {
    int at = others.indexOf(seat);
    others.remove(at);
    if (at < group || group == others()) {
      group = Math.max(0, group - 1);
    }
    Newcomer newcomer = seats.remove(seat).orElseThrow();
    newcomer.program().ifPresent(_ -> waiting.addFirst(newcomer));
  }

  private int firstFree() {
    int seat = 0;
    while (isTaken(seat)) {
      seat++;
    }
    return seat;
  }
}
