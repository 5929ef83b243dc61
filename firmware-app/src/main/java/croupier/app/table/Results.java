package croupier.app.table;

import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Result;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Sound;
import java.util.List;
import java.util.stream.Collectors;

/** The game is over: who won, and whether to play once more. */
final class Results extends Patient {
  private static final long RESULT_SECONDS = 300;

  private final Seating seating;
  private final Game game;
  private final Options options;
  private final Result result;
  private final List<String> said;

  private Results(Desk desk, Playing played) {
    super(desk, RESULT_SECONDS);
    seating = played.seating();
    game = played.game().position().game();
    options = played.game().position().options();
    result = played.game().position().result();
    said = result.points().stream().map(played::points).toList();
  }

  static Mode of(Desk desk, Playing played) {
    played.leave();
    desk.sound(Sound.Kind.WIN);
    return new Results(desk, played);
  }

  @Override
  public Mode handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed(Control control, _) when control == Control.ROLL ->
          Playing.begin(desk, seating, game, options, this);
      case UnitEvent.Pressed(Control control, _)
          when control == Control.OK || control == Control.BACK ->
          new Attract(desk);
      default -> this;
    };
  }

  @Override
  public void draw(Canvas canvas) {
    for (int player = 0; player < seating.players(); player++) {
      boolean won = result.winners().contains(player);
      canvas.halo(seating.place(player), seating.hue(player), won ? Effect.BLINK : Effect.DIM);
      canvas.note(seating.place(player), seating.name(player), said.get(player), won ? "wins" : "");
    }
    for (int die = 0; die < UnitPicture.DICE; die++) {
      int shown = result.winners().get(die % result.winners().size());
      canvas.die(die, seating.hue(shown), Glyphs.PLUS, Effect.PULSE);
    }
    String points = said.get(result.winners().getFirst());
    String who = result.winners().stream().map(seating::name).collect(Collectors.joining(" and "));
    boolean alone = result.winners().size() == 1;
    canvas.lcd(
        alone ? who + " wins!" : "A draw between",
        alone ? "with " + points : who,
        "ROLL: once more",
        "OK: end");
    canvas.headline(alone ? who + " wins with " + points + "!" : "A draw between " + who + ".");
    canvas.press(Control.ROLL, "play once more");
    canvas.press(Control.OK, "end");
  }
}
