package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.live.PlayedFile.Played;
import croupier.app.live.SeatsFile.Seats;
import croupier.app.live.StumblesFile.Noted;
import croupier.app.settings.Settings;
import croupier.app.words.Language;
import croupier.engine.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The small files beside the games: what is noted there is there after a start, and no more. */
class SmallFilesTest {
  private static final ZonedDateTime EVENING = ZonedDateTime.parse("2026-11-19T20:00:00.5Z");

  @TempDir Path folder;
  private final QuickDisk disk = new QuickDisk();
  private final List<String> complaints = new ArrayList<>();
  private Optional<ZonedDateTime> now = Optional.of(EVENING);

  private Path record() throws IOException {
    Path record = folder.resolve("00001-go.jsonl");
    return Files.exists(record) ? record : Files.writeString(record, "four");
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  // --- what was chosen at the unit

  private RememberedSettings settings() {
    return new RememberedSettings(folder, disk, Settings.USUAL, complaints::add);
  }

  @Test
  void eachChoiceHoldsAtOnceAndAfterAStart() throws Exception {
    RememberedSettings chosen = settings();
    assertFalse(chosen.isChosen());
    chosen.kiosk(true);
    chosen.show(false);
    chosen.quiet(true);
    chosen.quietFrom(LocalTime.of(21, 30));
    chosen.quietUntil(LocalTime.of(7, 15));
    chosen.brightness(20);
    chosen.network(true);
    chosen.lights(50);
    chosen.volume(30);
    chosen.speech(true);
    Settings all =
        Settings.USUAL
            .withKiosk(true)
            .withShow(false)
            .withQuiet(true)
            .withQuietFrom(LocalTime.of(21, 30))
            .withQuietUntil(LocalTime.of(7, 15))
            .withBrightness(20)
            .withNetwork(true)
            .withLights(50)
            .withVolume(30)
            .withSpeech(true);
    assertEquals(all, chosen.now());
    assertTrue(chosen.isChosen());
    assertEquals(all, settings().now());
    assertTrue(settings().isChosen());
    chosen.forget();
    assertEquals(Settings.USUAL, chosen.now());
    assertFalse(settings().isChosen());
    assertEquals(List.of(), complaints);
  }

  @Test
  void whatAGroupHasInCommonLiesBelowWhatWasChosen() throws Exception {
    RememberedSettings chosen = settings();
    chosen.volume(30);
    Settings group = Settings.USUAL.withVolume(90).withLights(60);
    chosen.follow("of the group", group);
    assertEquals(group.withVolume(30), chosen.now());
    assertEquals("of the group", settings().group());
    chosen.forget();
    assertEquals(group, chosen.now());
    chosen.follow("", Settings.USUAL.withLights(5));
    assertEquals(Settings.USUAL, chosen.now(), "nothing in common");
    assertEquals("", settings().group());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"volume\":101}",
        "{\"volume\":-1}",
        "{\"lights\":4}",
        "{\"lights\":101}",
        "{\"brightness\":101}",
        "{\"brightness\":-1}",
        "{\"quiet-from\":\"25:00\"}",
        "{\"kiosk\":1}",
        "{\"more\":true}",
        "{"
      })
  void choicesThatMakeNoSenseAreComplainedAboutAndNotUsed(String rubbish) throws Exception {
    write("unit-settings.json", rubbish);
    assertEquals(Settings.USUAL, settings().now());
    assertFalse(settings().isChosen());
    assertEquals(2, complaints.size());
    assertTrue(complaints.getFirst().contains("unit-settings.json is left alone"));
  }

  @Test
  void aGroupsFileThatMakesNoSenseIsComplainedAbout() throws Exception {
    write("group-settings.json", "{\"settings\":1}");
    assertEquals("", settings().group());
    write("group-settings.json", "x".repeat(2 * Limits.GROUP_SETTINGS + 4_001));
    assertEquals("", settings().group());
    assertEquals(2, complaints.size());
    assertTrue(complaints.getLast().contains("too long"), complaints::toString);
  }

