package croupier.virtualpi;

import croupier.hal.profile.HardwareProfile;
import croupier.mock.SimulatedLcd;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * What somebody with a probe on every line saw: the frames of the chain, the words on the LCD, and
 * every other edge.
 */
public final class SeenUnit {
  /** A whole frame on the chain. */
  public record Frame(long first, long last, long writes, List<Integer> rgb) {
    public Frame {
      rgb = List.copyOf(rgb);
    }

    boolean isDark() {
      return rgb.stream().allMatch(colour -> colour == 0);
    }
  }

  /** Words that stood on the LCD from the end of its writing until they were changed. */
  public record Words(long from, long until, List<String> lines) {
    public Words {
      lines = List.copyOf(lines);
    }
  }

  /** What was seen in a while; the edges are all but those of the chain. */
  public record Sight(List<Frame> frames, List<Words> words, List<Edge> outputs) {
    public Sight {
      frames = List.copyOf(frames);
      words = List.copyOf(words);
      outputs = List.copyOf(outputs);
    }

    static final Sight NOTHING = new Sight(List.of(), List.of(), List.of());

    /** Up to where somebody put out all lights. */
    Sight untilDark() {
      long dark =
          frames.stream()
              .filter(Frame::isDark)
              .mapToLong(Frame::first)
              .findFirst()
              .orElse(Long.MAX_VALUE);
      return until(dark);
    }

    /** What had begun to be seen before then. */
    Sight until(long end) {
      return new Sight(
          frames.stream().filter(frame -> frame.first() < end).toList(),
          words.stream().filter(stood -> stood.from() < end).toList(),
          outputs.stream().filter(edge -> edge.nanos() < end).toList());
    }

    Sight and(Sight more) {
      return new Sight(
          both(frames, more.frames), both(words, more.words), both(outputs, more.outputs));
    }

    private static <T> List<T> both(List<T> some, List<T> more) {
      List<T> all = new ArrayList<>(some);
      all.addAll(more);
      return all;
    }
  }

  private static final long LONG_AGO = Long.MIN_VALUE / 2;

  /** A line of text is written in one go; after such a pause it stands. */
  private static final long PAUSE = 60_000_000;

  private final ChainBits chain;
  private final List<Frame> frames = new ArrayList<>();
  private final List<Words> words = new ArrayList<>();
  private final List<Edge> outputs = new ArrayList<>();
  private final SimulatedLcd lcd;
  private long lcdWritten;
  private long now = LONG_AGO;
  private Frame lastFrame;
  private long lastDark = LONG_AGO;
  private long frameFirst;
  private long frameWrites;

  public SeenUnit(HardwareProfile profile) {
    chain = new ChainBits(profile.chain().lights());
    lcd = profile.lcd().map(wiring -> new SimulatedLcd(wiring, LONG_AGO)).orElse(null);
  }

  /** Takes a line of what the eyes tell. */
  void told(String line) {
    String[] parts = line.split(" ", -1);
    switch (parts[0]) {
      case "now" -> now = Long.parseLong(parts[1]);
      case "bits" -> bits(parts);
      case "line" -> driven(parts);
      case "way" -> {}
      case "lost" -> throw new IllegalStateException("the trace ran over");
      default -> throw new IllegalArgumentException("the eyes say: " + line);
    }
  }

  private void bits(String[] parts) {
    long first = Long.parseLong(parts[1]);
    long last = Long.parseLong(parts[2]);
    long writes = Long.parseLong(parts[3]);
    int count = Integer.parseInt(parts[4]);
    byte[] bytes = HexFormat.of().parseHex(parts[5]);
    frameWrites += writes;
    for (int bit = 0; bit < count; bit++) {
      switch (chain.take(bytes[bit / 8] >> 7 - bit % 8 & 1)) {
        case BEGUN -> {
          frameFirst = first;
          frameWrites = writes;
        }
        case SHOWN -> {
          lastFrame = new Frame(frameFirst, last, frameWrites, colours());
          frames.add(lastFrame);
          if (lastFrame.isDark()) {
            lastDark = last;
          }
        }
        case NOTHING -> {}
      }
    }
  }

  private List<Integer> colours() {
    return Arrays.stream(chain.colours()).boxed().toList();
  }

  private void driven(String[] parts) {
    long at = Long.parseLong(parts[1]);
    int gpio = Integer.parseInt(parts[2]);
    boolean high = parts[3].equals("1");
    outputs.add(new Edge(at, gpio, high));
    if (lcd != null) {
      if (at - lcdWritten > PAUSE) {
        words.add(new Words(lcdWritten, at, lcd.lines()));
      }
      lcdWritten = at;
      lcd.driven(gpio, high, at);
    }
  }

  /** Up to when everything was told. */
  long now() {
    return now;
  }

  /** The frame that the lights show now; null before the first. */
  public Frame lastFrame() {
    return lastFrame;
  }

  /** When every light went out, the last time. */
  public long lastDark() {
    return lastDark;
  }

  /** What was seen since the last time; what stands there still is seen again then. */
  public Sight take() {
    List<Words> stood = new ArrayList<>(words);
    if (lcd != null && now - lcdWritten > PAUSE) {
      stood.add(new Words(lcdWritten, now, lcd.lines()));
    }
    Sight sight = new Sight(frames, stood, outputs);
    frames.clear();
    words.clear();
    outputs.clear();
    return sight;
  }

  /** When the LCD was written last. */
  long lcdWritten() {
    return lcdWritten;
  }

  /** The LCD as it reads now. */
  public List<String> lcd() {
    return lcd == null ? List.of() : lcd.lines();
  }

  /** What somebody did to the LCD without waiting for it. */
  public List<String> lcdViolations() {
    return lcd == null ? List.of() : lcd.violations();
  }
}
