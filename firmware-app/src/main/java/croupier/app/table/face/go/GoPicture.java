package croupier.app.table.face.go;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.table.widget.Glyphs;
import croupier.app.words.Message;
import croupier.engine.go.Colour;
import croupier.engine.go.GoPosition;
import croupier.engine.go.Jail;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.Light;
import java.util.ArrayList;
import java.util.List;

/**
 * The lights of go: the first dice are the seats' own, the four after them are the Build squares of
 * one mini board, and the trackers are the Mega Shut Down trackers.
 */
final class GoPicture {
  private static final int OWNER = 4;
  private static final int FIRST_SQUARE = 5;
  private static final Message EMPTY = Message.of("go.square-empty");

  private final TableContext context;
  private final Seating seating;

  GoPicture(TableContext context, Seating seating) {
    this.context = context;
    this.seating = seating;
  }

  void dice(Canvas canvas, GoPosition position, boolean tumbling) {
    for (int seat = 0; seat < seating.players(); seat++) {
      int die = position.die(seat);
      if (tumbling) {
        canvas.die(seat, seating.hue(seat), Glyphs.FULL, Effect.TUMBLE);
      } else if (die > 0) {
        boolean sits = position.jail(seat) == Jail.SITTING;
        canvas.die(
            seat,
            seating.hue(seat),
            Glyphs.pips(die),
            sits ? Effect.DIM : Effect.STEADY,
            seating.name(seat));
      }
    }
  }

  /** Whose board it is, and its Build squares, a die each: the colour, as many spots as blocks. */
  void board(Canvas canvas, GoPosition position, int seat) {
    canvas.die(OWNER, seating.hue(seat), Glyphs.ARROW, Effect.STEADY, seating.name(seat));
    for (int square = 0; square < GoPosition.SQUARES; square++) {
      Colour colour = position.colour(seat, square);
      if (colour == null) {
        canvas.die(FIRST_SQUARE + square, Hue.GRAY, Glyphs.DASH, Effect.DIM, said(EMPTY));
      } else {
        canvas.die(
            FIRST_SQUARE + square,
            GoWords.hue(colour),
            Glyphs.pips(position.count(seat, square)),
            Effect.STEADY,
            said(GoWords.colour(colour)));
      }
    }
  }

  private String said(Message word) {
    return context.words().say(word);
  }

  /**
   * The way to the end glows faintly, the marker shines; at the end it blinks: a Mega Shut Down is
   * possible.
   */
  void trackers(Canvas canvas, GoPosition position) {
    for (int seat = 0; seat < seating.players(); seat++) {
      List<Light> lights = new ArrayList<>();
      int length = position.trackerLength();
      for (int step = 0; step <= length; step++) {
        boolean here = step == position.marker(seat);
        lights.add(
            here
                ? new Light(seating.hue(seat), step == length ? Effect.BLINK : Effect.STEADY)
                : new Light(Hue.WHITE, Effect.DIM));
      }
      canvas.tracker(seating.place(seat), lights);
    }
  }

  /** What everybody may know about each player, for the pages. */
  void notes(Canvas canvas, GoPosition position) {
    GoWords words = new GoWords(position);
    for (int seat = 0; seat < seating.players(); seat++) {
      List<Message> notes = new ArrayList<>();
      notes.add(GoWords.name(seat));
      notes.add(where(position, words, seat));
      notes.add(blocks(words, seat));
      notes.add(
          Message.of("go.note-marker")
              .with("number", position.marker(seat))
              .with("length", position.trackerLength()));
      int held = position.held(seat);
      if (held > 0) {
        notes.add(
            words.tilesOpen()
                ? Message.of("go.note-tiles-open").all("tiles", words.tiles(seat))
                : Message.of("go.note-tiles").with("count", held));
      }
      canvas.note(seating.place(seat), notes.toArray(Message[]::new));
    }
  }

  private static Message blocks(GoWords words, int seat) {
    List<Message> squares = words.squares(seat);
    return squares.isEmpty()
        ? Message.of("go.note-empty")
        : Message.of("go.note-blocks").all("squares", squares);
  }

  /**
   * Where a seat's token is: in jail is not visiting. What holds until a roll is said so, for it is
   * as true when the next round has begun and nobody has rolled yet.
   */
  private static Message where(GoPosition position, GoWords words, int seat) {
    return switch (position.jail(seat)) {
      case FREE -> Message.of("go.note-place").with("space", words.space(position.token(seat)));
      case SENT -> Message.of("go.note-jail-sent");
      case SITTING -> Message.of("go.note-jail-sitting");
    };
  }
}
