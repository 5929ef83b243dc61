package croupier.app.table.screen;

import croupier.app.table.lcd.Lines;
import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.table.mode.TableContext;
import croupier.app.words.Message;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import java.util.ArrayList;
import java.util.List;

/** Something to read, page by page: dial A turns the pages, OK has read enough. */
public abstract class Leaflet extends Patient {
  /** The last line of the LCD says what the controls do. */
  private static final int LINES_A_PAGE = Prompt.LINES - 1;

  /**
   * What is on the LCD at a time, and the sentence that it is a part of.
   *
   * @param sentence for the pages of the browser, where there is room for the whole of it
   */
  private record Page(List<String> lines, String sentence) {}

  private final List<Page> pages = new ArrayList<>();
  private final Message enough;
  private int at;

  /**
   * @param sentences in the language of the table
   * @param enough what OK does, in one or two short words
   */
  protected Leaflet(TableContext context, List<String> sentences, Message enough) {
    super(context, MENU_SECONDS);
    this.enough = enough;
    for (String sentence : sentences) {
      List<String> lines = Lines.wrap(sentence, Integer.MAX_VALUE);
      for (int line = 0; line < lines.size(); line += LINES_A_PAGE) {
        int end = Math.min(line + LINES_A_PAGE, lines.size());
        pages.add(new Page(lines.subList(line, end), sentence));
      }
    }
  }

  /** It was read, or nobody wanted to. */
  protected abstract Mode onward();

  protected abstract Mode back();

  @Override
  public final Mode handle(UnitEvent event) {
    touched();
    switch (event) {
      case UnitEvent.Turned(Control dial, int steps, _) when dial == Control.DIAL_A -> {
        at = Math.floorMod(at + steps, pages.size());
        context.sound(Sound.Kind.TICK);
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.OK -> {
        return onward();
      }
      case UnitEvent.Pressed(Control control, _) when control == Control.BACK -> {
        return back();
      }
      default -> {}
    }
    return this;
  }

  protected void drawBehind(Canvas canvas) {
    for (int seat = 0; seat < context.seats(); seat++) {
      canvas.halo(seat, context.hue(seat), Effect.DIM);
    }
  }

  @Override
  public final void draw(Canvas canvas) {
    drawBehind(canvas);
    Page page = pages.get(at);
    String[] lines = new String[Prompt.LINES];
    for (int line = 0; line < LINES_A_PAGE; line++) {
      lines[line] = line < page.lines().size() ? page.lines().get(line) : "";
    }
    boolean more = pages.size() > 1;
    Message keys = Message.of(more ? "menu.leaf" : "menu.last-leaf").with("enough", enough);
    lines[LINES_A_PAGE] =
        canvas.line(more ? keys.with("at", at + 1).with("of", pages.size()) : keys);
    canvas.lcd(lines);
    canvas.headline(page.sentence());
    if (more) {
      canvas.turn(Control.DIAL_A, Message.of("menu.read-on"));
    }
    canvas.press(Control.OK, enough);
    canvas.press(Control.BACK, Message.of("menu.back"));
  }
}
