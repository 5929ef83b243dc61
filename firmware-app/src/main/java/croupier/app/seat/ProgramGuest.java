package croupier.app.seat;

import croupier.app.Limits;
import croupier.app.program.ProgramSeats;
import croupier.engine.Game;
import croupier.engine.Randomness;
import java.util.Optional;
import java.util.function.Function;

/** A program of somebody else that is invited to every game, until it has spoilt too many. */
final class ProgramGuest implements Newcomer {
  static final String ID = "program:";

  private final String name;
  private final ProgramSeats program;
  private final TableThread table;
  private final Thinker thinker;
  private int spoilt;

  ProgramGuest(String name, ProgramSeats program, TableThread table, Thinker thinker) {
    this.name = name;
    this.program = program;
    this.table = table;
    this.thinker = thinker;
  }

  @Override
  public Holder sitDown(Game game, Function<String, Randomness> chance) {
    return new ProgramHolder(this, program.sitDown(), table, thinker, chance);
  }

  /** The same program for a show. */
  Performer performs() {
    return new Performer(this, program.another(), thinker);
  }

  String name() {
    return name;
  }

  @Override
  public String id() {
    return ID + name;
  }

  @Override
  public Optional<String> program() {
    return Optional.of(name);
  }

  @Override
  public boolean comes() {
    return spoilt < Limits.SPOILT;
  }

  /** It did wrong, and its game goes on without it. */
  void spoilt() {
    spoilt++;
    if (!comes()) {
      PacedHolder.LOG.warn("{} has spoilt {} games and is not asked again", name, Limits.SPOILT);
    }
  }

  /** It has played a game to its end. */
  void played() {
    spoilt = 0;
  }

  @Override
  public void close() {
    program.close();
  }
}
