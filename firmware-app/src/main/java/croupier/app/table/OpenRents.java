package croupier.app.table;

import croupier.engine.classic.ClassicEvent;
import java.util.List;
import java.util.stream.Collectors;

/** The rents that can be claimed now, in words. */
record OpenRents(ClassicRoom room) {
  /** One of them in a line, the latest is 0; empty when there are fewer. */
  String line(int number) {
    List<ClassicEvent.RentDue> rents = room.position().rentsDue().reversed();
    if (number >= rents.size()) {
      return "";
    }
    ClassicEvent.RentDue due = rents.get(number);
    return Lines.ends(
        room.brief().name(due.owner()) + ": claim!",
        (due.freshDice() ? "dice x" : "") + Lines.money(due.amount()));
  }

  String sentence() {
    return room.position().rentsDue().stream().map(this::sentence).collect(Collectors.joining());
  }

  private String sentence(ClassicEvent.RentDue due) {
    return room.full().name(due.owner())
        + " can claim "
        + (due.freshDice() ? "dice times " : "")
        + Lines.money(due.amount())
        + " from "
        + room.full().name(due.payer())
        + " for "
        + room.full().deed(due.deed())
        + "! ";
  }
}
