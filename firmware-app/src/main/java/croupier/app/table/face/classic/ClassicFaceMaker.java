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
import croupier.engine.Position;
import croupier.engine.classic.ClassicPosition;
import java.util.List;

/** Makes what travel and brands shows and says at the table. */
public final class ClassicFaceMaker implements FaceMaker {
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
    return new ClassicWallBoard(words, (ClassicPosition) position);
  }

  @Override
  public List<Message> intro() {
    return ClassicHints.INTRO;
  }
}
