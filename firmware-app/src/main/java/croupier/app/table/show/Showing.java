package croupier.app.table.show;

import croupier.app.seat.SeatClaim;
import croupier.app.seat.SeatOffer;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Stage;
import croupier.app.table.mode.TableContext;
import croupier.app.table.mode.WallPicture;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Control;
import croupier.hal.UnitEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Nobody is there, and the unit plays itself, until somebody touches it. */
public final class Showing implements Mode {
  private final TableContext context;
  private final Stage stage;

  /** What screens across the room showed before, of a game that is paused. */
  private final Optional<Function<Words, WallPicture>> board;

  private final Programme programme;
  private Scene scene;

  private Showing(TableContext context, Stage stage, Programme programme) {
    this.context = context;
    this.stage = stage;
    this.programme = programme;
    board = context.board();
    scene = new Opening(context, programme, new Ornament(context));
  }

  /**
   * @param stage what is on again after a touch
   */
  public static Mode on(TableContext context, Stage stage) {
    return of(context, stage, false);
  }

  /** The same with games from their beginning to their end. */
  public static Mode ofWholeGames(TableContext context, Stage stage) {
    return of(context, stage, true);
  }

  private static Mode of(TableContext context, Stage stage, boolean whole) {
    Programme programme = new Programme(context, context.saved().secret(), whole);
    return programme.isEmpty() ? stage : new Showing(context, stage, programme);
  }

  @Override
  public Mode handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed _, UnitEvent.Turned _ -> {
        end();
        yield stage.afterShow(event);
      }
      default -> this;
    };
  }

  private void close() {
    scene.leave();
    programme.close();
  }

  private void end() {
    close();
    context.hang(board);
  }

  /** Of the game that is paused, if there is one: phones come back to their seats. */
  @Override
  public List<SeatOffer> offers() {
    return stage.offers();
  }

  @Override
  public Mode claimed(SeatClaim claim) {
    Mode asks = stage.claimed(claim);
    if (asks == stage) {
      return this;
    }
    end();
    return asks;
  }

  @Override
  public long nextDue() {
    return stage.isCalled() ? context.now() : scene.nextDue();
  }

  @Override
  public Mode tick(long now) {
    if (stage.isCalled()) {
      end();
      return stage.again().tick(now);
    }
    if (context.isQuiet()) {
      end();
      return stage.again();
    }
    scene = scene.tick(now);
    return this;
  }

  @Override
  public void leave() {
    close();
    stage.leave();
  }

  @Override
  public void draw(Canvas canvas) {
    scene.draw(canvas);
    canvas.withdrawAll();
    canvas.press(Control.OK, Message.of("menu.play"));
  }
}
