package croupier.app.program;

import croupier.bots.Bot;
import java.io.IOException;

/**
 * The seats that one program holds for one thread, game after game. It is started when it is asked
 * first, stays from game to game, and is started again after it lost one by a mishap.
 */
public final class ProgramSeats implements AutoCloseable {
  private final String command;
  private final ProgramLimits limits;
  private Program program;

  public ProgramSeats(String command, ProgramLimits limits) {
    this.command = command;
    this.limits = limits;
  }

  /** For one seat of one game. */
  public Bot sitDown() {
    return new ProgramBot(this);
  }

  Program running() throws Program.Misbehaved {
    if (program == null) {
      try {
        program = Program.start(command, limits);
      } catch (IOException _) {
        throw new Program.Misbehaved(Mishap.CRASHED);
      }
    }
    return program;
  }

  void putOut() {
    if (program != null) {
      program.close();
      program = null;
    }
  }

  @Override
  public void close() {
    putOut();
  }
}
