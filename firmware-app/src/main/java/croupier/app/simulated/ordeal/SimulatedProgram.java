package croupier.app.simulated.ordeal;

import croupier.app.json.Json;
import croupier.app.program.Mishap;
import croupier.app.program.Program;
import croupier.app.program.ProgramLimits;
import croupier.app.program.ProgramSeats;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * A program of somebody else, without a process: it plays what it is offered, at random, and does
 * wrong as often as it is told to.
 */
final class SimulatedProgram extends ProgramSeats {
  private static final long MILLIS = 5_000;
  private static final long MEGABYTES = 100;

  private final long seed;
  private final Consumer<String> reader;
  private final SplittableRandom chance;
  private int wrongOneIn = Integer.MAX_VALUE;

  /**
   * @param reader is told what it is asked
   */
  SimulatedProgram(long seed, Consumer<String> reader) {
    super("simulated", ProgramLimits.of(MILLIS, MEGABYTES));
    this.seed = seed;
    this.reader = reader;
    chance = new SplittableRandom(seed);
  }

  /** From now on one answer of so many is none. */
  SimulatedProgram goesWrong(int oneIn) {
    wrongOneIn = oneIn;
    return this;
  }

  @Override
  public ProgramSeats another() {
    return new SimulatedProgram(seed + 1, reader).goesWrong(wrongOneIn);
  }

  @Override
  public String ask(String question) throws Program.Misbehaved {
    reader.accept(question);
    try {
      Map<String, Object> asked = Json.readObject(question);
      if (wrongOneIn < Integer.MAX_VALUE && chance.nextInt(wrongOneIn) == 0) {
        Mishap[] all = Mishap.values();
        throw new Program.Misbehaved(all[chance.nextInt(all.length)]);
      }
      List<?> actions = (List<?>) asked.get("actions");
      boolean passes = asked.get("may_pass").equals(true) && chance.nextBoolean();
      Map<String, Object> answer = new HashMap<>();
      answer.put(
          "action",
          passes || actions.isEmpty() ? null : actions.get(chance.nextInt(actions.size())));
      return Json.write(answer);
    } catch (Json.Malformed e) {
      throw new BrokenPromise("a program was asked what is no JSON: " + question, e);
    }
  }
}
