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
import java.util.ArrayList;
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
    if (seat != position.turn()) {
      return Optional.empty();
    }
    return switch (position.phase()) {
      case READY -> Optional.of(Message.of("express.asks-ready"));
      case CHOOSING -> Optional.of(Message.of(choosing()).with("kept", position.turnScore()));
      case FREEING -> Optional.of(Message.of("express.asks-freeing"));
      default -> Optional.empty();
    };
  }

  private String choosing() {
    List<Action> actions = position.actions(position.turn());
    boolean mayRoll = actions.stream().anyMatch(ExpressAction.Roll.class::isInstance);
    if (actions.stream().anyMatch(ExpressAction.Place.class::isInstance)) {
      return mayRoll ? "express.asks-place-roll-stop" : "express.asks-place-stop";
    }
    return mayRoll ? "express.asks-roll-stop" : "express.asks-stop";
  }

  @Override
  public List<Message> weighs() {
    if (position.phase() != Phase.CHOOSING) {
      return List.of();
    }
    List<Message> weighs = new ArrayList<>();
    weighs.add(
        Message.of("express.weighs-policemen")
            .with("policemen", position.policemen())
            .with("count", Express.GAME.policemen()));
    if ((position.diceToRoll() >> Die.H.ordinal() & 1) == 1) { // EX-03
      weighs.add(Message.of("express.weighs-house-die"));
    }
    return weighs;
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
