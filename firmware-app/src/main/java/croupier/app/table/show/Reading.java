package croupier.app.table.show;

import croupier.app.table.mode.TableContext;
import croupier.hal.Clock;
import croupier.hal.LcdSize;

/** How long somebody who passes by needs to read. */
record Reading(TableContext context) {
  private static final long PAGE = 3_500 * Clock.MILLISECOND;

  /** What the display shows at a time, a page; a small one shows its lines one after another. */
  long page() {
    return context.lcdSize() == LcdSize.LARGE ? PAGE : 2 * PAGE;
  }
}
