package croupier.app.table.face.classic.moment;

import croupier.app.table.face.Wish;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.widget.Choices;
import croupier.app.table.widget.Choices.Choice;
import croupier.engine.Action;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
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
    choices =
        new Choices<>(
            forPeople().stream()
                .filter(action -> brief((ClassicAction) action) != null)
                .map(action -> new Choice<>(brief((ClassicAction) action), action))
                .toList());
  }

  private List<Action> forPeople() {
    return room.seating().isHeld(chooser) ? List.of() : room.rights().actions(chooser);
  }

  /** Null for what belongs to the desk. */
  private String brief(ClassicAction action) {
    return switch (action) {
      case ClassicAction.ChooseTax(boolean tenth) -> tenth ? "a tenth of all" : "pay " + sum();
      case ClassicAction.Place(int site) -> room.brief().deed(site);
      case ClassicAction.Redeem(int deed) when frame == Frame.TRANSFER ->
          "redeem for " + Lines.money(position.board().redemption(deed));
      case ClassicAction.KeepMortgage(int deed) -> "keep it for " + interest(deed);
      default -> null;
    };
  }

  /** The tax that is printed on the board. */
  private String sum() {
    return Lines.money(position.board().tax(position.space(chooser)));
  }

  private String interest(int deed) {
    return Lines.money(position.board().redemption(deed) - position.board().mortgage(deed));
  }

  private String full(ClassicAction action) {
    return switch (action) {
      case ClassicAction.ChooseTax(boolean tenth) ->
          tenth ? "pay a tenth of all you have" : "pay " + sum();
      case ClassicAction.Place(int site) -> "build on " + room.full().deed(site);
      case ClassicAction.Redeem(int deed) ->
          "redeem "
              + room.full().deed(deed)
              + " now for "
              + Lines.money(position.board().redemption(deed));
      case ClassicAction.KeepMortgage(int deed) ->
          "keep " + room.full().deed(deed) + " mortgaged and pay 10 %: " + interest(deed);
      default -> "";
    };
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
    if (room.seating().isHeld(chooser)) {
      canvas.lcd(Lines.ends(room.brief().name(chooser) + ":", task()));
      room.seating().thinks(canvas, chooser, "");
      return;
    }
    if (choices.isEmpty()) {
      return;
    }
    canvas.lcd(
        Lines.ends(room.brief().name(chooser) + ":", task()),
        about(),
        Lines.chosen(choices.label()),
        Lines.ends("A:pick OK:do", choices.place()));
    String what = full((ClassicAction) choices.value());
    canvas.headline(room.full().name(chooser) + ": " + question() + " OK: " + what + ".");
    canvas.turn(Control.DIAL_A, "choose");
    canvas.press(Control.OK, what);
  }

  private String task() {
    return switch (frame) {
      case TAX -> "income tax";
      case PLACE -> "build it";
      default -> "a mortgage";
    };
  }

  private String about() {
    return switch (choices.value()) {
      case ClassicAction.Redeem(int deed) -> room.brief().deed(deed);
      case ClassicAction.KeepMortgage(int deed) -> room.brief().deed(deed);
      case ClassicAction.Place _ -> "your " + room.brief().building(position.buildingInQuestion());
      default -> Lines.ends("has", room.cash(chooser));
    };
  }

  private String question() {
    return switch (frame) {
      case TAX -> "income tax: " + sum() + ", or a tenth of all you have. Choose before you count.";
      case PLACE ->
          "you won a "
              + room.full().building(position.buildingInQuestion())
              + ". Where does it stand?";
      default -> "you received a mortgaged deed. Pay it off, or keep it with 10 %?";
    };
  }
}
