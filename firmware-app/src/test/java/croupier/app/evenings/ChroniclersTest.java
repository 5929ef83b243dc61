package croupier.app.evenings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.Happening;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Event;
import croupier.engine.FastRandom;
import croupier.engine.Game;
import croupier.engine.GamesToTest;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.Position.Waiting;
import croupier.engine.RandomPlay;
import croupier.engine.classic.Brands;
import croupier.engine.classic.Cause;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.Trade;
import croupier.engine.classic.Travel;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealEvent;
import croupier.engine.deal.Laid;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressEvent;
import croupier.engine.express.Face;
import croupier.engine.go.Colour;
import croupier.engine.go.Go;
import croupier.engine.go.GoEvent;
import croupier.engine.go.Space;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What each game writes down of what happens in it. */
public class ChroniclersTest {
  private static final Words ENGLISH = Words.of(Language.ENGLISH);
  private static final List<String> NAMES = List.of("Ann", "Bo", "Cy");

  private static GameWatch watch(Game game) {
    return new GameWatch(game.start(NAMES.size(), game.options(Map.of())));
  }

  private static void happened(GameWatch watch, int seat, Event... events) {
    watch.happened(new Happening(seat, false, List.of(events), List.of(), Map::of));
  }

  private static void chance(GameWatch watch, Event... events) {
    happened(watch, Happening.CHANCE, events);
  }

  private static List<String> told(GameWatch watch) {
    return watch.feats().stream()
        .map(feat -> ENGLISH.say(feat.title()) + ": " + ENGLISH.say(feat.told(), NAMES))
        .toList();
  }

  private static List<String> luck(GameWatch watch) {
    return watch.luck().stream()
        .map(
            luck ->
                "%s: %s %d of %s"
                    .formatted(
                        NAMES.get(luck.seat()),
                        ENGLISH.say(luck.kind()),
                        luck.total(),
                        luck.times()))
        .toList();
  }

  @Test
  void theBiggestHeistTakesFromTheMostBlocksOfAColour() {
    GameWatch watch = watch(Go.GAME);
    chance(
        watch,
        new GoEvent.BlockPlaced(1, Colour.PINK, 0),
        new GoEvent.BlockPlaced(1, Colour.PINK, 0),
        new GoEvent.BlockPlaced(1, Colour.ORANGE, 1));
    chance(watch, new GoEvent.BlockStolen(0, 1, Colour.ORANGE));
    chance(watch, new GoEvent.BlockStolen(0, 1, Colour.PINK));
    chance(watch, new GoEvent.BlockStolen(0, 1, Colour.PINK));
    chance(watch, new GoEvent.BlocksReturned(2, Colour.DARK_BLUE, 3));
    assertEquals(
        List.of(
            "The biggest heist: Ann stole a pink block from Bo, who had 2 of them.",
            "Most heists: 3 Bank Heists of Ann worked.",
            "The biggest Shut Down: Cy lost 3 dark blue blocks to the tray."),
        told(watch));
  }

  /** The first of equals is not the only one. */
  @Test
  void whoDidAsMuchAsTheBestIsNamedTooInEveryGame() {
    GameWatch go = watch(Go.GAME);
    chance(
        go,
        new GoEvent.BlockPlaced(1, Colour.PINK, 0),
        new GoEvent.BlockPlaced(0, Colour.BROWN, 0),
        new GoEvent.BlockStolen(2, 0, Colour.BROWN),
        new GoEvent.BlockStolen(0, 1, Colour.PINK),
        new GoEvent.BlocksReturned(2, Colour.BROWN, 2),
        new GoEvent.BlocksReturned(1, Colour.PINK, 2));
    assertEquals(
        List.of(
            "The biggest heist: Ann stole a pink block from Bo, who had only this one."
                + " Cy stole a brown block from Ann, who had only this one.",
            "Most heists: One Bank Heist of Ann worked. One Bank Heist of Cy worked.",
            "The biggest Shut Down: Bo lost 2 pink blocks to the tray. Cy lost 2 brown blocks to the"
                + " tray."),
        told(go));
    GameWatch travel = watch(Travel.GAME);
    chance(travel, new ClassicEvent.RentDue(0, 1, 39, 50, false));
    chance(travel, new ClassicEvent.Paid(1, 0, 50, Cause.RENT));
    chance(travel, new ClassicEvent.RentDue(2, 0, 39, 50, false));
    chance(travel, new ClassicEvent.Paid(0, 2, 50, Cause.RENT));
    chance(travel, new ClassicEvent.Paid(0, 2, 50, Cause.RENT));
    assertEquals(
        "The dearest rent: Ann paid Cy 50 for Boardwalk. Bo paid Ann 50 for Boardwalk.",
        told(travel).getFirst());
    GameWatch deal = watch(Deal.GAME);
    chance(deal, new DealEvent.Paid(1, 0, 5, List.of(), List.of(), false));
    chance(deal, new DealEvent.Paid(2, 0, 5, List.of(), List.of(), false));
    assertEquals(
        "The dearest payment: Bo paid Ann $5 at once. Cy paid Ann $5 at once.",
        told(deal).getFirst());
  }

