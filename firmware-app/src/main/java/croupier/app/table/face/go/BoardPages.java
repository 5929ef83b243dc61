package croupier.app.table.face.go;

import croupier.app.words.Message;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Jail;
import java.util.List;

/**
 * What dial B reads about each seat in turn, on a line of the LCD: blocks, place, marker, and tiles
 * that lie open.
 */
final class BoardPages {
  private final GoPosition position;
  private final GoWords words;
  private final int pages;
  private int page;

  BoardPages(GoPosition position) {
    this.position = position;
    words = new GoWords(position);
    pages = words.tilesOpen() ? 4 : 3;
  }

  void turn(int steps) {
    page = Math.floorMod(page + steps, pages * position.seats());
  }

  /** Opens at somebody's blocks. */
  void open(int seat) {
    page = pages * seat;
  }

  /** Whose pages are open. */
  int seat() {
    return page / pages;
  }

  Message line() {
    int seat = seat();
    return switch (page % pages) {
      case 0 -> blocks(seat);
      case 1 -> place(seat);
      case 2 ->
          Message.of("go.board-marker")
              .player("who", seat)
              .with("number", position.marker(seat))
              .with("length", position.trackerLength());
      default -> tiles(seat);
    };
  }

  private Message blocks(int seat) {
    List<Message> squares = words.squares(seat);
    return squares.isEmpty()
        ? Message.of("go.board-empty").player("who", seat)
        : Message.of("go.board-blocks")
            .player("who", seat)
            .all("squares", squares)
            .all("letters", words.letters(seat));
  }

  private Message place(int seat) {
    return position.jail(seat) == Jail.FREE
        ? Message.of("go.board-place")
            .player("who", seat)
            .with("space", words.space(position.token(seat)))
        : Message.of("go.board-jail").player("who", seat);
  }

  private Message tiles(int seat) {
    List<Message> tiles = words.tiles(seat);
    return tiles.isEmpty()
        ? Message.of("go.board-no-tiles").player("who", seat)
        : Message.of("go.board-tiles")
            .player("who", seat)
            .all("tiles", tiles)
            .all("marks", words.marks(seat));
  }
}
