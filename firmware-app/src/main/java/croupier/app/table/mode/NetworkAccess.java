package croupier.app.table.mode;

import croupier.app.seat.NetworkDoor;
import croupier.app.settings.Network;
import croupier.app.words.Language;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.util.Optional;
import java.util.function.Supplier;

/** Whether the network is let in: the door is as the settings say, or it is known why not. */
public final class NetworkAccess {
  private static final Words ENGLISH = Words.of(Language.ENGLISH);

  private final Supplier<Network> wanted;
  private NetworkDoor door = _ -> Optional.empty();
  private boolean isOpen;
  private Optional<Message> trouble = Optional.empty();

  NetworkAccess(Supplier<Network> wanted) {
    this.wanted = wanted;
  }

  /** From now on this is the door; before that there is none. */
  public void at(NetworkDoor newDoor) {
    door = newDoor;
    follow();
  }

  /** Opens or shuts the door, if the settings are now others. */
  public void follow() {
    Network now = wanted.get();
    Optional<Message> known = trouble;
    trouble = door.set(now);
    boolean open = now.on() && trouble.isEmpty();
    // It is tried again with every change of the settings, and told once.
    trouble
        .filter(why -> !known.equals(trouble))
        .ifPresent(why -> TableContext.LOG.warn("{}", ENGLISH.say(why)));
    if (open != isOpen) {
      isOpen = open;
      TableContext.LOG.info(
          open ? "The network is let in at port {}." : "The network is let in no more.",
          now.port());
    }
  }

  /** Why nobody can come in although they may. */
  public Optional<Message> trouble() {
    return trouble;
  }
}