  @Test
  void whatIsTheSameOfSeveralIsNoBiggestShutDown() {
    GameWatch watch = watch(Go.GAME);
    chance(watch, new GoEvent.BlocksReturned(2, Colour.DARK_BLUE, 1));
    chance(watch, new GoEvent.BlocksReturned(0, Colour.PINK, 1));
    assertEquals(List.of(), told(watch));
  }

  @Test
  void whoKeptOrLostAsMuchAsTheBestInATurnIsNamedToo() {
    GameWatch watch = watch(Express.GAME);
    happened(watch, 2, new ExpressEvent.TurnScored(2, 4_000, 0, 0, 0, 0, 4_000));
    happened(watch, 2, new ExpressEvent.TurnScored(2, 4_300, 0, 0, 0, 0, 8_300));
    happened(watch, 0, new ExpressEvent.TurnScored(0, 3_900, 400, 0, 0, 0, 4_300));
    happened(watch, 0, new ExpressEvent.TurnScored(0, 4_300, 0, 0, 0, 0, 8_600));
    happened(watch, 1, new ExpressEvent.TurnScored(1, 4_250, 0, 0, 0, 0, 4_250));
    chance(watch, new ExpressEvent.WentToJail(1, 900));
    chance(watch, new ExpressEvent.WentToJail(2, 0));
    assertEquals(
        List.of(
            "The best turn: Ann kept 4,300 in one turn. Cy kept 4,300 in one turn.",
            "The dearest policeman: Bo lost 900 to the third policeman."),
        told(watch).subList(0, 2));
  }

  /** A low die is as good as a high one: what counts is where it leads. */
  @Test
  void inGoLuckIsToComeWhereThereIsSomethingToGet() {
    GameWatch watch = watch(Go.GAME);
    chance(watch, new GoEvent.RolledForFirst(List.of(0, 1), List.of(6, 1)));
    chance(
        watch,
        new GoEvent.DiceRolled(0, List.of(4, 1, 2)),
        new GoEvent.Moved(0, 0, 4, Space.JUST_VISITING),
        new GoEvent.Moved(1, 0, 1, Space.COLOUR),
        new GoEvent.Moved(2, 0, 2, Space.BANK_HEIST));
    chance(
        watch,
        new GoEvent.DiceRolled(1, List.of(6, 2, 1)),
        new GoEvent.Moved(0, 6, 12, Space.GO_TO_JAIL),
        new GoEvent.Moved(1, 15, 1, Space.COLOUR),
        new GoEvent.Moved(2, 11, 12, Space.GO_TO_JAIL));
    assertEquals(
        List.of("Ann: Good spaces 0 of 2", "Bo: Good spaces 2 of 2", "Cy: Good spaces 1 of 2"),
        luck(watch));
    // From GO five of six, and from before GO all but Just Visiting.
    assertEquals(5.0 / 6 + 5.0 / 6, watch.luck().get(1).odds().mean(), 1e-9);
    assertEquals(
        List.of(
            "Bo landed 2 times where there is something to get, and 1.7 is usual: just what you would"
                + " expect.",
            "Ann landed 0 times where there is something to get, and 1.5 is usual: only 1 evening in"
                + " 18 is as unlucky."),
        watch.moments().stream().map(moment -> ENGLISH.say(moment, NAMES)).toList());
  }