  @Test
  void theLanguageAndTheNamesAreRemembered() throws Exception {
    RememberedLanguage language = new RememberedLanguage(folder, disk, complaints::add);
    assertEquals(Optional.empty(), language.language());
    language.set(Language.GERMAN);
    assertEquals(Optional.of(Language.GERMAN), language.language());
    assertEquals(
        Optional.of(Language.GERMAN),
        new RememberedLanguage(folder, disk, complaints::add).language());
    RememberedNames names = new RememberedNames(folder, disk, complaints::add);
    names.set(2, "Zoë");
    names.set(0, "Ann");
    for (RememberedNames each :
        List.of(names, new RememberedNames(folder, disk, complaints::add))) {
      assertEquals(
          List.of("Ann", "", "Zoë", ""), IntStream.range(0, 4).mapToObj(each::name).toList());
    }
    assertEquals(List.of(), complaints);
    leavesAlone("{\"language\":7}", "{\"names\":[\"Ann\",\"Ann\"]}");
    leavesAlone("{\"language\":\"de\",\"more\":1}", "{\"names\":[\"Ann\"],\"more\":1}");
    String tooLong = " ".repeat(Limits.SMALL_FILE_BYTES);
    leavesAlone(tooLong + "{\"language\":\"de\"}", tooLong + "{\"names\":[\"Ann\"]}");
  }

  /** Neither is used, and both are complained about. */
  private void leavesAlone(String language, String names) throws Exception {
    write("language.json", language);
    write("names.json", names);
    complaints.clear();
    assertEquals(
        Optional.empty(), new RememberedLanguage(folder, disk, complaints::add).language());
    assertEquals("", new RememberedNames(folder, disk, complaints::add).name(0));
    assertEquals(2, complaints.size(), complaints::toString);
  }

  @ParameterizedTest
  @CsvSource({
    "'', NAME_EMPTY",
    "'  ', NAME_EMPTY",
    "12345678901234567, NAME_TOO_LONG",
    "a\u0007b, NAME_CANNOT_BE_SHOWN",
    "Bo, NAME_TWICE"
  })
  void aNameThatIsNoneIsRefused(String name, RecordReason why) {
    assertEquals(List.of("Bo", "Ann"), Names.checked(List.of("Bo", "Ann")));
    assertEquals("x".repeat(16), Names.checked(List.of("x".repeat(16))).getFirst());
    Refusal refusal = assertThrows(Refusal.class, () -> Names.checked(List.of("Bo", name)));
    assertEquals(why, refusal.because().reason());
  }

  // --- beside a record

  private PlayedFile played() throws IOException {
    return new PlayedFile(record(), disk, () -> now);
  }

  @Test
  void howLongAGameWasPlayedIsAddedUpOverItsSittings() throws Exception {
    PlayedFile first = played();
    first.seated(List.of("", "hard"));
    assertEquals(Optional.empty(), PlayedFile.of(record()).length());
    now = Optional.of(EVENING.plusMinutes(40));
    first.seated(List.of("", ""));
    first.left();
    Played noted = PlayedFile.of(record());
    assertEquals(Optional.of(Duration.ofMinutes(40)), noted.length());
    assertEquals(List.of("", ""), noted.bots());
    assertEquals(Optional.of(EVENING.withNano(0).toInstant()), noted.from());
    now = Optional.of(EVENING.plusDays(1));
    PlayedFile again = played();
    again.seated(List.of("", ""));
    assertEquals(2_400, PlayedFile.of(record()).before());
    now = Optional.of(EVENING.plusDays(1).plusMinutes(5));
    again.left();
    assertEquals(Optional.of(Duration.ofMinutes(45)), PlayedFile.of(record()).length());
    now = Optional.of(EVENING);
    again.left();
    assertEquals(Optional.empty(), PlayedFile.of(record()).length(), "a clock that went back");
  }

