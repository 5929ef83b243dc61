package croupier.app.evenings;

import croupier.engine.Event;
import croupier.engine.Records;
import java.util.List;
import java.util.Map;

/**
 * What can be told of any game: how its dice fell. A component called {@code die} or {@code dice}
 * holds pips, and {@code seat} says who rolled, as on the table.
 */
final class PlainChronicle implements Chronicle {
  private static final long SIDES = 6;

  private final int seats;
  private final LuckBook luck = new LuckBook();

  /** A die with another number of sides was seen: what is to be expected of it nobody knows. */
  private boolean strange;

  PlainChronicle(int seats) {
    this.seats = seats;
  }

  @Override
  public void happened(Event event) {
    Map<String, Object> data = Records.write((Record) event);
    if (!(data.get("seat") instanceof Long seat) || seat < 0 || seat >= seats) {
      return;
    }
    Object fell = data.containsKey("die") ? data.get("die") : data.get("dice");
    for (Object each : fell instanceof List<?> dice ? dice : List.of(fell == null ? "" : fell)) {
      if (each instanceof Long face) {
        strange |= face < 1 || face > SIDES;
        luck.dice("evenings.luck-dice", seat.intValue(), List.of(face.intValue()));
      }
    }
  }

  @Override
  public List<Feat> feats() {
    return List.of();
  }

  @Override
  public List<Luck> luck() {
    return strange ? List.of() : luck.all();
  }
}
