package croupier.engine;

import java.util.List;
import java.util.Map;

/** A game that can be played: its name, its options, and where its positions come from. */
public interface Game {
  /** As in JSON and on the command line. */
  String id();

  /** As people read it; at most 20 characters, a line of the LCD. */
  String title();

  /** One sentence on what it is. */
  String about();

  int fewestSeats(Options options);

  int mostSeats(Options options);

  List<Options.Spec> options();

  /** Options that go well together and have a name; the first is as printed. */
  default List<Preset> presets() {
    return Preset.of(this, getClass());
  }

  /** The first position of a game. */
  Position start(int seats, Options options);

  /**
   * A position from the data of {@link Position#save}; refuses one that no game can reach, with the
   * reason.
   */
  Position load(Map<String, ?> data);

  /**
   * The records that its actions, asks, outcomes and events are made of: four sealed interfaces.
   */
  Class<? extends Action> actions();

  Class<? extends Ask> asks();

  Class<? extends Outcome> outcomes();

  Class<? extends Event> events();

  /** The records that its shapes are made of; plain {@link Shape} when it has none. */
  default Class<? extends Shape> shapes() {
    return Shape.class;
  }

  default Options options(Map<String, ?> wished) {
    return Options.of(this, wished);
  }

  default void checkSeats(int seats, Options options) {
    int fewest = fewestSeats(options);
    int most = mostSeats(options);
    if (seats < fewest || seats > most) {
      throw new Refusal(
          Refusal.Code.WRONG_SEAT_COUNT,
          GeneralReason.WRONG_SEAT_COUNT
              .with("game", id())
              .with("fewest", fewest)
              .with("most", most)
              .with("seats", seats));
    }
  }
}
