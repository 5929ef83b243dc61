package croupier.app.table.face.express;

import croupier.app.table.face.Beat;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.Wish;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Phase;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Express on the unit. ROLL rolls; dial A and OK put dice on their groups; the own seat button ends
 * the turn and keeps the money.
 */
final class ExpressFace implements GameFace {
  private final TableContext context;
  private final Seating seating;
  private final ExpressPosition position;
  private final ExpressPicture picture;
  private final ExpressPrompts prompts;
  private final ExpressShow show;
  private Choices<ExpressAction> choices = Choices.of(List.of());
  private boolean mayRoll;

  ExpressFace(TableContext context, Seating seating, ExpressPosition position) {
    this.context = context;
    this.seating = seating;
    this.position = position;
    picture = new ExpressPicture(context, seating);
    prompts = new ExpressPrompts(seating, position);
    show = new ExpressShow(seating, position, picture);
  }

  @Override
  public void renew() {
    List<ExpressAction> dice = new ArrayList<>();
    mayRoll = false;
    List<Action> forPeople =
        seating.isHeld(position.turn()) ? List.of() : position.actions(position.turn());
    for (Action action : forPeople) {
      switch ((ExpressAction) action) {
        case ExpressAction.Place place -> dice.add(place);
        case ExpressAction.FreePoliceman free -> dice.add(free);
        case ExpressAction.Roll() -> mayRoll = true;
        case ExpressAction.Stop() -> {}
      }
    }
    choices = Choices.of(dice);
  }

  // --- hands
  // ---------------------------------------------------------------------------------------------------

  @Override
  public Wish handle(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) when dial == Control.DIAL_A -> {
        choices.turn(steps);
        context.sound(Sound.Kind.TICK);
        yield Wish.NOTHING;
      }
      case UnitEvent.Pressed(Control control, _) -> pressed(control);
      default -> Wish.NOTHING;
    };
  }

  private Wish pressed(Control control) {
    if (control == Control.ROLL && mayRoll) {
      return act(new ExpressAction.Roll());
    }
    if ((control == Control.OK || control == Control.DIAL_A) && !choices.isEmpty()) {
      return act(choices.value());
    }
    if (control == seating.button(position.turn()) && position.phase() == Phase.CHOOSING) {
      return act(new ExpressAction.Stop());
    }
    return Wish.NOTHING;
  }

  private Wish act(Action action) {
    return new Wish.Act(position.turn(), action);
  }

  @Override
  public Wish unprompted() {
    return position.waiting() == Position.Waiting.CHANCE ? new Wish.Roll() : Wish.NOTHING;
  }

  @Override
  public List<Message> hint() {
    return ExpressHints.of(position);
  }

  // --- the table
  // -----------------------------------------------------------------------------------------------

  @Override
  public void draw(Canvas canvas) {
    Map<Die, Effect> effects = new EnumMap<>(Die.class);
    if (!choices.isEmpty()) {
      switch (choices.value()) {
        case ExpressAction.Place(Die die, Group _) -> effects.put(die, Effect.BLINK);
        case ExpressAction.FreePoliceman(Die die) -> effects.put(die, Effect.BLINK);
        default -> {}
      }
    }
    picture.draw(canvas, position, effects, Effect.PULSE);
    switch (position.phase()) {
      case READY -> prompts.ready(canvas);
      case CHOOSING -> prompts.choosing(canvas, choices, mayRoll, show.news());
      case FREEING -> prompts.freeing(canvas, choices);
      default -> {}
    }
    if (seating.isHeld(position.turn())) {
      seating.thinks(canvas, position.turn());
    }
  }

  // --- the show
  // ------------------------------------------------------------------------------------------------

  @Override
  public Message points(int points) {
    return Message.of("games.number").with("number", points);
  }

  @Override
  public List<Beat> tell(Position before, List<Event> events) {
    return show.tell((ExpressPosition) before, events);
  }
}
