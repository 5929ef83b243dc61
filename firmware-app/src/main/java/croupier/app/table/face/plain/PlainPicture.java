package croupier.app.table.face.plain;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.Glyphs;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.engine.Records;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The lights of any game: who may move, the dice that fell last, and what is known of everybody.
 */
final class PlainPicture {
  private static final int PIPS = 6;

  /** Components of events that are dice with pips. */
  private static final Set<String> DICE = Set.of("die", "dice");

  private static final int MOST_NOTES = 4;

  private final Seating seating;
  private final Position position;

  /** What lies on the table since the last roll. */
  private List<Integer> dice = List.of();

  PlainPicture(Seating seating, Position position) {
    this.seating = seating;
    this.position = position;
  }

  /** The dice that an event tells of; none when it tells of none. */
  static List<Integer> dice(Event event) {
    List<Integer> dice = new ArrayList<>();
    for (Map.Entry<String, Object> one : Records.write((Record) event).entrySet()) {
      if (DICE.contains(one.getKey())) {
        List<?> values = one.getValue() instanceof List<?> list ? list : List.of(one.getValue());
        values.forEach(
            value -> {
              if (value instanceof Number pips && pips.intValue() >= 1 && pips.intValue() <= PIPS) {
                dice.add(pips.intValue());
              }
            });
      }
    }
    return dice.size() <= UnitPicture.DICE ? dice : dice.subList(0, UnitPicture.DICE);
  }

  void rolled(List<Integer> fell) {
    dice = fell;
  }

  List<Integer> dice() {
    return dice;
  }

  /**
   * @param some the players whose rings shine, as bits
   */
  void draw(Canvas canvas, Facts known, List<Integer> fell, int some, Effect effect) {
    seating.halos(canvas, some, effect);
    for (int die = 0; die < fell.size(); die++) {
      canvas.die(die, Hue.WHITE, Glyphs.pips(fell.get(die)), Effect.STEADY, "" + fell.get(die));
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      List<Message> notes = new ArrayList<>(List.of(PlainWords.player(seat)));
      known.of(seat).stream().limit(MOST_NOTES).forEach(notes::add);
      canvas.note(seating.place(seat), notes.toArray(Message[]::new));
    }
  }
}
