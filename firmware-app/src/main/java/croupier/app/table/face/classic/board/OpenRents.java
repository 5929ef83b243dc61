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
    return room.position().rentsDue().stream().map(due -> claim(due, room.words())).toList();
  }

  /** Who can claim what from whom. */
  static Message claim(ClassicEvent.RentDue due, ClassicWords words) {
    return Message.of(due.freshDice() ? "classic.rent-open-dice" : "classic.rent-open")
        .player("owner", due.owner())
        .player("payer", due.payer())
        .with("amount", due.amount())
        .with("deed", words.deed(due.deed()));
  }
}
