package croupier.app.home;

import java.util.function.Supplier;

/** Takes what a unit tells the house, at once; another thread makes its bytes and sends them. */
interface Teller {
  /** Something happened. */
  void tell(String topic, Supplier<byte[]> payload);

  /** From now on this is so. */
  void keep(String topic, Supplier<byte[]> payload);
}
