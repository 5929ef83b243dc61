package croupier.app.table.face.express;

import croupier.app.table.face.Beat;
import croupier.app.table.face.express.ExpressTelling.News;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Seating;
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
import java.util.stream.Collectors;

/** What happened in express, beat by beat. */
final class ExpressShow {
  private static final long TUMBLE = 1_200 * Clock.MILLISECOND;
  private static final long NEWS = 2_500 * Clock.MILLISECOND;
  private static final long BROUGHT = 1_500 * Clock.MILLISECOND;

  private final Seating seating;
  private final ExpressPosition position;
  private final ExpressPicture picture;
  private List<News> news = List.of();

  ExpressShow(Seating seating, ExpressPosition position, ExpressPicture picture) {
    this.seating = seating;
    this.position = position;
    this.picture = picture;
  }

  /** What the last thing that happened brought. */
  List<News> news() {
    return news;
  }

  List<Beat> tell(ExpressPosition before, List<Event> events) {
    List<Beat> beats = new ArrayList<>();
    news = ExpressTelling.news(events, before, position);
    for (Event event : events) {
      switch ((ExpressEvent) event) {
        case ExpressEvent.DiceRolled rolled -> beats.add(tumbling(before, rolled));
        case ExpressEvent.PolicemenCounted(var seats, var counts) ->
            beats.add(counted(before, seats, counts));
        case ExpressEvent.WentToJail(int seat, int lost) ->
            beats.add(
                turnEnded(
                    before,
                    seat,
                    events,
                    "Three policemen!",
                    Lines.name(seat) + (lost == 0 ? " gets 0" : " loses " + Lines.money(lost)),
                    "Three policemen! "
                        + Lines.name(seat)
                        + (lost == 0 ? " gets nothing." : " loses " + Lines.money(lost) + ".")));
        case ExpressEvent.TurnScored(int seat, _, _, _, _, int total) -> {
          String won = Lines.money(total - before.score(seat));
          beats.add(
              turnEnded(
                  before,
                  seat,
                  events,
                  Lines.name(seat) + " +" + won,
                  "Score " + Lines.money(total),
                  Lines.name(seat) + " keeps " + won + " and has " + Lines.money(total) + " now."));
        }
        default -> {}
      }
    }
    if (news.stream().anyMatch(News::rolled) && before.phase() != Phase.FREEING) {
      beats.add(brought(before));
    }
    return beats;
  }

  /** What a roll brought besides dice to place; there may be no room for it afterwards. */
  private Beat brought(ExpressPosition before) {
    ExpressPosition shown = (ExpressPosition) position.copy();
    List<News> told = news;
    List<String> lines = new ArrayList<>(List.of(Lines.name(position.turn())));
    told.forEach(one -> lines.add(Lines.centred(one.brief())));
    return new Beat(
        BROUGHT,
        shown.turnScore() > before.turnScore() ? Sound.Kind.GOOD : Sound.Kind.TICK,
        canvas -> {
          picture.draw(canvas, shown, Map.of(), Effect.STEADY);
          canvas.lcd(lines.toArray(String[]::new));
          canvas.headline(told.stream().map(News::sentence).collect(Collectors.joining(" ")));
        });
  }

  private Beat tumbling(ExpressPosition before, ExpressEvent.DiceRolled rolled) {
    Map<Die, Effect> effects = new EnumMap<>(Die.class);
    rolled.dice().forEach(die -> effects.put(die, Effect.TUMBLE));
    return new Beat(
        TUMBLE,
        Sound.Kind.ROLL,
        canvas -> {
          picture.draw(canvas, before, effects, Effect.STEADY);
          canvas.lcd(Lines.name(rolled.seat()), "", Lines.centred("rolling ..."));
          canvas.headline(seating.name(rolled.seat()) + " rolls.");
        });
  }

  private Beat counted(ExpressPosition before, List<Integer> seats, List<Integer> counts) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      all.add(Lines.name(seats.get(i)) + " " + counts.get(i));
    }
    boolean everyone = seats.size() == seating.players();
    List<String> lines = new ArrayList<>();
    lines.add(everyone ? "Fewest police start:" : "A tie: once more");
    for (int i = 0; i < all.size(); i += 2) {
      lines.add(i + 1 < all.size() ? Lines.ends(all.get(i), all.get(i + 1)) : all.get(i));
    }
    return new Beat(
        NEWS,
        canvas -> {
          picture.draw(canvas, before, Map.of(), Effect.DIM);
          canvas.lcd(lines.toArray(String[]::new));
          canvas.headline(
              (everyone
                      ? "Everyone rolls the police dice, and whoever has fewest policemen starts: "
                      : "Those who tied roll again: ")
                  + String.join(", ", all)
                  + ".");
        });
  }

  private Beat turnEnded(
      ExpressPosition before,
      int seat,
      List<Event> events,
      String first,
      String second,
      String sentence) {
    ExpressPosition shown = (ExpressPosition) before.copy();
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
          picture.draw(canvas, shown, Map.of(), Effect.STEADY);
          ExpressPicture.drawRolled(canvas, rolled);
          canvas.halo(seating.place(seat), seating.hue(seat), bust ? Effect.BLINK : Effect.STEADY);
          canvas.lcd(Lines.centred(first), Lines.centred(second));
          canvas.headline(sentence);
        });
  }
}
