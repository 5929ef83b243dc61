package croupier.app.table.face.plain;

import croupier.app.table.face.Form;
import croupier.app.table.face.SeatWords;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Position;
import croupier.engine.RecordForm;
import croupier.engine.Records;
import croupier.engine.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a page at a seat says of a game of any kind, in its own words or those of its records. */
record PlainSeatWords(Position position, PlainWords words) implements SeatWords {
  private static final String LEAST = "least";
  private static final String MOST = "most";

  @Override
  public List<Message> own(int seat) {
    Facts known = new Facts(position, Position.TABLE, words);
    Facts seen = new Facts(position, seat, words);
    List<Message> own = new ArrayList<>(seen.of(seat));
    own.addAll(seen.ofTable());
    own.removeAll(known.of(seat));
    own.removeAll(known.ofTable());
    return own;
  }

  @Override
  public Message does(int seat, Action action) {
    return words.choice(action);
  }

  @Override
  public Message lets(Ask ask) {
    return Message.of("plain.let-it-happen");
  }

  @Override
  public List<Form> forms(int seat, List<Shape> shapes) {
    return shapes.stream().map(this::form).toList();
  }

  /**
   * The parts of a shape are called like those of the action that it bounds: a list is any of
   * these, what has no list is fixed, and the number that the shape does not name is between its
   * least and its most.
   */
  private Form form(Shape shape) {
    Map<String, Object> bounds = new LinkedHashMap<>(Records.write((Record) shape));
    String type = (String) bounds.remove("type");
    List<Form.Part> parts = new ArrayList<>();
    if (bounds.remove(LEAST) instanceof Number least
        && bounds.remove(MOST) instanceof Number most) {
      String name = number(type, bounds);
      parts.add(new Form.Amount(name, PlainWords.word(name), least.intValue(), most.intValue()));
    }
    bounds.forEach(
        (name, bound) ->
            parts.add(
                bound instanceof List<?> all
                    ? new Form.Any(name, PlainWords.word(name), items(all))
                    : new Form.Fixed(name, bound)));
    return Form.of(shape, PlainWords.word(type), parts.toArray(Form.Part[]::new));
  }

  /** The part of an action that its shape bounds from least to most. */
  private String number(String type, Map<String, Object> named) {
    for (Class<?> kind : position.game().actions().getPermittedSubclasses()) {
      if (Records.typeOf(kind).equals(type)) {
        return RecordForm.of(kind).parts().stream()
            .filter(part -> part.kind() == RecordForm.Kind.NUMBER)
            .map(RecordForm.Part::name)
            .filter(name -> !named.containsKey(name))
            .findFirst()
            .orElseThrow();
      }
    }
    throw new IllegalArgumentException("a shape is called like the action that it bounds: " + type);
  }

  private List<Form.Item> items(List<?> all) {
    return all.stream().map(one -> new Form.Item(one, PlainWords.word(one))).toList();
  }
}
