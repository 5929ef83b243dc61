package croupier.app.table.face.express;

import croupier.app.table.face.Beat;
import croupier.app.table.mode.Seating;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.express.Die;
import croupier.engine.express.ExpressEvent;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import croupier.engine.express.Phase;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What happened in express, beat by beat. */
final class ExpressShow {
  private static final long TUMBLE = 1_200 * Clock.MILLISECOND;
  private static final long NEWS = 2_500 * Clock.MILLISECOND;
  private static final long BROUGHT = 1_500 * Clock.MILLISECOND;

  private final Seating seating;
  private final ExpressPosition position;
  private final ExpressPicture picture;
  private List<Message> news = List.of();

  ExpressShow(Seating seating, ExpressPosition position, ExpressPicture picture) {
    this.seating = seating;
    this.position = position;
    this.picture = picture;
  }

  /** What the last thing that happened brought. */
  List<Message> news() {
    return news;
  }

  List<Beat> tell(ExpressPosition before, List<Event> events) {
    List<Beat> beats = new ArrayList<>();
    List<Message> brought = new ArrayList<>();
    boolean rolled = false;
    for (Event event : events) {
      ExpressEvent happened = (ExpressEvent) event;
      Message told = ExpressTelling.news(happened, before, position);
      switch (happened) {
        case ExpressEvent.DiceRolled roll -> beats.add(tumbling(before, roll));
        case ExpressEvent.PolicemenCounted(var seats, var counts) ->
            beats.add(counted(before, told, seats, counts));
        case ExpressEvent.WentToJail(int seat, _) ->
            beats.add(turnEnded(before, seat, events, told));
        case ExpressEvent.TurnScored scored ->
            beats.add(turnEnded(before, scored.seat(), events, told));
        case ExpressEvent.GroupCompleted _ -> brought.add(told);
        case ExpressEvent.GoCollected _,
            ExpressEvent.HouseTaken _,
            ExpressEvent.NoHouseLeft _,
            ExpressEvent.HouseBroken _,
            ExpressEvent.HotelBuilt _,
            ExpressEvent.HotelMissed _,
            ExpressEvent.PolicemanFreed _ -> {
          brought.add(told);
          rolled = true;
        }
        case ExpressEvent.TurnBegan _,
            ExpressEvent.PolicemanPlaced _,
            ExpressEvent.DiePlaced _,
            ExpressEvent.GameWon _ -> {}
      }
    }
    news = List.copyOf(brought);
    if (rolled && before.phase() != Phase.FREEING) {
      beats.add(brought(before));
    }
    return beats;
  }

  /** What a roll brought besides dice to place; there may be no room for it afterwards. */
  private Beat brought(ExpressPosition before) {
    ExpressPosition shown = (ExpressPosition) position.copy();
    List<Message> told = news;
    List<Message> lines = new ArrayList<>(List.of(player(position.turn())));
    lines.addAll(told);
    return new Beat(
        BROUGHT,
        shown.turnScore() > before.turnScore() ? Sound.Kind.GOOD : Sound.Kind.TICK,
        canvas -> {
          picture.draw(canvas, shown, Map.of(), Effect.STEADY);
          canvas.tell(lines);
          canvas.headline(Message.sentences(told));
        });
  }

  private static Message player(int seat) {
    return Message.of("express.player").player("who", seat);
  }

  private Beat tumbling(ExpressPosition before, ExpressEvent.DiceRolled rolled) {
    Map<Die, Effect> effects = new EnumMap<>(Die.class);
    rolled.dice().forEach(die -> effects.put(die, Effect.TUMBLE));
    Message rolling = Message.of("express.rolling").player("who", rolled.seat());
    return Beat.before(
        TUMBLE,
        Sound.Kind.ROLL,
        canvas -> {
          picture.draw(canvas, before, effects, Effect.STEADY);
          canvas.lcd(player(rolled.seat()), null, rolling);
          canvas.headline(rolling);
        });
  }

  private Beat counted(
      ExpressPosition before, Message told, List<Integer> seats, List<Integer> counts) {
    List<Message> lines = new ArrayList<>(List.of(told));
    for (int i = 0; i < seats.size(); i += 2) {
      boolean two = i + 1 < seats.size();
      Message line =
          Message.of(two ? "express.two-counts" : "express.one-count")
              .player("who", seats.get(i))
              .with("number", counts.get(i));
      lines.add(
          two ? line.player("other", seats.get(i + 1)).with("others", counts.get(i + 1)) : line);
    }
    return new Beat(
        NEWS,
        canvas -> {
          picture.draw(canvas, before, Map.of(), Effect.DIM);
          canvas.tell(lines);
          canvas.headline(told);
        });
  }

  /** The dice lie as they fell, and everybody has what came of it. */
  private Beat turnEnded(ExpressPosition before, int seat, List<Event> events, Message told) {
    ExpressPosition lay = (ExpressPosition) before.copy();
    ExpressPosition stands = (ExpressPosition) position.copy();
    boolean bust = events.stream().anyMatch(event -> event instanceof ExpressEvent.WentToJail);
    Map<Die, Face> rolled = new EnumMap<>(Die.class);
    for (Event event : events) {
      if (event instanceof ExpressEvent.DiceRolled(_, var dice, var faces)) {
        for (int i = 0; i < dice.size(); i++) {
          rolled.put(dice.get(i), faces.get(i));
        }
      }
    }
    return new Beat(
        NEWS,
        bust ? Sound.Kind.BAD : Sound.Kind.GOOD,
        canvas -> {
          picture.drawDice(canvas, lay, Map.of());
          picture.drawRolled(canvas, rolled);
          picture.drawSeats(canvas, stands, Effect.DIM);
          canvas.halo(seating.place(seat), seating.hue(seat), bust ? Effect.BLINK : Effect.STEADY);
          canvas.lcd(told);
          canvas.headline(told);
        });
  }
}
