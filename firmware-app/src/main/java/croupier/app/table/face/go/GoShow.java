package croupier.app.table.face.go;

import croupier.app.table.face.Beat;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.engine.Event;
import croupier.engine.go.GoEvent;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Symbol;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** How what happens in go is shown, beat by beat. */
final class GoShow {
  private static final long TUMBLE = 1_200 * Clock.MILLISECOND;
  private static final long COUNT = 700 * Clock.MILLISECOND;
  private static final long NEWS = 2_400 * Clock.MILLISECOND;

  private final TableContext context;
  private final Seating seating;
  private final GoPosition position;
  private final GoPicture lights;

  GoShow(TableContext context, Seating seating, GoPosition position, GoPicture lights) {
    this.context = context;
    this.seating = seating;
    this.position = position;
    this.lights = lights;
  }

  List<Beat> tell(GoPosition before, List<Event> events) {
    GoTelling telling = new GoTelling(context.words(), seating.names(), position);
    List<Beat> beats = new ArrayList<>();
    News news = new News(beats);
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      Message told = telling.told((GoEvent) event);
      Event next = i + 1 < events.size() ? events.get(i + 1) : null;
      switch ((GoEvent) event) {
        case GoEvent.RolledForFirst(var seats, var dice) -> {
          tumble(before, Message.of("go.who-starts"), beats);
          news.add(told, GoTelling.rolls(seats, dice));
        }
        case GoEvent.DiceRolled(int roller, _) ->
            tumble(before, Message.of("go.rolls").player("who", roller), beats);
        case GoEvent.ClaimsShown(var seats, var colours) -> {
          news.close();
          // Of one alone the next words tell.
          if (seats.size() > 1) {
            news.add(told, GoTelling.claims(seats, colours));
            news.close();
          }
        }
        case GoEvent.ColourChosen _, GoEvent.DialLocked _ -> context.sound(Sound.Kind.TICK);
        case GoEvent.DialsRevealed revealed -> {
          news.close();
          reveal(revealed, told, beats);
        }
        case GoEvent.Moved _ when GoTelling.isSaidBy(event, next) -> {}
        case GoEvent other when isNews(other) -> news.add(told, List.of(told));
        default -> {}
      }
    }
    news.close();
    return beats;
  }

  /** Whether it has to be said: what is seen anyway, or is said with what follows, has not. */
  private static boolean isNews(GoEvent event) {
    return switch (event) {
      case GoEvent.RoundBegan _,
          GoEvent.TilesReshuffled _,
          GoEvent.Passed _,
          GoEvent.BlockTaken _,
          GoEvent.HeistBegan _,
          GoEvent.WishShown _,
          GoEvent.GameOver _ ->
          false;
      default -> true;
    };
  }

  private void tumble(GoPosition before, Message who, List<Beat> beats) {
    beats.add(
        Beat.before(
            TUMBLE,
            Sound.Kind.ROLL,
            canvas -> {
              lights.dice(canvas, before, true);
              lights.trackers(canvas, before);
              lights.notes(canvas, before);
              seating.halos(canvas, 0, Effect.DIM);
              canvas.lcd(who, null, Message.of("go.rolling"));
              canvas.headline(who);
            }));
  }

  /** Both dials at once, on the count of three. */
  private void reveal(GoEvent.DialsRevealed revealed, Message told, List<Beat> beats) {
    int both = 1 << revealed.seat() | 1 << revealed.target();
    for (int count = 3; count > 0; count--) {
      Message number = Message.of("go.heist-count").with("number", count);
      beats.add(
          beat(
                  COUNT,
                  Sound.Kind.TICK,
                  both,
                  Effect.BLINK,
                  canvas -> {
                    canvas.lcd(Message.of("go.heist-title"), null, number);
                    canvas.headline(number);
                  })
              .asBefore());
    }
    beats.add(
        beat(
            NEWS,
            Sound.Kind.ATTENTION,
            both,
            Effect.STEADY,
            canvas -> {
              dial(canvas, 0, revealed.seat(), revealed.symbol());
              dial(canvas, 1, revealed.target(), revealed.targetSymbol());
              canvas.lcd(told);
              canvas.headline(told);
            }));
  }

  private void dial(Canvas canvas, int dial, int seat, Symbol symbol) {
    canvas.reveal(dial, symbol.ordinal(), seating.hue(seat));
  }

  /** What is told in one picture: as much as the LCD has lines for. */
  private final class News {
    private final List<Beat> beats;
    private final List<Message> slots = new ArrayList<>();
    private final List<Message> sentences = new ArrayList<>();
    private int lines;

    News(List<Beat> beats) {
      this.beats = beats;
    }

    void add(Message sentence, List<Message> said) {
      int more = said.stream().mapToInt(this::lines).sum();
      if (lines + more > context.lcdSize().lines()) {
        close();
      }
      slots.addAll(said);
      sentences.add(sentence);
      lines += more;
    }

    private int lines(Message message) {
      return context.words().lines(message, seating.names()).size();
    }

    void close() {
      if (sentences.isEmpty()) {
        return;
      }
      Message[] shown = slots.toArray(Message[]::new);
      Message headline = Message.sentences(sentences);
      slots.clear();
      sentences.clear();
      lines = 0;
      beats.add(
          beat(
              NEWS,
              Sound.Kind.NONE,
              0,
              Effect.DIM,
              canvas -> {
                canvas.lcd(shown);
                canvas.headline(headline);
              }));
    }
  }

  private Beat beat(long nanos, Sound.Kind sound, int seats, Effect halo, Consumer<Canvas> text) {
    return new Beat(
        nanos,
        sound,
        canvas -> {
          lights.dice(canvas, position, false);
          lights.trackers(canvas, position);
          lights.notes(canvas, position);
          seating.halos(canvas, seats, halo);
          text.accept(canvas);
        });
  }
}
