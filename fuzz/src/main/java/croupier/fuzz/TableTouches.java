package croupier.fuzz;

import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.SimulatedTable;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Options;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A whole unit in virtual time, with a game on it that goes on: hands that press and turn, and
 * pages that ask for seats, act there, and leave, with what they were told or with something else.
 * The table makes no mistake, tells no page what another seat alone may know to have it, and the
 * record holds at the end.
 *
 * <p>An input chooses the game, how far it was played, and what happens one after the other.
 */
final class TableTouches implements Target {
  private static final String SEED = "the seed that nobody may see";
  private static final int MOST_TOUCHES = 40;
  private static final int SEATS = 3;
  private static final int LONGEST = 300;

  @Override
  public void take(byte[] input) throws Exception {
    Choices choices = new Choices(input);
    Path folder = new SimulatedDisk().folder().resolve("games");
    SavedGames saved = new SavedGames(folder, () -> SEED);
    Path record = begin(saved, choices);
    try (HeardMistakes heard = new HeardMistakes()) {
      try (SimulatedTable table =
          new SimulatedTable(HardwareProfile.standard(), List.of(), saved, 1)) {
        TouchedTable touched = new TouchedTable(table, choices);
        touched.resume();
        for (int left = MOST_TOUCHES; left > 0 && choices.more(); left--) {
          touched.touch();
          heard.check(touched.tokens());
        }
        neverTold(touched);
      }
    }
    holds(record);
  }

  private static Path begin(SavedGames saved, Choices choices) throws IOException {
    Game game = Games.ALL.get(choices.below(Games.ALL.size()));
    Options options =
        game.options(game.presets().get(choices.below(game.presets().size())).options());
    SavedGames.Kept kept =
        saved.begin(RealGame.NAMES.subList(0, SEATS), game.start(SEATS, options));
    RealGame.play(kept.game(), new FastRandom(choices.below(8)), choices.below(LONGEST));
    kept.file().close();
    return saved.folder().resolve("00001-" + game.id() + ".jsonl");
  }

  private static void neverTold(TouchedTable touched) {
    for (String told : touched.told()) {
      if (told.contains(SEED)) {
        throw new Finding("a page was told the seed: " + told);
      }
      for (String token : touched.tokens()) {
        if (told.contains(token)) {
          throw new Finding("a page was told a token: " + told);
        }
      }
    }
  }

  private static void holds(Path record) throws IOException {
    if (Files.exists(record)) {
      try {
        SavedGames.read(record);
      } catch (RecordReader.Damaged damaged) {
        throw new Finding("the record does not hold", damaged);
      }
    }
  }

  @Override
  public List<byte[]> seeds() {
    List<byte[]> seeds = new ArrayList<>();
    for (int game = 0; game < Games.ALL.size(); game++) {
      for (int steps : new int[] {5, 60}) {
        byte[] seed = new byte[5 + 60];
        seed[0] = (byte) game;
        seed[2] = (byte) steps;
        seed[4] = (byte) steps;
        for (int at = 5; at < seed.length; at++) {
          seed[at] = (byte) (at * (29 + 2 * game));
        }
        seeds.add(seed);
      }
    }
    // Somebody asks for the second seat, gets it, and does what is offered.
    byte[] phone = "\0\0\0\0\5".getBytes(StandardCharsets.ISO_8859_1);
    byte[] plays = Arrays.copyOf(phone, 40);
    plays[6] = 1;
    for (int at = 9; at < plays.length; at += 2) {
      plays[at] = 8;
    }
    seeds.add(plays);
    return seeds;
  }
}
