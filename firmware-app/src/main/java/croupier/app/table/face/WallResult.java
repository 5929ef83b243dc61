package croupier.app.table.face;

import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Position;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * How a game came out, as the matter of its board: who came where. Those who have as much came to
 * the same place.
 */
public final class WallResult {
  private WallResult() {}

  /**
   * @param position a game that is over
   * @param has what each seat has in the end
   */
  public static Map<String, Object> of(
      Words words, List<String> names, Position position, IntFunction<Message> has) {
    List<Map<String, Object>> places =
        IntStream.range(0, position.seats())
            .boxed()
            .sorted(Comparator.comparing(position::rank))
            .map(seat -> place(seat, words, names, position, has.apply(seat)))
            .toList();
    return Map.of("kind", "result", "said", List.of(), "places", places);
  }

  private static Map<String, Object> place(
      int seat, Words words, List<String> names, Position position, Message has) {
    int rank = position.rank(seat);
    boolean tied =
        IntStream.range(0, position.seats())
            .anyMatch(other -> other != seat && position.rank(other) == rank);
    return Map.of(
        "player",
        (long) seat,
        "place",
        words.say(Message.of("playing.place").with("number", rank)),
        "has",
        words.say(has, names),
        "tied",
        tied ? words.say("playing.tied") : "");
  }
}
