package croupier.app.table.face.plain;

import croupier.app.table.face.WallBoard;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** For a game without a board of its own: what its view tells, of the table and of each player. */
public final class PlainBoard implements WallBoard {
  private final Words words;
  private final List<String> names;
  private final Position position;

  public PlainBoard(Words words, List<String> names, Position position) {
    this.words = words;
    this.names = names;
    this.position = position;
  }

  @Override
  public String drawing() {
    return "plain";
  }

  @Override
  public Map<String, Object> printed() {
    return Map.of();
  }

  @Override
  public Map<String, Object> lying() {
    Facts facts = new Facts(position, Position.TABLE, new PlainWords(position.game(), words));
    Map<String, Object> lying = new LinkedHashMap<>();
    lying.put("table", said(facts.ofTable()));
    lying.put(
        "players",
        IntStream.range(0, position.seats())
            .<Object>mapToObj(seat -> said(facts.of(seat)))
            .toList());
    return lying;
  }

  private List<Object> said(List<Message> facts) {
    return facts.stream().<Object>map(fact -> words.say(fact, names)).toList();
  }
}
