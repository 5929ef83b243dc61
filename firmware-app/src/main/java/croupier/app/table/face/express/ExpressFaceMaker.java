package croupier.app.table.face.express;

import croupier.app.live.LiveGame;
import croupier.app.table.face.FaceMaker;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.SeatWords;
import croupier.app.table.face.Telling;
import croupier.app.table.face.WallBoard;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.express.ExpressEvent;
import croupier.engine.express.ExpressPosition;
import java.util.List;
import java.util.Optional;

/** Makes what express shows and says at the table. */
public final class ExpressFaceMaker implements FaceMaker {
  @Override
  public List<String> games() {
    return List.of("express");
  }

  @Override
  public GameFace face(TableContext context, Seating seating, LiveGame game) {
    return new ExpressFace(context, seating, (ExpressPosition) game.position());
  }

  @Override
  public Telling telling(Words words, List<String> names, Position position) {
    return new ExpressTelling(words, names, (ExpressPosition) position);
  }

  @Override
  public SeatWords seatWords(Words words, Position position) {
    return new ExpressSeatWords((ExpressPosition) position);
  }

  @Override
  public WallBoard board(Words words, List<String> names, Position position) {
    return new ExpressWallBoard(words, names, (ExpressPosition) position);
  }

  @Override
  public List<Message> intro(Game game, Options options) {
    return ExpressHints.intro();
  }

  @Override
  public Optional<Message> moment(Game game, Event event) {
    return switch ((ExpressEvent) event) {
      case ExpressEvent.HotelBuilt _ -> Optional.of(Message.of("express.moment-hotel"));
      case ExpressEvent.GroupCompleted _ -> Optional.of(Message.of("express.moment-group"));
      case ExpressEvent.WentToJail(_, int lost) when lost > 0 ->
          Optional.of(Message.of("express.moment-jail"));
      default -> Optional.empty();
    };
  }
}
