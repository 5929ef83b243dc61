package croupier.app.table.face.classic.board;

import croupier.app.words.Message;
import croupier.engine.classic.ClassicEvent;
import java.util.List;

/** The rents that can be claimed now, in words. */
public record OpenRents(ClassicRoom room) {
  /** One of them, the latest is 0; null when there are fewer. */
  public Message line(int number) {
    List<ClassicEvent.RentDue> rents = room.position().rentsDue().reversed();
    return number < rents.size() ? claim(rents.get(number), room.words()) : null;
  }

  /** All of them, a sentence each. */
  public List<Message> sentences() {
    return room.position().rentsDue().stream().map(this::sentence).toList();
  }

  /** Whose own button claims the latest of them; -1 when only seats can that are held. */
  public int claimant() {
    return room.position().rentsDue().reversed().stream()
        .map(ClassicEvent.RentDue::owner)
        .filter(owner -> !room.seating().isHeld(owner))
        .findFirst()
        .orElse(-1);
  }

  private Message sentence(ClassicEvent.RentDue due) {
    return room.seating().isHeld(due.owner()) ? held(due, room.words()) : claim(due, room.words());
  }

  /** Who can claim what from whom. */
  static Message claim(ClassicEvent.RentDue due, ClassicWords words) {
    return tell(due.freshDice() ? "classic.rent-open-dice" : "classic.rent-open", due, words);
  }

  /** The same of an owner who is not at the unit. */
  static Message held(ClassicEvent.RentDue due, ClassicWords words) {
    return tell(due.freshDice() ? "classic.rent-held-dice" : "classic.rent-held", due, words);
  }

  private static Message tell(String what, ClassicEvent.RentDue due, ClassicWords words) {
    return Message.of(what)
        .player("owner", due.owner())
        .player("payer", due.payer())
        .with("amount", due.amount())
        .with("deed", words.deed(due.deed()));
  }
}
