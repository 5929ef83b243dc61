package croupier.app.command;

import croupier.app.json.Json;
import croupier.app.simulated.ShowMeasure;
import croupier.app.simulated.Slope;
import croupier.app.words.Message;
import croupier.app.words.Words;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a show that nobody watched comes to. */
record DemoFigures(ShowMeasure measure, Words words) {
  private static final double KILOBYTE = 1_024;
  private static final double NANOS = 1e9;
  private static final double MILLION = 1e6;

  void tell(PrintWriter out, boolean json) {
    if (json) {
      out.println(Json.write(data()));
    } else {
      out.println(
          words.say(
              Message.of("demo.shown")
                  .with("games", measure.games())
                  .with("virtual", time(measure.shown()))
                  .with("taken", time(measure.taken()))));
      out.println(
          words.say(
              Message.of("demo.rate")
                  .with("decisions", rate(measure.decisions()))
                  .with("frames", rate(measure.frames()))
                  .with("times", Math.round(seconds(measure.shown()) / seconds(measure.taken())))));
      out.println(words.say(lights("demo.lit", measure.lit())));
      out.println(words.say(lights("demo.brightness", measure.brightness())));
      if (isLong()) {
        out.println(words.say(heap()));
      }
    }
    out.flush();
  }

  /** Whether memory was looked at often enough to tell a slope. */
  private boolean isLong() {
    return measure.heap().size() > 2;
  }

  private static double seconds(Duration time) {
    return Math.max(1, time.toNanos()) / NANOS;
  }

  private long rate(long count) {
    return Math.round(count / seconds(measure.taken()));
  }

  private static String time(Duration time) {
    long hours = time.toHours();
    return "%d:%02d:%02d".formatted(hours, time.toMinutesPart(), time.toSecondsPart());
  }

  private Message lights(String sentence, double[] share) {
    DoubleSummaryStatistics all = Arrays.stream(share).summaryStatistics();
    return Message.of(sentence)
        .with("least", percent(all.getMin()))
        .with("mean", percent(all.getAverage()))
        .with("most", percent(all.getMax()))
        .with("low", decimal(all.getMin() / all.getAverage()))
        .with("high", decimal(all.getMax() / all.getAverage()));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  private static String decimal(double number) {
    return String.format(Locale.ROOT, "%.2f", number);
  }

  private Slope slope() {
    return Slope.of(measure.heap());
  }

  private Message heap() {
    Slope slope = slope();
    return Message.of(slope.isFlat() ? "demo.heap-flat" : "demo.heap-grows")
        .with("heap", Math.round(measure.heap().getLast() / KILOBYTE))
        .with("slope", decimal(slope.perStep() / KILOBYTE))
        .with("error", decimal(slope.error() / KILOBYTE))
        .with("samples", measure.heap().size());
  }

  private Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("games", measure.games());
    data.put("decisions", measure.decisions());
    data.put("frames", measure.frames());
    data.put("shown_millis", measure.shown().toMillis());
    data.put("taken_millis", measure.taken().toMillis());
    data.put("lit_ppm", millionths(measure.lit()));
    data.put("brightness_ppm", millionths(measure.brightness()));
    data.put("heap_bytes", measure.heap().stream().map(Double::longValue).toList());
    return data;
  }

  private static List<Long> millionths(double[] shares) {
    return Arrays.stream(shares).mapToObj(share -> Math.round(share * MILLION)).toList();
  }
}
