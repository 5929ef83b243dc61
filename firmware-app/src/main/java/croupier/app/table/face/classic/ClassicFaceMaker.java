package croupier.app.table.face.classic;

import croupier.app.live.LiveGame;
import croupier.app.table.face.FaceMaker;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.SeatWords;
import croupier.app.table.face.Telling;
import croupier.app.table.face.WallBoard;
import croupier.app.table.face.classic.board.ClassicWallBoard;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.ClassicBoard;
import java.util.List;
import java.util.Optional;

/** Makes what travel and brands shows and says at the table. */
public final class ClassicFaceMaker implements FaceMaker {
  /** Steps of building on a site: after four houses the hotel. */
  private static final int HOTEL = ClassicBoard.HOTEL_RENT;

  /** Somebody will remember that rent. */
  private static final int DEAR = 200;

  @Override
  public List<String> games() {
    return List.of("travel", "brands");
  }

  @Override
  public GameFace face(TableContext context, Seating seating, LiveGame game) {
    return new ClassicFace(context, seating, (ClassicPosition) game.position());
  }

  @Override
  public Telling telling(Words words, List<String> names, Position position) {
    return new ClassicTelling(words, names, (ClassicPosition) position);
  }

  @Override
  public SeatWords seatWords(Words words, Position position) {
    return new ClassicSeatWords((ClassicPosition) position);
  }

  @Override
  public WallBoard board(Words words, List<String> names, Position position) {
    return new ClassicWallBoard(words, names, (ClassicPosition) position);
  }

  @Override
  public List<Message> intro(Game game, Options options) {
    return ClassicHints.intro(game, options);
  }

  @Override
  public Optional<Message> moment(Game game, Event event) {
    return switch ((ClassicEvent) event) {
      case ClassicEvent.AuctionBegan _ -> Optional.of(Message.of("classic.moment-auction"));
      case ClassicEvent.Built(_, _, int stands) ->
          Optional.of(
              Message.of((stands == HOTEL ? "classic.hotels-" : "classic.houses-") + game.id())
                  .with("count", 1));
      case ClassicEvent.RentClaimed rent when rent.amount() >= DEAR ->
          Optional.of(Message.of("classic.moment-rent"));
      case ClassicEvent.DealMade _ -> Optional.of(Message.of("classic.moment-deal"));
      case ClassicEvent.WentBankrupt _ -> Optional.of(Message.of("classic.moment-bankrupt"));
      default -> Optional.empty();
    };
  }
}
