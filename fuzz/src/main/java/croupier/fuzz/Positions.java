package croupier.fuzz;

import croupier.app.json.Json;
import croupier.engine.FastRandom;
import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Refusal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Saved positions. What is taken can be looked at by everybody, played on, saved and loaded; and a
 * loaded one goes on as if nothing had happened.
 *
 * <p>An input is a position as text, or choices: a real position, and what is changed in it.
 */
final class Positions implements Target {
  private static final int STEPS = 60;
  private static final int MOST_CHANGES = 6;

  @Override
  public void take(byte[] input) throws Exception {
    Map<String, Object> data;
    try {
      data = position(input);
    } catch (Json.Malformed malformed) {
      Promises.isSentence(malformed.getMessage());
      return;
    }
    Position position;
    try {
      position = Games.named(Fields.of("", data).text("game")).load(data);
    } catch (Refusal refusal) {
      Promises.isSaid(refusal);
      return;
    }
    keepsItsPromises(position, new FastRandom(Arrays.hashCode(input)));
  }

  static Map<String, Object> position(byte[] input) throws Exception {
    if (input.length > 0 && input[0] == '{') {
      return Json.readObject(new String(input, StandardCharsets.UTF_8));
    }
    Choices choices = new Choices(input);
    Map<String, Object> real = RealGame.chosen(choices).position().save();
    int changes = choices.below(MOST_CHANGES);
    return new Edits(choices, KnownWords.OF_THE_GAMES).edited(real, changes);
  }

  /** Whatever can be done with a position that was taken. */
  static void keepsItsPromises(Position position, FastRandom random) throws Json.Malformed {
    Game game = position.game();
    isLookedAt(position, random);
    long seed = random.next();
    Position loaded = game.load(Json.readObject(Json.write(position.save())));
    RandomPlay here = new RandomPlay(new FastRandom(seed));
    RandomPlay there = new RandomPlay(new FastRandom(seed));
    for (int step = 0; step < STEPS && here.step(position); step++) {
      there.step(loaded);
    }
    Map<String, Object> saved = position.save();
    Finding.unlessEqual(saved, loaded.save(), "a loaded position goes another way");
    Finding.unlessEqual(saved, game.load(saved).save(), "what was played on is saved differently");
    isLookedAt(position, random);
  }

  private static void isLookedAt(Position position, FastRandom random) throws Json.Malformed {
    for (int viewer = Position.TABLE; viewer < position.seats(); viewer++) {
      Json.readObject(Json.write(position.view(viewer)));
      position.actions(viewer);
      Position other = position.copy();
      other.redeal(viewer, random);
      Finding.unlessEqual(position.view(viewer), other.view(viewer), "a view tells");
    }
    switch (position.waiting()) {
      case OVER -> position.result();
      case CHANCE -> position.asks();
      case DECISIONS -> {
        for (int seat = 0; seat < position.seats(); seat++) {
          if (position.mayAct(seat)) {
            position.shapes(seat);
          }
        }
      }
    }
  }

  @Override
  public List<byte[]> seeds() throws Exception {
    List<byte[]> seeds = new ArrayList<>();
    for (int game = 0; game < Games.ALL.size(); game++) {
      for (int steps : new int[] {0, 7, 40, 151}) {
        byte[] choices = {
          (byte) game, (byte) (steps % 3), 3, (byte) (steps % 5), 0, (byte) steps, 0
        };
        seeds.add(choices);
        byte[] changed = Arrays.copyOf(choices, 16);
        changed[6] = 1;
        changed[7] = (byte) (steps * 3);
        changed[8] = 6;
        seeds.add(changed);
      }
      byte[] early = {(byte) game, 0, 2, 1, 0, 3, 0};
      seeds.add(Json.write(position(early)).getBytes(StandardCharsets.UTF_8));
    }
    return seeds;
  }

  @Override
  public List<String> words() {
    return KnownWords.OF_THE_GAMES;
  }
}
