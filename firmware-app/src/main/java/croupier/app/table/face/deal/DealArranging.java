package croupier.app.table.face.deal;

import croupier.app.table.widget.Steps;
import croupier.app.table.widget.Steps.Way;
import croupier.app.words.Message;
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
  private final int seat;
  private final List<DealSet> sets;
  private final List<Way<Message, Action>> ways = new ArrayList<>();

  private DealArranging(DealPosition position, int seat) {
    this.position = position;
    this.seat = seat;
    sets = position.sets(seat);
  }

  static Steps<Message, Action> of(DealPosition position, int seat) {
    if (position.phase() != Phase.PLAY && position.phase() != Phase.PLACE) {
      return new Steps<>(List.of());
    }
    DealArranging arranging = new DealArranging(position, seat);
    position.actions(seat).forEach(action -> arranging.find((DealAction) action));
    arranging.findExchanges();
    return new Steps<>(arranging.ways);
  }

  /** What it is called to rearrange something: what, and each step after it. */
  static List<Message> words(DealPosition position, int seat, DealAction action) {
    DealArranging arranging = new DealArranging(position, seat);
    if (action instanceof DealAction.Exchange(Laid card, int set, Laid with, int withSet)) {
      arranging.exchange(card, set, with, withSet);
    } else {
      arranging.find(action);
    }
    return arranging.ways.getLast().labels();
  }

  private void find(DealAction action) {
    switch (action) {
      case DealAction.TurnWild(Laid card, var to) ->
          add(
              action,
              DealWords.of(card),
              Message.of("deal.arrange-to").with("progress", DealWords.oneMore(sets, to)));
      case DealAction.MoveBuilding(Laid building, int set, var to, int toSet) ->
          add(
              action,
              Message.of("deal.arrange-building")
                  .with("building", DealWords.of(building.card()))
                  .with("where", DealWords.numbered(building.colour(), set)),
              Message.of("deal.arrange-to-set").with("where", DealWords.numbered(to, toSet)));
      case DealAction.Place(Laid card) ->
          ways.add(new Way<>(List.of(DealWords.oneMore(sets, card.colour())), action));
      default -> {}
    }
  }

  /** Nothing is rearranged by a hasty OK: the dial has to be turned first. */
  private void add(Action action, Message card, Message to) {
    if (ways.isEmpty()) {
      ways.add(new Way<>(List.of(Message.of("deal.arrange")), null));
    }
    ways.add(new Way<>(List.of(card, to), action));
  }

  /** The shape says which cards can change places; which two of them do, is tried. */
  private void findExchanges() {
    if (position.shapes(seat).stream().noneMatch(DealShape.Exchange.class::isInstance)) {
      return;
    }
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
      Message other = DealWords.letters(with);
      add(
          exchange,
          DealWords.numbered(card, set),
          withSet == 0
              ? Message.of("deal.arrange-with").with("with", other)
              : Message.of("deal.arrange-with-numbered")
                  .with("with", other)
                  .with("number", withSet + 1));
    }
  }
}
