package croupier.app.protocol;

import croupier.engine.Action;
import croupier.engine.Fields;
import croupier.engine.Game;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.Shape;
import java.util.List;

/**
 * What a seat may do, as programs read it: its actions with what they bring, and the bounds of
 * others. An action may come back as it was listed.
 */
public final class ChoiceText {
  private static final String BRINGS = "brings";
  private static final byte[] AND_BRINGS = AnswerBytes.of(",\"" + BRINGS + "\":");
  private static final List<String> AS_LISTED = List.of(BRINGS);

  private final long[] moves = new long[Position.MOST_MOVES];
  private Position position;
  private int seat;
  private int count;
  private List<Shape> shapes = List.of();

  /** The choices of a seat that are written next. */
  void look(Position now, int who) {
    position = now;
    seat = who;
    count = position.moves(seat, moves);
    shapes = position.shapes(seat);
  }

  boolean isForced() {
    return count == 1 && shapes.isEmpty();
  }

  boolean hasShapes() {
    return !shapes.isEmpty();
  }

  /** The actions as a list. */
  void putActions(AnswerBytes to) {
    to.add('[');
    for (int i = 0; i < count; i++) {
      RecordText.begin((Record) position.action(moves[i]), comma(i, to));
      int brings = position.brings(seat, moves[i]);
      if (brings != 0) {
        to.add(AND_BRINGS).add(brings);
      }
      to.add('}');
    }
    to.add(']');
  }

  /** The bounds of the other actions as a list. */
  void putShapes(AnswerBytes to) {
    to.add('[');
    for (int i = 0; i < shapes.size(); i++) {
      RecordText.write((Record) shapes.get(i), comma(i, to));
    }
    to.add(']');
  }

  private static AnswerBytes comma(int before, AnswerBytes to) {
    return before == 0 ? to : to.add(',');
  }

  /** An action that came back, with what it was listed with or without. */
  public static Action read(Game game, Fields fields) {
    Action action = Records.read(game.actions(), fields, AS_LISTED);
    for (String name : AS_LISTED) {
      if (fields.has(name)) {
        fields.number(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
      }
    }
    return action;
  }
}
