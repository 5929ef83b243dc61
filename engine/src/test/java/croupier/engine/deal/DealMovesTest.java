package croupier.engine.deal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.FastRandom;
import croupier.engine.Group;
import croupier.engine.Options;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Refusal;
import croupier.engine.Rule;
import croupier.engine.Shape;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Everything that could be said on the own turn, tried at many tables: what the engine takes is
 * what the rules allow, told here from what everybody can see and the own hand.
 */
class DealMovesTest {
  /** A table in the middle of a turn, and what its options are. */
  private record Turn(DealPosition position, Map<String, String> options) {
    int seat() {
      return position.turn();
    }

    int held(Card card) {
      return (int) position.hand(seat()).stream().filter(card::equals).count();
    }

    boolean is(String option, String value) {
      return options.get(option).equals(value);
    }

    boolean isOpponent(int target) {
      return target >= 0 && target < position.seats() && target != seat();
    }

    boolean any(int seat, Predicate<DealSet> test) {
      return position.sets(seat).stream().anyMatch(test);
    }

    boolean isLoose(int seat, Laid laid) {
      return !laid.isBuilding() && any(seat, set -> !set.complete() && set.cards().contains(laid));
    }

    /** Whether a building can be put on a set (DL-25). */
    boolean takes(Card building, Group colour, int number) {
      return any(
          seat(),
          set ->
              set.colour() == colour
                  && set.number() == number
                  && set.complete()
                  && colour.isColour()
                  && (building == Card.HOUSE
                      ? !set.hasHouse()
                      : set.hasHouse() && !set.hasHotel()));
    }

    boolean lies(Laid laid, int number) {
      return any(
          seat(),
          set ->
              set.colour() == laid.colour()
                  && set.number() == number
                  && set.cards().contains(laid));
    }

    boolean rents(Card card, Group colour, int doublers) {
      return held(card) > 0
          && card.kind() == Card.Kind.RENT
          && card.colours().contains(colour)
          && position.rent(seat(), colour) > 0
          && doublers >= 0
          && doublers <= held(Card.DOUBLE_THE_RENT)
          && doublers < position.playsLeft()
          && (doublers == 0 || card != Card.RENT_TEN_COLOUR || is("doubled_ten_colour", "yes"));
    }

    boolean allows(DealAction action) {
      boolean mayRearrange = position.rearrangementsLeft() > 0;
      return switch (action) {
        case DealAction.EndTurn() -> true;
        case DealAction.TurnWild(Laid card, Group to) ->
            mayRearrange
                && card.isWild()
                && card.colour() != to
                && card.card().colours().contains(to)
                && any(seat(), set -> set.cards().contains(card));
        case DealAction.Exchange(Laid card, int set, Laid with, int withSet) ->
            mayRearrange
                && !card.isBuilding()
                && !with.isBuilding()
                && card.card() != with.card()
                && (card.colour() != with.colour() || set != withSet)
                && card.card().colours().contains(with.colour())
                && with.card().colours().contains(card.colour())
                && lies(card, set)
                && lies(with, withSet);
        case DealAction.MoveBuilding(Laid building, int set, Group to, int toSet) ->
            mayRearrange
                && is("moving_buildings", "yes")
                && building.isBuilding()
                && lies(building, set)
                && (building.card() == Card.HOTEL
                    || !lies(Laid.of(Card.HOTEL, building.colour()), set))
                && takes(building.card(), to, toSet);
        default -> position.playsLeft() > 0 && allowsPlay(action);
      };
    }

