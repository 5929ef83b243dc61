package croupier.app.program;

import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Position;
import croupier.engine.Randomness;

/**
 * A seat of one game that a program holds. It is told what its seat knows and may do, and believed
 * nothing: an answer that is no legal action loses the game. What goes over the wire is in
 * docs/arena.md.
 */
public final class ProgramBot implements Bot {
  /** Seeds that any language can read as a whole number. */
  private static final int SEEDS = 1 << 30;

  private final ProgramSeats programs;
  private int asked;

  ProgramBot(ProgramSeats programs) {
    this.programs = programs;
  }

  @Override
  public long choose(Position world, int seat, Randomness chance, Thinking thinking) {
    boolean mayPass = (world.awaited() >> seat & 1) == 0;
    asked++;
    try {
      String question =
          programs.questions().write(asked, world, seat, mayPass, chance.below(SEEDS));
      return ProgramAnswer.move(programs.ask(question), world, seat, mayPass);
    } catch (Program.Misbehaved wrong) {
      programs.putOut();
      throw new Forfeit(seat, wrong.mishap());
    }
  }
}
