package croupier.app.table.face.plain;

import croupier.app.table.face.Beat;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Seating;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.LcdSize;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;

/** What happened, in as many pages of the LCD as it takes. */
final class PlainShow {
  private static final long PAGE = 1_500 * Clock.MILLISECOND;

  private final TableContext context;
  private final ShortNames names;
  private final Position position;
  private final PlainPicture picture;
  private final PlainWords words;
  private List<Message> last = List.of();

  PlainShow(
      TableContext context,
      Seating seating,
      Position position,
      PlainPicture picture,
      PlainWords words) {
    this.context = context;
    names = seating.shortNames();
    this.position = position;
    this.picture = picture;
    this.words = words;
  }

  /** What happened last; empty when nothing has been seen of it. */
  List<Message> last() {
    return last;
  }

  List<Beat> tell(List<Event> events) {
    List<Beat> beats = new ArrayList<>();
    List<Message> sentences = new ArrayList<>();
    int lines = 0;
    Facts known = new Facts(position, Position.TABLE, words);
    boolean rolled = false;
    for (Event event : events) {
      Message sentence = words.sentence(event);
      int more = Math.min(context.lines(sentence, names), LcdSize.MOST_LINES);
      if (lines > 0 && lines + more > context.lcdSize().lines()) {
        beats.add(page(known, List.copyOf(sentences), rolled));
        lines = 0;
        sentences.clear();
        rolled = false;
      }
      lines += more;
      sentences.add(sentence);
      List<Integer> fell = PlainPicture.dice(event);
      if (!fell.isEmpty()) {
        picture.rolled(fell);
        rolled = true;
      }
    }
    last = sentences;
    if (!sentences.isEmpty()) {
      beats.add(page(known, sentences, rolled));
    }
    return beats;
  }

  private Beat page(Facts known, List<Message> sentences, boolean rolled) {
    List<Integer> dice = picture.dice();
    return new Beat(
        PAGE,
        rolled ? Sound.Kind.ROLL : Sound.Kind.TICK,
        (Canvas canvas) -> {
          picture.draw(canvas, known, dice, 0, Effect.DIM);
          int line = 0;
          for (Message sentence : sentences) {
            line += canvas.paragraph(line, LcdSize.MOST_LINES - line, sentence);
          }
          canvas.headline(Message.sentences(sentences));
        });
  }
}
