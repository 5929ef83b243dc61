package croupier.app.wiring;

import croupier.app.words.Message;

/**
 * A wire that carries current to a part, and no signal.
 *
 * @param pin of the header, from 1; 0 when it comes from the lights' supply
 * @param what it carries: 5 V, 3.3 V or ground
 */
record PowerWire(int pin, Message what, Message part, Message to) {
  private static final int NOT_THE_HEADER = 0;

  static PowerWire ofHeader(int pin, Message part, Message to) {
    return new PowerWire(pin, Header.name(pin), part, to);
  }

  static PowerWire ofSupply(Message what, Message part, Message to) {
    return new PowerWire(NOT_THE_HEADER, what, part, to);
  }

  boolean isOnTheHeader() {
    return pin != NOT_THE_HEADER;
  }
}
