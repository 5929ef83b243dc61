package croupier.app.table.face.classic.board;

import croupier.app.table.face.WallBoard;
import croupier.app.words.Words;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.SpaceKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The ring of travel and brands: forty spaces, who owns them, what stands on them, the tokens. */
public final class ClassicWallBoard implements WallBoard {
  /** What the drawing needs of the view; what is printed on a deed it knows already. */
  private static final List<String> SEEN =
      List.of("turn", "player", "phase", "to_act", "bank", "auction", "debt", "to_buy");

  private static final List<String> OF_PLAYER =
      List.of("cash", "space", "jail", "bankrupt", "worth", "cards");
  private static final List<String> OF_DEED = List.of("deed", "owner", "mortgaged", "buildings");

  private final Words words;
  private final ClassicPosition position;
  private final ClassicWords things;

  public ClassicWallBoard(Words words, ClassicPosition position) {
    this.words = words;
    this.position = position;
    things = new ClassicWords(position);
  }

  @Override
  public String drawing() {
    return "classic";
  }

  @Override
  public Map<String, Object> printed() {
    List<Object> spaces = new ArrayList<>();
    for (int space = 0; space < ClassicBoard.SPACES; space++) {
      spaces.add(space(space));
    }
    Map<String, Object> printed = new LinkedHashMap<>();
    printed.put("spaces", spaces);
    printed.put("most_houses", (long) position.mostHouses());
    return printed;
  }

  private Map<String, Object> space(int space) {
    ClassicBoard board = position.board();
    Map<String, Object> printed = new LinkedHashMap<>();
    printed.put("kind", Records.lower(board.kind(space).name()));
    printed.put("name", words.say(things.space(space)));
    if (board.isDeed(space)) {
      printed.put("group", Records.lower(board.group(space).name()));
      printed.put("price", words.say(ClassicWords.money(board.price(space))));
    } else if (board.kind(space) == SpaceKind.TAX) {
      printed.put("price", words.say(ClassicWords.money(board.tax(space))));
    }
    return printed;
  }

  @Override
  public Map<String, Object> lying() {
    Map<String, Object> view = position.view(Position.TABLE);
    Map<String, Object> lying = WallBoard.only(view, SEEN);
    lying.put("players", WallBoard.only((List<?>) view.get("players"), OF_PLAYER));
    lying.put("deeds", WallBoard.only((List<?>) view.get("deeds"), OF_DEED));
    return lying;
  }
}
