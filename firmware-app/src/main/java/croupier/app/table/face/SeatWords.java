package croupier.app.table.face;

import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Shape;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a page at a seat says of its game: what the seat alone knows, and what it can do. The page
 * shows it to one pair of eyes; the lights and the display never do.
 */
public interface SeatWords {
  /** What a seat knows and the table does not, one thing each: its cards, its tiles. */
  List<Message> own(int seat);

  /** What a seat that is asked is to decide, in the words of the game; the page says it first. */
  default Optional<Message> asks(int seat) {
    return Optional.empty();
  }

  /** What a seat that is not asked waits for, where the unit says that with its own controls. */
  default Optional<Message> waits(int seat) {
    return Optional.empty();
  }

  /** What everybody knows and who decides now wants before their eyes, a sentence each. */
  default List<Message> weighs() {
    return List.of();
  }

  /** What the things of the game are called that its own page draws, by their names in the view. */
  default Map<String, Message> things() {
    return Map.of();
  }

  /** What is on offer between a seat and another; empty when nothing is. */
  default Optional<Offered> offered(int seat) {
    return Optional.empty();
  }

  /** Something that a seat can do, as its button says it. */
  Message does(int seat, Action action);

  /**
   * What a seat is asked once before it does something that costs much and could not be taken back;
   * empty for all else.
   */
  default Optional<Message> sure(int seat, Action action) {
    return Optional.empty();
  }

  /** Whether a seat takes back by this what it has just done, so that no other way is offered. */
  default boolean withdraws(Action action) {
    return false;
  }

  /** What something brings that others have to pay, as far as they can; empty for all else. */
  default OptionalInt comesIn(int seat, Action action) {
    return OptionalInt.empty();
  }

  /** What a hand does that chance waits for, as its button says it. */
  Message lets(Ask ask);

  /** What a seat can do besides, with the parts that are free. */
  List<Form> forms(int seat, List<Shape> shapes);
}
