package croupier.app.program;

import croupier.app.json.Json;
import croupier.app.protocol.ChoiceText;
import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Action;
import croupier.engine.Fields;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Refusal;
import java.util.Map;
import java.util.Set;

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
      return move(programs.ask(question), world, seat, mayPass);
    } catch (Program.Misbehaved wrong) {
      programs.putOut();
      throw new Forfeit(seat, wrong.mishap());
    }
  }

  private static long move(String answer, Position world, int seat, boolean mayPass)
      throws Program.Misbehaved {
    try {
      Map<String, Object> data = Json.readObject(answer);
      if (!data.keySet().equals(Set.of("action"))) {
        throw new Program.Misbehaved(Mishap.RUBBISH);
      }
      if (data.get("action") == null) {
        if (!mayPass) {
          throw new Program.Misbehaved(Mishap.ILLEGAL);
        }
        return NOTHING;
      }
      Action action = ChoiceText.read(world.game(), Fields.of("", data).apart("action"));
      return legal(action, world, seat);
    } catch (Json.Malformed | Refusal _) {
      throw new Program.Misbehaved(Mishap.RUBBISH);
    }
  }

  private static long legal(Action action, Position world, int seat) throws Program.Misbehaved {
    try {
      long move = world.move(action);
      if (world.legal(seat, move)) {
        return move;
      }
    } catch (Refusal _) {
      // It could never be done.
    }
    throw new Program.Misbehaved(Mishap.ILLEGAL);
  }
}
