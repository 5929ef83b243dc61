package croupier.app.table.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.LiveGame;
import croupier.app.live.MemoryRecord;
import croupier.app.live.QuickDisk;
import croupier.app.live.SavedGames;
import croupier.app.seat.HeldSeats;
import croupier.app.seat.SeatOffer;
import croupier.app.seat.SeatPages;
import croupier.app.table.KnownTables;
import croupier.app.table.face.classic.ClassicScene;
import croupier.app.table.menu.Attract;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Language;
import croupier.engine.Action;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.Games;
import croupier.engine.GamesToTest;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Records;
import croupier.engine.SeededNature;
import croupier.engine.classic.ClassicAction;
import croupier.engine.classic.ClassicOutcome;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.Travel;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page at a seat says, in random moments of every game. */
class SeatPageTest {
  private static final int MOMENTS = 150;

  @TempDir Path folder;

  private TableContext context;

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  @BeforeEach
  void open() throws IOException {
    context =
        new TableContext(
            HardwareProfile.standard(),
            List.of(),
            new SavedGames(folder, () -> "seed", new QuickDisk()),
            () -> 0,
            Attract::new,
            KnownTables.onlyPeople());
  }

  /** A page at a seat of a game at this position, that was asked what the seat is asked. */
  private Map<String, Object> page(Position position, int seat) {
    return seated(position, seat).page().page();
  }

  private record Seated(LiveGame game, SeatPage page) {}

  private Seated seated(Position position, int seat) {
    Seating seating = Seating.of(context, IntStream.range(0, position.seats()).boxed().toList());
    MemoryRecord record = new MemoryRecord(seating.names(), position, false, "seed", "salt");
    LiveGame game = new LiveGame(seating.names(), position, new SeededNature("seed"), record);
    HeldSeats seats = context.holders().sitDown(game, seating.newcomers());
    SeatPage page = new SeatPage(context, seating, game, seat, new NothingBack());
    seats.sitBeside(seat, page);
    seats.ask(0);
    return new Seated(game, page);
  }

  /**
   * What another seat did is on the table, and nobody has been asked anew: what is gone is not
   * offered.
   */
  @ParameterizedTest
  @MethodSource("games")
  void whatAnotherSeatHasTakenAwayIsNotOffered(Game game) {
    everyMoment(
        game,
        (position, seat, random) -> {
          int other = (seat + 1) % position.seats();
          List<Action> actions = position.actions(other);
          if (actions.isEmpty() || !position.mayAct(seat)) {
            return;
          }
          Seated seated = seated(position.copy(), seat);
          try {
            seated.game().act(other, actions.get(random.below(actions.size())));
          } catch (IOException e) {
            throw new UncheckedIOException("there is no disk in this", e);
          }
          List<?> choices = (List<?>) seated.page().page().getOrDefault("choices", List.of());
          List<Object> legal =
              seated.game().position().actions(seat).stream()
                  .<Object>map(action -> Records.write((Record) action))
                  .toList();
          choices.forEach(
              choice -> assertTrue(legal.contains(((Map<?, ?>) choice).get("action")), game.id()));
        });
  }

  /** A claim is gone when the next player has rolled, though the dice still fall at the unit. */
  @Test
  void whatIsTooLateIsAskedNoMore() throws IOException {
    ClassicPosition position = ClassicScene.travel(3).turnOf(1).owns(0, 6).position();
    position.act(1, new ClassicAction.Roll());
    position.happen(new ClassicOutcome.Dice(List.of(2, 4)));
    Map<Integer, Map<String, Object>> told = new HashMap<>();
    context.pages().showOn(new ToldPages(told));
    context.pages().open(0);
    Seated seated = seated(position, 0);
    seated.page().show();
    assertTrue(told.get(0).get("choices").toString().contains("claim 6 from"), told::toString);
    seated.game().act(2, new ClassicAction.Roll());
    assertFalse(told.get(0).containsKey("question"), told::toString);
    assertTrue(told.get(0).containsKey("answered"));
  }

  /** While the end is shown, a page has the money that is left; who has won the unit says first. */
  @Test
  void theEndIsToldWhileItIsShown() throws IOException {
    ClassicPosition position =
        ClassicScene.of(Travel.GAME, 2, Map.of()).cash(0, 2).owns(1, 6).position();
    position.act(0, new ClassicAction.Roll());
    position.happen(new ClassicOutcome.Dice(List.of(2, 4)));
    position.act(1, new ClassicAction.ClaimRent(6));
    Map<Integer, Map<String, Object>> told = new HashMap<>();
    context.pages().showOn(new ToldPages(told));
    context.pages().open(0);
    Seated seated = seated(position, 0);
    seated.page().show();
    seated.game().act(0, new ClassicAction.GoBankrupt());
    seated.page().seen();
    assertTrue(told.get(0).get("told").toString().contains("bankrupt"), told::toString);
    assertTrue(told.get(0).get("view").toString().contains("cash=0"), told::toString);
    assertEquals(false, told.get(0).get("over"));
    assertFalse(told.get(0).containsKey("ranks"));
    seated.page().show();
    assertEquals(true, told.get(0).get("over"));
    assertEquals(List.of(2, 1), told.get(0).get("ranks"));
  }

