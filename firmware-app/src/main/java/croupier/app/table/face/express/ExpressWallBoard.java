package croupier.app.table.face.express;

import croupier.app.table.face.WallBoard;
import croupier.app.table.face.WallResult;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.engine.express.Phase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The board of express: the groups that a turn fills, the jail, and the race to the goal; in the
 * end the result.
 */
final class ExpressWallBoard implements WallBoard {
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

  private Message has(int seat) {
    return Message.of("games.number").with("number", position.score(seat));
  }
}
