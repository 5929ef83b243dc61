package croupier.app.table.face.classic.board;

import croupier.app.words.Message;
import croupier.engine.classic.ClassicEvent;
import java.util.List;

/** The rents that can be claimed now, in words. */
public record OpenRents(ClassicRoom room) {
  /** One of them, the latest is 0; null when there are fewer. */
  public Message line(int number) {
    List<ClassicEvent.RentDue> rents = room.position().rentsDue().reversed();
    return number < rents.size() ? claim(rents.get(number)) : null;
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
    return room.seating().isHeld(due.owner())
        ? tell(due.freshDice() ? "classic.rent-held-dice" : "classic.rent-held", due)
        : claim(due);
  }

  private Message claim(ClassicEvent.RentDue due) {
    return tell(due.freshDice() ? "classic.rent-open-dice" : "classic.rent-open", due);
  }

  private Message tell(String what, ClassicEvent.RentDue due) {
    return Message.of(what)
        .player("owner", due.owner())
        .player("payer", due.payer())
        .with("amount", due.amount())
        .with("deed", room.words().deed(due.deed()));
  }
}
