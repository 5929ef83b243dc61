package croupier.app.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.app.json.Json;
import croupier.bots.BotGame;
import croupier.bots.BotSeat;
import croupier.bots.RandomBot;
import croupier.bots.Thinking;
import croupier.engine.FastRandom;
import croupier.engine.Games;
import croupier.engine.Position;
import croupier.hal.Clock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs of other people, good ones and others, all written for the shell. */
class ProgramBotTest {
  /** A busy machine is slow and not wrong; no test waits so long. */
  private static final ProgramLimits PATIENT =
      new ProgramLimits(60 * Clock.SECOND, 60 * Clock.SECOND, 1_024, 10_000);

  private static final ProgramLimits HASTY =
      new ProgramLimits(20 * Clock.MILLISECOND, 20 * Clock.MILLISECOND, 1_024, 10_000);

  /** Takes the first of its actions, always. */
  private static final String FIRST =
      "sed -u -n 's/.*\"actions\":\\[\\({[^}]*}\\).*/{\"action\":\\1}/p'";

  @TempDir Path folder;

  /** Plays a game of express against somebody random; whether it came to its end. */
  private static Position play(ProgramSeats program, String game, long seed) {
    Position position = Games.named(game).start(2, Games.named(game).options(Map.of()));
    BotSeat[] seats = {
      new BotSeat(program.sitDown(), 0, new FastRandom(seed)),
      new BotSeat(new RandomBot(), 1, new FastRandom(seed + 1))
    };
    new BotGame(seats, new FastRandom(seed + 2), Thinking.trials(1)).play(position, 20_000);
    return position;
  }

  @Test
  void aProgramPlaysGameAfterGameAndIsToldWhatItsSeatKnows() throws Exception {
    Path questions = folder.resolve("questions");
    try (ProgramSeats program = new ProgramSeats("tee " + questions + " | " + FIRST, PATIENT)) {
      assertEquals(Position.Waiting.OVER, play(program, "go", 7).waiting());
      assertEquals(Position.Waiting.OVER, play(program, "go", 8).waiting());
    }
    List<String> lines = Files.readAllLines(questions);
    int begun = 0;
    for (String line : lines) {
      Map<String, Object> question = Json.readObject(line);
      assertEquals(
          List.of("ask", "game", "you", "may_pass", "seed", "view", "actions", "shapes"),
          List.copyOf(question.keySet()));
      assertEquals("go", question.get("game"));
      assertEquals(0L, question.get("you"));
      begun += question.get("ask").equals(1L) ? 1 : 0;
    }
    assertEquals(2, begun, "a new game begins with question 1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sleep 1000 | HUNG",
        "while :; do :; done | HUNG",
      })
  void whoSaysNothingLoses(String command, Mishap mishap) {
    loses(command, HASTY, mishap);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\u0001',
      value = {
        "exit 3 | CRASHED",
        "/no/such/program | CRASHED",
        "read q; exit 0 | CRASHED",
        "ulimit -v 1; read q; sort | CRASHED",
        "cat /dev/zero | FLOODED",
        "read q; cat /dev/zero | FLOODED",
        "while read q; do echo hello; done | RUBBISH",
        "while read q; do echo; done | RUBBISH",
        "while read q; do echo '[]'; done | RUBBISH",
        "while read q; do echo '{}'; done | RUBBISH",
        "while read q; do echo '{\"action\":7}'; done | RUBBISH",
        "while read q; do echo '{\"action\":{\"type\":\"fly\"}}'; done | RUBBISH",
        "while read q; do echo '{\"action\":{\"type\":\"roll\"},\"and\":1}'; done | RUBBISH",
        "while read q; do echo '{\"action\":{\"type\":\"stop\"}}'; done | ILLEGAL",
        "while read q; do echo '{\"action\":null}'; done | ILLEGAL"
      })
  void whoAnswersWrongLosesByAName(String command, Mishap mishap) {
    loses(command, PATIENT, mishap);
  }

  @Reaches("Limits.PROGRAM_ANSWER")
  @Test
  void whoAnswersAtTooGreatLengthLoses() {
    ProgramLimits limits = ProgramLimits.of(60_000, 1_024);
    String answer = "read q; head -c %d /dev/zero | tr '\\0' x; echo; read q";
    loses(answer.formatted(Limits.PROGRAM_ANSWER), limits, Mishap.RUBBISH);
    loses(answer.formatted(Limits.PROGRAM_ANSWER + 1), limits, Mishap.FLOODED);
  }

  private static void loses(String command, ProgramLimits limits, Mishap mishap) {
    try (ProgramSeats program = new ProgramSeats(command, limits)) {
      Forfeit forfeit = assertThrows(Forfeit.class, () -> play(program, "express", 7));
      assertEquals(mishap, forfeit.mishap());
      assertEquals(0, forfeit.seat());
    }
  }

  /** Which of both depends on whether its next line came already. */
  @Test
  void whoSaysMoreThanItWasAskedLoses() {
    try (ProgramSeats program = new ProgramSeats("yes x", PATIENT)) {
      Forfeit forfeit = assertThrows(Forfeit.class, () -> play(program, "express", 7));
      assertTrue(List.of(Mishap.FLOODED, Mishap.RUBBISH).contains(forfeit.mishap()));
    }
  }

  @Test
  void afterAMishapItBeginsAnew() throws Exception {
    Path mark = folder.resolve("was-here");
    String once = "if [ -e " + mark + " ]; then " + FIRST + "; else touch " + mark + "; fi";
    try (ProgramSeats program = new ProgramSeats(once, PATIENT)) {
      assertThrows(Forfeit.class, () -> play(program, "go", 7));
      assertEquals(Position.Waiting.OVER, play(program, "go", 7).waiting());
    }
  }

  @Test
  void nothingIsLeftBehind() throws Exception {
    Path child = folder.resolve("pid");
    String command = "sleep 1000 & echo $! > " + child + "; wait";
    try (ProgramSeats program = new ProgramSeats(command, HASTY)) {
      while (!Files.exists(child) || Files.size(child) == 0) {
        assertThrows(Forfeit.class, () -> play(program, "go", 7));
      }
    }
    long pid = Long.parseLong(Files.readString(child).strip());
    ProcessHandle.of(pid).ifPresent(left -> left.onExit().join());
  }

  /** More than a pipe holds: whoever asks must not wait for who does not read. */
  @Test
  void whoDoesNotReadKeepsNobody() throws Exception {
    try (Program program = Program.start("sleep 1000", HASTY)) {
      Program.Misbehaved wrong =
          assertThrows(Program.Misbehaved.class, () -> program.ask("x".repeat(1 << 20)));
      assertEquals(Mishap.HUNG, wrong.mishap());
    }
  }
}
