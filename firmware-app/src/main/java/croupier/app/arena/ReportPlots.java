package croupier.app.arena;

import croupier.app.svg.Drawing;
import croupier.app.svg.Shapes;
import croupier.app.svg.Shapes.Anchor;
import croupier.app.words.Words;
import croupier.bots.strength.WinRate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The plots of a report. */
final class ReportPlots {
  private static final int NAMES = 110;
  private static final int SMALL = 11;
  private static final int TEXT = 13;
  private static final int MOST_BARS = 32;

  /** Where an axis of time has a mark, in nanoseconds. */
  private static final Map<Long, String> MARKS =
      new TreeMap<>(
          Map.of(
              1_000L, "1 µs",
              10_000L, "10 µs",
              100_000L, "100 µs",
              1_000_000L, "1 ms",
              10_000_000L, "10 ms",
              100_000_000L, "100 ms",
              1_000_000_000L, "1 s",
              10_000_000_000L, "10 s"));

  private final Standing standing;
  private final Standings standings;
  private final StandingsText text;
  private final Words words;
  private final int bots;

  ReportPlots(Standing standing, StandingsText text, Words words) {
    this.standing = standing;
    this.text = text;
    this.words = words;
    standings = standing.standings();
    bots = standings.names().size();
  }

  /** How often the bot of a row beats the bot of a column. */
  String matrix() {
    Drawing drawing = new Drawing();
    double wide = Math.max(72, (Drawing.WIDTH - NAMES) / (double) bots);
    double high = 44;
    double top = 34;
    for (int column = 0; column < bots; column++) {
      double middle = NAMES + (column + 0.5) * wide;
      drawing.text(
          middle, top - 10, Anchor.MIDDLE, SMALL, Drawing.INK, brief(column, (int) (wide / 6.2)));
    }
    for (int row = 0; row < bots; row++) {
      double y = top + row * high;
      drawing.text(NAMES - 8, y + 26, Anchor.END, TEXT, Drawing.INK, brief(row, 14));
      for (int column = 0; column < bots; column++) {
        cell(drawing, standings.between(row, column), row == column, column * wide, y, wide, high);
      }
    }
    return drawing.end(NAMES + bots * wide, top + bots * high + 4, words.say("arena.plot-matrix"));
  }

  private void cell(
      Drawing drawing, WinRate rate, boolean self, double x, double y, double wide, double high) {
    boolean empty = self || rate.games() == 0;
    String fill = empty ? "#f3f3f3" : shade(rate.rate());
    drawing.box(NAMES + x + 1, y + 1, wide - 2, high - 2, fill);
    if (!empty) {
      double middle = NAMES + x + wide / 2;
      drawing.text(middle, y + 20, Anchor.MIDDLE, TEXT, Drawing.INK, text.percent(rate.rate()));
      drawing.text(middle, y + 35, Anchor.MIDDLE, 10, Drawing.INK, text.narrow(rate));
    }
  }

  /** Blue for who wins more, orange for who loses more, white in the middle. */
  private static String shade(double rate) {
    double strength = Math.min(1, Math.abs(rate - 0.5) * 2);
    int[] full = rate >= 0.5 ? new int[] {120, 178, 224} : new int[] {240, 160, 110};
    StringBuilder colour = new StringBuilder("#");
    for (int part : full) {
      colour.append("%02x".formatted((int) Math.round(255 - (255 - part) * strength)));
    }
    return colour.toString();
  }

  private String brief(int bot, int most) {
    String name = text.name(bot);
    int room = Math.max(4, most);
    return name.length() <= room ? name : "…" + name.substring(name.length() - room + 1);
  }

  /** How many decisions the games had. */
  String lengths() {
    Drawing drawing = new Drawing();
    Map<Integer, Long> lengths = standings.lengths();
    int longest = lengths.keySet().stream().mapToInt(Integer::intValue).max().orElse(1);
    int step = step(longest);
    long[] counts = new long[longest / step + 1];
    lengths.forEach((length, count) -> counts[length / step] += count);
    long most = Arrays.stream(counts).max().orElse(1);
    double left = 8;
    double wide = (Drawing.WIDTH - 2 * left) / counts.length;
    double bottom = 160;
    double high = 130;
    for (int bar = 0; bar < counts.length; bar++) {
      double size = high * counts[bar] / Math.max(1, most);
      drawing.box(left + bar * wide, bottom - size, Math.max(0.6, wide - 1), size, "#0072b2");
    }
    drawing.line(left, bottom, Drawing.WIDTH - left, bottom, Drawing.PALE);
    int marks = Math.min(5, counts.length);
    for (int mark = 0; mark <= marks; mark++) {
      int bar = counts.length * mark / marks;
      Anchor anchor = mark == 0 ? Anchor.START : mark == marks ? Anchor.END : Anchor.MIDDLE;
      drawing.text(
          left + bar * wide, bottom + 16, anchor, SMALL, Drawing.INK, words.number(bar * step));
    }
    double mean = left + wide * standings.meanLength() / step;
    drawing.line(mean, 18, mean, bottom, "#d55e00");
    boolean atRight = mean > Drawing.WIDTH * 0.6;
    drawing.text(
        mean + (atRight ? -5 : 5),
        26,
        atRight ? Anchor.END : Anchor.START,
        TEXT,
        "#a04400",
        "Ø " + text.decimal("%.1f", standings.meanLength()));
    return drawing.end(Drawing.WIDTH, bottom + 24, words.say("arena.plot-lengths"));
  }

