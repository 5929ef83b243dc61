package croupier.hal.device;

import croupier.hal.Clock;
import croupier.hal.UnitEvent;
import croupier.hal.pins.ByteStream;
import croupier.hal.pins.PinFault;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * A chain of APA102 or SK9822 lights.
 *
 * <pre>
 *   start   32 bits 0
 *   light   111 and 5 bits of brightness, then 8 bits for each of its three colours,
 *           in the order that this make of light wants: mostly blue, green, red
 *   end     32 bits 0: an SK9822 shows its new colour only at these
 *           and n/2 more: each light passes the data on half a clock late
 * </pre>
 *
 * <p>A frame goes out only when it differs from the one before, and only as far as it differs: a
 * light that has heard a start and no colour keeps the one it has. Now and then a change takes the
 * whole chain along, and so does darkness, to heal lights that were disturbed. A frame that would
 * draw more than the budget is dimmed as a whole, so that its colours stay true to each other.
 */
public final class LedChain {
  /**
   * What the lights draw.
   *
   * @param channelMilliamps one colour of one light, full on
   * @param idleMilliamps one light, dark
   */
  public record Power(int budgetMilliamps, int channelMilliamps, int idleMilliamps) {}

  public static final int FULL_BRIGHTNESS = 31;
  private static final int START_BYTES = 4;
  private static final int LIGHT_BYTES = 4;

  /** A light that was left in the middle of its colour takes zeros for the rest of it. */
  private static final byte[] LET_GO = new byte[LIGHT_BYTES];

  private static final long NEVER = Long.MAX_VALUE;
  private static final long TRY_AGAIN = Clock.SECOND;
  private static final long WHOLE_AGAIN = 20 * Clock.SECOND;

  private final String part;
  private final ByteStream stream;
  private final Consumer<UnitEvent> events;
  private final int brightness;
  private final long mostChannels;
  private final int firstColour;
  private final int secondColour;
  private final int thirdColour;

  private final int[] wanted;
  private final byte[] colours;

  /** What the lights have taken; only known as long as nothing went wrong. */
  private final byte[] taken;

  private final byte[] frame;
  private boolean sentBefore;
  private boolean takenKnown;
  private long wholeDue;
  private boolean broken;
  private long tryAgainAt = NEVER;

  /** A chain of lights that take blue first, then green, then red, as most do. */
  public LedChain(
      String part,
      ByteStream stream,
      int lights,
      int brightness,
      Power power,
      Consumer<UnitEvent> events) {
    this(part, stream, lights, ColourOrder.BGR, brightness, power, events);
  }

  /**
   * @param brightness of {@link #FULL_BRIGHTNESS}
   */
  public LedChain(
      String part,
      ByteStream stream,
      int lights,
      ColourOrder order,
      int brightness,
      Power power,
      Consumer<UnitEvent> events) {
    this.part = part;
    this.stream = stream;
    this.events = events;
    this.brightness = brightness;
    this.mostChannels = mostChannels(lights, brightness, power);
    this.firstColour = order.shift(0);
    this.secondColour = order.shift(1);
    this.thirdColour = order.shift(2);
    this.wanted = new int[lights];
    this.colours = new byte[LIGHT_BYTES * lights];
    this.taken = new byte[LIGHT_BYTES * lights];
    this.frame = new byte[frameLength(lights)];
  }

  /** The bytes of a frame for so many lights. */
  public static int frameLength(int lights) {
    int endBits = 32 + (lights + 1) / 2;
    return START_BYTES + LIGHT_BYTES * lights + (endBits + 7) / 8;
  }

  /** The largest sum of all colour values (0 to 255 each) that stays within the budget. */
  private static long mostChannels(int lights, int brightness, Power power) {
    long forColour = power.budgetMilliamps() - (long) lights * power.idleMilliamps();
    long perChannel = (long) power.channelMilliamps() * brightness;
    if (forColour <= 0) {
      return 0;
    }
    return perChannel == 0 ? Long.MAX_VALUE : forColour * 255 * FULL_BRIGHTNESS / perChannel;
  }

  /** Shows one colour (0xRRGGBB) per light. */
  public void show(int[] rgb, long now) {
    if (sentBefore && Arrays.equals(rgb, wanted)) {
      return;
    }
    System.arraycopy(rgb, 0, wanted, 0, wanted.length);
    sentBefore = true;
    if (!broken) {
      send(now);
    }
  }

  public long nextDue() {
    return tryAgainAt;
  }

  public void tick(long now) {
    if (now >= tryAgainAt) {
      send(now);
    }
  }

  private void send(long now) {
    encode();
    boolean dark = Arrays.stream(wanted).allMatch(rgb -> rgb == 0);
    boolean whole = !takenKnown || now >= wholeDue || dark;
    int lights = whole ? wanted.length : lightsThatDiffer();
    if (lights == 0) {
      return; // Colours that differ by less than the dimming leaves.
    }
    boolean known = takenKnown;
    takenKnown = false;
    try {
      if (!known) {
        stream.write(LET_GO, LET_GO.length);
      }
      int colourBytes = LIGHT_BYTES * lights;
      System.arraycopy(colours, 0, frame, START_BYTES, colourBytes);
      Arrays.fill(frame, START_BYTES + colourBytes, frameLength(lights), (byte) 0);
      stream.write(frame, frameLength(lights));
    } catch (PinFault fault) {
      tryAgainAt = now + TRY_AGAIN;
      if (!broken) {
        broken = true;
        events.accept(new UnitEvent.Faulted(part, fault.fault(), now));
      }
      return;
    }
    System.arraycopy(colours, 0, taken, 0, colours.length);
    takenKnown = true;
    wholeDue = whole ? now + WHOLE_AGAIN : wholeDue;
    tryAgainAt = NEVER;
    if (broken) {
      broken = false;
      events.accept(new UnitEvent.Recovered(part, now));
    }
  }

  /**
   * How many lights from the front have to be sent, so that the last that differs is among them.
   */
  private int lightsThatDiffer() {
    int at = colours.length;
    while (at > 0 && colours[at - 1] == taken[at - 1]) {
      at--;
    }
    return (at + LIGHT_BYTES - 1) / LIGHT_BYTES;
  }

  private void encode() {
    long sum = 0;
    for (int rgb : wanted) {
      sum += (rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff);
    }
    // Rounding down, so that the sum of the parts cannot pass the whole.
    boolean dim = sum > mostChannels;
    byte head = (byte) (0b111_00000 | brightness);
    int at = 0;
    for (int rgb : wanted) {
      int first = rgb >> firstColour & 0xff;
      int second = rgb >> secondColour & 0xff;
      int third = rgb >> thirdColour & 0xff;
      colours[at] = head;
      colours[at + 1] = (byte) (dim ? first * mostChannels / sum : first);
      colours[at + 2] = (byte) (dim ? second * mostChannels / sum : second);
      colours[at + 3] = (byte) (dim ? third * mostChannels / sum : third);
      at += LIGHT_BYTES;
    }
  }
}
