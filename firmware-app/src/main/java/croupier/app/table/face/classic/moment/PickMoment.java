package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Choices;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Sound;
import java.util.List;

/** One seat must choose one of a few things: dial A picks, OK does it. */
public final class PickMoment implements Moment {
  private final ClassicRoom room;
  private final ClassicPosition position;
  private final Frame frame;
  private final int chooser;
  private Choices<Action> choices = new Choices<>(List.of());

  public PickMoment(ClassicRoom room) {
    this.room = room;
    position = room.position();
    frame = position.frame();
    chooser = Integer.numberOfTrailingZeros(position.deciders());
    choose();
  }

  @Override
  public boolean lasts() {
    return position.frame() == frame && position.mayAct(chooser);
  }

  /** Of mortgaged deeds there may be several, one after the other. */
  @Override
  public boolean renew() {
    choose();
    return true;
  }

  private void choose() {
    choices = Choices.of(forPeople().stream().filter(action -> said(action) != null).toList());
  }

  private List<Action> forPeople() {
    return room.seating().isHeld(chooser) ? List.of() : room.rights().actions(chooser);
  }

  /** Null for what belongs to the desk. */
  private Message said(Action action) {
    return switch ((ClassicAction) action) {
      case ClassicAction.ChooseTax(boolean tenth) ->
          tenth
              ? Message.of("classic.pay-tenth")
              : Message.of("classic.pay-printed").with("amount", tax());
      case ClassicAction.Place(int site) ->
          Message.of("classic.place").with("deed", room.words().deed(site));
      case ClassicAction.Redeem(int deed) when frame == Frame.TRANSFER ->
          Message.of("classic.transfer-redeem")
              .with("deed", room.words().deed(deed))
              .with("amount", board().redemption(deed));
      case ClassicAction.KeepMortgage(int deed) ->
          Message.of("classic.transfer-keep")
              .with("deed", room.words().deed(deed))
              .with("amount", board().redemption(deed) - board().mortgage(deed));
      default -> null;
    };
  }

  private ClassicBoard board() {
    return position.board();
  }

  /** The tax that is printed on the board. */
  private int tax() {
    return board().tax(position.space(chooser));
  }

  @Override
  public Effect halo(int seat) {
    return seat == chooser ? Effect.PULSE : Effect.DIM;
  }

  /** Nothing else can be done meanwhile. */
  @Override
  public boolean takes(int seat) {
    return true;
  }

  @Override
  public void turned(Control dial, int steps) {
    if (dial == Control.DIAL_A) {
      choices.turn(steps);
      room.context().sound(Sound.Kind.TICK);
    }
  }

  @Override
  public Wish pressed(Control control) {
    boolean yes = control == Control.OK || control == Control.DIAL_A;
    return yes && !choices.isEmpty() ? ClassicRoom.act(chooser, choices.value()) : Wish.NOTHING;
  }

  @Override
  public Wish unprompted() {
    return choices.size() == 1 && frame == Frame.PLACE
        ? ClassicRoom.act(chooser, choices.value())
        : Wish.NOTHING;
  }

  @Override
  public void draw(Canvas canvas) {
    Message task = task().player("who", chooser);
    if (room.seating().isHeld(chooser)) {
      canvas.lcd(task);
      room.seating().thinks(canvas, chooser);
      return;
    }
    if (choices.isEmpty()) {
      return;
    }
    Message choice = said(choices.value());
    canvas.lcd(
        task,
        about(),
        Message.of("classic.pick-choice").with("choice", choice),
        Message.of("classic.pick-keys").with("place", choices.place()));
    canvas.headline(
        Message.of("classic.pick-headline")
            .player("who", chooser)
            .with("question", question())
            .with("choice", choice));
    canvas.turn(Control.DIAL_A, Message.of("classic.pick"));
    canvas.press(Control.OK, choice);
  }

  private Message task() {
    return Message.of(
        switch (frame) {
          case TAX -> "classic.pick-tax";
          case PLACE -> "classic.pick-site";
          default -> "classic.pick-mortgage";
        });
  }

  private Message about() {
    return switch (choices.value()) {
      case ClassicAction.Redeem(int deed) -> room.words().deed(deed);
      case ClassicAction.KeepMortgage(int deed) -> room.words().deed(deed);
      case ClassicAction.Place _ -> won("classic.pick-your-building");
      default -> Message.of("classic.has").with("cash", position.cash(chooser));
    };
  }

  private Message won(String message) {
    return Message.of(message)
        .with("building", room.words().building(position.buildingInQuestion()));
  }

  private Message question() {
    return switch (frame) {
      case TAX -> Message.of("classic.ask-tax").with("amount", tax());
      case PLACE -> won("classic.ask-site");
      default -> Message.of("classic.ask-mortgage");
    };
  }
}