  @Test
  void theDearestRentIsTheOneThatWasPaid() {
    for (Game game : List.of(Travel.GAME, Brands.GAME)) {
      GameWatch watch = watch(game);
      chance(
          watch,
          new ClassicEvent.DiceRolled(0, List.of(4, 4)),
          new ClassicEvent.RentDue(1, 0, 39, 50, false),
          new ClassicEvent.RentDue(1, 0, 1, 2_000, false));
      happened(
          watch,
          1,
          new ClassicEvent.RentClaimed(1, 0, 39, 50, false),
          new ClassicEvent.Paid(0, 1, 50, Cause.RENT));
      happened(
          watch, 0, new ClassicEvent.Paid(0, -1, 1_500, Cause.TAX), new ClassicEvent.SentToJail(0));
      String deed = game == Travel.GAME ? "Boardwalk" : "Dark blue 2";
      assertEquals("The dearest rent: Ann paid Bo 50 for " + deed + ".", told(watch).getFirst());
      assertEquals("Most often in jail: Ann went to jail once.", told(watch).get(1));
      chance(watch, new ClassicEvent.SentToJail(2));
      assertEquals(
          "Most often in jail: Ann went to jail once. Cy went to jail once.", told(watch).get(1));
      chance(watch, new ClassicEvent.SentToJail(2));
      assertEquals("Most often in jail: Cy went to jail 2 times.", told(watch).get(1));
      assertEquals(List.of("Ann: Two dice 8 of 1", "Ann: Doubles 1 of 1"), luck(watch));
    }
  }

  @Test
  void aTradeIsAsLargeAsWhatTheOneGaveWhoGaveMore() {
    GameWatch watch = watch(Travel.GAME);
    Trade trade = new Trade(List.of(39), List.of(1), 0, 100, List.of(), List.of());
    happened(watch, 0, new ClassicEvent.DealOffered(0, 1, trade));
    happened(watch, 1, new ClassicEvent.DealRefused(0, 1));
    happened(watch, 0, new ClassicEvent.DealOffered(0, 1, trade));
    happened(watch, 1, new ClassicEvent.DealMade(0, 1));
    assertEquals(
        "The biggest trade: Ann and Bo traded for 400, at the prices on the board.",
        told(watch).getFirst());
  }

  @Test
  void aGroupOfExpressCountsWhenItsTurnWasKept() {
    GameWatch watch = watch(Express.GAME);
    happened(watch, 0, new ExpressEvent.GroupCompleted(0, Group.RED, 1_800));
    happened(watch, 0, new ExpressEvent.TurnScored(0, 1_800, 0, 0, 0, 0, 1_800));
    happened(watch, 1, new ExpressEvent.GroupCompleted(1, Group.BROWN, 600));
    chance(watch, new ExpressEvent.WentToJail(1, 600));
    happened(watch, 0, new ExpressEvent.GroupCompleted(0, Group.RED, 1_800));
    happened(watch, 0, new ExpressEvent.TurnScored(0, 1_800, 0, 0, 0, 0, 3_600));
    assertEquals(Map.of(Group.RED, 2), watch.groups().getFirst());
    assertEquals(Map.of(), watch.groups().get(1));
  }

  @Test
  void aTurnOfExpressIsWorthAllThatItKept() {
    GameWatch watch = watch(Express.GAME);
    chance(
        watch,
        new ExpressEvent.DiceRolled(
            0,
            List.of(Die.P1, Die.J1, Die.J2, Die.J3),
            List.of(Face.PINK, Face.POLICEMAN, Face.BLANK, Face.GO)));
    happened(watch, 0, new ExpressEvent.TurnScored(0, 1_500, 200, 2_000, 400, 0, 9_000));
    happened(watch, 1, new ExpressEvent.TurnScored(1, 4_000, 0, 0, 0, 0, 20_000));
    chance(watch, new ExpressEvent.WentToJail(1, 900));
    chance(watch, new ExpressEvent.WentToJail(1, 0));
    assertEquals(
        List.of(
            "The best turn: Ann kept 4,100 in one turn.",
            "The dearest policeman: Bo lost 900 to the third policeman.",
            "Most often in jail: Three policemen caught Bo 2 times.",
            "The longest wait: Bo had to watch 1 decision of the others in a row."),
        told(watch));
    assertEquals(List.of("Ann: Policemen 1 of 3"), luck(watch));
    assertEquals(1, watch.luck().getFirst().odds().mean(), 1e-9);
  }

