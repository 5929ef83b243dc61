package croupier.app.table.face.express;

import croupier.app.table.face.Telling;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.engine.Action;
import croupier.engine.Event;
import croupier.engine.Group;
import croupier.engine.Outcome;
import croupier.engine.express.Die;
import croupier.engine.express.Express;
import croupier.engine.express.ExpressAction;
import croupier.engine.express.ExpressEvent;
import croupier.engine.express.ExpressOutcome;
import croupier.engine.express.ExpressPosition;
import croupier.engine.express.Face;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A game of express, told to people: what happened, what was decided, what chance answered. */
final class ExpressTelling extends Telling {
  private final ExpressPosition position;

  /**
   * @param position the game as it goes on while it is told
   */
  ExpressTelling(Words words, List<String> names, ExpressPosition position) {
    super(words, names);
    this.position = position;
  }

  @Override
  public String decided(int seat, Action action) {
    return say(decision(seat, (ExpressAction) action));
  }

  @Override
  public String answered(Outcome outcome) {
    return say(
        switch ((ExpressOutcome) outcome) {
          case ExpressOutcome.First(int seat) -> of("express.drawn-first", seat);
          case ExpressOutcome.Policemen(var counts) ->
              Message.of("express.drawn-policemen")
                  .all(
                      "numbers",
                      counts.stream()
                          .map(count -> Message.of("express.count").with("number", count))
                          .toList());
          case ExpressOutcome.Rolled(var faces) ->
              Message.of("express.drawn-faces")
                  .all("faces", faces.stream().map(ExpressWords::of).toList());
        });
  }

  @Override
  public Message message(Event event) {
    return news((ExpressEvent) event, position);
  }

  /** Policemen of one roll go to jail together; of three there is more to say than that. */
  @Override
  public List<Message> news(List<? extends Event> events) {
    List<Message> news = new ArrayList<>();
    int policemen = 0;
    for (Event event : events) {
      if (event instanceof ExpressEvent.PolicemanPlaced) {
        policemen++;
      } else {
        toJail(event instanceof ExpressEvent.WentToJail ? 0 : policemen, news);
        policemen = 0;
        news.add(message(event));
      }
    }
    toJail(policemen, news);
    return news;
  }

  private static void toJail(int policemen, List<Message> news) {
    if (policemen > 0) {
      news.add(Message.of("express.news-policemen").with("count", policemen));
    }
  }

  private static Message decision(int seat, ExpressAction action) {
    return switch (action) {
      case ExpressAction.Roll() -> of("express.did-roll", seat);
      case ExpressAction.Stop() -> of("express.did-stop", seat);
      case ExpressAction.Place(_, Group group) -> puts(seat, group);
      case ExpressAction.FreePoliceman(Die die) -> freed(seat, die);
    };
  }

  /** What happened; on the LCD in brief, for who was there. */
  static Message news(ExpressEvent event, ExpressPosition after) {
    return switch (event) {
      case ExpressEvent.PolicemenCounted(var seats, var counts) ->
          Message.of(
                  seats.size() == after.seats()
                      ? "express.news-everyone-counted"
                      : "express.news-tied-counted")
              .all("counts", counts(seats, counts));
      case ExpressEvent.TurnBegan(int seat) -> of("express.news-turn", seat);
      case ExpressEvent.DiceRolled(int seat, _, var faces) ->
          of("express.news-rolls", seat).all("dice", dice(faces));
      case ExpressEvent.PolicemanPlaced(_, Die die) ->
          Message.of("express.news-policeman").with("number", ExpressWords.number(die));
      case ExpressEvent.PolicemanFreed(int seat, Die die) -> freed(seat, die);
      case ExpressEvent.GoCollected(int seat, int money) ->
          of("express.news-go", seat).with("money", money);
      case ExpressEvent.HouseTaken(int seat, int houses) ->
          of("express.news-house", seat).with("houses", houses).with("most", Express.GAME.houses());
      case ExpressEvent.NoHouseLeft(int seat) -> of("express.news-no-house", seat);
      case ExpressEvent.HouseBroken(int seat, int houses) ->
          of("express.news-house-falls", seat).with("houses", houses);
      case ExpressEvent.HotelBuilt(int seat, int money) ->
          of("express.news-hotel", seat).with("money", money);
      case ExpressEvent.HotelMissed(int seat) ->
          after.houses(seat) == Express.GAME.houses() // EX-17
              ? Message.of("express.news-one-hotel")
              : Message.of("express.news-hotel-needs-houses").with("most", Express.GAME.houses());
      case ExpressEvent.DiePlaced(int seat, _, Group group) -> puts(seat, group);
      case ExpressEvent.GroupCompleted completed -> full("express.news-full", completed);
      case ExpressEvent.WentToJail(int seat, int lost) ->
          of("express.news-busted", seat).with("money", lost);
      case ExpressEvent.TurnScored scored -> scored(scored);
      case ExpressEvent.GameWon(int seat, int total) ->
          of("express.news-won", seat).with("score", total);
    };
  }

  /** What happened, to whoever saw how it was before. */
  static Message news(ExpressEvent event, ExpressPosition before, ExpressPosition after) {
    return event instanceof ExpressEvent.GroupCompleted completed
            && rollsHouseDie(after)
            && !rollsHouseDie(before)
        ? full("express.news-full-house-die", completed)
        : news(event, after);
  }

  /** Whether the next roll takes the house die too (EX-03). */
  private static boolean rollsHouseDie(ExpressPosition position) {
    return (position.diceToRoll() >> Die.H.ordinal() & 1) == 1;
  }

  private static Message of(String name, int seat) {
    return Message.of(name).player("who", seat);
  }

  private static Message puts(int seat, Group group) {
    return of("express.news-puts", seat).with("group", ExpressWords.of(group));
  }

  private static Message freed(int seat, Die die) {
    return of("express.news-freed", seat).with("number", ExpressWords.number(die));
  }

  private static Message full(String name, ExpressEvent.GroupCompleted completed) {
    return of(name, completed.seat())
        .with("group", ExpressWords.of(completed.group()))
        .with("money", completed.money());
  }

  private static List<Message> counts(List<Integer> seats, List<Integer> counts) {
    List<Message> all = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      all.add(of("express.policemen-of", seats.get(i)).with("number", counts.get(i)));
    }
    return all;
  }

  /** How often each face was rolled: which die shows it is of no account. */
  private static List<Message> dice(List<Face> faces) {
    return faces.stream()
        .distinct()
        .map(
            face ->
                Message.of("express.die-shows")
                    .with("count", Collections.frequency(faces, face))
                    .with("face", ExpressWords.of(face)))
        .toList();
  }

  private static Message scored(ExpressEvent.TurnScored scored) {
    List<Message> parts = new ArrayList<>();
    part(parts, "express.part-complete", scored.complete());
    part(parts, "express.part-incomplete", scored.incomplete());
    part(parts, "express.part-houses", scored.houses());
    part(parts, "express.part-go", scored.go());
    part(parts, "express.part-hotels", scored.hotels());
    Message told =
        of(parts.isEmpty() ? "express.news-scored-nothing" : "express.news-scored", scored.seat())
            .with("score", scored.total());
    return parts.isEmpty() ? told : told.with("kept", scored.kept()).all("parts", parts);
  }

  private static void part(List<Message> parts, String name, int money) {
    if (money > 0) {
      parts.add(Message.of(name).with("money", money));
    }
  }
}
