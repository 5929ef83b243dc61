package croupier.app.seat;

import croupier.app.settings.Network;
import croupier.app.words.Message;
import java.util.Optional;

/** The door by which phones on the network come to the seats; told on the table's thread. */
public interface NetworkDoor {
  /**
   * Opens it, or shuts it and sends away whoever came by it. What is so already stays as it is.
   *
   * @return why it is not open although it is to be
   */
  Optional<Message> set(Network wanted);
}
