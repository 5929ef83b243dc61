package croupier.app.table.face.classic.board;

import croupier.app.table.face.WallBoard;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Frame;
import croupier.engine.classic.board.ClassicBoard;
import croupier.engine.classic.board.SpaceKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The ring of travel and brands: forty spaces, who owns them, what stands on them, the tokens. */
public final class ClassicWallBoard implements WallBoard {
  /** What the drawing needs of the view; what is printed on a deed it knows already. */
  private static final List<String> SEEN =
      List.of("turn", "player", "phase", "to_act", "bank", "auction", "debt", "to_buy", "claims");

  /** Which deed of the Bank is asked about. */
  private static final Set<String> ASKED = Set.of("auction", "to_buy");

  private static final List<String> OF_PLAYER =
      List.of("cash", "space", "jail", "bankrupt", "worth", "cards");
  private static final List<String> OF_DEED = List.of("deed", "owner", "mortgaged", "buildings");

  private static final int MINUTE = 60;

  private final Words words;
  private final List<String> names;
  private final ClassicPosition position;
  private final ClassicWords things;

  public ClassicWallBoard(Words words, List<String> names, ClassicPosition position) {
    this.words = words;
    this.names = names;
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
    printed.put("edition", position.game().id());
    printed.put("spaces", spaces);
    printed.put("jail", words.say("classic.note-jail"));
    printed.put("most_houses", (long) position.mostHouses());
    return printed;
  }

  private Map<String, Object> space(int space) {
    ClassicBoard board = position.board();
    Map<String, Object> printed = new LinkedHashMap<>();
    printed.put("kind", Records.lower(board.kind(space).name()));
    printed.put(
        "name", words.say(Message.of("classic.printed-space").with("space", things.space(space))));
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
    return lying(matter().now());
  }

  private Map<String, Object> lying(Map<String, Object> matter) {
    Map<String, Object> view = position.view(Position.TABLE);
    Map<String, Object> lying = WallBoard.only(view, SEEN);
    lying.put("players", WallBoard.only((List<?>) view.get("players"), OF_PLAYER));
    lying.put("deeds", WallBoard.only((List<?>) view.get("deeds"), OF_DEED));
    lying.put("matter", matter);
    lying.put("far", far().map(words::say).orElse(""));
    lying.put("last_round", isLastRound());
    lying.put("said", isLastTurn() ? List.of(words.say("classic.told-last-turn")) : List.of());
    return lying;
  }

  /** A sale, an auction, an offer or a claim that comes of what is shown is not there yet. */
  @Override
  public Map<String, Object> whileShown(Position before, List<Event> happened) {
    ClassicPosition asked = (ClassicPosition) before;
    Map<String, Object> still = matter().still(asked);
    Map<String, Object> lying = lying(still);
    if (still.isEmpty()) {
      lying.keySet().removeAll(ASKED);
    }
    List<?> open = (List<?>) asked.view(Position.TABLE).get("claims");
    List<?> claims = (List<?>) lying.get("claims");
    lying.put("claims", claims.stream().filter(open::contains).toList());
    return lying;
  }

  private ClassicWallMatter matter() {
    return new ClassicWallMatter(words, names, position, things);
  }

  /** How far the game is, and when it ends, if that was agreed. */
  private Optional<Message> far() {
    if (position.turn() == 0 || position.frame() == Frame.OVER) {
      return Optional.empty();
    }
    int minutes = position.options().number("minutes");
    AgreedTurns agreed = AgreedTurns.now(position);
    Message far;
    if (isLastRound()) {
      far = Message.of("classic.wall-last-round").with("count", agreed.left() + 1);
    } else if (agreed.all() > 0) {
      far = Message.of("classic.wall-turn-of").with("last", agreed.all());
    } else if (minutes > 0) {
      far =
          Message.of("classic.wall-minutes")
              .with("played", position.secondsPlayed() / MINUTE)
              .with("minutes", minutes);
    } else {
      far = Message.of("classic.wall-turn");
    }
    return Optional.of(far.with("turn", position.turn()));
  }

  /** How far the game is says so, and the headline need not. */
  private boolean isLastTurn() {
    return isLastRound() && AgreedTurns.now(position).isLast();
  }

  private boolean isLastRound() {
    return position.turn() > 0
        && position.frame() != Frame.OVER
        && AgreedTurns.now(position).isLastRound();
  }
}
