package croupier.app.table.face.go;

import croupier.app.table.face.Form;
import croupier.app.table.face.SeatWords;
import croupier.app.words.Message;
import croupier.engine.Action;
import croupier.engine.Ask;
import croupier.engine.Shape;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoAsk;
import croupier.engine.go.GoPosition;
import java.util.List;

/** What a page at a seat says of go: its kept tiles are its own. */
final class GoSeatWords implements SeatWords {
  private final GoWords words;

  GoSeatWords(GoPosition position) {
    words = new GoWords(position);
  }

  /** Where tiles lie open (GO-13), everybody sees them anyway. */
  @Override
  public List<Message> own(int seat) {
    return words.tilesOpen() ? List.of() : words.tiles(seat);
  }

  @Override
  public Message does(int seat, Action action) {
    return words.pick(seat, (GoAction) action);
  }

  @Override
  public Message lets(Ask ask) {
    return Message.of(ask instanceof GoAsk.Race ? "go.key-grab" : "go.key-roll");
  }

  @Override
  public List<Form> forms(int seat, List<Shape> shapes) {
    return List.of();
  }
}
