package croupier.app.table.playing;

import croupier.app.seat.Holders;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Levels;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.ListMenu;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.bots.Level;
import croupier.hal.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who goes on for a player: a person at the unit, or a bot. What is on the record stays so. */
final class HandOver extends ListMenu<Optional<Level>> {
  private final Playing playing;
  private final Mode pause;
  private final int player;

  HandOver(TableContext context, Playing playing, Mode pause, int player) {
    super(
        context,
        Message.of("menu.title-hand-over").player("who", player),
        Choices.of(choices(playing.seating().isHeld(player))));
    this.playing = playing;
    this.pause = pause;
    this.player = player;
  }

  /** What would change something comes first. */
  private static List<Optional<Level>> choices(boolean isHeld) {
    List<Optional<Level>> choices = new ArrayList<>();
    Holders.LEVELS.forEach(level -> choices.add(Optional.of(level)));
    choices.add(isHeld ? 0 : choices.size(), Optional.empty());
    return choices;
  }

  @Override
  protected Mode chosen(Optional<Level> choice) {
    playing.handOver(player, choice.map(context.holders()::bot));
    return pause.again();
  }

  @Override
  protected Mode back() {
    return pause.again();
  }

  @Override
  public Mode tick(long now) {
    return pause.again();
  }

  @Override
  public void leave() {
    pause.leave();
  }

  @Override
  protected ShortNames names(Optional<Level> choice) {
    return playing.seating().shortNames();
  }

  @Override
  protected Message label(Optional<Level> choice) {
    return choice.map(Levels::bot).orElseGet(() -> Message.of("playing.person"));
  }

  @Override
  protected Message about(Optional<Level> choice) {
    return Message.of("playing.hand-over-about").player("who", player);
  }

  @Override
  protected List<Message> help(Optional<Level> choice) {
    return List.of(
        Message.of(choice.isPresent() ? "playing.hand-over-help" : "playing.take-seat-help")
            .player("who", player));
  }

  @Override
  protected void drawMore(Canvas canvas, Optional<Level> choice) {
    canvas.halo(playing.seating().place(player), playing.seating().hue(player), Effect.PULSE);
  }
}
