package croupier.app.table.face.classic.board;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.widget.Glyphs;
import croupier.app.words.Message;
import croupier.engine.Group;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.Deck;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Light;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;

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

  /** Of which position the notes are; null when they are to be written anew. */
  private ClassicPosition noted;

  private final List<Message[]> notes = new ArrayList<>();

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

  /** What is drawn from now on may be another position. */
  public void renew() {
    noted = null;
  }

  /** What everybody may know about each player, for the pages. */
  public void notes(Canvas canvas, ClassicPosition position, ClassicWords words) {
    if (noted != position) {
      noted = position;
      notes.clear();
      for (int seat = 0; seat < seating.players(); seat++) {
        notes.add(note(position, words, seat));
      }
    }
    for (int seat = 0; seat < seating.players(); seat++) {
      canvas.note(seating.place(seat), notes.get(seat));
    }
  }

  private static Message[] note(ClassicPosition position, ClassicWords words, int seat) {
    Message name = Message.of("classic.player").player("who", seat);
    if (position.isBankrupt(seat)) {
      return new Message[] {name, Message.of("classic.note-bankrupt")};
    }
    Message cash = ClassicWords.money(position.cash(seat));
    Message worth =
        Message.of("classic.note-worth")
            .with("worth", position.worth(seat))
            .with("rank", rank(position, seat));
    return new Message[] {
      name, cash, worth, where(position, words, seat), deeds(position, words, seat)
    };
  }

  private static Message where(ClassicPosition position, ClassicWords words, int seat) {
    return position.inJail(seat)
        ? Message.of("classic.note-jail")
        : Message.of("classic.note-on").with("space", words.space(position.space(seat)));
  }

  /** All that a seat owns besides money, for the pages. */
  private static Message deeds(ClassicPosition position, ClassicWords words, int seat) {
    List<Message> owned = new ArrayList<>();
    for (Group group : Group.values()) {
      int count = count(position, seat, group);
      if (count > 0) {
        Message such =
            position.isComplete(seat, group)
                ? Message.of("classic.owns-all")
                : Message.of("classic.owns").with("count", count);
        owned.add(such.with("group", words.group(group)));
      }
    }
    int cards = (int) Stream.of(Deck.values()).filter(deck -> position.holds(seat, deck)).count();
    if (cards > 0) {
      owned.add(words.jailCards(cards));
    }
    return owned.isEmpty()
        ? Message.of("classic.note-no-deeds")
        : Message.of("classic.note-deeds").all("things", owned);
  }

  public static int count(ClassicPosition position, int seat, Group group) {
    return (int)
        position.board().spaces(group).stream()
            .filter(space -> position.owner(space) == seat)
            .count();
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
