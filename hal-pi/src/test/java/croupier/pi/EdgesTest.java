package croupier.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.device.Dial;
import croupier.hal.pins.Bias;
import croupier.hal.pins.PinFault;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EdgesTest {
  private static final int A = 23;
  private static final int B = 24;
  private static final long MILLISECOND = 1_000_000;

  @TempDir Path devices;
  private FakeKernel kernel;
  private GpioChip chip;
  private Edges edges;
  private final List<String> heard = new ArrayList<>();

  @BeforeEach
  void aChip() throws PinFault {
    kernel = new FakeKernel(devices).withChip("gpiochip0", "pinctrl-bcm2711");
    chip = GpioChip.find(kernel, devices, gpio -> "GPIO " + gpio);
    edges = new Edges(kernel);
  }

  private void listen(String name, Integer... gpios) throws PinFault {
    edges.add(
        chip.inputs(List.of(gpios), Bias.PULL_UP),
        (line, high, nanos) -> heard.add(name + line + (high ? "+" : "-") + "@" + nanos));
  }

  @Test
  void edgesOfAllGroupsComeInTheOrderOfTheirTime() throws PinFault {
    listen("button", 4, 17);
    listen("dial", A, B);
    kernel.change(A, false, 30);
    kernel.change(17, false, 10);
    kernel.change(B, false, 40);
    kernel.change(17, true, 35);
    edges.hear(0);
    assertEquals(List.of("button1-@10", "dial0-@30", "button1+@35", "dial1-@40"), heard);
    heard.clear();
    edges.hear(0);
    assertEquals(List.of(), heard, "each edge is told once");
  }

  @Test
  void itWaitsInTheKernelForAsLongAsItMay() throws PinFault {
    listen("button", 4);
    edges.hear(7_000);
    assertEquals(7_000, kernel.lastWait);
    edges.hear(-3);
    assertEquals(0, kernel.lastWait);
  }

  @Test
  void aWakeUpTellsNothingAndIsOverAfterwards() throws PinFault {
    listen("button", 4);
    edges.wake();
    edges.hear(1);
    edges.hear(1);
    assertEquals(List.of(), heard);
  }

  @Test
  void aListenerThatFailsHearsTheNextEdge() throws PinFault {
    edges.add(
        chip.inputs(List.of(4), Bias.PULL_UP),
        (_, high, _) -> {
          heard.add(high ? "up" : "down");
          if (high) {
            throw new AssertionError("a mistake, as a test");
          }
          throw new IllegalStateException("a mistake, as a test");
        });
    kernel.change(4, false, 1);
    kernel.change(4, true, 2);
    kernel.change(4, false, 3);
    edges.hear(0);
    assertEquals(List.of("down", "up", "down"), heard);
  }

  @Test
  void aChipThatGoesAwayIsAFaultAndNotAnEndlessLoop() throws PinFault {
    listen("button", 4);
    kernel.takeChipAway();
    PinFault fault = assertThrows(PinFault.class, () -> edges.hear(1));
    assertTrue(fault.getMessage().startsWith("The GPIO chip is gone"), fault.getMessage());
  }

  @Test
  void closingGivesTheLinesBackAndMayBeRepeated() throws PinFault {
    listen("button", 4);
    edges.close();
    edges.close();
    edges.wake();
    assertEquals(1, kernel.openFiles(), "the chip itself is still open");
  }

  /** A dial whose edges are fetched now and then, as by a program that is busy or was stopped. */
  private final class FetchedDial {
    final List<UnitEvent> events = new ArrayList<>();
    final Dial dial;
    long steps;
    int state = 0b11;

    FetchedDial() throws PinFault {
      KernelLines lines = chip.inputs(List.of(A, B), Bias.PULL_UP);
      dial =
          new Dial(
              Control.DIAL_A,
              "dial A",
              4,
              false,
              () -> lines.high(0),
              () -> lines.high(1),
              event -> {
                if (event instanceof UnitEvent.Turned(_, int turned, _)) {
                  steps += turned;
                } else {
                  events.add(event);
                }
              });
      edges.add(
          lines,
          (line, high, nanos) ->
              dial.edge(line == 0 ? Dial.Contact.A : Dial.Contact.B, high, nanos));
    }

    /** One edge further: the next contact of the cycle changes. */
    void turn(int way, long nanos) {
      int[] clockwise = {0b11, 0b01, 0b00, 0b10};
      int at = 0;
      while (clockwise[at] != state) {
        at++;
      }
      int next = clockwise[at + way & 3];
      boolean isA = (next ^ state) == 0b10;
      kernel.change(isA ? A : B, (next & (isA ? 0b10 : 0b01)) != 0, nanos);
      state = next;
    }
  }

  @Test
  void tenThousandEdgesAThousandASecondGiveNoWrongStepHoweverLateTheyAreFetched() throws PinFault {
    SplittableRandom chance = new SplittableRandom(7);
    FetchedDial fetched = new FetchedDial();
    long now = MILLISECOND;
    long turned = 0;
    int way = 1;
    long fetchAt = 0;
    for (int edge = 0; edge < 10_000; edge++) {
      if (chance.nextInt(200) == 0) {
        way = -way;
      }
      fetched.turn(way, now);
      turned += way;
      now += MILLISECOND;
      if (now >= fetchAt) {
        edges.hear(0);
        fetched.dial.tick(now);
        fetchAt = now + chance.nextLong(1, 1_000) * MILLISECOND;
      }
    }
    while (fetched.state != 0b11) {
      fetched.turn(1, now += MILLISECOND);
      turned++;
    }
    edges.hear(0);
    fetched.dial.tick(now + 10 * MILLISECOND);
    assertEquals(turned / 4, fetched.steps, "seed 7");
    assertEquals(List.of(), fetched.events);
  }

  @Test
  void edgesBeyondWhatTheKernelKeepsAreLostAndTheDialFindsItsPlaceAgain() throws PinFault {
    FetchedDial fetched = new FetchedDial();
    long now = MILLISECOND;
    for (int edge = 0; edge < 2_402; edge++) {
      fetched.turn(1, now += MILLISECOND);
    }
    edges.hear(0);
    for (int look = 0; look < 4; look++) {
      fetched.dial.tick(now += 10 * MILLISECOND);
    }
    long before = fetched.steps;
    fetched.turn(1, now += MILLISECOND);
    fetched.turn(1, now += MILLISECOND);
    for (int edge = 0; edge < 40; edge++) {
      fetched.turn(1, now += MILLISECOND);
    }
    edges.hear(0);
    fetched.dial.tick(now + 10 * MILLISECOND);
    assertTrue(fetched.steps - before >= 10 && fetched.steps - before <= 11, "" + fetched.steps);
  }
}
