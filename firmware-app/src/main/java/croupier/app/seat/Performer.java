package croupier.app.seat;

import croupier.app.program.Forfeit;
import croupier.app.program.Mishap;
import croupier.app.program.ProgramSeats;
import croupier.bots.Bot;

/**
 * A program of somebody else that plays in a show, in a process of its own: the one that plays with
 * visitors is never kept by it, nor ended with it.
 */
public final class Performer implements AutoCloseable {
  private final ProgramGuest guest;
  private final ProgramSeats program;
  private final Thinker thinker;
  private volatile Mishap wrong;

  Performer(ProgramGuest guest, ProgramSeats program, Thinker thinker) {
    this.guest = guest;
    this.program = program;
    this.thinker = thinker;
  }

  public String name() {
    return guest.name();
  }

  /** Where it is waited for. */
  public Thinker thinker() {
    return thinker;
  }

  /** Whether it still comes. */
  public boolean comes() {
    return guest.comes();
  }

  /**
   * For one game.
   *
   * @param understudy who plays on when it does wrong
   */
  public Bot sitDown(Bot understudy) {
    wrong = null;
    Bot itself = program.sitDown();
    return (world, seat, chance, thinking) -> {
      if (wrong == null) {
        try {
          return itself.choose(world, seat, chance, thinking);
        } catch (Forfeit forfeit) {
          wrong = forfeit.mishap();
        }
      }
      return understudy.choose(world, seat, chance, thinking);
    };
  }

  /** The game is over; whether it has played all of it itself. */
  public boolean hasPlayed() {
    if (wrong == null) {
      guest.played();
      return true;
    }
    PacedHolder.LOG.warn("{} plays no more in this show's game: {}", name(), wrong);
    guest.spoilt();
    return false;
  }

  @Override
  public void close() {
    program.close();
  }
}
