package croupier.app.table.face.express;

import croupier.app.table.face.Form;
import croupier.app.table.face.SeatWords;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Shape;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Phase;
import java.util.List;

/** What a page at a seat says of express. Everything lies open, and chance waits for no hand. */
record ExpressSeatWords(ExpressPosition position) implements SeatWords {
  @Override
  public List<Message> own(int seat) {
    return List.of();
  }

  @Override
  public List<Message> weighs() {
    return position.phase() == Phase.CHOOSING
        ? List.of(
            Message.of("express.so-far")
                .player("who", position.turn())
                .with("kept", position.turnScore())
                .with("policemen", position.policemen())
                .with("count", Express.GAME.policemen()))
        : List.of();
  }

  @Override
  public Message does(int seat, Action action) {
    return switch ((ExpressAction) action) {
      case ExpressAction.Roll() ->
          Message.of(position.phase() == Phase.READY ? "express.roll-dice" : "express.roll-again");
      case ExpressAction.Stop() ->
          Message.of("express.stop-and-keep").with("kept", position.turnScore());
      case ExpressAction.Place place -> ExpressWords.put(position, place);
      case ExpressAction.FreePoliceman(Die die) ->
          Message.of("express.free").with("number", ExpressWords.number(die));
    };
  }

  @Override
  public Message lets(Ask ask) {
    return Message.of("express.roll-dice");
  }

  @Override
  public List<Form> forms(int seat, List<Shape> shapes) {
    return List.of();
  }
}
