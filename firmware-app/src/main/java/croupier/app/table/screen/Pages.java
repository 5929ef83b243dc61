package croupier.app.table.screen;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.app.words.ShortNames;
import croupier.app.words.Words;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Sentences on the display, as many lines at a time as it has; a browser has room for each. */
public final class Pages {
  /** A sentence from one of its lines on. */
  private record Page(Message sentence, int from) {}

  private final TableContext context;
  private final ShortNames names;
  private final List<Message> sentences;
  private final int linesAPage;
  private List<Page> pages = List.of();

  /** The language of these pages: in another one there may be more of them, or fewer. */
  private Words spoken;

  /**
   * @param names of the players that they are about
   */
  public Pages(TableContext context, ShortNames names, List<Message> sentences) {
    this.context = context;
    this.names = names;
    this.sentences = List.copyOf(sentences);
    linesAPage = context.lcdSize().linesToRead();
  }

  private List<Page> pages() {
    if (spoken != context.words()) {
      spoken = context.words();
      pages = sentences.stream().flatMap(this::pagesOf).toList();
    }
    return pages;
  }

  private Stream<Page> pagesOf(Message sentence) {
    int lines = context.lines(sentence, names);
    return IntStream.iterate(0, from -> from < lines, from -> from + linesAPage)
        .mapToObj(from -> new Page(sentence, from));
  }

  public int count() {
    return pages().size();
  }

  /** Draws one of them; the last line of the display says what to press. */
  public void draw(Canvas canvas, int number, Message keys) {
    Page page = pages().get(number);
    canvas.lcd(null, null, null, keys);
    canvas.part(0, linesAPage, page.sentence(), page.from());
    canvas.headline(page.sentence());
  }
}
