package croupier.app.table.face.deal;

import croupier.app.live.LiveGame;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Glyphs;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.deal.Card;
import croupier.engine.deal.Deal;
import croupier.engine.deal.DealPosition;
import croupier.engine.deal.DealSet;
import croupier.hal.Effect;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Tracker;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The lights of deal: the first die counts the plays that are left, the second the seconds to say
 * no, the others are the sets before one seat; a tracker is its seat's way to three complete sets.
 */
final class DealPicture {
  static final int PLAYS = 0;
  static final int SECONDS = 1;
  private static final int FIRST_SET = 2;

  /** Complete sets of different colours that win. */
  private static final int GOAL = Deal.GAME.setsToWin();

  private final TableContext context;
  private final Seating seating;
  private final LiveGame game;

  /** What lies open changes with the position only, and is drawn after every touch. */
  private Drawn drawn;

  private record Drawn(int entries, int seat, Words words, Canvas canvas) {}

  DealPicture(TableContext context, Seating seating, LiveGame game) {
    this.context = context;
    this.seating = seating;
    this.game = game;
  }

  /** Everything that lies open: plays, trackers, notes, and the sets of one seat. */
  void table(Canvas canvas, int seat) {
    if (drawn == null
        || drawn.entries != game.entries()
        || drawn.seat != seat
        || drawn.words != context.words()) {
      drawn = new Drawn(game.entries(), seat, context.words(), drawn(seat));
    }
    canvas.lightsOf(drawn.canvas);
  }

  private Canvas drawn(int seat) {
    DealPosition position = (DealPosition) game.position();
    Canvas canvas = context.canvas();
    canvas.names(seating.shortNames());
    plays(canvas, position);
    sets(canvas, position, seat);
    trackers(canvas, position);
    notes(canvas, position);
    return canvas;
  }

  private void plays(Canvas canvas, DealPosition position) {
    if (position.turn() < 0) {
      return;
    }
    int left = position.playsLeft();
    canvas.die(
        PLAYS,
        seating.hue(position.turn()),
        left == 0 ? Glyphs.DASH : Glyphs.pips(left),
        left == 0 ? Effect.DIM : Effect.STEADY,
        context.words().say(Message.of("deal.plays-die").with("left", left)));
  }

  /** The sets of a seat, a die each: as many spots as cards; complete ones shine. */
  private void sets(Canvas canvas, DealPosition position, int seat) {
    int die = FIRST_SET;
    for (DealSet set : byProgress(position.sets(seat))) {
      if (die < UnitPicture.DICE) {
        canvas.die(
            die++,
            DealWords.hue(set.colour()),
            set.hasHouse() ? Glyphs.ROOF : Glyphs.pips(DealWords.properties(set)),
            set.complete() ? Effect.STEADY : Effect.DIM,
            context.words().say(DealWords.belowDie(set)));
      }
    }
  }

  /** Complete sets first, then those that lack least. */
  private static List<DealSet> byProgress(List<DealSet> sets) {
    return sets.stream()
        .sorted(
            Comparator.comparing((DealSet set) -> !set.complete())
                .thenComparing(set -> Deal.GAME.setSize(set.colour()) - DealWords.properties(set)))
        .toList();
  }

  /**
   * Next to the seat three lights for complete sets of different colours, and behind them the sets
   * that have been begun, faintly; what lacks one card only comes first.
   */
  private void trackers(Canvas canvas, DealPosition position) {
    for (int seat = 0; seat < seating.players(); seat++) {
      List<Light> lights = new ArrayList<>();
      List<DealSet> sets = byProgress(position.sets(seat));
      sets.stream()
          .filter(DealSet::complete)
          .map(set -> DealWords.hue(set.colour()))
          .distinct()
          .limit(GOAL)
          .forEach(hue -> lights.add(Light.of(hue)));
      while (lights.size() < GOAL) {
        lights.add(Light.OFF);
      }
      sets.stream()
          .filter(set -> !set.complete())
          .limit(Tracker.LENGTH - GOAL)
          .forEach(set -> lights.add(new Light(DealWords.hue(set.colour()), Effect.DIM)));
      canvas.tracker(seating.place(seat), lights);
    }
  }

  /** What everybody may know about each player, for the pages. */
  private void notes(Canvas canvas, DealPosition position) {
    for (int seat = 0; seat < seating.players(); seat++) {
      canvas.note(seating.place(seat), note(position, seat));
    }
  }

  private static Message[] note(DealPosition position, int seat) {
    List<Message> note = new ArrayList<>();
    note.add(Message.of("deal.note-name").player("who", seat));
    note.add(
        Message.of("deal.note-sets")
            .with("count", position.completeColours(seat))
            .with("goal", GOAL));
    note.add(hand(position, seat));
    List<Message> sets = position.sets(seat).stream().map(DealWords::of).toList();
    note.add(
        sets.isEmpty()
            ? Message.of("deal.note-nothing")
            : Message.of("deal.note-table").all("sets", sets));
    return note.toArray(Message[]::new);
  }

  /** How many cards are in the hand, and what is in the bank; one note there is its sum. */
  private static Message hand(DealPosition position, int seat) {
    List<Card> bank = position.bank(seat);
    Message hand =
        bank.size() < 2
            ? Message.of("deal.note-hand")
            : Message.of("deal.note-hand-bank")
                .all("money", bank.stream().map(card -> DealWords.money(card.value())).toList());
    return hand.with("count", position.handSize(seat)).with("amount", position.bankWorth(seat));
  }
}
