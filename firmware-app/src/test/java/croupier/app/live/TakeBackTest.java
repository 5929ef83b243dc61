package croupier.app.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Limits;
import croupier.app.Reaches;
import croupier.engine.Action;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.Nature;
import croupier.engine.Position;
import croupier.engine.Refusal;
import croupier.engine.SeededNature;
import croupier.engine.classic.ClassicAction;
import croupier.engine.express.ExpressAction;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoOutcome;
import croupier.engine.go.Symbol;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A decision that nothing has answered and that showed nothing can be taken back. */
class TakeBackTest {
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy");
  private static final int SEEDS = 12;
  private static final int STEPS = 1_500;

  @TempDir Path folder;

  private MemoryRecord record;

  private LiveGame begin(String id, Nature nature, String seed) {
    Game game = Games.named(id);
    Position start = game.start(3, game.options(Agreed.tonight(game)));
    record = new MemoryRecord(NAMES, start, true, seed, "salt");
    return new LiveGame(NAMES, start, nature, record);
  }

  private RecordReader replayed() throws RecordReader.Damaged {
    return RecordReader.of(String.join("\n", record.lines()) + "\n");
  }

  private static void refused(LiveGame game, int seat) {
    Map<String, Object> before = game.position().save();
    Refusal refusal = assertThrows(Refusal.class, () -> game.takeBack(seat));
    assertEquals(Refusal.Code.NOTHING_TO_TAKE_BACK, refusal.code());
    assertEquals(before, game.position().save());
  }

  /** Whatever was taken back, the position is the one before, and the record says all of it. */
  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void whatIsTakenBackNeverWas(Game kind) throws Exception {
    for (int seed = 0; seed < SEEDS; seed++) {
      try {
        play(kind, seed);
      } catch (AssertionError | Refusal | RecordReader.Damaged e) {
        throw new AssertionError(kind.id() + ", seed " + seed, e);
      }
    }
  }

  private void play(Game kind, int seed) throws Exception {
    LiveGame game = begin(kind.id(), new SeededNature("seed " + seed), "seed " + seed);
    FastRandom random = new FastRandom(seed);
    RandomPlayers players = new RandomPlayers(seed);
    Deque<Map<String, Object>> before = new ArrayDeque<>();
    int takenBack = 0;
    for (int i = 0; i < STEPS; i++) {
      int seat = game.takesBack();
      if (seat < 0) {
        before.clear();
        refused(game, 0);
      } else if (random.below(3) == 0) {
        refused(game, (seat + 1) % 3);
        game.takeBack(seat);
        assertEquals(before.pop(), game.position().save());
        takenBack++;
        continue;
      }
      before.push(game.position().save());
      if (!players.step(game)) {
        break;
      }
    }
    RecordReader read = replayed();
    assertEquals(game.position().save(), read.end().save());
    assertEquals(game.takesBack(), read.thoughts().seat());
    assertEquals(takenBack, count(read));
    assertTrue(takenBack > 0, "something was taken back");
    if (read.isOver()) {
      assertTrue(read.proved());
      assertEquals(-1, game.takesBack(), "what is over is over");
    }
  }

  private static long count(RecordReader read) throws RecordReader.Damaged {
    List<Entry> entries = new ArrayList<>();
    read.replay((_, entry, _, _) -> entries.add(entry));
    return entries.stream().filter(entry -> entry instanceof Entry.TakeBack).count();
  }

