package croupier.app.table.screen;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import java.util.ArrayList;
import java.util.List;

/** Sentences on the display, as many lines at a time as it has; a browser has room for each. */
public final class Pages {
  /** A sentence from one of its lines on. */
  private record Page(Message sentence, int from) {}

  private final int linesAPage;
  private final List<Page> pages = new ArrayList<>();

  /**
   * @param names of the players that they are about
   */
  public Pages(TableContext context, ShortNames names, List<Message> sentences) {
    linesAPage = context.lcdSize().linesToRead();
    for (Message sentence : sentences) {
      int lines = context.lines(sentence, names);
      for (int from = 0; from < lines; from += linesAPage) {
        pages.add(new Page(sentence, from));
      }
    }
  }

  public int count() {
    return pages.size();
  }

  /** Draws one of them; the last line of the display says what to press. */
  public void draw(Canvas canvas, int number, Message keys) {
    Page page = pages.get(number);
    canvas.lcd(null, null, null, keys);
    canvas.part(0, linesAPage, page.sentence(), page.from());
    canvas.headline(page.sentence());
  }
}
