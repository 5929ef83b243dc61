package croupier.app.program;

import croupier.app.json.Json;
import croupier.bots.Bot;
import croupier.bots.Thinking;
import croupier.engine.Action;
import croupier.engine.Fields;
import croupier.engine.Position;
import croupier.engine.Randomness;
import croupier.engine.Records;
import croupier.engine.Refusal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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

  /** An action may be sent back as it was listed. */
  private static final String BRINGS = "brings";

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
      String question = Json.write(question(world, seat, mayPass, chance.below(SEEDS)));
      return move(programs.running().ask(question), world, seat, mayPass);
    } catch (Program.Misbehaved wrong) {
      programs.putOut();
      throw new Forfeit(seat, wrong.mishap());
    }
  }

  private Map<String, Object> question(Position world, int seat, boolean mayPass, int seed) {
    Map<String, Object> question = new LinkedHashMap<>();
    question.put("ask", (long) asked);
    question.put("game", world.game().id());
    question.put("you", (long) seat);
    question.put("may_pass", mayPass);
    question.put("seed", (long) seed);
    Map<String, Object> view = new LinkedHashMap<>(world.view(seat));
    view.put("you", (long) seat);
    question.put("view", view);
    question.put("actions", actions(world, seat));
    question.put("shapes", world.shapes(seat).stream().map(ProgramBot::data).toList());
    return question;
  }

  /** As in the protocol: with what they bring. */
  private static List<Map<String, Object>> actions(Position world, int seat) {
    List<Map<String, Object>> actions = new ArrayList<>();
    for (Action action : world.actions(seat)) {
      Map<String, Object> data = new LinkedHashMap<>(data(action));
      int brings = world.brings(seat, world.move(action));
      if (brings != 0) {
        data.put(BRINGS, (long) brings);
      }
      actions.add(data);
    }
    return actions;
  }

  private static Map<String, Object> data(Object record) {
    return Records.write((Record) record);
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
      Action action =
          Records.read(
              world.game().actions(), Fields.of("", data).apart("action"), List.of(BRINGS));
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
