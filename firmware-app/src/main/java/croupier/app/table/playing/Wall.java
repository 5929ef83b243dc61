package croupier.app.table.playing;

import croupier.app.live.Happening;
import croupier.app.live.LiveGame;
import croupier.app.live.Onlooker;
import croupier.app.table.face.Faces;
import croupier.app.table.face.Telling;
import croupier.app.table.face.WallBoard;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.mode.WallPicture;
import croupier.app.table.mode.WallPicture.Told;
import croupier.app.words.GameWords;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The board and the story of a game, for screens across the room. It is told what everybody is
 * told, and changes when everybody at the unit has seen it: a die that still tumbles is no news on
 * the wall.
 */
final class Wall implements Onlooker {
  /** So many of the last things that happened are told. */
  private static final int TOLD = 12;

  private final TableContext context;
  private final Seating seating;
  private final String title;
  private final WallBoard board;
  private final Telling telling;
  private final Map<String, Object> printed;
  private final List<Told> told = new ArrayList<>();
  private int number;
  private boolean behind = true;

  Wall(TableContext context, Seating seating, LiveGame game) {
    this.context = context;
    this.seating = seating;
    Words words = context.words();
    title = words.say(GameWords.title(game.position().game()));
    board = Faces.board(words, seating.names(), game.position());
    telling = Faces.telling(words, seating.names(), game.position());
    printed = new LinkedHashMap<>(board.printed());
  }

  @Override
  public void happened(Happening happening) {
    behind = true;
    String text =
        happening.takenBack()
            ? takesBack(happening.seat())
            : String.join(" ", happening.events().stream().map(telling::happened).toList());
    // What nobody may know tells nothing, and so it leaves no trace here either.
    if (!text.isBlank()) {
      told.add(new Told(++number, happening.seat(), text));
    }
    if (told.size() > TOLD) {
      told.removeFirst();
    }
  }

  private String takesBack(int seat) {
    return context
        .words()
        .say(Message.of("playing.takes-back").player("who", seat), seating.names());
  }

  /**
   * Everybody at the unit has seen what happened: now the wall shows it too.
   *
   * @param seen whether they have; else it is too early
   */
  void show(boolean seen) {
    if (seen && behind) {
      behind = false;
      context.wall(
          new WallPicture(title, board.drawing(), printed, board.lying(), players(), told));
    }
  }

  private List<WallPicture.Player> players() {
    return IntStream.range(0, seating.players())
        .mapToObj(player -> new WallPicture.Player(seating.place(player), seating.name(player)))
        .toList();
  }
}