  @Test
  void whereNothingIsKnownNothingIsWritten() throws Exception {
    now = Optional.empty();
    PlayedFile played = played();
    played.seated(List.of("", ""));
    played.left();
    Path file = folder.resolve("00001-go.played");
    assertFalse(Files.exists(file));
    played.seated(List.of("", "easy"));
    assertTrue(Files.exists(file));
    for (String rubbish :
        List.of(
            "{",
            "{\"from\":\"then\"}",
            "{\"before\":-1,\"bots\":[]}",
            "{\"before\":0,\"bots\":[\"easy\"],\"more\":1}")) {
      Files.writeString(file, rubbish);
      assertEquals(Played.UNKNOWN, PlayedFile.of(record()), rubbish);
    }
  }

  @Test
  void whoSitsWhereIsKeptAsLongAsThereAreBots() throws Exception {
    SeatsFile file = new SeatsFile(record(), disk);
    assertEquals(Optional.empty(), file.read());
    Seats seats = new Seats(List.of(4, 0), List.of("", "hard"));
    file.write(seats);
    assertEquals(Optional.of(seats), file.read());
    file.write(new Seats(List.of(4, 0), List.of("", "")));
    assertEquals(Optional.empty(), file.read());
    assertFalse(Files.exists(folder.resolve("00001-go.seats")));
    for (String rubbish :
        List.of(
            "{",
            "{\"places\":[1]}",
            "{\"places\":[1],\"bots\":[]}",
            "{\"places\":[1],\"bots\":[\"easy\"],\"more\":1}")) {
      write("00001-go.seats", rubbish);
      assertThrows(IOException.class, file::read, rubbish);
    }
  }

  @Test
  void stumblesAreCountedAtOnePlace() throws Exception {
    StumblesFile file = new StumblesFile(record(), disk);
    assertEquals(Noted.NONE, file.read());
    assertEquals(new Noted(4, 1, false), file.more(false));
    assertEquals(new Noted(4, 2, true), file.more(true));
    assertEquals(new Noted(4, 2, true), new StumblesFile(record(), disk).read());
    file.takenUp();
    assertEquals(new Noted(4, 2, false), file.read());
    Files.writeString(record(), "further");
    assertEquals(new Noted(7, 1, false), file.more(false), "it has come further");
    for (String rubbish :
        List.of(
            "{",
            "{\"at\":7,\"times\":0,\"stuck\":false}",
            "{\"at\":-1,\"times\":1,\"stuck\":false}",
            "{\"at\":7,\"times\":1,\"stuck\":false,\"more\":1}")) {
      write("00001-go.stumbles", rubbish);
      assertEquals(Noted.NONE, file.read(), rubbish);
    }
  }

  /** As many bytes as fit, and one more. */
  @Test
  void aFileIsReadAsFarAsItMayBeLong() throws Exception {
    SmallFile file = new SmallFile(folder.resolve("some.json"), disk, 20);
    assertEquals(Map.of(), file.read());
    Map<String, Object> content = new LinkedHashMap<>();
    content.put("a", "1234567890");
    file.write(content);
    assertEquals(content, file.read());
    write("some.json", "{\"a\":\"123456789012\"}");
    assertEquals(20, Files.size(folder.resolve("some.json")));
    assertEquals(Map.of("a", "123456789012"), file.read());
    write("some.json", "{\"a\":\"1234567890123\"}");
    assertThrows(IOException.class, file::read);
    write("some.json.tmp", "left by a power cut");
    file.write(content);
    assertEquals(content, file.read());
    assertFalse(Files.exists(folder.resolve("some.json.tmp")));
    assertEquals(folder.resolve("a.b.new"), SmallFile.beside(folder.resolve("a.b.jsonl"), ".new"));
  }
}
