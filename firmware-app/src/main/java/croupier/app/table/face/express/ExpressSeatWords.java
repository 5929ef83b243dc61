package croupier.app.table.face.express;

import croupier.app.table.face.Form;
import croupier.app.table.face.SeatWords;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Group;
import croupier.engine.Records;
import croupier.engine.Shape;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.engine.express.Phase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a page at a seat says of express. Everything lies open, and chance waits for no hand. */
record ExpressSeatWords(ExpressPosition position) implements SeatWords {
  @Override
  public List<Message> own(int seat) {
    return List.of();
  }

  /** What the display says of ROLL is for who is at the unit. */
  @Override
  public Optional<Message> asks(int seat) {
    return position.phase() == Phase.READY && seat == position.turn()
        ? Optional.of(Message.of("express.asks-ready"))
        : Optional.empty();
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

  /** The groups as they are printed: what each is called, its squares, and what it brings. */
  @Override
  public Map<String, Message> things() {
    Map<String, Message> things = new LinkedHashMap<>();
    for (Group group : Group.values()) {
      String name = Records.lower(group.name());
      things.put(name, ExpressWords.of(group));
      things.put(
          name + "_squares", Message.of("express.squares").with("number", position.squares(group)));
      things.put(
          name + "_full", Message.of("express.when-full").with("money", position.value(group)));
    }
    things.put("chance", ExpressWords.of(Face.CHANCE));
    return things;
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
