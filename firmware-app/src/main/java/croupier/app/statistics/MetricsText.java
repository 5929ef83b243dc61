package croupier.app.statistics;

import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** What Prometheus reads: its text format 0.0.4, a line for each value. */
final class MetricsText {
  private final StringBuilder text = new StringBuilder();

  void about(String name, String kind, String sentence) {
    text.append("# HELP ").append(name).append(' ').append(sentence).append('\n');
    text.append("# TYPE ").append(name).append(' ').append(kind).append('\n');
  }

  void line(String name, String value) {
    text.append(name).append(' ').append(value).append('\n');
  }

  /**
   * A value with one label; ours need no escaping, for they are names of games, parts and steps.
   */
  void value(String name, String label, String is, long value) {
    line(name + "{" + label + "=\"" + is + "\"}", String.valueOf(value));
  }

  void counter(String name, String about, long value) {
    about(name, "counter", about);
    line(name, String.valueOf(value));
  }

  void gauge(String name, String about, long value) {
    about(name, "gauge", about);
    line(name, String.valueOf(value));
  }

  void counters(String name, String about, String label, Map<String, LongAdder> values) {
    about(name, "counter", about);
    values.forEach((is, value) -> value(name, label, is, value.sum()));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
