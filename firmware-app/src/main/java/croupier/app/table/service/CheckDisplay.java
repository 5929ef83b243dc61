package croupier.app.table.service;

import croupier.app.table.mode.Canvas;
import croupier.app.table.mode.Mode;
import croupier.app.words.Message;
import croupier.hal.UnitEvent;
import java.util.ArrayList;
import java.util.List;

/** Asks whether the display shows all that it is told. */
final class CheckDisplay implements CheckStep {
  /** Another one for each place, so that a person sees which are missing. */
  private static final String LETTERS =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ.:-+0123456789abcdefghijklmnopqrst";

  private final CheckNotes notes;

  CheckDisplay(CheckNotes notes) {
    this.notes = notes;
  }

  @Override
  public void begin(long now) {}

  @Override
  public boolean handle(UnitEvent event) {
    if (notes.saysNo(event)) {
      notes.fault(Message.of("service.fault-display"));
      return true;
    }
    return notes.saysYes(event);
  }

  @Override
  public long nextDue() {
    return Mode.NEVER;
  }

  @Override
  public boolean tick(long now) {
    return false;
  }

  @Override
  public void draw(Canvas canvas) {
    List<Message> lines = new ArrayList<>();
    int columns = canvas.size().columns();
    for (int line = 0; line < canvas.size().linesToRead(); line++) {
      lines.add(letters(LETTERS.substring(line * columns, (line + 1) * columns)));
    }
    lines.add(notes.answers(canvas, Message.of("service.whole"), Message.of("service.no")));
    canvas.lcd(lines.toArray(Message[]::new));
    canvas.headline(Message.of("service.ask-display").with("answers", notes.answers()));
  }

  private static Message letters(String letters) {
    return Message.of("service.letters").with("letters", letters);
  }
}
