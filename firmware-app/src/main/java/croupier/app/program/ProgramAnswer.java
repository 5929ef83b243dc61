package croupier.app.program;

import croupier.app.json.Json;
import croupier.app.protocol.ChoiceText;
import croupier.bots.Bot;
import croupier.engine.Action;
import croupier.engine.Fields;
import croupier.engine.Position;
import croupier.engine.Refusal;
import java.util.Map;
import java.util.Set;

/** What a line means that a program answered with; whatever is no legal action is a mishap. */
public final class ProgramAnswer {
  private ProgramAnswer() {}

  /**
   * The move of a seat.
   *
   * @param mayPass whether this is a right that may be left unused: then it may be {@link
   *     Bot#NOTHING}
   */
  public static long move(String answer, Position world, int seat, boolean mayPass)
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
        return Bot.NOTHING;
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