    private boolean allowsPlay(DealAction action) {
      return switch (action) {
        case DealAction.Bank(Card card) -> held(card) > 0 && !card.isProperty();
        case DealAction.LayProperty(Laid card) -> held(card.card()) > 0 && !card.isBuilding();
        case DealAction.Build(Laid building, int set) ->
            building.isBuilding()
                && held(building.card()) > 0
                && takes(building.card(), building.colour(), set);
        case DealAction.PassGo() ->
            held(Card.PASS_GO) > 0 && position.pile() + position.discards().size() > 0;
        case DealAction.ChargeRent(Card card, Group colour, int doublers) ->
            card != Card.RENT_TEN_COLOUR && rents(card, colour, doublers);
        case DealAction.ChargeOneRent(Group colour, int doublers, int target) ->
            isOpponent(target) && rents(Card.RENT_TEN_COLOUR, colour, doublers);
        case DealAction.CollectDebt(int target) ->
            held(Card.DEBT_COLLECTOR) > 0 && isOpponent(target);
        case DealAction.CelebrateBirthday() -> held(Card.BIRTHDAY) > 0;
        case DealAction.SlyDeal(int target, Laid card) ->
            held(Card.SLY_DEAL) > 0 && isOpponent(target) && isLoose(target, card);
        case DealAction.ForcedDeal(int target, Laid card, Laid own) ->
            held(Card.FORCED_DEAL) > 0
                && isOpponent(target)
                && isLoose(target, card)
                && isLoose(seat(), own);
        case DealAction.DealBreaker(int target, Group colour, int number) ->
            held(Card.DEAL_BREAKER) > 0
                && isOpponent(target)
                && any(
                    target,
                    set -> set.colour() == colour && set.number() == number && set.complete());
        case DealAction.PlayForNothing(Card card) ->
            is("no_target", "yes") && held(card) > 0 && isUseless(card);
        default -> false;
      };
    }

    /** Whether a card that is aimed at something finds nothing (DL-30). */
    private boolean isUseless(Card card) {
      return switch (card) {
        case PASS_GO, SLY_DEAL, FORCED_DEAL, DEAL_BREAKER ->
            all(position.seats()).stream()
                .filter(action -> card == cardOf(action))
                .noneMatch(this::allowsPlay);
        default ->
            card.kind() == Card.Kind.RENT
                && card.colours().stream().allMatch(c -> position.rent(seat(), c) == 0);
      };
    }

    private static Card cardOf(DealAction action) {
      return switch (action) {
        case DealAction.PassGo _ -> Card.PASS_GO;
        case DealAction.SlyDeal _ -> Card.SLY_DEAL;
        case DealAction.ForcedDeal _ -> Card.FORCED_DEAL;
        case DealAction.DealBreaker _ -> Card.DEAL_BREAKER;
        default -> null;
      };
    }
  }

  /** Everything that can be said, sensible or not, of which a table allows a little. */
  private static List<DealAction> all(int seats) {
    List<DealAction> all = new ArrayList<>();
    all.addAll(
        List.of(
            new DealAction.EndTurn(),
            new DealAction.PassGo(),
            new DealAction.CelebrateBirthday(),
            new DealAction.Accept(),
            new DealAction.JustSayNo(),
            new DealAction.SayNoToDoubling()));
    for (Card card : Card.values()) {
      all.add(new DealAction.Bank(card));
      all.add(new DealAction.PlayForNothing(card));
      all.add(new DealAction.Discard(card));
    }
    for (int target = 0; target < seats; target++) {
      all.add(new DealAction.CollectDebt(target));
      for (Laid laid : Laid.values()) {
        all.add(new DealAction.SlyDeal(target, laid));
        for (Laid own : Laid.values()) {
          all.add(new DealAction.ForcedDeal(target, laid, own));
        }
      }
    }
    for (Laid laid : Laid.values()) {
      all.add(new DealAction.LayProperty(laid));
      all.add(new DealAction.Place(laid));
    }
    for (Group colour : Group.values()) {
      addOf(colour, seats, all);
    }
    return all;
  }

