package croupier.app.table.face.go;

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
import croupier.engine.go.GoEvent;
import croupier.engine.go.GoPosition;
import java.util.List;
import java.util.Optional;

/** Makes what go shows and says at the table. */
public final class GoFaceMaker implements FaceMaker {
  @Override
  public List<String> games() {
    return List.of("go");
  }

  @Override
  public GameFace face(TableContext context, Seating seating, LiveGame game) {
    return new GoFace(context, seating, game);
  }

  @Override
  public Telling telling(Words words, List<String> names, Position position) {
    return new GoTelling(words, names, (GoPosition) position);
  }

  @Override
  public SeatWords seatWords(Words words, Position position) {
    return new GoSeatWords((GoPosition) position);
  }

  @Override
  public WallBoard board(Words words, List<String> names, Position position) {
    return new GoWallBoard(words, (GoPosition) position);
  }

  @Override
  public List<Message> intro(Game game, Options options) {
    return GoHints.INTRO;
  }

  @Override
  public Optional<Message> moment(Game game, Event event) {
    return switch ((GoEvent) event) {
      case GoEvent.HeistBegan _ -> Optional.of(Message.of("go.moment-heist"));
      case GoEvent.RaceWon _ -> Optional.of(Message.of("go.moment-race"));
      case GoEvent.MegaShutDownBegan _ -> Optional.of(Message.of("go.moment-mega"));
      case GoEvent.LandmarkBuilt _ -> Optional.of(Message.of("go.moment-landmark"));
      default -> Optional.empty();
    };
  }
}
