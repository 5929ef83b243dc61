package croupier.app.table.face.deal;

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
import croupier.engine.deal.DealEvent;
import croupier.engine.deal.DealPosition;
import java.util.List;
import java.util.Optional;

/** Makes what deal shows and says at the table. */
public final class DealFaceMaker implements FaceMaker {
  @Override
  public List<String> games() {
    return List.of("deal");
  }

  @Override
  public GameFace face(TableContext context, Seating seating, LiveGame game) {
    return new DealFace(context, seating, game);
  }

  @Override
  public Telling telling(Words words, List<String> names, Position position) {
    return new DealTelling(words, names);
  }

  @Override
  public SeatWords seatWords(Words words, Position position) {
    return new DealSeatWords((DealPosition) position);
  }

  @Override
  public WallBoard board(Words words, List<String> names, Position position) {
    return new DealWallBoard(words, (DealPosition) position);
  }

  @Override
  public List<Message> intro(Game game, Options options) {
    return DealHints.intro();
  }

  @Override
  public Optional<Message> moment(Game game, Event event) {
    return switch ((DealEvent) event) {
      case DealEvent.SetTaken _ -> Optional.of(Message.of("deal.moment-breaker"));
      case DealEvent.SaidNo _ -> Optional.of(Message.of("deal.moment-no"));
      case DealEvent.RentCharged rent when rent.doublers() > 0 ->
          Optional.of(Message.of("deal.moment-doubled"));
      case DealEvent.SetCompleted _ -> Optional.of(Message.of("deal.moment-set"));
      default -> Optional.empty();
    };
  }
}
