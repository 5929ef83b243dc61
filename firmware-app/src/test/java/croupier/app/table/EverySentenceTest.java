package croupier.app.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.Units;
import croupier.app.live.LiveGame;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.table.face.Beat;
import croupier.app.table.face.Faces;
import croupier.app.table.face.GameFace;
import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.table.face.go.GoWords;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Typesetter;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.Game;
import croupier.engine.Position;
import croupier.engine.classic.Brands;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicGame;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Travel;
import croupier.engine.classic.board.Card;
import croupier.engine.classic.board.Deck;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealEvent;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressEvent;
import croupier.engine.go.Colour;
import croupier.engine.go.Go;
import croupier.engine.go.GoAction;
import croupier.engine.go.GoChoice;
import croupier.engine.go.GoEvent;
import croupier.engine.go.GoPosition;
import croupier.hal.LcdSize;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that the display can tell, with the longest names and the greatest numbers. */
class EverySentenceTest {
  private static final List<String> NAMES =
      List.of(
          "WWWWWWWWWWWWWWW1",
          "Christopher",
          "Christina",
          "Christiane Maria",
          "Wilhelmina Maria",
          "WWWWWWWWWWWWWWW2");

  @TempDir Path folder;

  private TableContext context(LcdSize size) throws Exception {
    SavedGames saved = new SavedGames(folder, () -> "words", new QuickDisk());
    return new TableContext(
        Units.with(size), NAMES, saved, () -> 0, Attract::new, KnownTables.onlyPeople());
  }

  private static Seating seating(TableContext context, int players) {
    return Seating.of(context, IntStream.range(0, players).boxed().toList());
  }

  static Stream<Arguments> games() {
    return Stream.of(Language.values())
        .flatMap(language -> Stream.of(LcdSize.values()).flatMap(size -> games(language, size)));
  }

  private static Stream<Arguments> games(Language language, LcdSize size) {
    return Stream.of(
        Arguments.of(Express.GAME, ExpressEvent.class, 0, 99_950, language, size),
        Arguments.of(Go.GAME, GoEvent.class, 16, 48, language, size),
        Arguments.of(Deal.GAME, DealEvent.class, 0, 99, language, size),
        Arguments.of(Travel.GAME, ClassicEvent.class, 40, 20_580, language, size),
        Arguments.of(Brands.GAME, ClassicEvent.class, 40, 20_580, language, size));
  }

  @ParameterizedTest
  @MethodSource("games")
  void whateverHappensIsToldInWholeLines(
      Game game, Class<?> kind, int spaces, int most, Language language, LcdSize size)
      throws Exception {
    int players = game.mostSeats(game.options(Map.of()));
    TableContext context = context(size);
    context.speak(language);
    Seating seating = seating(context, players);
    LiveGame live =
        context.saved().begin(seating.names(), game.start(players, game.options(Map.of()))).game();
    GameFace face = Faces.of(context, seating, live);
    Position position = live.position();
    WholeLines lines = new WholeLines(seating.names());
    Set<String> told = new TreeSet<>();
    for (Event event : new EveryEvent(players, spaces, deeds(position, spaces), most).of(kind)) {
      for (Beat beat : face.tell(position, List.of(event))) {
        Canvas canvas = context.canvas();
        canvas.names(seating.shortNames());
        beat.drawing().accept(canvas);
        lines.look(canvas, canvas.picture(context.sound()));
        told.add(event.getClass().getSimpleName());
      }
    }
    assertEquals(Set.of(), lines.mistakes(), () -> String.join("\n", lines.mistakes()));
    int kinds = kind.getPermittedSubclasses().length;
    assertTrue(told.size() >= (kind == ExpressEvent.class ? 4 : kinds / 2), told::toString);
  }

  private static List<Integer> deeds(Position position, int spaces) {
    return position instanceof ClassicPosition classic
        ? IntStream.range(0, spaces).filter(classic.board()::isDeed).boxed().toList()
        : List.of(0);
  }

  /** What a card says goes on from page to page, and no page is for one short word. */
  @ParameterizedTest
  @EnumSource
  void noPageOfACardIsOneShortWord(LcdSize size) {
    Typesetter setter = new Typesetter(ShortNames.NONE, size.columns());
    Set<String> alone = new TreeSet<>();
    for (Language language : Language.values()) {
      for (ClassicGame game : List.of(Travel.GAME, Brands.GAME)) {
        ClassicWords words = new ClassicWords(game.start(2, game.options(Map.of())));
        for (Card card :
            Stream.of(Deck.values()).flatMap(deck -> game.cards(deck).stream()).toList()) {
          List<String> lines = setter.broken(Words.of(language).line(words.card(card), List.of()));
          String last = lines.getLast();
          // The first page has the title of the card too.
          boolean ownPage = lines.size() % size.lines() == 0 && lines.size() > size.lines() - 1;
          if (ownPage && !last.contains(" ") && last.length() <= size.columns() / 2) {
            alone.add(String.join(" / ", lines));
          }
        }
      }
    }
    assertEquals(Set.of(), alone);
  }

  @ParameterizedTest
  @EnumSource
  void everyChoiceOfGoFitsBesideTheArrows(LcdSize size) throws Exception {
    Seating seating = seating(context(size), 4);
    GoPosition position = Go.GAME.start(4, Go.GAME.options(Map.of()));
    GoWords words = new GoWords(position);
    List<GoAction> actions = new ArrayList<>(List.of(new GoAction.Pass()));
    for (GoChoice choice : GoChoice.values()) {
      actions.add(new GoAction.UseGoButton(choice));
      actions.add(new GoAction.ChooseGo(choice));
    }
    for (Colour colour : Colour.values()) {
      actions.add(new GoAction.ClaimColour(colour));
      actions.add(new GoAction.MegaShutDown(colour));
    }
    IntStream.range(0, 4).forEach(seat -> actions.add(new GoAction.Heist(seat)));
    Typesetter setter = new Typesetter(seating.shortNames(), size.columns());
    for (Language language : Language.values()) {
      Words spoken = Words.of(language);
      for (GoAction action : actions) {
        Message picked = Message.of("go.picked").with("pick", words.pick(0, action));
        Typesetter.Line line = setter.line(spoken.line(picked, seating.names()));
        assertTrue(line.whole(), line::text);
      }
    }
  }
}
