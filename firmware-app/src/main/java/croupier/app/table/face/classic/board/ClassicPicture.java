package croupier.app.table.face.classic.board;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.Glyphs;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.Deck;
import croupier.engine.classic.board.Group;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Light;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The lights of travel and brands: two dice, and on each tracker the cash from the seat on, the
 * rank from the far end, and jail.
 */
public final class ClassicPicture {
  /** From so much cash on a light more shines. */
  private static final int[] CASH = {200, 500, 1_000, 2_000};

  /** The best have so many lights, the next one less. */
  private static final int RANK_LIGHTS = 3;

  private final Seating seating;

  /** The last roll, and whose it was; nothing before the first one that is seen. */
  private List<Integer> rolled = List.of();

  private int roller;

  public ClassicPicture(Seating seating) {
    this.seating = seating;
  }

  public void rolled(int seat, List<Integer> dice) {
    roller = seat;
    rolled = dice;
  }

  public void dice(Canvas canvas) {
    for (int die = 0; die < rolled.size(); die++) {
      int face = rolled.get(die);
      canvas.die(die, seating.hue(roller), Glyphs.pips(face), Effect.STEADY, String.valueOf(face));
    }
  }

  public void tumbling(Canvas canvas, int seat) {
    for (int die = 0; die < 2; die++) {
      canvas.die(die, seating.hue(seat), Glyphs.FULL, Effect.TUMBLE);
    }
  }

  public void trackers(Canvas canvas, ClassicPosition position) {
    for (int seat = 0; seat < seating.players(); seat++) {
      if (!position.isBankrupt(seat)) {
        canvas.tracker(seating.place(seat), tracker(position, seat));
      }
    }
  }

  private List<Light> tracker(ClassicPosition position, int seat) {
    List<Light> lights = new ArrayList<>();
    for (int least : CASH) {
      lights.add(position.cash(seat) >= least ? Light.of(seating.hue(seat)) : Light.OFF);
    }
    int far = Math.max(0, RANK_LIGHTS + 1 - rank(position, seat));
    for (int light = RANK_LIGHTS; light > 0; light--) {
      lights.add(light <= far ? Light.of(Hue.WHITE) : Light.OFF);
    }
    lights.add(position.inJail(seat) ? new Light(Hue.WHITE, Effect.BLINK) : Light.OFF);
    return lights;
  }

  /** Which place a seat has by all that it owns; equals share the better one. */
  public static int rank(ClassicPosition position, int seat) {
    int better = 0;
    for (int other = 0; other < position.seats(); other++) {
      if (!position.isBankrupt(other) && position.worth(other) > position.worth(seat)) {
        better++;
      }
    }
    return better + 1;
  }

  /** What everybody may know about each player, for the pages. */
  public void notes(Canvas canvas, ClassicPosition position, ClassicPhrases words) {
    for (int seat = 0; seat < seating.players(); seat++) {
      String name = seating.name(seat);
      if (position.isBankrupt(seat)) {
        canvas.note(seating.place(seat), name, "bankrupt");
      } else {
        canvas.note(
            seating.place(seat),
            name,
            Lines.money(position.cash(seat)) + ", " + ClassicPhrases.rank(rank(position, seat)),
            where(position, words, seat),
            deeds(position, words, seat));
      }
    }
  }

  static String where(ClassicPosition position, ClassicPhrases words, int seat) {
    return position.inJail(seat) ? "in jail" : "on " + words.space(position.space(seat));
  }

  /** All that a seat owns besides money, for the pages. */
  private static String deeds(ClassicPosition position, ClassicPhrases words, int seat) {
    List<String> owned = new ArrayList<>();
    for (Group group : Group.values()) {
      int count = count(position, seat, group);
      if (count > 0) {
        owned.add(
            position.isComplete(seat, group)
                ? "all " + words.group(group)
                : words.counted(count, group));
      }
    }
    for (Deck deck : Deck.values()) {
      if (position.holds(seat, deck)) {
        owned.add(words.jailCard());
      }
    }
    return owned.isEmpty() ? "no deeds" : String.join(", ", owned);
  }

  public static int count(ClassicPosition position, int seat, Group group) {
    int count = 0;
    for (int space = 0; space < ClassicRoom.SPACES; space++) {
      boolean owned = position.board().isDeed(space) && position.owner(space) == seat;
      count += owned && position.board().group(space) == group ? 1 : 0;
    }
    return count;
  }

  /** How the rings shine. */
  public void halos(Canvas canvas, ClassicPosition position, IntFunction<Effect> effect) {
    for (int seat = 0; seat < seating.players(); seat++) {
      if (!position.isBankrupt(seat)) {
        canvas.halo(seating.place(seat), seating.hue(seat), effect.apply(seat));
      }
    }
  }
}
