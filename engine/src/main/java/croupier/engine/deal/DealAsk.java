package croupier.engine.deal;

import croupier.engine.Ask;

/** What can be asked of chance. */
public sealed interface DealAsk extends Ask {
  /** Who starts, of so many seats (DL-03). */
  record ChooseFirst(int seats) implements DealAsk {}

  /** The first hand of a seat. */
  record DealHand(int seat, int count) implements DealAsk {}

  /** Cards from the pile; when it runs out, from the shuffled discards (DL-05). */
  record Draw(int seat, int count) implements DealAsk {}
}
