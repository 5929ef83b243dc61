package croupier.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Control;
import croupier.hal.UnitEvent;
import croupier.hal.device.Dial;
import croupier.hal.pins.Bias;
import croupier.hal.pins.EdgeListener;
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
  private final List<Integer> complaints = new ArrayList<>();

  @BeforeEach
  void aChip() throws PinFault {
    kernel = new FakeKernel(devices).withChip("gpiochip0", "pinctrl-bcm2711");
    chip = GpioChip.find(kernel, devices);
    edges = new Edges(kernel, complaints::add);
  }

  private void listen(String name, Integer... gpios) throws PinFault {
    edges.add(
        chip.inputs(List.of(gpios), Bias.PULL_UP),
        new EdgeListener() {
          @Override
          public void edge(int line, boolean high, long nanos) {
            heard.add(name + line + (high ? "+" : "-") + "@" + nanos);
          }

          @Override
          public void lost(int line, long nanos) {
            heard.add(name + line + " lost");
          }
        });
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
  void edgesThatWereStoredInAnotherOrderAreToldInTheirOrder() throws PinFault {
    listen("dial", A, B);
    Runnable first = kernel.changeSlowly(A, false, 10);
    Runnable second = kernel.changeSlowly(B, false, 10);
    Runnable third = kernel.changeSlowly(A, true, 12);
    second.run();
    first.run();
    third.run();
    edges.hear(0);
    assertEquals(List.of("dial0-@10", "dial1-@10", "dial0+@12"), heard);
    assertEquals(1, kernel.waits, "nothing was missing");
  }

  @Test
  void anEdgeWhoseThreadIsAMomentBehindIsWaitedFor() throws PinFault {
    listen("dial", A, B);
    Runnable slow = kernel.changeSlowly(A, false, 10);
    kernel.change(B, false, 20);
    kernel.whileWaiting(() -> {}, slow);
    edges.hear(0);
    assertEquals(List.of("dial0-@10", "dial1-@20"), heard);
  }

  @Test
  void anEdgeThatIsLaterThanAMomentIsToldWhenItComesWithItsOwnTime() throws PinFault {
    listen("dial", A, B);
    Runnable slow = kernel.changeSlowly(A, false, 10);
    kernel.change(B, false, 20);
    edges.hear(5 * MILLISECOND);
    assertEquals(List.of("dial1-@20"), heard);
    assertEquals(MILLISECOND, kernel.lastWait);
    slow.run();
    kernel.change(B, true, 30);
    edges.hear(0);
    assertEquals(List.of("dial1-@20", "dial0-@10", "dial1+@30"), heard);
    assertEquals(3, kernel.waits, "once for what was missing, and never again");
    assertEquals(List.of(), complaints);
  }

  @Test
  void aBounceThatWasOverBeforeItsLevelWasReadIsNeitherAnEdgeNorALoss() throws PinFault {
    listen("dial", A, B);
    kernel.change(A, false, 10);
    kernel.bounce(A, 11);
    kernel.bounce(A, 12);
    kernel.change(B, false, 20);
    edges.hear(0);
    assertEquals(List.of("dial0-@10", "dial1-@20"), heard);
    assertEquals(List.of(), complaints);
  }

  @Test
  void aLineThatLostEdgesIsNamedBeforeItsNextEdge() throws PinFault {
    listen("dial", A, B);
    for (int edge = 0; edge < 1_100; edge++) {
      kernel.change(A, edge % 2 != 0, edge);
    }
    kernel.change(B, false, 2_000);
    edges.hear(0);
    assertEquals(List.of("dial0 lost", "dial0+@77"), heard.subList(0, 2));
    assertEquals("dial1-@2000", heard.getLast());
    assertEquals(1, heard.stream().filter(said -> said.endsWith("lost")).count());
    assertEquals(List.of(77), complaints);
  }

  @Test
  void aLineThatFloatsIsComplainedOfOnceAMinute() throws PinFault {
    listen("button", 4);
    long now = 0;
    for (int second = 0; second < 130; second++) {
      for (int edge = 0; edge < 1_034; edge++) {
        kernel.change(4, edge % 2 != 0, now += 100);
      }
      edges.hear(0);
      now += 1_000 * MILLISECOND - 103_400;
    }
    assertEquals(List.of(10, 600, 600), complaints);
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
    assertTrue(fault.fault().name().startsWith("chip-"), fault.getMessage());
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
          new EdgeListener() {
            @Override
            public void edge(int line, boolean high, long nanos) {
              dial.edge(line == 0 ? Dial.Contact.A : Dial.Contact.B, high, nanos);
            }

            @Override
            public void lost(int line, long nanos) {
              dial.missed(nanos);
            }
          });
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
    assertInstanceOf(UnitEvent.Faulted.class, fetched.events.getFirst());
    assertEquals(1, fetched.events.size(), "whole cycles were lost, and it knows");
    assertEquals(1, complaints.size());
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
