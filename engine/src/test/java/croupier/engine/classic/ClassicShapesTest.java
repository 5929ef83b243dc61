package croupier.engine.classic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Action;
import croupier.engine.Game;
import croupier.engine.Group;
import croupier.engine.Position;
import croupier.engine.RandomPlay;
import croupier.engine.Shape;
import croupier.engine.classic.board.Deck;
import java.util.List;
import java.util.function.Consumer;

/** What has free parts lies within the shape that is offered for it. */
class ClassicShapesTest {
  private static final int GAMES = 40;
  private static final int FOLLOWED = 1_000;

  @BothGames
  void everyMoveWithFreePartsHasAShapeThatHoldsIt(Game game) {
    RandomGames.of(
        game,
        GAMES,
        (position, source) -> {
          RandomPlay play = new RandomPlay(source);
          for (int step = 0; step < FOLLOWED; step++) {
            for (int seat = 0; seat < position.seats(); seat++) {
              if (position.mayAct(seat)) {
                fits(position, seat, position.action(play.pick(position, seat)));
                position.actions(seat).forEach(fitting(position, seat));
                bidsEndWhereTheShapeSays(position, seat);
              }
            }
            RandomGames.step(position, source);
          }
        });
  }

  private static Consumer<Action> fitting(ClassicPosition position, int seat) {
    return action -> fits(position, seat, action);
  }

  private static void fits(ClassicPosition position, int seat, Action action) {
    boolean free =
        switch ((ClassicAction) action) {
          case ClassicAction.Bid _,
              ClassicAction.SellDown _,
              ClassicAction.Offer _,
              ClassicAction.Counter _,
              ClassicAction.OfferInstead _ ->
              true;
          default -> false;
        };
    List<Shape> shapes = position.shapes(seat);
    assertTrue(
        !free || shapes.stream().anyMatch(shape -> holds((ClassicShape) shape, action)),
        () -> action + " is in none of " + shapes);
  }

  private static boolean holds(ClassicShape shape, Action action) {
    return switch (shape) {
      case ClassicShape.Bid bounds ->
          action instanceof ClassicAction.Bid(int amount)
              && amount >= bounds.least()
              && amount <= bounds.most();
      case ClassicShape.SellDown bounds ->
          action instanceof ClassicAction.SellDown(Group group, int left)
              && group == bounds.group()
              && left >= bounds.least()
              && left <= bounds.most();
      case ClassicShape.Offer bounds ->
          action instanceof ClassicAction.Offer offer
              && bounds.most(offer.to()) != null
              && holds(bounds.most(offer.to()), offer.trade());
      case ClassicShape.Counter(Trade most) ->
          action instanceof ClassicAction.Counter(Trade trade) && holds(most, trade);
      case ClassicShape.OfferInstead bounds ->
          action instanceof ClassicAction.OfferInstead instead
              && bounds.deeds().containsAll(instead.deeds())
              && bounds.cards().containsAll(instead.cards())
              && instead.value() <= bounds.value();
    };
  }

  private static boolean holds(Trade most, Trade trade) {
    return most.give().containsAll(trade.give())
        && most.take().containsAll(trade.take())
        && most.giveCards().containsAll(trade.giveCards())
        && most.takeCards().containsAll(trade.takeCards())
        && trade.pay() <= most.pay()
        && trade.ask() <= most.ask();
  }

  private static void bidsEndWhereTheShapeSays(Position position, int seat) {
    for (Shape shape : position.shapes(seat)) {
      if (shape instanceof ClassicShape.Bid(int least, int most)) {
        assertTrue(least <= most);
        for (int amount : new int[] {least, most}) {
          assertTrue(position.legal(seat, position.move(new ClassicAction.Bid(amount))));
        }
        for (int amount : new int[] {least - 1, most + 1}) {
          assertFalse(position.legal(seat, position.move(new ClassicAction.Bid(amount))));
        }
      }
    }
  }

  @BothGames
  void aShapeTellsOfEveryDeedAndCardThatMayBeTraded(Game game) {
    ClassicStory story =
        ClassicStory.in(game, 3)
            .owns(0, 5, 6, 8, 9)
            .buildings(1, 6)
            .owns(1, 12)
            .card(1, Deck.CHANCE)
            .cash(1, 700);
    assertEquals(
        List.of(
            new ClassicShape.Offer(
                List.of(5),
                1500,
                List.of(),
                List.of(
                    new ClassicShape.Partner(1, List.of(12), 700, List.of(Deck.CHANCE)),
                    new ClassicShape.Partner(2, List.of(), 1500, List.of())))),
        story.position().shapes(0));
  }
}
