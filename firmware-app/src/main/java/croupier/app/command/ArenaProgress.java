package croupier.app.command;

import croupier.app.arena.Tournament;
import croupier.app.words.Message;
import croupier.app.words.Words;
import croupier.hal.Clock;
import java.io.PrintWriter;

/** A line on a terminal that says how far the games are, how many a second, and how long yet. */
final class ArenaProgress implements Tournament.Progress {
  private static final long PACE = Clock.SECOND / 5;
  private static final int BAR = 24;

  private final PrintWriter terminal;
  private final Words words;
  private final Clock clock;
  private final long begun;
  private long next;

  ArenaProgress(PrintWriter terminal, Words words, Clock clock) {
    this.terminal = terminal;
    this.words = words;
    this.clock = clock;
    begun = clock.nanos();
    next = begun;
  }

  @Override
  public void is(long before, long done, long all) {
    long now = clock.nanos();
    if (now - next < 0) {
      return;
    }
    next = now + PACE;
    double seconds = (now - begun) / (double) Clock.SECOND;
    double rate = seconds == 0 ? 0 : (done - before) / seconds;
    int full = (int) (BAR * done / Math.max(1, all));
    String bar = "#".repeat(full) + ".".repeat(BAR - full);
    Message line =
        Message.of("arena.progress")
            .with("bar", bar)
            .with("done", done)
            .with("all", all)
            .with("rate", Math.round(rate))
            .with("left", rate == 0 ? "--:--" : time((long) Math.ceil((all - done) / rate)));
    terminal.print("\r\u001b[K" + words.say(line));
    terminal.flush();
  }

  /** Leaves the line to whatever comes next. */
  void end() {
    terminal.print("\r\u001b[K");
    terminal.flush();
  }

  private static String time(long seconds) {
    return seconds < 3_600
        ? "%d:%02d".formatted(seconds / 60, seconds % 60)
        : "%d:%02d:%02d".formatted(seconds / 3_600, seconds / 60 % 60, seconds % 60);
  }
}
