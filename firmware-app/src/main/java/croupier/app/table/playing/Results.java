package croupier.app.table.playing;

import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Pages;
import croupier.app.table.screen.Patient;
import croupier.app.table.widget.Glyphs;
import croupier.app.words.Message;
import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.Result;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Sound;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The game is over: who won, and whether to play once more. */
public final class Results extends Patient {
  private final Seating seating;
  private final Game game;
  private final Options options;

  /** Who added luck to this game is asked for it in the next one too. */
  private final boolean ownLuck;

  private final Result result;
  private final List<Message> said;
  private final Message won;
  private final Pages moments;
  private final PresentDecision decision = new PresentDecision();

  /** 0 is the result; the moments of the game follow. */
  private int page;

  private Results(TableContext context, Playing played) {
    super(context, Waits.RESULTS);
    seating = played.seating();
    game = played.game().position().game();
    options = played.game().position().options();
    ownLuck = played.game().hasOwnLuck();
    result = played.game().position().result();
    said =
        IntStream.range(0, seating.players())
            .mapToObj(player -> played.face().ended(player, result.points().get(player)))
            .toList();
    won = played.face().won(result.points().get(result.winners().getFirst()));
    List<Message> told = played.kept().moments();
    List<Map<Group, Integer>> groups = played.kept().groups();
    moments = new Pages(context, seating.shortNames(), told);
    context.hang(
        context
            .board()
            .map(
                board ->
                    words ->
                        board
                            .apply(words)
                            .ended(
                                told.stream()
                                    .map(moment -> words.say(moment, seating.names()))
                                    .toList(),
                                groups)));
    decision.shown(context.now());
    decision.hurried(context.now());
  }

  public static Mode of(TableContext context, Playing played) {
    played.leave();
    context.sound(Sound.Kind.WIN);
    return new Results(context, played);
  }

  @Override
  public Mode handle(UnitEvent event) {
    if (!decision.mayBeAnsweredBy(event)) {
      return this;
    }
    return switch (event) {
      case UnitEvent.Pressed(Control control, _) when control == Control.ROLL ->
          ownLuck
              ? NewGame.withOwnLuck(context, seating, game, options, this)
              : NewGame.begin(context, seating, game, options, this);
      case UnitEvent.Pressed(Control control, _)
          when control == Control.OK || control == Control.BACK ->
          context.home();
      case UnitEvent.Turned(Control dial, int steps, _) when dial == Control.DIAL_A ->
          turned(steps);
      default -> this;
    };
  }

  private Mode turned(int steps) {
    touched();
    page = Math.floorMod(page + steps, moments.count() + 1);
    return this;
  }

  @Override
  public void draw(Canvas canvas) {
    drawTable(canvas);
    page = Math.min(page, moments.count());
    if (page == 0) {
      canvas.addToLcd(Message.of("playing.result-keys"));
    } else {
      moments.draw(canvas, page - 1, Message.of("playing.moment-keys"));
    }
    if (moments.count() > 0) {
      canvas.turn(Control.DIAL_A, Message.of("playing.moments"));
      if (page == 0) {
        canvas.addToLcd(Message.of("playing.more-moments"));
      }
    }
    canvas.press(Control.ROLL, Message.of("playing.once-more"));
    canvas.press(Control.OK, Message.of("playing.end"));
  }

  /** Draws who has won, without what is offered to those who played. */
  public void drawTable(Canvas canvas) {
    canvas.names(seating.shortNames());
    boolean alone = result.winners().size() == 1;
    for (int player = 0; player < seating.players(); player++) {
      boolean won = result.winners().contains(player);
      canvas.halo(seating.place(player), seating.hue(player), won ? Effect.BLINK : Effect.DIM);
      canvas.note(
          seating.place(player),
          Message.of("playing.name").player("who", player),
          said.get(player),
          won ? Message.of(alone ? "playing.wins" : "playing.draws") : null);
    }
    seating.tellBots(canvas);
    for (int die = 0; die < UnitPicture.DICE; die++) {
      int shown = result.winners().get(die % result.winners().size());
      canvas.die(die, seating.hue(shown), Glyphs.PLUS, Effect.PULSE);
    }
    Message ended =
        alone
            ? Message.of("playing.won").player("who", result.winners().getFirst())
            : Message.of("playing.drawn").players("who", result.winners());
    canvas.say(ended.with("points", won));
  }
}