  /** What each page was told last. */
  private record ToldPages(Map<Integer, Map<String, Object>> told) implements SeatPages.Screen {
    @Override
    public void offers(List<SeatOffer> offers) {}

    @Override
    public void tell(int place, Map<String, Object> what) {
      told.put(place, what);
    }

    @Override
    public void close(int place) {}
  }

  private interface Moment {
    void check(Position position, int seat, FastRandom random);
  }

  private static void everyMoment(Game game, Moment moment) {
    for (long seed = 0, moments = 0; moments < MOMENTS; seed++) {
      FastRandom random = new FastRandom(seed);
      Position position =
          game.start(game.fewestSeats(game.options(Map.of())), game.options(Map.of()));
      RandomPlay play = new RandomPlay(random);
      while (moments < MOMENTS && play.step(position)) {
        if (random.below(7) == 0) {
          moment.check(position, random.below(position.seats()), random);
          moments++;
        }
      }
    }
  }

  /** What the display says of ROLL, dials and buttons that are held is no help on a phone. */
  @ParameterizedTest
  @ValueSource(strings = {"deal", "go"})
  void whatIsAskedIsSaidForAPhone(String id) {
    everyMoment(
        Games.named(id),
        (position, seat, _) -> {
          Map<String, Object> page = page(position, seat);
          if (Boolean.TRUE.equals(page.get("must"))) {
            String asks = String.valueOf(page.get("asks"));
            assertFalse(asks.matches("null|.*(ROLL|dial|hold|your button).*"), asks);
          }
        });
  }

  /** The page without the number of its question. */
  private Map<String, Object> said(Position position, int seat) {
    Map<String, Object> page = page(position, seat);
    page.remove("question");
    return page;
  }

  /** Whatever others hide, the page says the same, of the same length. */
  @ParameterizedTest
  @MethodSource("games")
  void itSaysNothingThatTheSeatCannotKnow(Game game) {
    everyMoment(
        game,
        (position, seat, random) -> {
          Position other = position.copy();
          other.redeal(seat, random);
          assertEquals(said(position.copy(), seat), said(other, seat));
        });
  }

  /** In every language, and a form fits each shape. */
  @ParameterizedTest
  @MethodSource("games")
  void everythingThatCanBeDoneHasAButton(Game game) {
    for (Language language : Language.values()) {
      context.speak(language);
      everyMoment(
          game,
          (position, seat, random) -> {
            Map<String, Object> page = page(position.copy(), seat);
            assertEquals(position.mayAct(seat), page.containsKey("question"));
            if (position.mayAct(seat)) {
              List<?> choices = (List<?>) page.get("choices");
              assertEquals(position.actions(seat).size(), choices.size());
              List<String> labels = new ArrayList<>();
              choices.forEach(choice -> labels.add((String) ((Map<?, ?>) choice).get("label")));
              assertFalse(labels.contains(""), () -> labels.toString());
              assertTrue(
                  ((List<?>) page.get("forms")).size() >= position.shapes(seat).size(),
                  () -> position.shapes(seat).toString());
            }
          });
    }
  }

  /** What is filled in is the action, as the rules read it. */
  @ParameterizedTest
  @MethodSource("games")
  void aFormThatIsFilledInIsAnAction(Game game) {
    everyMoment(
        game,
        (position, seat, random) -> {
          if (!position.mayAct(seat)) {
            return;
          }
          for (Object form : (List<?>) page(position.copy(), seat).get("forms")) {
            Action action = Records.read(position.game().actions(), filled((Map<?, ?>) form));
            position.move(action);
          }
        });
  }

  /** Everything that can be picked is picked, of one kind the first. */
  private static Map<String, Object> filled(Map<?, ?> form) {
    Map<String, Object> data = new HashMap<>();
    data.put("type", form.get("type"));
    for (Object each : (List<?>) form.get("parts")) {
      Map<?, ?> part = (Map<?, ?>) each;
      String name = (String) part.get("name");
      if (part.containsKey("fixed")) {
        data.put(name, plain(part.get("fixed")));
      } else if (part.containsKey("most")) {
        data.put(name, plain(part.get("least")));
      } else if (part.containsKey("any")) {
        data.put(name, values((List<?>) part.get("any")));
      } else if (values((List<?>) part.get("one")).getFirst() instanceof Map<?, ?> several) {
        several.forEach((key, value) -> data.put((String) key, plain(value)));
      } else {
        data.put(name, values((List<?>) part.get("one")).getFirst());
      }
    }
    return data;
  }

  private static List<Object> values(List<?> items) {
    return items.stream().map(item -> plain(((Map<?, ?>) item).get("value"))).toList();
  }

  /** As JSON brings it back. */
  private static Object plain(Object value) {
    return value instanceof Integer number ? (Object) number.longValue() : value;
  }
}
