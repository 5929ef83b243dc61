package croupier.app.table.face.deal;

import croupier.app.table.widget.Steps;
import croupier.app.table.widget.Steps.Way;
import croupier.engine.Action;
import croupier.engine.deal.DealAction;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.DealSet;
import croupier.engine.deal.DealShape;
import croupier.engine.deal.Laid;
import croupier.engine.deal.Phase;
import java.util.ArrayList;
import java.util.List;

/**
 * What can be chosen in the open, as steps of one dial: a card that lies there and where it goes,
 * on the own turn; the colour of a wild card that was received.
 */
final class DealArranging {
  private final DealPosition position;
  private final DealWords words;
  private final int seat;
  private final List<Way<Action>> ways = new ArrayList<>();

  private DealArranging(DealPosition position, DealWords words, int seat) {
    this.position = position;
    this.words = words;
    this.seat = seat;
  }

  static Steps<Action> of(DealPosition position, DealWords words, int seat) {
    DealArranging arranging = new DealArranging(position, words, seat);
    if (position.phase() == Phase.PLAY || position.phase() == Phase.PLACE) {
      position.actions(seat).forEach(action -> arranging.find((DealAction) action));
      arranging.findExchanges();
    }
    return new Steps<>(arranging.ways);
  }

  private void find(DealAction action) {
    switch (action) {
      case DealAction.TurnWild(Laid card, var to) ->
          add(action, words.of(card), "to " + words.with(seat, to));
      case DealAction.MoveBuilding(Laid building, int set, var to, int toSet) ->
          add(
              action,
              words.of(building.card()) + " " + words.of(building.colour()) + number(set),
              "to " + words.of(to) + number(toSet));
      case DealAction.Place(Laid card) -> ways.add(way(action, words.with(seat, card.colour())));
      default -> {}
    }
  }

  /** Nothing is rearranged by a hasty OK: the dial has to be turned first. */
  private void add(Action action, String... labels) {
    if (ways.isEmpty()) {
      ways.add(way(null, "A: rearrange"));
    }
    ways.add(way(action, labels));
  }

  private static Way<Action> way(Action action, String... labels) {
    return new Way<>(List.of(labels), action);
  }

  private static String number(int set) {
    return set == 0 ? "" : " " + (set + 1);
  }

  /** The shape says which cards can change places; which two of them do, is tried. */
  private void findExchanges() {
    if (position.shapes(seat).stream().noneMatch(DealShape.Exchange.class::isInstance)) {
      return;
    }
    List<DealSet> sets = position.sets(seat);
    for (DealSet one : sets) {
      for (DealSet other : sets.subList(sets.indexOf(one) + 1, sets.size())) {
        for (Laid card : properties(one)) {
          properties(other).forEach(with -> exchange(card, one.number(), with, other.number()));
        }
      }
    }
  }

  private static List<Laid> properties(DealSet set) {
    return set.cards().stream().filter(laid -> !laid.isBuilding()).distinct().toList();
  }

  private void exchange(Laid card, int set, Laid with, int withSet) {
    DealAction exchange = new DealAction.Exchange(card, set, with, withSet);
    if (position.legal(seat, position.move(exchange))) {
      add(
          exchange,
          words.of(card) + number(set),
          "with " + DealWords.letters(with) + number(withSet));
    }
  }
}
