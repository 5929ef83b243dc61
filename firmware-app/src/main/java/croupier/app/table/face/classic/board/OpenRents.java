package croupier.app.table.face.classic.board;

import croupier.app.table.lcd.Lines;
import croupier.engine.classic.ClassicEvent;
import java.util.List;
import java.util.stream.Collectors;

/** The rents that can be claimed now, in words. */
public record OpenRents(ClassicRoom room) {
  /** One of them in a line, the latest is 0; empty when there are fewer. */
  public String line(int number) {
    List<ClassicEvent.RentDue> rents = room.position().rentsDue().reversed();
    if (number >= rents.size()) {
      return "";
    }
    ClassicEvent.RentDue due = rents.get(number);
    return Lines.ends(
        room.brief().name(due.owner()) + ": claim!",
        (due.freshDice() ? "dice x" : "") + Lines.money(due.amount()));
  }

  public String sentence() {
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
