package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Entry;
import croupier.app.live.Happening;
import croupier.app.live.QuickDisk;
import croupier.app.live.RecordReader;
import croupier.app.live.SavedGames;
import croupier.app.seat.Holder;
import croupier.app.seat.Holders;
import croupier.app.seat.SeatQuestion;
import croupier.app.seat.Thinker;
import croupier.app.simulated.SimulatedTable;
import croupier.app.table.face.go.GoScene;
import croupier.engine.Game;
import croupier.engine.Refusal;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealAction;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.hal.Control;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Seats that are held by somebody who answers late, wrongly, or never. */
class AbsentHoldersTest {
  @TempDir Path folder;

  private static RecordReader record(Path games, Game game) throws Exception {
    return SavedGames.read(games.resolve("00001-" + game.id() + ".jsonl"));
  }

  private static long decisions(RecordReader record, int seat) throws Exception {
    List<Entry> entries = new ArrayList<>();
    record.replay((_, entry, _, _) -> entries.add(entry));
    return entries.stream()
        .filter(entry -> entry instanceof Entry.Act(int who, _) && who == seat)
        .count();
  }

  /** Keeps what it is asked, and answers when the test says so. */
  private static final class Kept implements Holder {
    private final List<SeatQuestion> questions = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();
    private int happenings;

    @Override
    public void asked(SeatQuestion question) {
      questions.add(question);
    }

    @Override
    public void refused(SeatQuestion question, Refusal why) {
      refusals.add(why);
    }

    @Override
    public void happened(Happening happening) {
      happenings++;
      throw new IllegalStateException("told too much");
    }
  }

  private SimulatedTable with(Holder holder) throws IOException {
    return new SimulatedTable(
        HardwareProfile.standard(),
        GoScene.NAMES,
        new SavedGames(folder, () -> "kept", new QuickDisk()),
        1,
        thread -> new Holders(thread, Thinker.atOnce(1), Map.of(0, (_, _) -> holder)));
  }

  @Test
  void anIllegalOrLateAnswerIsNoneAndTheNextOneCounts() throws Exception {
    Kept kept = new Kept();
    try (SimulatedTable table = with(kept)) {
      Hands hands = new Hands(table);
      hands.begin(Deal.GAME, List.of(1), Map.of());
      hands.watchTheShow();
      while (kept.questions.isEmpty()) {
        if (hands.isOffered(Control.ROLL)) {
          hands.tap(Control.ROLL); // Bo begins, ends the turn,
          hands.tap(Control.OK); // and is sure.
        }
        hands.watchTheShow();
      }
      SeatQuestion question = kept.questions.getLast();
      assertTrue(hands.said().contains("Ann is thinking"), hands::said);
      int before = record(folder, Deal.GAME).entries();
      long decided = decisions(record(folder, Deal.GAME), 0);

      assertTrue(question.answer(new DealAction.Accept()));
      hands.rest(Duration.ofMillis(50));
      assertTrue(question.answer(new ExpressAction.Roll()));
      hands.rest(Duration.ofMillis(50));
      assertTrue(question.press());
      hands.rest(Duration.ofMillis(50));
      assertEquals(before, record(folder, Deal.GAME).entries(), "nothing has happened");
      assertEquals(3, kept.refusals.size(), kept.refusals::toString);
      assertEquals("Playing", hands.mode());

      question.answer(question.actions().getFirst());
      question.answer(question.actions().getFirst());
      hands.rest(Duration.ofMillis(50));
      hands.watchTheShow();
      int after = record(folder, Deal.GAME).entries();
      assertEquals(
          decided + 1,
          decisions(record(folder, Deal.GAME), 0),
          "the first answer counts, the second is late");
      question.answer(question.actions().getLast());
      hands.rest(Duration.ofMillis(500));
      assertEquals(after, record(folder, Deal.GAME).entries(), "and a later one as well");
      assertTrue(kept.happenings > 0, "its own mistakes harm nobody");
    }
  }

  @Test
  void whoeverNeverAnswersIsWaitedForAndTheGameCanBePutAway() throws Exception {
    Kept kept = new Kept();
    try (SimulatedTable table = with(kept)) {
      Hands hands = new Hands(table);
      hands.begin(Express.GAME, List.of(1), Map.of());
      hands.watchTheShow();
      while (kept.questions.isEmpty()) {
        hands.tap(hands.isOffered(Control.ROLL) ? Control.ROLL : Control.SEAT_2);
        hands.watchTheShow();
      }
      hands.rest(Duration.ofMinutes(2));
      assertTrue(hands.said().contains("Ann is thinking"), hands::said);
      hands.hold(Control.BACK);
      assertEquals("Paused", hands.mode());
      // An answer from another thread, while the game rests: it waits with the game.
      Thread thread =
          Thread.ofPlatform()
              .start(
                  () -> kept.questions.getLast().answer(kept.questions.getLast().actions().get(0)));
      thread.join();
      hands.rest(Duration.ofSeconds(1));
      int before = record(folder, Express.GAME).entries();
      hands.tap(Control.OK);
      hands.watchTheShow();
      assertTrue(record(folder, Express.GAME).entries() > before);
    }
  }
}
