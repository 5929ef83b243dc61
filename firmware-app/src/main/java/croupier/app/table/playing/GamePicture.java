package croupier.app.table.playing;

import croupier.app.table.face.GameFace;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Control;

/**
 * What is seen of a game that is on the table: beats, a decision, or how it stood when it rests.
 */
public final class GamePicture {
  private final TableContext context;
  private final Seating seating;
  private final GameFace face;
  private final PeopleAtTheUnit people;
  private final Show show;
  private final TakingBack takingBack;

  /** What everybody saw last, and in which words. */
  private Canvas last;

  private Words said;

  GamePicture(
      TableContext context,
      Seating seating,
      GameFace face,
      PeopleAtTheUnit people,
      Show show,
      TakingBack takingBack) {
    this.context = context;
    this.seating = seating;
    this.face = face;
    this.people = people;
    this.show = show;
    this.takingBack = takingBack;
    last = context.canvas();
    said = context.words();
  }

  void draw(Canvas canvas) {
    drawTable(canvas);
    last = canvas;
    said = context.words();
    if (!show.isOn()) {
      takingBack.draw(canvas);
      canvas.hold(Control.BACK, Message.of("playing.pause"));
      canvas.offerHelp();
    }
  }

  /** Draws what happens, without what is offered to those who play. */
  public void drawTable(Canvas canvas) {
    canvas.names(seating.shortNames());
    if (show.isOn()) {
      show.draw(canvas);
    } else {
      drawFace(canvas);
    }
    seating.tellBots(canvas);
  }

  /**
   * Draws who plays and how they stood when they were shown last, with rings that shine faintly:
   * nothing is asked. What has happened since is not to be seen before it is shown; where nothing
   * has, all is said in the language that is spoken now.
   */
  void drawFaintly(Canvas canvas) {
    seating.drawFaintly(canvas);
    canvas.notesOf(said == context.words() || show.isOn() ? last : seen());
  }

  /** What the face shows now. */
  Canvas seen() {
    Canvas seen = context.canvas();
    drawFace(seen);
    return seen;
  }

  /** Draws what is to be decided, without pause and taking back. */
  void drawFace(Canvas canvas) {
    canvas.names(seating.shortNames());
    face.draw(canvas);
    people.withdrawOthers(canvas);
  }
}
