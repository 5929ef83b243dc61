package croupier.fuzz;

import croupier.app.evenings.Evenings;
import croupier.app.evenings.EveningsPage;
import croupier.app.evenings.GamesFolder;
import croupier.app.live.PlayedFile;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.live.WallClock;
import croupier.app.settings.Settings;
import croupier.app.simulated.disk.SimulatedDisk;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.engine.FastRandom;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The small files beside the records: names, language, what was chosen at the unit, seeds, who sits
 * where, when it was played, the ledger. One that makes no sense is said to be left alone; it keeps
 * nobody from a game, and nobody from the evenings.
 *
 * <p>An input chooses a file, and then is what it holds.
 */
final class SmallFiles implements Target {
  private static final String GAME = "00001-express";

  /** Each with something that may stand in it. */
  private static final Map<String, String> FILES = files();

  private static final int STEPS = 6;

  private static Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("names.json", "{\"names\":[\"Ann\",\"\",\"Bo\"]}\n");
    files.put("language.json", "{\"language\":\"de\"}\n");
    files.put(
        "unit-settings.json",
        "{\"kiosk\":true,\"show\":false,\"quiet\":true,\"quiet-from\":\"22:00\","
            + "\"quiet-until\":\"08:00\",\"brightness\":20,\"network\":true}\n");
    files.put(
        "visitors.json",
        "{\"day\":\"2026-11-19\",\"games\":[{\"game\":\"go\",\"begun\":3,\"finished\":2,"
            + "\"put-away\":1}]}\n");
    files.put("ledger.jsonl", "");
    files.put(GAME + ".seed", "seed 1\nsalt\n");
    files.put(GAME + ".seats", "{\"places\":[0,3],\"bots\":[\"\",\"hard\"]}\n");
    files.put(
        GAME + ".played",
        "{\"from\":\"2026-11-19T20:15:00Z\",\"to\":\"2026-11-19T21:00:00Z\",\"before\":60,"
            + "\"bots\":[\"\",\"easy\"]}\n");
    return files;
  }

  @Override
  public void take(byte[] input) throws Exception {
    Choices choices = new Choices(input);
    String name = List.copyOf(FILES.keySet()).get(choices.below(FILES.size()));
    Path folder = new SimulatedDisk().folder().resolve("games");
    begin(new SavedGames(folder, () -> "seed 1"));
    Files.write(folder.resolve(name), choices.rest());
    List<String> complaints = new ArrayList<>();
    SavedGames saved = new SavedGames(folder, () -> "seed 2");
    saved.dateBy(WallClock.UNKNOWN);
    isRead(saved, complaints);
    goesOn(saved, folder.resolve(GAME + ".jsonl"), complaints);
    begin(saved);
    areTold(folder);
    complaints.forEach(Promises::isSentence);
  }

  private static void begin(SavedGames saved) throws IOException {
    RealGame real = RealGame.some(0).getFirst();
    SavedGames.Kept kept = saved.begin(RealGame.NAMES.subList(0, 2), real.position().copy());
    RealGame.play(kept.game(), new FastRandom(1), STEPS);
    kept.file().close();
  }

  /** As when a unit starts, and somebody chooses something there. */
  private static void isRead(SavedGames saved, List<String> complaints) throws IOException {
    saved.names(complaints::add).set(1, "Bo");
    saved.language(complaints::add).set(Language.GERMAN);
    var settings = saved.settings(Settings.USUAL, complaints::add);
    settings.brightness(1 + settings.now().quiet().brightness() / 2);
    settings.forget();
    var count = saved.dayCount(complaints::add, complaints::add, () -> true);
    count.begins(RealGame.some(0).getFirst().position().game(), List.of(), 0);
    count.ends();
  }

  private static void goesOn(SavedGames saved, Path file, List<String> complaints)
      throws IOException {
    for (SavedGames.Unfinished unfinished : saved.unfinished((_, why) -> complaints.add(why))) {
      Finding.unlessEqual(file, unfinished.file(), "another game");
      try {
        SavedGames.Kept kept = saved.resume(file);
        try {
          kept.seats().read();
        } catch (IOException why) {
          complaints.add(why.getMessage());
        }
        kept.played().seated(List.of("", "easy"));
        RealGame.play(kept.game(), new FastRandom(2), STEPS);
        kept.played().left();
        kept.file().close();
      } catch (RecordReader.Damaged damaged) {
        Promises.isSaid(damaged.because());
      }
    }
  }

  private static void areTold(Path folder) throws IOException {
    ZoneId zone = ZoneId.of("Europe/Berlin");
    GamesFolder games = new GamesFolder(folder, zone);
    Evenings evenings = games.read(games.records(), _ -> {});
    EveningsPage page = new EveningsPage(Words.of(Language.FRENCH), zone);
    page.unit(evenings);
    evenings.all().forEach(page::unit);
    PlayedFile.of(folder.resolve(GAME + ".jsonl"));
  }

  @Override
  public List<byte[]> seeds() {
    List<byte[]> seeds = new ArrayList<>();
    List<String> names = List.copyOf(FILES.keySet());
    for (int file = 0; file < names.size(); file++) {
      byte[] content = FILES.get(names.get(file)).getBytes(StandardCharsets.UTF_8);
      byte[] seed = new byte[content.length + 1];
      seed[0] = (byte) file;
      System.arraycopy(content, 0, seed, 1, content.length);
      seeds.add(seed);
    }
    return seeds;
  }

  @Override
  public List<String> words() {
    return List.of("+1000000000-12-31T23:59:59Z", "-1000000000-01-01T00:00:00Z", "24:00", "null");
  }
}
