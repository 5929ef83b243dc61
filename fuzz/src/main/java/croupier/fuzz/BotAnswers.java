package croupier.fuzz;

import croupier.app.json.Json;
import croupier.app.program.Program;
import croupier.app.program.ProgramAnswer;
import croupier.bots.Bot;
import croupier.engine.Action;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.Records;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What programs of other people answer with. It is a legal move of their seat, or a mishap that has
 * a name.
 *
 * <p>An input chooses a position, and then is the line itself, or one of the actions that were
 * listed with a few changes.
 */
final class BotAnswers implements Target {
  private static final int LINE = 0;

  @Override
  public void take(byte[] input) throws Exception {
    Choices choices = new Choices(input);
    Position position = RealGame.chosen(choices).position();
    if (position.waiting() != Position.Waiting.DECISIONS) {
      return;
    }
    int seat = Integer.numberOfTrailingZeros(position.deciders());
    boolean mayPass = (position.awaited() >> seat & 1) == 0;
    Map<String, Object> before = position.save();
    try {
      long move = ProgramAnswer.move(line(position, seat, choices), position, seat, mayPass);
      if (move == Bot.NOTHING ? !mayPass : !position.legal(seat, move)) {
        throw new Finding("an illegal move was taken: " + move);
      }
      if (move != Bot.NOTHING) {
        Finding.unlessEqual(move, position.move(position.action(move)), "another move");
        position.copy().act(seat, move, new ArrayList<>());
      }
    } catch (Program.Misbehaved mishap) {
      mishap.mishap();
    }
    Finding.unlessEqual(before, position.save(), "an answer changed the position");
  }

  private static String line(Position position, int seat, Choices choices) {
    if (choices.below(2) == LINE) {
      return new String(choices.rest(), StandardCharsets.UTF_8);
    }
    List<Action> actions = position.actions(seat);
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("action", Records.write((Record) actions.get(choices.below(actions.size()))));
    int changes = choices.below(4);
    return Json.write(new Edits(choices, KnownWords.OF_THE_GAMES).edited(answer, changes));
  }

  @Override
  public List<byte[]> seeds() throws Exception {
    List<byte[]> seeds = new ArrayList<>();
    for (int game = 0; game < Games.ALL.size(); game++) {
      for (int steps : new int[] {3, 10, 33, 90, 200}) {
        byte[] chosen = {(byte) game, 0, 2, 1, 0, (byte) steps};
        seeds.add(joined(chosen, new byte[] {1, (byte) steps, 1, (byte) steps, 7, 2}));
        Position position = RealGame.chosen(new Choices(chosen)).position();
        if (position.waiting() == Position.Waiting.DECISIONS) {
          int seat = Integer.numberOfTrailingZeros(position.deciders());
          String line = line(position, seat, new Choices(new byte[] {1, (byte) steps}));
          seeds.add(
              joined(joined(chosen, new byte[] {LINE}), line.getBytes(StandardCharsets.UTF_8)));
        }
      }
    }
    return seeds;
  }

  private static byte[] joined(byte[] one, byte[] other) {
    byte[] joined = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, joined, one.length, other.length);
    return joined;
  }

  @Override
  public List<String> words() {
    return KnownWords.OF_THE_GAMES;
  }
}