  @Test
  void paymentsRefusalsAndStolenSetsOfDealAreTold() {
    GameWatch watch = watch(Deal.GAME);
    happened(watch, 1, new DealEvent.Paid(1, 0, 5, List.of(), List.of(), false));
    happened(watch, 2, new DealEvent.SaidNo(2, 0, Card.SLY_DEAL));
    happened(watch, 2, new DealEvent.SaidNoToDoubling(2, 0));
    happened(watch, 0, new DealEvent.SetTaken(0, 2, Group.PINK, List.of()));
    assertEquals(
        List.of(
            "The dearest payment: Bo paid Ann $5 at once.",
            "Most sets stolen: Ann took a whole set.",
            "Most refusals: Cy just said no 2 times.",
            "The longest wait: Ann had to watch 3 decisions of the others in a row."),
        told(watch));
  }

  /** Whoever got a card for it, in a swap of somebody else, has taken nothing. */
  @Test
  void inASwapOnlyWhoPlaysItTakes() {
    GameWatch watch = watch(Deal.GAME);
    happened(
        watch,
        0,
        new DealEvent.PropertyTaken(1, 0, Laid.RED, false),
        new DealEvent.PropertyTaken(0, 1, Laid.PINK, true));
    assertEquals("Most properties taken: Bo took one property.", told(watch).getFirst());
  }

  /** It did not happen; the decision before it did. */
  @Test
  void whatIsTakenBackIsNotTold() {
    GameWatch watch = watch(Deal.GAME);
    happened(watch, 1, new DealEvent.SaidNo(1, 0, Card.SLY_DEAL));
    happened(watch, 1, new DealEvent.SaidNo(1, 0, Card.SLY_DEAL));
    watch.happened(new Happening(1, true, List.of(), List.of(), Map::of));
    assertEquals(List.of("Most refusals: Bo just said no once."), told(watch));
    assertEquals(1, watch.decisions());
  }

  public record Rolled(int seat, int die) implements Event {}

  public record Thrown(int seat, List<Integer> dice) implements Event {}

  public record Counted(int seat, int pips) implements Event {}

  @Test
  void ofAnyGameTheDiceAreToldThatSomebodyRolled() {
    PlainChronicle plain = new PlainChronicle(2);
    plain.happened(new Rolled(0, 6));
    plain.happened(new Thrown(0, List.of(1, 2)));
    plain.happened(new Counted(1, 3));
    assertEquals(1, plain.luck().size());
    assertEquals(9, plain.luck().getFirst().total());
    assertEquals(3, plain.luck().getFirst().times());
    plain.happened(new Rolled(1, 20));
    assertEquals(List.of(), plain.luck(), "nobody knows what is to be expected of such a die");
  }

  static Stream<Game> games() {
    return GamesToTest.all();
  }

  /** Whatever people agreed on and whatever they do, somebody can watch it and tell of it. */
  @ParameterizedTest
  @MethodSource("games")
  void everyGameCanBeWatched(Game game) {
    for (int seed = 0; seed < 60; seed++) {
      FastRandom random = new FastRandom(seed);
      Map<String, String> wished = new LinkedHashMap<>();
      for (Options.Spec spec : game.options()) {
        wished.put(spec.name(), spec.values().get(random.below(spec.values().size())));
      }
      Options options = game.options(wished);
      int fewest = game.fewestSeats(options);
      int seats = fewest + random.below(game.mostSeats(options) - fewest + 1);
      List<String> names = List.of("Ann", "Bo", "Cy", "Zoë", "Di", "Flo").subList(0, seats);
      GameWatch watch = watched(game.start(seats, options), random);
      for (Message moment : watch.moments()) {
        assertFalse(ENGLISH.say(moment, names).isBlank(), "seed " + seed);
      }
      for (Luck luck : watch.luck()) {
        Odds odds = luck.odds();
        assertTrue(luck.total() >= odds.least() && luck.total() <= odds.most(), "seed " + seed);
      }
    }
  }

  private static GameWatch watched(Position position, FastRandom random) {
    GameWatch watch = new GameWatch(position);
    RandomPlay play = new RandomPlay(random);
    for (int step = 0; step < 2_000 && position.waiting() != Waiting.OVER; step++) {
      List<Event> events = new ArrayList<>();
      int seat = Happening.CHANCE;
      if (position.waiting() == Waiting.CHANCE) {
        position.happen(position.draw(random), events);
      } else {
        seat = play.oneOf(position.deciders());
        position.act(seat, play.pick(position, seat), events);
      }
      watch.happened(new Happening(seat, false, events, List.of(), Map::of));
    }
    return watch;
  }
}
