package croupier.fuzz;

import croupier.app.live.Entry;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.app.table.face.Faces;
import croupier.app.table.face.Telling;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.FastRandom;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Records, as text and as they lie in a folder. What holds comes to the same whenever it is read,
 * is told in words, and is gone on with if it is not over; what does not hold is said, and left as
 * it is.
 *
 * <p>An input is a record as text, or choices: a real one, and what somebody changed in it who can
 * make the hashes anew.
 */
final class RecordFiles implements Target {
  private static final int STEPS = 20;

  @Override
  public void take(byte[] input) throws Exception {
    byte[] record = record(input);
    RecordReader read = null;
    try {
      read = RecordReader.of(new String(record, StandardCharsets.UTF_8));
    } catch (RecordReader.Damaged damaged) {
      isSaid(damaged);
    }
    if (read != null) {
      isTold(read, Language.values()[record.length % Language.values().length]);
    }
    liesInAFolder(record, Arrays.hashCode(input));
  }

  private static void isSaid(RecordReader.Damaged damaged) {
    Promises.isSaid(damaged.because());
    damaged.kept().ifPresent(Promises::isSaid);
  }

  /** The record that an input means. */
  static byte[] record(byte[] input) throws IOException {
    if (input.length > 0 && input[0] == '{') {
      return input;
    }
    Choices choices = new Choices(input);
    RealGame real = RealGame.chosen(choices);
    RecordText text = new RecordText(real.record().lines());
    text.change(choices);
    if (choices.oneIn(2)) {
      text.commit(real.seed(), RealGame.SALT);
    }
    byte[] bytes = text.text().getBytes(StandardCharsets.UTF_8);
    if (choices.oneIn(4)) {
      return Arrays.copyOf(bytes, choices.below(bytes.length + 1));
    }
    if (choices.oneIn(4) && bytes.length > 0) {
      bytes[choices.below(bytes.length)] ^= (byte) (1 << choices.below(8));
    }
    return bytes;
  }

  /** All that happened in it can be put into words, and happens again. */
  private static void isTold(RecordReader record, Language language) throws Exception {
    Map<String, Object> end = record.end().save();
    Telling telling = Faces.telling(Words.of(language), record.names(), record.end());
    record.replay(
        (_, entry, events, _) -> {
          switch (entry) {
            case Entry.Act(int seat, var action) ->
                Promises.isSentence(telling.decided(seat, action));
            case Entry.Chance(_, var outcome, _) -> Promises.isSentence(telling.answered(outcome));
            case Entry.TakeBack _ -> {}
          }
          events.forEach(event -> Promises.isSentence(telling.happened(event)));
        });
    Finding.unlessEqual(end, record.end().save(), "it comes to something else");
  }

  private static void liesInAFolder(byte[] record, int seed) throws IOException {
    Path folder = new SimulatedDisk().folder().resolve("games");
    SavedGames saved = new SavedGames(folder, () -> "secret");
    Path file = folder.resolve("00001-game.jsonl");
    Files.write(file, record);
    Files.writeString(
        folder.resolve("00001-game.seed"), "seed " + seed % 8 + "\n" + RealGame.SALT + "\n");
    List<String> complaints = new ArrayList<>();
    boolean offered = !saved.unfinished((_, why) -> complaints.add(why)).isEmpty();
    complaints.forEach(Promises::isSentence);
    if (!offered) {
      if (!complaints.isEmpty() && !Arrays.equals(record, Files.readAllBytes(file))) {
        throw new Finding("a record was complained about and touched");
      }
      return;
    }
    goesOn(saved, file, seed);
    if (saved.unfinished((_, why) -> complaints.add(why)).size() + complaints.size() > 1) {
      throw new Finding("what was gone on with does not hold: " + complaints);
    }
  }

  private static void goesOn(SavedGames saved, Path file, int seed) throws IOException {
    try {
      SavedGames.Kept kept = saved.resume(file);
      RealGame.play(kept.game(), new FastRandom(seed), STEPS);
      kept.file().close();
      SavedGames.read(file);
    } catch (RecordReader.Damaged damaged) {
      throw new Finding("it was offered, and does not hold", damaged);
    }
  }

  @Override
  public List<byte[]> seeds() throws Exception {
    List<byte[]> seeds = new ArrayList<>();
    for (RealGame real : RealGame.some(12)) {
      String text = String.join("\n", real.record().lines()) + "\n";
      seeds.add(text.getBytes(StandardCharsets.UTF_8));
    }
    for (int game = 0; game < 5; game++) {
      for (int steps = 2; steps < 400; steps += 99) {
        byte[] choices = {
          (byte) game,
          0,
          2,
          (byte) game,
          (byte) (steps >> 8),
          (byte) steps,
          1,
          (byte) steps,
          3,
          1,
          9,
          6,
          1,
          1
        };
        seeds.add(choices);
        seeds.add(Arrays.copyOf(choices, 6));
      }
    }
    return seeds;
  }

  @Override
  public List<String> words() {
    return KnownWords.OF_THE_GAMES;
  }
}