  /** A round number of decisions for a bar, so that there are not too many bars. */
  private static int step(int longest) {
    int step = 1;
    for (int factor = 0; longest / step >= MOST_BARS; factor++) {
      step = factor % 3 == 1 ? step / 2 * 5 : step * 2;
    }
    return step;
  }

  /** What a seat got from each source in a game, on average. */
  String sources(List<String> names) {
    Drawing drawing = new Drawing();
    double low = 0;
    double high = 0;
    for (int bot = 0; bot < bots; bot++) {
      for (int source = 0; source < names.size(); source++) {
        low = Math.min(low, standings.bot(bot).meanOf(source));
        high = Math.max(high, standings.bot(bot).meanOf(source));
      }
    }
    // Room for a number at either end.
    double room = Drawing.WIDTH - NAMES - 56 - (low < 0 ? 50 : 0);
    double scale = room / Math.max(1e-9, high - low);
    double zero = NAMES + (low < 0 ? 50 : 0) - low * scale;
    double y = 4;
    for (int source = 0; source < names.size(); source++) {
      double block = Math.max(16, bots * 11.0);
      drawing.text(NAMES - 8, y + block / 2 + 4, Anchor.END, SMALL, Drawing.INK, names.get(source));
      for (int bot = 0; bot < bots; bot++) {
        double mean = standings.bot(bot).meanOf(source);
        double from = Math.min(zero, zero + mean * scale);
        double size = Math.abs(mean * scale);
        drawing.box(from, y + bot * 11.0, size, 9, Drawing.colour(bot));
        boolean minus = mean < 0;
        drawing.text(
            minus ? from - 4 : from + size + 4,
            y + bot * 11.0 + 8,
            minus ? Anchor.END : Anchor.START,
            9,
            Drawing.INK,
            number(mean));
      }
      y += block + 8;
    }
    drawing.line(zero, 0, zero, y - 6, Drawing.PALE);
    return drawing.end(Drawing.WIDTH, y, words.say("arena.plot-sources")) + legend();
  }

  private String number(double mean) {
    return Math.abs(mean) >= 100
        ? words.number(Math.round(mean))
        : text.decimal(Math.abs(mean) >= 10 ? "%.1f" : "%.2f", mean);
  }

  /** Which colour is which bot. */
  private String legend() {
    StringBuilder legend = new StringBuilder("<p class=\"legend\">");
    for (int bot = 0; bot < bots; bot++) {
      legend
          .append("<span><i style=\"background:")
          .append(Drawing.colour(bot))
          .append("\"></i>")
          .append(Shapes.escaped(text.name(bot)))
          .append("</span> ");
    }
    return legend.append("</p>\n").toString();
  }

  /** How long each bot took for its decisions, a row for each. */
  String times() {
    Drawing drawing = new Drawing();
    int first = DecisionTimes.RANGES - 1;
    int last = 0;
    for (DecisionTimes times : standing.times()) {
      for (int range = 0; range < DecisionTimes.RANGES; range++) {
        if (times.count(range) > 0) {
          first = Math.min(first, range);
          last = Math.max(last, range);
        }
      }
    }
    last = Math.max(first + 7, last);
    double wide = (Drawing.WIDTH - NAMES - 10.0) / (last - first + 1);
    double row = 46;
    double bottom = bots * row + 4;
    for (Map.Entry<Long, String> mark : MARKS.entrySet()) {
      double range = Math.log(mark.getKey() / 1_000.0) / Math.log(2) + 1;
      if (range >= first && range <= last + 1) {
        double x = NAMES + (range - first) * wide;
        drawing.line(x, 0, x, bottom, Drawing.GRID);
        drawing.text(x, bottom + 14, Anchor.MIDDLE, SMALL, Drawing.INK, mark.getValue());
      }
    }
    for (int bot = 0; bot < bots; bot++) {
      rowOfTimes(drawing, bot, first, last, wide, (bot + 1) * row);
    }
    return drawing.end(Drawing.WIDTH, bottom + 20, words.say("arena.plot-times"));
  }

  private void rowOfTimes(
      Drawing drawing, int bot, int first, int last, double wide, double bottom) {
    DecisionTimes times = standing.times().get(bot);
    drawing.text(NAMES - 8, bottom - 18, Anchor.END, TEXT, Drawing.INK, brief(bot, 14));
    drawing.text(NAMES - 8, bottom - 5, Anchor.END, SMALL, Drawing.PALE, mean(times));
    long most = 1;
    for (int range = first; range <= last; range++) {
      most = Math.max(most, times.count(range));
    }
    for (int range = first; range <= last; range++) {
      double size = 36.0 * times.count(range) / most;
      drawing.box(
          NAMES + (range - first) * wide, bottom - size, wide - 1, size, Drawing.colour(bot));
    }
    drawing.line(NAMES, bottom, Drawing.WIDTH - 10, bottom, Drawing.PALE);
  }

  private String mean(DecisionTimes times) {
    double nanos = times.meanNanos();
    if (times.measured() == 0) {
      return "-";
    }
    return nanos < 1e6
        ? "Ø " + text.decimal("%.1f", nanos / 1e3) + " µs"
        : "Ø " + text.decimal("%.1f", nanos / 1e6) + " ms";
  }
}
