package croupier.app.table.face.express;

import croupier.app.table.face.WallBoard;
import croupier.app.table.face.WallResult;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressEvent;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.engine.express.Phase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The board of express: the groups that a turn fills, the jail, and the race to the goal; in the
 * end the result.
 */
final class ExpressWallBoard implements WallBoard {
  private static final List<String> OF_A_TURN =
      List.of("turn", "houses", "go_money", "hotel_money", "jail", "board");
  private static final List<String> SEEN =
      List.of("turn", "scores", "houses", "go_money", "hotel_money", "jail", "board", "turn_score");

  private final Words words;
  private final List<String> names;
  private final ExpressPosition position;

  ExpressWallBoard(Words words, List<String> names, ExpressPosition position) {
    this.words = words;
    this.names = names;
    this.position = position;
  }

  @Override
  public String drawing() {
    return "express";
  }

  @Override
  public Map<String, Object> printed() {
    List<Object> groups = new ArrayList<>();
    for (Group group : Group.values()) {
      Map<String, Object> printed = new LinkedHashMap<>();
      printed.put("group", Records.lower(group.name()));
      printed.put("name", words.say(ExpressWords.of(group)));
      printed.put("squares", (long) position.squares(group));
      printed.put("value", words.number(Express.GAME.value(group)));
      printed.put("each", words.number(Express.GAME.each(group)));
      groups.add(printed);
    }
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("groups", groups);
    all.put("go", words.say(ExpressWords.of(Face.GO)));
    all.put("goal", (long) position.goal());
    all.put("policemen", (long) Express.GAME.policemen());
    return all;
  }

  @Override
  public Map<String, Object> lying() {
    Map<String, Object> lying = WallBoard.only(position.view(Position.TABLE), SEEN);
    if (position.phase() == Phase.OVER) {
      lying.put("matter", WallResult.of(words, names, position, this::has));
    }
    return lying;
  }

  /** A turn that is over lies there until it has been told how it ended: with what it brought. */
  @Override
  public Map<String, Object> whileShown(Position before, List<Event> happened) {
    Map<String, Object> lying = WallBoard.super.whileShown(before, happened);
    for (Event event : happened) {
      switch ((ExpressEvent) event) {
        case ExpressEvent.TurnScored scored -> ends(lying, before, List.of(), scored.kept());
        case ExpressEvent.WentToJail _ -> ends(lying, before, caught(happened), 0);
        default -> {}
      }
    }
    return lying;
  }

  private static List<Object> caught(List<Event> happened) {
    return happened.stream()
        .flatMap(
            event ->
                event instanceof ExpressEvent.PolicemanPlaced(_, var die)
                    ? Stream.<Object>of(Records.lower(die.name()))
                    : Stream.empty())
        .toList();
  }

  /** The turn that was on before has ended; the scores have what it brought already. */
  private static void ends(
      Map<String, Object> lying, Position before, List<Object> caught, int brought) {
    Map<String, Object> ended = WallBoard.only(before.view(Position.TABLE), OF_A_TURN);
    List<Object> jail = new ArrayList<>((List<?>) ended.get("jail"));
    jail.addAll(caught);
    lying.putAll(ended);
    lying.put("jail", jail);
    lying.put("turn_score", (long) brought);
    lying.put("ended", true);
    if (brought == 0) {
      lying.put("go_money", 0L);
      lying.put("hotel_money", 0L);
    }
  }

  private Message has(int seat) {
    return Message.of("games.number").with("number", position.score(seat));
  }
}
