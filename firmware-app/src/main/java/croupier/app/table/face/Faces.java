package croupier.app.table.face;

import croupier.app.live.LiveGame;
import croupier.app.table.face.plain.PlainFaceMaker;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Options;
import croupier.engine.Position;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;

/** The face of each game: what it brings itself, or a plain one that is made from its rules. */
public final class Faces {
  private static volatile Makers makers = new Makers(null, List.of());

  private Faces() {}

  /** All who make faces, as this loader finds them. */
  private record Makers(ClassLoader loader, List<FaceMaker> all) {
    static Makers of(ClassLoader loader) {
      ServiceLoader<FaceMaker> found = ServiceLoader.load(FaceMaker.class, loader);
      return new Makers(loader, found.stream().map(ServiceLoader.Provider::get).toList());
    }
  }

  /** What a game is about as it was agreed on, in a few short sentences. */
  public static List<Message> intro(Game game, Options options) {
    return maker(game).intro(game, options);
  }

  /** What makes a moment of this game that no show would miss. */
  public static Function<Event, Optional<Message>> moments(Game game) {
    FaceMaker maker = maker(game);
    return event -> maker.moment(game, event);
  }

  public static GameFace of(TableContext context, Seating seating, LiveGame game) {
    return maker(game.position().game()).face(context, seating, game);
  }

  /**
   * @param position the game as it goes on while it is told
   */
  public static Telling telling(Words words, List<String> names, Position position) {
    return maker(position.game()).telling(words, names, position);
  }

  /**
   * @param position the game as it goes on
   */
  public static SeatWords seatWords(Words words, Position position) {
    return maker(position.game()).seatWords(words, position);
  }

  /**
   * @param position the game as it goes on
   */
  public static WallBoard board(Words words, List<String> names, Position position) {
    return maker(position.game()).board(words, names, position);
  }

  private static FaceMaker maker(Game game) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    Makers known = makers;
    if (known.loader() != loader) {
      known = Makers.of(loader);
      makers = known;
    }
    return known.all().stream()
        .filter(maker -> maker.games().contains(game.id()))
        .findFirst()
        .orElseGet(() -> new PlainFaceMaker(game));
  }
}