  private static void addOf(Group colour, int seats, List<DealAction> all) {
    for (Laid laid : Laid.values()) {
      all.add(new DealAction.TurnWild(laid, colour));
    }
    for (int number = 0; number < 3; number++) {
      for (int target = 0; target < seats; target++) {
        all.add(new DealAction.DealBreaker(target, colour, number));
        all.add(new DealAction.ChargeOneRent(colour, number, target));
      }
      for (Card card : Card.values()) {
        all.add(new DealAction.ChargeRent(card, colour, number));
      }
      for (Laid laid : Laid.values()) {
        if (laid.colour() == colour) {
          all.add(new DealAction.Build(laid, number));
          addExchanges(laid, number, all);
          for (Group to : Group.values()) {
            for (int set = 0; laid.isBuilding() && set < 3; set++) {
              all.add(new DealAction.MoveBuilding(laid, number, to, set));
            }
          }
        }
      }
    }
  }

  private static void addExchanges(Laid laid, int number, List<DealAction> all) {
    for (Laid with : Laid.values()) {
      for (int set = 0; set < 3; set++) {
        all.add(new DealAction.Exchange(laid, number, with, set));
      }
    }
  }

  private static boolean isLegal(DealPosition position, DealAction action) {
    try {
      return position.legal(position.turn(), position.move(action));
    } catch (Refusal refusal) {
      return false;
    }
  }

  /** Plays a random game of random options up to some turn; null when it is over before. */
  private static Turn turn(FastRandom random) {
    Map<String, String> options = new LinkedHashMap<>();
    for (Options.Spec spec : Deal.GAME.options()) {
      options.put(spec.name(), spec.values().get(random.below(spec.values().size())));
    }
    DealPosition position = Deal.GAME.start(2 + random.below(4), Deal.GAME.options(options));
    RandomPlay play = new RandomPlay(random);
    for (int steps = random.below(200); steps > 0 && play.step(position); steps--) {}
    while (position.phase() != Phase.PLAY && play.step(position)) {}
    return position.phase() == Phase.PLAY ? new Turn(position, options) : null;
  }

  @Property(tries = 100)
  @Rule({"DL-08", "DL-09", "DL-17", "DL-24", "DL-25", "DL-28", "DL-29", "DL-30"})
  void whatIsLegalOnTheOwnTurnIsWhatTheRulesAllow(@ForAll long seed) {
    Turn turn = turn(new FastRandom(seed));
    if (turn == null) {
      return;
    }
    DealPosition position = turn.position;
    List<Shape> shapes = position.shapes(turn.seat());
    Set<Object> listed = new HashSet<>(position.actions(turn.seat()));
    for (DealAction action : all(position.seats())) {
      boolean legal = isLegal(position, action);
      assertEquals(turn.allows(action), legal, () -> action + " in " + position.save());
      assertTrue(
          !legal || listed.contains(action) || shapes.stream().anyMatch(s -> bounds(s, action)),
          () -> action + " is neither listed nor in a shape");
    }
  }

  private static boolean bounds(Shape shape, DealAction action) {
    return switch (action) {
      case DealAction.ForcedDeal(int target, Laid card, Laid own) ->
          shape instanceof DealShape.ForcedDeal forced
              && forced.target() == target
              && forced.cards().contains(card)
              && forced.own().contains(own);
      case DealAction.Exchange(Laid card, _, Laid with, _) ->
          shape instanceof DealShape.Exchange exchange
              && exchange.cards().containsAll(List.of(card, with));
      default -> false;
    };
  }

  @Property(tries = 40)
  @Rule({"DL-08", "DL-09"})
  void whateverIsLegalIsDrawnAtRandomAndNothingElse(@ForAll long seed) {
    FastRandom random = new FastRandom(seed);
    Turn turn = turn(random);
    if (turn == null) {
      return;
    }
    DealPosition position = turn.position;
    Set<Long> legal = new HashSet<>();
    for (DealAction action : all(position.seats())) {
      if (isLegal(position, action)) {
        legal.add(position.move(action));
      }
    }
    if (legal.size() > 60) {
      return;
    }
    long[] room = new long[Position.MOST_MOVES];
    Set<Long> drawn = new HashSet<>();
    for (int i = 0; i < 50_000 && !drawn.equals(legal); i++) {
      drawn.add(position.any(turn.seat(), random, room));
    }
    assertEquals(legal, drawn);
  }
}
