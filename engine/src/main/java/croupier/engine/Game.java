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

  /**
   * The file of messages that says in every language what the game, its options and its ways to
   * play are called, without language and ending; a game without that file is named in English.
   */
  default String messages() {
    return id() + "-options";
  }

  int fewestSeats(Options options);

  int mostSeats(Options options);

  List<Options.Spec> options();

  /** Options that go well together and have a name; the first is as printed. */
  default List<Preset> presets() {
    return Preset.of(this, getClass());
  }

  /** Whether everybody sees everything at every moment, so that nothing is ever dealt anew. */
  default boolean isOpen() {
    return false;
  }

  /** The first position of a game. */
  Position start(int seats, Options options);

  /**
   * A position from the data of {@link Position#save}; refuses one that no game can reach, with the
   * reason.
   */
  Position load(Map<String, ?> data);

  /**
   * What lies in the box and never changes: boards, prices, rents, faces of dice, cards; as plain
   * data, in the words of the views.
   */
  default Map<String, Object> box() {
    return Map.of();
  }

  Vocabulary vocabulary();

  default Class<? extends Action> actions() {
    return vocabulary().actions();
  }

  default Class<? extends Ask> asks() {
    return vocabulary().asks();
  }

  default Class<? extends Outcome> outcomes() {
    return vocabulary().outcomes();
  }

  default Class<? extends Event> events() {
    return vocabulary().events();
  }

  /** Plain {@link Shape} when no action of the game has free parts. */
  default Class<? extends Shape> shapes() {
    return vocabulary().shapes();
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

  /** Refuses the saved position of another game. */
  default void checkIsOf(Fields saved) {
    String game = saved.text("game");
    if (!game.equals(id())) {
      throw new Refusal(
          Refusal.Code.BAD_DATA,
          GeneralReason.FIELD_OF_WRONG_TYPE
              .with("field", "game")
              .with("wanted", id())
              .with("got", Records.quote(game)));
    }
  }
}
