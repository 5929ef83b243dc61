package croupier.app.table.show;

import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.playing.Playing;
import croupier.app.table.playing.Results;
import croupier.app.table.screen.Pages;
import croupier.app.words.Message;
import croupier.engine.Position;
import croupier.hal.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A game is acted out; now and then it says what the decision is about that waits. */
final class Act implements Scene {
  /** Between one explanation and the next there is something to see. */
  private static final long BETWEEN = 15 * Clock.SECOND;

  /** So many sentences explain something. */
  private static final int SENTENCES = 2;

  private static final long RESULTS = 8 * Clock.SECOND;

  private final TableContext context;
  private final Programme programme;
  private final Ornament ornament;
  private final Acted acted;
  private final Seating seating;
  private final Playing playing;

  /** The sentences that were said. */
  private final Set<String> explained = new HashSet<>();

  /** Who has won; null while the game is on. */
  private Results results;

  /** What is being explained; null for nothing. */
  private Pages explanation;

  private int page;

  /** When the page is turned, or the results have been seen. */
  private long turnsAt;

  private long explainsFrom;
  private int stepsLeft;
  private long seenAt;

  Act(TableContext context, Programme programme, Ornament ornament, Stretch stretch) {
    this.context = context;
    this.programme = programme;
    this.ornament = ornament;
    acted = new Acted(stretch);
    seating =
        programme.seating(
            seat -> context.holders().actor(acted, seat, stretch.game().program(seat)));
    playing = Playing.shown(context, seating, acted.begin(seating.names()));
    seen(context.now());
  }

  private void seen(long now) {
    stepsLeft = acted.ahead();
    seenAt = now;
  }

  @Override
  public long nextDue() {
    return explanation == null && results == null
        ? Math.min(playing.nextDue(), seenAt + Waits.ACT.toNanos())
        : turnsAt;
  }

  @Override
  public Scene tick(long now) {
    if (explanation != null) {
      turnPage(now);
      return this;
    }
    if (results != null) {
      return next();
    }
    Mode mode = playing.tick(now);
    if (mode instanceof Results won) {
      results = won;
      turnsAt = now + RESULTS;
      return this;
    }
    if (acted.ahead() != stepsLeft) {
      seen(now);
    }
    if (playing.isShowing()) {
      return this;
    }
    if (isOver(now)) {
      playing.leave();
      return next();
    }
    explain(now);
    return this;
  }

  private boolean isOver(long now) {
    boolean amiss = !acted.isAsRehearsed() || now >= seenAt + Waits.ACT.toNanos();
    if (amiss) {
      TableContext.LOG.warn(
          "A show of {} does not go on as rehearsed", playing.game().position().game().id());
    }
    return amiss || acted.ahead() == 0;
  }

  private Scene next() {
    return new Opening(context, programme, ornament);
  }

  private void explain(long now) {
    if (now < explainsFrom || playing.game().position().waiting() != Position.Waiting.DECISIONS) {
      return;
    }
    List<Message> sentences =
        playing.face().hint().stream()
            .filter(sentence -> !explained.contains(sentence.name()))
            .limit(SENTENCES)
            .toList();
    if (!sentences.isEmpty()) {
      sentences.forEach(sentence -> explained.add(sentence.name()));
      explanation = new Pages(context, seating.shortNames(), sentences);
      page = 0;
      turnsAt = now + new Reading(context).page();
      playing.rest();
    }
  }

  private void turnPage(long now) {
    page++;
    turnsAt = now + new Reading(context).page();
    if (page >= explanation.count()) {
      explanation = null;
      explainsFrom = now + BETWEEN;
      playing.again();
      seen(now);
    }
  }

  @Override
  public void draw(Canvas canvas) {
    if (results != null) {
      results.drawTable(canvas);
    } else {
      playing.picture().drawTable(canvas);
    }
    if (explanation != null) {
      canvas.dimHalosOff();
      explanation.draw(
          canvas, Math.min(page, explanation.count() - 1), Message.of("show.any-press"));
    } else {
      canvas.atBottom(Message.of("show.any-press"));
    }
    canvas.moveDice(programme.movesDice(), programme.dice());
    ornament.glow(canvas, seating.places());
  }

  @Override
  public void leave() {
    if (results == null) {
      playing.leave();
    }
  }
}