  @Test
  void severalDecisionsOfOneSeatAreTakenBackOneAfterAnother() throws Exception {
    LiveGame game = deal();
    int seat = Integer.numberOfTrailingZeros(game.position().deciders());
    List<Map<String, Object>> before = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      before.add(game.position().save());
      game.act(seat, bank(game, seat));
    }
    for (Map<String, Object> position : before.reversed()) {
      assertEquals(seat, game.takesBack());
      game.takeBack(seat);
      assertEquals(position, game.position().save());
    }
    refused(game, seat);
    assertTrue(record.lines().getLast().contains(",\"seat\":" + seat + ",\"take_back\":true,"));
  }

  /** A game of deal whose first player has two cards for the bank. */
  private LiveGame deal() throws IOException {
    LiveGame game = begin("deal", new SeededNature("banks"), "banks");
    while (game.position().waiting() == Position.Waiting.CHANCE) {
      game.chance();
    }
    return game;
  }

  private static Action bank(LiveGame game, int seat) {
    return game.position().actions(seat).stream()
        .filter(action -> action.toString().startsWith("Bank"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatChanceHasAnsweredStands() throws Exception {
    LiveGame game = begin("express", new SeededNature("7"), "7");
    game.chance();
    int seat = Integer.numberOfTrailingZeros(game.position().deciders());
    game.act(seat, new ExpressAction.Roll());
    assertEquals(-1, game.takesBack(), "the dice may lie on the table already");
    game.chance();
    refused(game, seat);
  }

  /** A heist of seat 0 on seat 1; both dials are to be locked. */
  private LiveGame heist() throws IOException {
    LiveGame game = begin("go", null, null);
    game.chance(new GoOutcome.Dice(List.of(6, 1, 2)));
    game.chance(new GoOutcome.Dice(List.of(2, 1, 1)));
    while (!(game.position().actions(0).contains(new GoAction.LockDial(Symbol.COIN)))) {
      int seat = Integer.numberOfTrailingZeros(game.position().deciders());
      Action heist = new GoAction.Heist(1);
      List<Action> actions = game.position().actions(seat);
      game.act(seat, actions.contains(heist) ? heist : actions.getFirst());
    }
    return game;
  }

  @Test
  void aLockedDialIsOpenedAgainUntilTheOtherIsLocked() throws Exception {
    LiveGame game = heist();
    game.act(0, new GoAction.LockDial(Symbol.COIN));
    assertEquals(0, game.takesBack());
    game.takeBack(0);
    game.act(0, new GoAction.LockDial(Symbol.RING));
    game.act(1, new GoAction.LockDial(Symbol.RING));
    assertEquals(-1, game.takesBack(), "both have seen both dials");
    refused(game, 0);
    refused(game, 1);
  }

  @Test
  void whatSomebodyElseHasAnsweredStands() throws Exception {
    LiveGame game = heist();
    game.act(1, new GoAction.LockDial(Symbol.COIN));
    assertEquals(1, game.takesBack());
    game.takeBack(1);
    game.act(0, new GoAction.LockDial(Symbol.COIN));
    refused(game, 1);
    assertEquals(0, game.takesBack());
  }

  @Reaches("Limits.TAKEN_BACK_IN_A_ROW")
  @Test
  void soManyDecisionsAreTakenBackInARow() throws Exception {
    LiveGame game = begin("travel", new SeededNature("owner"), "owner");
    RandomPlayers players = new RandomPlayers(7);
    while (mortgage(game).isEmpty()) {
      players.step(game);
    }
    int seat = Integer.numberOfTrailingZeros(game.position().deciders());
    ClassicAction.Mortgage mortgage = (ClassicAction.Mortgage) mortgage(game).orElseThrow();
    Map<String, Object> second = null;
    for (int i = 0; i <= Limits.TAKEN_BACK_IN_A_ROW; i++) {
      second = i == 1 ? game.position().save() : second;
      game.act(seat, i % 2 == 0 ? mortgage : new ClassicAction.Redeem(mortgage.deed()));
    }
    for (int i = 0; i < Limits.TAKEN_BACK_IN_A_ROW; i++) {
      game.takeBack(seat);
    }
    assertEquals(second, game.position().save(), "all but the first");
    refused(game, seat);
    assertEquals(-1, replayed().thoughts().seat());
  }

  /** What the only one who decides now may mortgage. */
  private static Optional<Action> mortgage(LiveGame game) {
    int deciders = game.position().deciders();
    return Integer.bitCount(deciders) != 1
        ? Optional.empty()
        : game.position().actions(Integer.numberOfTrailingZeros(deciders)).stream()
            .filter(action -> action instanceof ClassicAction.Mortgage)
            .findFirst();
  }

  /** After a kill the same can be taken back as before. */
  @ParameterizedTest
  @MethodSource("croupier.app.live.SavedEvening#games")
  void aGameThatIsResumedTakesBackWhatItDidBefore(Game kind) throws Exception {
    SavedEvening evening = new SavedEvening(folder);
    SavedGames.Kept kept = evening.begin(kind);
    RandomPlayers players = SavedEvening.people();
    int resumed = 0;
    for (int i = 0; i < 150 && players.step(kept.game()); i++) {
      int seat = kept.game().takesBack();
      if (seat >= 0) {
        kept.file().close();
        kept = evening.saved.resume(evening.file(kind));
        assertEquals(seat, kept.game().takesBack());
        kept.game().takeBack(seat);
        resumed++;
      }
    }
    assertTrue(resumed > 0);
    kept.file().close();
    assertEquals(kept.game().position().save(), SavedGames.read(evening.file(kind)).end().save());
  }

  @Test
  void aRecordTakesBackOnlyWhatCouldBe() throws Exception {
    LiveGame game = deal();
    int seat = Integer.numberOfTrailingZeros(game.position().deciders());
    String begun = String.join("\n", record.lines()) + "\n";
    game.act(seat, bank(game, seat));
    String decided = String.join("\n", record.lines()) + "\n";
    forged(begun, seat, "true", "There is no decision that can be taken back");
    forged(decided, (seat + 1) % 3, "true", "Only seat " + seat + " can take a decision back now");
    forged(decided, seat, "false", "take_back must be true.");
    forged(decided, seat, "true,\"action\":1", "");
    forged(decided, seat, "1", "take_back");
    assertEquals(seat, RecordReader.of(decided).thoughts().seat());
  }

  private static void forged(String record, int seat, String value, String why) {
    Forger forger = new Forger(record.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    int line = forger.lines();
    String forgery =
        forger
            .add("{\"n\":%d,\"seat\":%d,\"take_back\":%s".formatted(line - 1, seat, value))
            .text();
    String sentence =
        assertThrows(RecordReader.Damaged.class, () -> RecordReader.of(forgery)).getMessage();
    assertTrue(sentence.startsWith("Line " + (line + 1) + ": " + why), sentence);
  }

  /** Whoever changes his mind for ever has to make it up in the end. */
  @Reaches("Limits.TAKEN_BACK")
  @Test
  void whatIsKeptAndHowOftenIsBounded() throws Exception {
    LiveGame game = deal();
    int seat = Integer.numberOfTrailingZeros(game.position().deciders());
    Action bank = bank(game, seat);
    for (int i = 0; i < Limits.TAKEN_BACK; i++) {
      game.act(seat, bank);
      game.takeBack(seat);
    }
    game.act(seat, bank);
    assertEquals(-1, game.takesBack());
    refused(game, seat);
    assertEquals(-1, replayed().thoughts().seat());
  }
}
