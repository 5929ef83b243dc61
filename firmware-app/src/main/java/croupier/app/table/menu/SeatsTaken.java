package croupier.app.table.menu;

import croupier.app.seat.Holders;
import croupier.app.seat.Newcomer;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.bots.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who has taken which seat before a game begins. People come first: whoever wants the seat of a bot
 * gets it, and the bot sits down elsewhere or gets up.
 */
final class SeatsTaken {
  private final TableContext context;
  private final int most;
  private final SortedMap<Integer, Optional<Newcomer>> seats = new TreeMap<>();

  /** The seats without people, in the order in which they were taken. */
  private final List<Integer> others = new ArrayList<>();

  /** How well the next bot plays. */
  private Level level = Level.NORMAL;

  /**
   * @param most how many can play
   */
  SeatsTaken(TableContext context, int most) {
    this.context = context;
    this.most = Math.min(most, context.seats());
    for (int seat = 0; seat < context.seats() && !isFull(); seat++) {
      int place = seat;
      context.holders().invited(seat).ifPresent(guest -> sitDown(place, guest));
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

  /** How well it plays, if a bot sits there. */
  Optional<Level> level(int seat) {
    return isTaken(seat) ? seats.get(seat).flatMap(Newcomer::level) : Optional.empty();
  }

  /** Whether a person can sit down who does not yet. */
  boolean hasRoomForPeople() {
    return !isFull() || !others.isEmpty();
  }

  /** How many sit there who are no people. */
  int others() {
    return others.size();
  }

  /** How well the bot plays that came last, or else the next one does. */
  Level level() {
    return others.isEmpty() ? level : level(others.getLast()).orElse(level);
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
    Optional<Newcomer> before = isTaken(seat) ? getUp(seat) : Optional.empty();
    if (isFull()) {
      getUp(others.getLast());
    }
    seats.put(seat, Optional.empty());
    before.filter(_ -> !isFull()).ifPresent(bot -> sitDown(firstFree(), bot));
    return true;
  }

  /** So many more bots, or fewer; as far as there is room, or as there are any. */
  void addBots(int number) {
    for (int left = number; left > 0 && !isFull(); left--) {
      sitDown(firstFree(), context.holders().bot(level()));
    }
    for (int left = number; left < 0 && !others.isEmpty(); left++) {
      getUp(others.getLast());
    }
  }

  /** All bots play better or worse, and so do those who come. */
  void changeLevel(int steps) {
    List<Level> levels = Holders.LEVELS;
    level = levels.get(Math.clamp(levels.indexOf(level()) + steps, 0, levels.size() - 1));
    Newcomer bot = context.holders().bot(level);
    seats.replaceAll((_, who) -> who.flatMap(Newcomer::level).isPresent() ? Optional.of(bot) : who);
  }

  private void sitDown(int seat, Newcomer newcomer) {
    seats.put(seat, Optional.of(newcomer));
    others.add(seat);
  }

  private Optional<Newcomer> getUp(int seat) {
    others.remove((Integer) seat);
    return seats.remove(seat);
  }

  private int firstFree() {
    int seat = 0;
    while (isTaken(seat)) {
      seat++;
    }
    return seat;
  }
}
