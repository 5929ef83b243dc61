package croupier.app.table.face.go;

import croupier.app.table.face.Beat;
import croupier.app.table.lcd.Lines;
import croupier.app.table.lcd.Typesetter;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.engine.Event;
import croupier.engine.go.Colour;
import croupier.engine.go.GoEvent;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Symbol;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** How what happens in go is shown, beat by beat. */
final class GoShow {
  private static final long TUMBLE = 1_200 * Clock.MILLISECOND;
  private static final long COUNT = 700 * Clock.MILLISECOND;
  private static final long NEWS = 2_400 * Clock.MILLISECOND;

  private final TableContext context;
  private final Seating seating;
  private final GoPosition position;
  private final GoWords words;
  private final GoWords full;
  private final GoPicture lights;

  GoShow(TableContext context, Seating seating, GoPosition position, GoPicture lights) {
    this.context = context;
    this.seating = seating;
    this.position = position;
    words = GoWords.brief(seating, position);
    full = GoWords.full(seating, position);
    this.lights = lights;
  }

  List<Beat> tell(GoPosition before, List<Event> events) {
    List<Beat> beats = new ArrayList<>();
    List<Said> said = new ArrayList<>();
    for (Event event : events) {
      switch ((GoEvent) event) {
        case GoEvent.RolledForFirst(var seats, var dice) -> {
          tumble(before, "Who starts?", beats);
          for (int i = 0; i < seats.size(); i++) {
            String die = String.valueOf(dice.get(i));
            said.add(
                new Said(
                    Lines.ends(words.name(seats.get(i)), die),
                    full.name(seats.get(i)) + ": " + die));
          }
        }
        case GoEvent.DiceRolled(int roller, _) ->
            tumble(before, words.name(roller) + " rolls", beats);
        case GoEvent.ClaimsShown shown -> {
          flush(said, beats);
          claims(shown, said);
          flush(said, beats);
        }
        case GoEvent.ColourChosen _, GoEvent.DialLocked _ -> context.sound(Sound.Kind.TICK);
        case GoEvent.DialsRevealed revealed -> {
          flush(said, beats);
          reveal(revealed, beats);
        }
        case GoEvent other -> {
          String line = words.said(other);
          if (line != null) {
            said.add(new Said(line, full.said(other)));
          }
        }
      }
      if (said.size() == Prompt.LINES) {
        flush(said, beats);
      }
    }
    flush(said, beats);
    return beats;
  }

  private void tumble(GoPosition before, String line, List<Beat> beats) {
    beats.add(
        new Beat(
            TUMBLE,
            Sound.Kind.ROLL,
            canvas -> {
              lights.dice(canvas, before, true);
              lights.trackers(canvas, before);
              lights.notes(canvas, before, GoWords.full(seating, before));
              seating.halos(canvas, 0, Effect.DIM);
              canvas.lcd(line, "", Lines.centred("rolling ..."));
              canvas.headline(Lines.sentence(line));
            }));
  }

  /** What several reached for, in one picture; of one alone the next words tell. */
  private void claims(GoEvent.ClaimsShown shown, List<Said> said) {
    for (int i = 0; i < shown.seats().size() && shown.seats().size() > 1; i++) {
      int seat = shown.seats().get(i);
      Colour colour = shown.colours().get(i);
      said.add(
          new Said(
              Lines.ends(words.name(seat), words.of(colour)),
              full.name(seat) + " reaches for " + full.of(colour)));
    }
  }

  /** Both dials at once, on the count of three. */
  private void reveal(GoEvent.DialsRevealed revealed, List<Beat> beats) {
    int both = 1 << revealed.seat() | 1 << revealed.target();
    for (int count = 3; count > 0; count--) {
      String number = String.valueOf(count);
      beats.add(
          beat(
              COUNT,
              Sound.Kind.TICK,
              both,
              Effect.BLINK,
              canvas -> {
                canvas.lcd(Lines.centred("Bank Heist!"), "", Lines.centred(number));
                canvas.headline("Bank Heist: " + number + " ...");
              }));
    }
    boolean worked = revealed.symbol() == revealed.targetSymbol();
    String thief = words.name(revealed.seat());
    String verdict =
        worked ? Lines.or(thief + " pulls it off!", thief + " did it!") : "The heist failed.";
    String why = worked ? "Both dials agree:" : "The dials differ:";
    beats.add(
        beat(
            NEWS,
            Sound.Kind.ATTENTION,
            both,
            Effect.STEADY,
            canvas -> {
              dial(canvas, 0, revealed.seat(), revealed.symbol());
              dial(canvas, 1, revealed.target(), revealed.targetSymbol());
              canvas.lcd(
                  Lines.ends(words.name(revealed.seat()), GoWords.of(revealed.symbol())),
                  Lines.ends(words.name(revealed.target()), GoWords.of(revealed.targetSymbol())),
                  why,
                  Lines.centred(verdict));
              canvas.headline(
                  seating.name(revealed.seat())
                      + ": "
                      + GoWords.of(revealed.symbol())
                      + ". "
                      + seating.name(revealed.target())
                      + ": "
                      + GoWords.of(revealed.targetSymbol())
                      + ". "
                      + why
                      + " "
                      + (worked ? verdict : "the heist failed."));
            }));
  }

  private void dial(Canvas canvas, int dial, int seat, Symbol symbol) {
    canvas.reveal(dial, symbol.ordinal(), seating.hue(seat));
  }

  /** One thing that happened, for the LCD and for the pages. */
  private record Said(String brief, String full) {
    String sentence() {
      return Lines.sentence(Typesetter.longest(full));
    }
  }

  private void flush(List<Said> said, List<Beat> beats) {
    if (said.isEmpty()) {
      return;
    }
    String[] lines = said.stream().map(Said::brief).toArray(String[]::new);
    String headline = said.stream().map(Said::sentence).collect(Collectors.joining(" "));
    said.clear();
    beats.add(
        beat(
            NEWS,
            Sound.Kind.NONE,
            0,
            Effect.DIM,
            canvas -> {
              canvas.lcd(lines);
              canvas.headline(headline);
            }));
  }

  private Beat beat(long nanos, Sound.Kind sound, int seats, Effect halo, Consumer<Canvas> text) {
    return new Beat(
        nanos,
        sound,
        canvas -> {
          lights.dice(canvas, position, false);
          lights.trackers(canvas, position);
          lights.notes(canvas, position, full);
          seating.halos(canvas, seats, halo);
          text.accept(canvas);
        });
  }
}
