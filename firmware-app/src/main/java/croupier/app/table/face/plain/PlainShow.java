package croupier.app.table.face.plain;

import croupier.app.table.face.Beat;
import croupier.app.table.mode.Canvas;
import croupier.engine.Event;
import croupier.engine.Position;
import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;

/** What happened, in as many pages of the LCD as it takes. */
final class PlainShow {
  private static final long PAGE = 1_500 * Clock.MILLISECOND;

  private final Position position;
  private final PlainPicture picture;
  private final PlainWords words;
  private String last = "";

  PlainShow(Position position, PlainPicture picture, PlainWords words) {
    this.position = position;
    this.picture = picture;
    this.words = words;
  }

  /** What happened last, as sentences; empty when nothing has been seen of it. */
  String last() {
    return last;
  }

  List<Beat> tell(List<Event> events) {
    List<Beat> beats = new ArrayList<>();
    List<String> lines = new ArrayList<>();
    List<String> sentences = new ArrayList<>();
    Facts known = new Facts(position, Position.TABLE, words);
    boolean rolled = false;
    for (Event event : events) {
      String sentence = words.sentence(event);
      List<String> told = PlainWords.lines(sentence, Prompt.LINES);
      if (lines.size() + told.size() > Prompt.LINES) {
        beats.add(page(known, lines, sentences, rolled));
        lines.clear();
        sentences.clear();
        rolled = false;
      }
      lines.addAll(told);
      sentences.add(sentence);
      List<Integer> fell = PlainPicture.dice(event);
      if (!fell.isEmpty()) {
        picture.rolled(fell);
        rolled = true;
      }
    }
    last = String.join(" ", sentences);
    if (!lines.isEmpty()) {
      beats.add(page(known, lines, sentences, rolled));
    }
    return beats;
  }

  private Beat page(Facts known, List<String> lines, List<String> sentences, boolean rolled) {
    String[] shown = lines.toArray(String[]::new);
    String headline = String.join(" ", sentences);
    List<Integer> dice = picture.dice();
    return new Beat(
        PAGE,
        rolled ? Sound.Kind.ROLL : Sound.Kind.TICK,
        (Canvas canvas) -> {
          picture.draw(canvas, known, dice, 0, Effect.DIM);
          canvas.lcd(shown);
          canvas.headline(headline);
        });
  }
}
