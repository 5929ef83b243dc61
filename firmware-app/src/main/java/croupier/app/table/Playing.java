package croupier.app.table;

import croupier.app.live.LiveGame;
import croupier.app.live.RecordFile;
import croupier.app.live.SavedGames;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A game is on the table. What happens is first on the disk, then shown beat by beat, then the next
 * decision waits.
 */
final class Playing implements Mode {
  /** A game that nobody touches for so long is paused. */
  private static final long PATIENCE = 900 * Clock.SECOND;

  private final Desk desk;
  private final Seating seating;
  private final LiveGame game;
  private final RecordFile file;
  private final GameFace face;
  private final Deque<Beat> beats = new ArrayDeque<>();
  private long beatEnds = NEVER;
  private long idleAt;

  private Playing(Desk desk, Seating seating, SavedGames.Kept kept) {
    this.desk = desk;
    this.seating = seating;
    game = kept.game();
    file = kept.file();
    face = Faces.of(desk, seating, game.position());
    face.renew();
    idleAt = desk.now() + PATIENCE;
  }

  /** Begins a game; when the disk refuses, says so and goes back. */
  static Mode begin(Desk desk, Seating seating, Game game, Options options, Mode before) {
    try {
      Position start = game.start(seating.players(), options);
      SavedGames.Kept kept = desk.saved().begin(seating.names(), start);
      Desk.LOG.info("A game of {} begins, {} players", game.id(), seating.players());
      return of(desk, seating, kept);
    } catch (IOException e) {
      Desk.LOG.warn("No game can be begun in {}: {}", desk.saved().folder(), e.getMessage());
      return new Notice(desk, "Cannot save", "The disk is full or", "cannot be written.", before);
    }
  }

  static Mode of(Desk desk, Seating seating, SavedGames.Kept kept) {
    return new Playing(desk, seating, kept).goOn();
  }

  Seating seating() {
    return seating;
  }

  LiveGame game() {
    return game;
  }

  @Override
  public Mode handle(UnitEvent event) {
    idleAt = desk.now() + PATIENCE;
    if (event instanceof UnitEvent.Held(Control control, _) && control == Control.BACK) {
      return pause();
    }
    if (!beats.isEmpty()) {
      return event instanceof UnitEvent.Pressed(Control control, _) && control == Control.OK
          ? nextBeat()
          : this;
    }
    return perform(face.handle(event));
  }

  @Override
  public long nextDue() {
    return Math.min(idleAt, beats.isEmpty() ? face.nextDue() : beatEnds);
  }

  @Override
  public Mode tick(long now) {
    if (beats.isEmpty() ? now >= face.nextDue() : now >= beatEnds) {
      return beats.isEmpty() ? perform(face.tick(now)) : nextBeat();
    }
    return now >= idleAt ? pause() : this;
  }

  private Mode pause() {
    face.lookAway();
    face.rest();
    return new Paused(desk, this);
  }

  /** After a pause: what was being shown is shown again for its whole time. */
  @Override
  public Mode again() {
    idleAt = desk.now() + PATIENCE;
    face.rise();
    if (beats.isEmpty()) {
      face.lookBack();
    } else {
      beatEnds = desk.now() + beats.peek().nanos();
    }
    return this;
  }

  /** How a winner's points are said. */
  String points(int points) {
    return face.points(points);
  }

  /** Makes a wish come true: on the disk, in the position, and as beats to be shown. */
  Mode perform(Wish wish) {
    if (wish instanceof Wish.Nothing) {
      return this;
    }
    Position before = game.position().copy();
    try {
      show(face.tell(before, happen(wish)));
    } catch (IOException e) {
      Desk.LOG.warn("The game cannot be saved: {}", e.getMessage());
      face.lookAway();
      return new DiskTrouble(this, wish);
    }
    face.renew();
    return beats.isEmpty() ? goOn() : this;
  }

  private List<Event> happen(Wish wish) throws IOException {
    return switch (wish) {
      case Wish.Act(int player, var action) -> game.act(player, action);
      case Wish.Roll() -> game.chance();
      case Wish.ByHand(var outcome) -> game.chance(outcome);
      case Wish.Nothing() -> List.of();
    };
  }

  private void show(List<Beat> told) {
    beats.addAll(told);
    if (!beats.isEmpty()) {
      face.lookAway();
      beginBeat();
    }
  }

  private void beginBeat() {
    Beat beat = beats.peek();
    beatEnds = desk.now() + beat.nanos();
    if (beat.sound() != Sound.Kind.NONE) {
      desk.sound(beat.sound());
    }
  }

  private Mode nextBeat() {
    beats.remove();
    if (beats.isEmpty()) {
      return goOn();
    }
    beginBeat();
    return this;
  }

  /** Nothing is left to be shown: what needs no hands happens now. */
  private Mode goOn() {
    if (game.position().waiting() == Position.Waiting.OVER) {
      return Results.of(desk, this);
    }
    face.lookBack();
    return perform(face.unprompted());
  }

  /** From now on what the disk refuses waits in memory. */
  void playUnsaved() {
    file.keepInMemory();
  }

  /** Whether something that happened is not on the disk yet. */
  boolean unsaved() {
    return file.behind();
  }

  /** Lets go of the file; the game can be resumed from it. */
  @Override
  public void leave() {
    Position position = game.position();
    boolean over = position.waiting() == Position.Waiting.OVER;
    Desk.LOG.info("The game of {} is {}", position.game().id(), over ? "over" : "put away");
    try {
      file.close();
    } catch (IOException e) {
      Desk.LOG.warn("The last moves of the game are not saved: {}", e.getMessage());
    }
  }

  @Override
  public void draw(Canvas canvas) {
    if (beats.isEmpty()) {
      face.draw(canvas);
      canvas.hold(Control.BACK, "pause");
    } else {
      beats.peek().drawing().accept(canvas);
      canvas.press(Control.OK, "go on");
    }
  }

  /** Draws the table without what the controls do. */
  void drawBehind(Canvas canvas) {
    seating.halos(canvas, 0, Effect.DIM);
  }
}
