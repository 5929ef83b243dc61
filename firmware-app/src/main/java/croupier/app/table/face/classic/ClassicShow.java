package croupier.app.table.face.classic;

import croupier.app.table.face.Beat;
import croupier.app.table.face.classic.board.ClassicPicture;
import croupier.app.table.face.classic.board.ClassicRoom;
import croupier.app.table.face.classic.board.ClassicWords;
import croupier.app.table.mode.Canvas;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.classic.ClassicEvent;
import croupier.engine.classic.ClassicPosition;
import croupier.engine.classic.board.Card;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** How what happens in travel and brands is shown, beat by beat. */
final class ClassicShow {
  private static final long TUMBLE = 1_200 * Clock.MILLISECOND;
  private static final long CARD = 3_200 * Clock.MILLISECOND;
  private static final long LINE = 600 * Clock.MILLISECOND;
  private static final long NEWS = 1_000 * Clock.MILLISECOND;

  private final ClassicRoom room;
  private final ClassicPicture lights;
  private final ClassicTelling telling;

  ClassicShow(ClassicRoom room, ClassicPicture lights) {
    this.room = room;
    this.lights = lights;
    telling = new ClassicTelling(room.context().words(), room.seating().names(), room.position());
  }

  List<Beat> tell(ClassicPosition before, List<Event> events) {
    lights.renew();
    Beats beats = new Beats();
    for (ClassicNews.Told told : telling.told(events)) {
      if (!told.events().isEmpty()) {
        switch (told.events().getFirst()) {
          case ClassicEvent.RolledForFirst(int seat, var dice) -> beats.roll(before, seat, dice);
          case ClassicEvent.DiceRolled(int seat, var dice) -> beats.roll(before, seat, dice);
          case ClassicEvent.UtilityRolled(int seat, _, var dice) -> beats.roll(before, seat, dice);
          case ClassicEvent.CardDrawn drawn -> beats.card(drawn);
          case ClassicEvent.BidMade _,
              ClassicEvent.PassedBid _,
              ClassicEvent.Wanted _,
              ClassicEvent.Waived _ ->
              room.context().sound(Sound.Kind.TICK);
          default -> {}
        }
      }
      beats.say(told);
    }
    beats.flush();
    return beats.list;
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
  private final class Beats {
    private final List<Beat> list = new ArrayList<>();
    private final List<Message> lines = new ArrayList<>();
    private final List<Message> sentences = new ArrayList<>();
    private Sound.Kind sound = Sound.Kind.NONE;

    /** What was read from a card; null before that. */
    private Message read;

    /** Whether it is said now where somebody goes. */
    private boolean moved;

    /** Line by line; its sentence stands as long as one of its lines. */
    void say(ClassicNews.Told told) {
      for (Message line : told.lines()) {
        Message sentence = sentence(told);
        lines.add(line);
        if (sentence != null && !sentences.contains(sentence)) {
          sentences.add(sentence);
        }
        for (ClassicEvent event : told.events()) {
          sound = sound(event) == Sound.Kind.NONE ? sound : sound(event);
        }
        if (lines.size() == room.lcdSize().lines()) {
          flush();
        }
      }
    }

    /** A rent that does not stand beside the move that led to it names its deed. */
    private Message sentence(ClassicNews.Told told) {
      ClassicEvent first = told.events().isEmpty() ? null : told.events().getFirst();
      moved |= !(first instanceof ClassicEvent.CardDrawn) && hasMoved(told);
      return first instanceof ClassicEvent.RentDue due && !moved
          ? telling.message(due)
          : told.sentence();
    }

    private static boolean hasMoved(ClassicNews.Told told) {
      return told.events().stream().anyMatch(ClassicEvent.Moved.class::isInstance);
    }

    void roll(ClassicPosition before, int seat, List<Integer> dice) {
      flush();
      lights.rolled(seat, dice);
      Message rolls = Message.of("classic.rolls").player("who", seat);
      list.add(
          Beat.before(
              TUMBLE,
              Sound.Kind.ROLL,
              canvas -> {
                lights.tumbling(canvas, seat);
                drawTable(canvas, before);
                canvas.lcd(rolls, null, Message.of("classic.rolling"));
                canvas.headline(rolls);
              }));
    }

    void card(ClassicEvent.CardDrawn drawn) {
      flush();
      Card card = room.position().game().card(drawn.deck(), drawn.card());
      Message title =
          Message.of("classic.card-title")
              .with("deck", ClassicWords.deck(drawn.deck()))
              .player("who", drawn.seat());
      Message text = room.words().card(card);
      Message headline = telling.card(drawn);
      read = headline;
      int lines = room.lcdSize().lines();
      list.add(
          beat(
              CARD,
              Sound.Kind.ATTENTION,
              canvas -> {
                canvas.lcd(title);
                canvas.part(1, lines - 1, text, 0);
                canvas.headline(headline);
              }));
      int all = room.context().lines(text, room.seating().shortNames());
      for (int from = lines - 1; from < all; from += lines) {
        int next = from;
        list.add(
            beat(
                CARD,
                Sound.Kind.NONE,
                canvas -> {
                  canvas.part(0, lines, text, next);
                  canvas.headline(headline);
                }));
      }
    }

    void flush() {
      if (lines.isEmpty()) {
        return;
      }
      Message[] shown = lines.toArray(Message[]::new);
      // The card has been read; what else comes of it is not said with all of it once more.
      List<Message> more = sentences.stream().filter(each -> !each.equals(read)).toList();
      Message headline = Message.sentences(more.isEmpty() ? List.copyOf(sentences) : more);
      list.add(
          beat(
              NEWS + shown.length * LINE,
              sound,
              canvas -> {
                canvas.lcd(shown);
                canvas.headline(headline);
              }));
      lines.clear();
      sentences.clear();
      moved = false;
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
    lights.notes(canvas, position, room.words());
    lights.halos(canvas, position, _ -> Effect.DIM);
  }
}
