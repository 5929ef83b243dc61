package croupier.app.table.show;

import croupier.app.table.face.Faces;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Pages;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the next game is called, what it is about, and what there will be to see; meanwhile it is
 * rehearsed, a little at a time, so that a hand is heard at once.
 */
final class Opening implements Scene {
  /** In pages. */
  private static final int MORE_DANCE = 6;

  private final TableContext context;
  private final Programme programme;
  private final Ornament ornament;
  private final long begun;
  private final Reading reading;
  private int attempts;
  private Rehearsal rehearsal;

  /** The finest until now; null before the first. */
  private Stretch stretch;

  private Pages pages;
  private long due;

  Opening(TableContext context, Programme programme, Ornament ornament) {
    this.context = context;
    this.programme = programme;
    this.ornament = ornament;
    programme.next();
    context.hang(Optional.empty());
    begun = context.now();
    reading = new Reading(context);
    due = begun;
    pages = pages(List.of());
  }

  private Pages pages(List<Message> more) {
    List<Message> sentences = new ArrayList<>();
    sentences.add(GameWords.about(programme.game()));
    sentences.addAll(Faces.intro(programme.game(), programme.options()));
    sentences.addAll(more);
    return new Pages(context, ShortNames.NONE, sentences);
  }

  /** The name of the game first, then page by page, then its name again. */
  private int page() {
    return (int) ((context.now() - begun) / reading.page());
  }

  @Override
  public long nextDue() {
    return due;
  }

  @Override
  public Scene tick(long now) {
    due = now + Ornament.STEP;
    if (attempts < programme.attempts()) {
      rehearse();
    }
    return isOver() ? new Act(context, programme, ornament, stretch) : this;
  }

  /** All is read; and if some lights are owed it, their dance has gone on for a while. */
  private boolean isOver() {
    int more = page() - pages.count();
    return stretch != null && more > (ornament.owesLight() ? MORE_DANCE : 0);
  }

  private void rehearse() {
    rehearsal = rehearsal == null ? programme.rehearse(attempts) : rehearsal;
    if (rehearsal.goesOn()) {
      return;
    }
    Stretch another = programme.stretch(rehearsal);
    rehearsal = null;
    attempts++;
    if (stretch == null || another.isFinerThan(stretch)) {
      stretch = another;
    }
    if (attempts == programme.attempts() && !stretch.moments().isEmpty()) {
      pages = pages(List.of(Message.of("show.coming-up").all("moments", stretch.moments())));
    }
  }

  @Override
  public void draw(Canvas canvas) {
    ornament.dance(canvas);
    Message press = Message.of("show.any-press");
    if (page() == 0 || page() > pages.count()) {
      Message title = Message.of("show.game").with("game", GameWords.title(programme.game()));
      canvas.lcd(null, title, null, press);
      canvas.headline(title);
    } else {
      pages.draw(canvas, page() - 1, press);
    }
    canvas.addToHeadline(press);
  }
}
