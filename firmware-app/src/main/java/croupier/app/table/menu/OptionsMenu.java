package croupier.app.table.menu;

import croupier.app.Waits;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.table.screen.Help;
import croupier.app.table.screen.Patient;
import croupier.app.table.widget.OkButton;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How the game is to be played: dial A walks through its options, dial B changes the one shown. */
final class OptionsMenu extends Patient {
  private final Game game;
  private final Mode before;
  private final List<Options.Spec> specs;
  private final Map<String, String> wished = new LinkedHashMap<>();
  private final OkButton ok = new OkButton();
  private int at;

  OptionsMenu(TableContext context, Game game, Mode before) {
    super(context, Waits.MENU);
    this.game = game;
    this.before = before;
    specs = game.options();
    specs.forEach(spec -> wished.put(spec.name(), spec.usual()));
  }

  @Override
  public Mode handle(UnitEvent event) {
    touched();
    UnitEvent heard = ok.heard(event);
    if (OkButton.asksForHelp(heard)) {
      return Help.of(context, List.of(GameWords.about(game, specs.get(at))), this);
    }
    switch (heard) {
      case null -> {}
      case UnitEvent.Turned(Control dial, int steps, _) when dial == Control.DIAL_A -> {
        at = Math.floorMod(at + steps, specs.size());
        context.sound(Sound.Kind.TICK);
      }
      case UnitEvent.Turned(_, int steps, _) -> {
        change(steps);
        context.sound(Sound.Kind.TICK);
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.OK -> {
        return new SeatsMenu(context, game, game.options(wished), this);
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.BACK -> {
        return before.again();
      }
      default -> {}
    }
    return this;
  }

  private void change(int steps) {
    Options.Spec spec = specs.get(at);
    int value = spec.values().indexOf(wished.get(spec.name()));
    wished.put(spec.name(), spec.values().get(Math.floorMod(value + steps, spec.values().size())));
  }

  @Override
  public void draw(Canvas canvas) {
    for (int seat = 0; seat < context.seats(); seat++) {
      canvas.halo(seat, context.hue(seat), Effect.DIM);
    }
    Options.Spec spec = specs.get(at);
    Message title = GameWords.title(game, spec);
    Message value = GameWords.value(game, spec, wished.get(spec.name()));
    canvas.lcd(
        Message.of("menu.title").with("title", title).with("at", at + 1).with("of", specs.size()),
        Message.of("menu.chosen").with("choice", value),
        Message.of("menu.option-keys"));
    canvas.headline(
        Message.of("menu.option")
            .with("game", GameWords.title(game))
            .with("title", title)
            .with("choice", value)
            .with("about", GameWords.about(game, spec)));
    canvas.turn(Control.DIAL_A, Message.of("menu.next-option"));
    canvas.turn(Control.DIAL_B, Message.of("menu.change-it"));
    canvas.press(Control.OK, Message.of("menu.play-like-this"));
    canvas.hold(Control.OK, Message.of("menu.help"));
    canvas.press(Control.BACK, Message.of("menu.back"));
  }
}
