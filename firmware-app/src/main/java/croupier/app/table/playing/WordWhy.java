package croupier.app.table.playing;

import croupier.app.table.face.Beat;
import croupier.app.table.mode.Canvas;
import croupier.app.words.Message;
import croupier.app.words.RefusalWords;
import croupier.engine.Because;
import croupier.hal.Clock;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;

/**
 * A word why somebody did something, shown with what came of it: on a free line of the first beat,
 * else on a beat of its own before it.
 */
record WordWhy(int player, Because because) {
  private static final long READING = 1_600 * Clock.MILLISECOND;

  private Message sentence() {
    return Message.of("playing.why").player("who", player).with("why", reason());
  }

  private Message reason() {
    return RefusalWords.of(because);
  }

  /**
   * What happened, with this word.
   *
   * @param told what is shown of it; not nothing
   * @param seen an empty picture
   */
  List<Beat> with(List<Beat> told, Canvas seen) {
    List<Beat> beats = new ArrayList<>(told);
    Beat first = told.getFirst();
    first.drawing().accept(seen);
    if (seen.hasFreeLine()) {
      beats.set(0, beside(first));
    } else {
      beats.addFirst(alone(first));
    }
    return beats;
  }

  private Beat beside(Beat beat) {
    return new Beat(
        Math.max(beat.nanos(), READING),
        beat.sound(),
        beat.before(),
        canvas -> {
          beat.drawing().accept(canvas);
          canvas.addToLcd(reason());
          canvas.addToHeadline(sentence());
        });
  }

  private Beat alone(Beat beat) {
    return new Beat(
        READING,
        Sound.Kind.NONE,
        beat.before(),
        canvas -> {
          beat.drawing().accept(canvas);
          canvas.onlySay(sentence(), sentence());
        });
  }
}
