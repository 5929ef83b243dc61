package croupier.app.table.face.classic;

import croupier.app.table.face.Beat;
import croupier.app.table.face.classic.ClassicNews.Said;
import croupier.app.table.face.classic.board.ClassicPhrases;
import croupier.app.table.face.classic.board.ClassicPicture;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.engine.Event;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.Card;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** How what happens in travel and brands is shown, beat by beat. */
final class ClassicShow {
  private static final long TUMBLE = 1_200 * Clock.MILLISECOND;
  private static final long CARD = 3_200 * Clock.MILLISECOND;
  private static final long LINE = 600 * Clock.MILLISECOND;
  private static final long NEWS = 1_000 * Clock.MILLISECOND;

  private final ClassicRoom room;
  private final ClassicPicture lights;
  private final ClassicNews news;

  ClassicShow(ClassicRoom room, ClassicPicture lights) {
    this.room = room;
    this.lights = lights;
    news = new ClassicNews(room);
  }

  List<Beat> tell(ClassicPosition before, List<Event> events) {
    Telling telling = new Telling();
    for (Event event : events) {
      switch ((ClassicEvent) event) {
        case ClassicEvent.RolledForFirst(int seat, var dice) ->
            telling.roll(before, seat, dice, event);
        case ClassicEvent.DiceRolled(int seat, var dice) -> telling.roll(before, seat, dice, event);
        case ClassicEvent.UtilityRolled(int seat, _, var dice) ->
            telling.roll(before, seat, dice, event);
        case ClassicEvent.CardDrawn drawn -> telling.card(drawn);
        case ClassicEvent.BidMade _,
            ClassicEvent.PassedBid _,
            ClassicEvent.Wanted _,
            ClassicEvent.Waived _ ->
            room.context().sound(Sound.Kind.TICK);
        case ClassicEvent other -> telling.say(other);
      }
    }
    telling.flush();
    return telling.beats;
  }

  /** What is heard with an event. */
  private static Sound.Kind sound(ClassicEvent event) {
    return switch (event) {
      case ClassicEvent.WentBankrupt _, ClassicEvent.SentToJail _ -> Sound.Kind.BAD;
      case ClassicEvent.AuctionWon _, ClassicEvent.DealMade _ -> Sound.Kind.GOOD;
      case ClassicEvent.RentDue _,
          ClassicEvent.DealOffered _,
          ClassicEvent.InsteadOffered _,
          ClassicEvent.DebtArose _,
          ClassicEvent.AuctionBegan _,
          ClassicEvent.BuildingAuctionBegan _,
          ClassicEvent.ShortageBegan _ ->
          Sound.Kind.ATTENTION;
      default -> Sound.Kind.NONE;
    };
  }

  /** The beats of one thing that was done, as they come together. */
  private final class Telling {
    private final List<Beat> beats = new ArrayList<>();
    private final List<Said> said = new ArrayList<>();
    private Sound.Kind sound = Sound.Kind.NONE;

    void say(ClassicEvent event) {
      Said words = news.of(event);
      if (words != null) {
        said.add(words);
        sound = sound(event) == Sound.Kind.NONE ? sound : sound(event);
      }
      if (said.size() == Prompt.LINES) {
        flush();
      }
    }

    void roll(ClassicPosition before, int seat, List<Integer> dice, Event event) {
      flush();
      lights.rolled(seat, dice);
      String line = room.brief().name(seat) + " rolls";
      beats.add(
          new Beat(
              TUMBLE,
              Sound.Kind.ROLL,
              canvas -> {
                lights.tumbling(canvas, seat);
                drawTable(canvas, before);
                canvas.lcd(line, "", Lines.centred("rolling ..."));
                canvas.headline(Lines.sentence(line));
              }));
      say((ClassicEvent) event);
    }

    void card(ClassicEvent.CardDrawn drawn) {
      flush();
      Card card = room.position().game().card(drawn.deck(), drawn.card());
      String deck = ClassicPhrases.deck(drawn.deck());
      List<String> lines = Lines.wrap(CardWords.of(card, room.brief()), Prompt.LINES - 1);
      beats.add(
          beat(
              CARD,
              Sound.Kind.ATTENTION,
              canvas -> {
                List<String> lcd = new ArrayList<>(lines);
                lcd.addFirst(Lines.ends(deck, room.brief().name(drawn.seat())));
                canvas.lcd(lcd.toArray(String[]::new));
                canvas.headline(
                    room.full().name(drawn.seat())
                        + " draws from "
                        + deck
                        + ": "
                        + CardWords.of(card, room.full()));
              }));
    }

    void flush() {
      if (said.isEmpty()) {
        return;
      }
      String[] lines = said.stream().map(Said::brief).toArray(String[]::new);
      String headline = said.stream().map(Said::sentence).collect(Collectors.joining(" "));
      beats.add(
          beat(
              NEWS + lines.length * LINE,
              sound,
              canvas -> {
                canvas.lcd(lines);
                canvas.headline(headline);
              }));
      said.clear();
      sound = Sound.Kind.NONE;
    }
  }

  private Beat beat(long nanos, Sound.Kind sound, Consumer<Canvas> text) {
    return new Beat(
        nanos,
        sound,
        canvas -> {
          lights.dice(canvas);
          drawTable(canvas, room.position());
          text.accept(canvas);
        });
  }

  private void drawTable(Canvas canvas, ClassicPosition position) {
    lights.trackers(canvas, position);
    lights.notes(canvas, position, room.full());
    lights.halos(canvas, position, _ -> Effect.DIM);
  }
}
