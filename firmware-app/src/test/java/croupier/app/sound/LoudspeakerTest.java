package croupier.app.sound;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.settings.Voice;
import croupier.app.words.Language;
import croupier.hal.Fault;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Shell scripts stand for the programs; all else is as on a unit. */
class LoudspeakerTest {
  private static final Voice SPEAKS = new Voice(50, true);
  private static final Voice SOUNDS = new Voice(50, false);

  @TempDir Path folder;
  private Path told;
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final List<Loudspeaker> open = new ArrayList<>();

  @BeforeEach
  void aPipeToHearFrom() throws Exception {
    told = folder.resolve("told");
    assertEquals(0, new ProcessBuilder("mkfifo", told.toString()).start().waitFor());
  }

  @AfterEach
  void end() {
    open.forEach(Loudspeaker::close);
  }

  /** A program that does this; {@code $TOLD} is where the test hears it. */
  private String program(String name, String does) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, "#!/bin/sh\nTOLD=%s\n%s\n".formatted(told, does));
    assertTrue(file.toFile().setExecutable(true));
    return file.toString();
  }

  private Loudspeaker loudspeaker(String player, String talker) {
    Loudspeaker made =
        new Loudspeaker(
            new Players("null", player, talker),
            new Loudspeaker.Listener() {
              @Override
              public void faulted(String part, Fault fault) {
                heard.add(part + " " + fault);
              }

              @Override
              public void recovered(String part) {
                heard.add(part + " works");
              }
            });
    open.add(made);
    return made;
  }

  /** Waits until a program has told something, and takes it. */
  private byte[] told() throws IOException {
    return Files.readAllBytes(told);
  }

  private String toldText() throws IOException {
    return new String(told(), StandardCharsets.UTF_8).strip();
  }

  private static UnitPicture picture(Sound sound, String headline) {
    return new UnitPicture(
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        new Prompt(List.of("KING OF", "HEARTS"), headline, List.of(), List.of(), true),
        sound);
  }

  private static UnitPicture sound(int number, Sound.Kind kind) {
    return picture(new Sound(number, kind, 50), "");
  }

  private static UnitPicture words(String headline) {
    return picture(UnitPicture.DARK.sound(), headline);
  }

  @Test
  void aSoundIsPlayedAsLoudAsItIs() throws Exception {
    Loudspeaker loudspeaker = loudspeaker(program("aplay", "cat > $TOLD"), "none");
    loudspeaker.show(sound(1, Sound.Kind.GOOD), SOUNDS, Language.ENGLISH);
    assertArrayEquals(Wav.at(50, Wav.of(Sound.Kind.GOOD)), told());
  }

  @Test
  void theNewestWinsOverAPlayerThatHangs() throws Exception {
    Loudspeaker loudspeaker =
        loudspeaker(program("aplay", "echo $$ > $TOLD; exec sleep 1000"), "none");
    List<Long> pids = new ArrayList<>();
    for (int number = 1; number <= 3; number++) {
      loudspeaker.show(sound(number, Sound.Kind.ROLL), SOUNDS, Language.ENGLISH);
      pids.add(Long.parseLong(toldText()));
    }
    assertFalse(isAlive(pids.get(0)) || isAlive(pids.get(1)), "the old ones were ended");
    loudspeaker.close();
    assertFalse(isAlive(pids.get(2)), "it dies with the unit");
  }

  private static boolean isAlive(long pid) {
    return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
  }

  @Test
  void whatIsMissingHasAName() throws Exception {
    Loudspeaker loudspeaker = loudspeaker(folder + "/aplay", folder + "/espeak-ng");
    loudspeaker.show(sound(1, Sound.Kind.TICK), SOUNDS, Language.ENGLISH);
    Fault none = Fault.of("speaker-no-program");
    assertEquals("speaker " + none.with("program", folder + "/aplay"), heard.take());
    loudspeaker.show(words("Ann rolls."), SPEAKS, Language.ENGLISH);
    assertEquals("voice " + none.with("program", folder + "/espeak-ng"), heard.take());
  }

  @Test
  void aDeviceThatRefusesIsToldOnceWithItsReasonAndSoIsItsReturn() throws Exception {
    Path wrong = Files.createFile(folder.resolve("wrong"));
    String player =
        program(
            "aplay",
            """
            cat > /dev/null
            [ -e %s ] || { echo heard > $TOLD; exit; }
            echo 'ALSA lib pcm.c:2666: Unknown PCM nosuch' >&2
            echo 'aplay: main:831: audio open error: No such device' >&2
            exit 1
            """
                .formatted(wrong));
    Loudspeaker loudspeaker = loudspeaker(player, "none");
    loudspeaker.show(sound(1, Sound.Kind.TICK), SOUNDS, Language.ENGLISH);
    Fault refused = Fault.of("speaker-refused").with("device", "null");
    assertEquals("speaker " + refused.with("why", "No such device"), heard.take());
    Files.delete(wrong);
    loudspeaker.show(sound(2, Sound.Kind.TICK), SOUNDS, Language.ENGLISH);
    assertEquals("heard", toldText());
    assertEquals("speaker works", heard.take());
  }

  @Test
  void theHeadlineIsSaidInTheLanguageOfTheTableAndNothingElse() throws Exception {
    String talker = program("espeak-ng", "{ echo \"$@\"; cat; } > $TOLD");
    Loudspeaker loudspeaker = loudspeaker(program("aplay", "cat > /dev/null"), talker);
    loudspeaker.show(words("Anna würfelt."), SPEAKS, Language.GERMAN);
    assertEquals("-v de -a 50 --stdin --stdout\nAnna würfelt.", toldText());
    loudspeaker.show(words("x".repeat(1_000)), SPEAKS, Language.FRENCH);
    assertEquals("-v fr -a 50 --stdin --stdout\n" + "x".repeat(200), toldText());
  }

  /** The hand turns on: of all that the dial passes, only where it stays is said. */
  @Test
  void aSentenceWaitsForTheHandToRest() throws Exception {
    String talker = program("espeak-ng", "cat > $TOLD");
    Loudspeaker loudspeaker = loudspeaker(program("aplay", "cat > /dev/null"), talker);
    for (String choice : List.of("red", "green", "blue")) {
      loudspeaker.show(words(choice), SPEAKS, Language.ENGLISH);
    }
    assertEquals("blue", toldText());
  }

  @Test
  void wordsThatASoundBreaksIntoAreSaidAgain() throws Exception {
    String talker = program("espeak-ng", "cat > $TOLD; exec sleep 1000");
    String player = program("aplay", "cat > /dev/null");
    Loudspeaker loudspeaker = loudspeaker(player, talker);
    loudspeaker.show(words("Ann rolls."), SPEAKS, Language.ENGLISH);
    assertEquals("Ann rolls.", toldText());
    loudspeaker.show(
        picture(new Sound(1, Sound.Kind.TICK, 50), "Ann rolls."), SPEAKS, Language.ENGLISH);
    assertEquals("Ann rolls.", toldText());
    loudspeaker.show(
        picture(new Sound(1, Sound.Kind.TICK, 50), "Bo rolls."), SPEAKS, Language.ENGLISH);
    assertEquals("Bo rolls.", toldText());
  }

  @Test
  void withoutSpeechAndWithoutVolumeNothingIsStarted() {
    Loudspeaker loudspeaker = loudspeaker(folder + "/aplay", folder + "/espeak-ng");
    loudspeaker.show(words("Ann rolls."), SOUNDS, Language.ENGLISH);
    loudspeaker.show(words("Bo rolls."), new Voice(0, true), Language.ENGLISH);
    loudspeaker.show(picture(new Sound(1, Sound.Kind.WIN, 0), ""), SPEAKS, Language.ENGLISH);
    loudspeaker.close();
    assertTrue(heard.isEmpty(), heard::toString);
  }
}
