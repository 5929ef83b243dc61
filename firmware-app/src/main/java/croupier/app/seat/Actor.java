package croupier.app.seat;

import croupier.app.live.Happening;

/**
 * Holds a seat and does there what a {@link Script} says, at the pace of a bot. What it is asked it
 * need not think about: it waits for its line.
 */
final class Actor implements Holder {
  private final Script script;
  private final int seat;
  private final TableThread table;
  private SeatQuestion question;

  /** What it is about to say; null for nothing. */
  private Script.Line cue;

  Actor(Script script, int seat, TableThread table) {
    this.script = script;
    this.seat = seat;
    this.table = table;
  }

  @Override
  public void asked(SeatQuestion asked) {
    if (asked.ask().isPresent()) {
      long dawdles = script.loses(seat) ? PacedHolder.DAWDLES : 0;
      table.after(PacedHolder.PACE + dawdles, asked::press);
      return;
    }
    question = asked;
    waitForLine();
  }

  @Override
  public void happened(Happening happening) {
    waitForLine();
  }

  private void waitForLine() {
    if (question != null && cue == null) {
      script
          .next(seat)
          .ifPresent(
              line -> {
                cue = line;
                table.after(PacedHolder.PACE, this::say);
              });
    }
  }

  /** A line that is asked for anew meanwhile is said then. */
  private void say() {
    Script.Line line = cue;
    cue = null;
    if (question.isOpen()) {
      question.answer(line.action(), line.why());
    }
  }
}
