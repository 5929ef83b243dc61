package croupier.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ToneThreadTest {
  private static final Tone LOW = new Tone(1_000, 100, 10);
  private static final Tone HIGH = new Tone(2_000, 100, 10);

  private final AtomicLong now = new AtomicLong();
  private final BlockingQueue<String> done = new LinkedBlockingQueue<>();
  private volatile boolean broken;
  private volatile boolean endless;

  private final ToneThread.Voice voice =
      new ToneThread.Voice() {
        @Override
        public void begin(Tone tone) throws PinFault {
          if (broken) {
            done.add("fault");
            throw new PinFault(Fault.of("pwm-not-written"));
          }
          done.add("begin " + tone.hertz());
        }

        @Override
        public void goOn(long until) {
          if (endless) {
            Thread.onSpinWait();
          } else {
            now.set(until);
          }
        }

        @Override
        public void end() {
          done.add("end");
        }

        @Override
        public void close() {
          done.add("close");
        }
      };
  private final ToneThread line = new ToneThread(voice, now::get);

  private void next(String what) throws InterruptedException {
    assertEquals(what, done.take());
  }

  @Test
  void aToneEndsByItselfAndTheSameOneCanBeHeardTwice() throws Exception {
    for (int i = 0; i < 2; i++) {
      line.sound(LOW);
      next("begin 1000");
      next("end");
      assertEquals((i + 1) * LOW.nanos(), now.get(), "it is kept up for so long");
    }
    line.close();
    assertEquals("close", done.poll(), "whoever closes it finds it closed");
  }

  /** The voice never comes to the end of its tone: nobody who asks for another waits for that. */
  @Test
  void theNewestToneWinsOverOneThatHangs() throws Exception {
    endless = true;
    line.sound(LOW);
    next("begin 1000");
    line.sound(HIGH);
    next("end");
    next("begin 2000");
    line.sound(Tone.SILENCE);
    next("end");
    next("end");
    line.close();
    next("close");
  }

  @Test
  void whatWentWrongIsToldToWhoAsksNext() throws Exception {
    broken = true;
    line.sound(LOW);
    next("fault");
    broken = false;
    // The thread notes the fault after it was thrown; whoever plays a tune asks again and again.
    assertThrows(
        PinFault.class,
        () -> {
          while (true) {
            line.sound(Tone.SILENCE);
          }
        });
    line.close();
  }

  @Test
  void withoutAToneThereIsNoThread() throws Exception {
    line.sound(Tone.SILENCE);
    line.close();
    next("close");
    assertEquals(0, done.size());
  }

  @Test
  void aPlainLineSwingsAsOftenAsItsToneWants(@TempDir Path devices) throws Exception {
    FakeKernel kernel = new FakeKernel(devices).withChip("gpiochip0", "pinctrl-bcm2711");
    VirtualClock virtual = new VirtualClock(now, new ArrayList<>());
    try (GpioChip chip = GpioChip.find(kernel, devices)) {
      SwungLine swung = new SwungLine(chip.outputs(List.of(9)), virtual);
      long end = Clock.SECOND / 10;
      swung.begin(new Tone(1_000, 100, end));
      while (now.get() < end) {
        swung.goOn(end);
      }
      swung.end();
      assertEquals(100, kernel.driven.stream().filter("9+"::equals).count());
      assertEquals("9-", kernel.driven.getLast());
      assertEquals(
          List.of(500_000L, 1_000_000L, 1_500_000L, 2_000_000L), virtual.awaited().subList(0, 4));
      now.addAndGet(Clock.SECOND);
      long late = now.get();
      swung.goOn(Long.MAX_VALUE);
      swung.goOn(Long.MAX_VALUE);
      assertEquals(late + 500_000, virtual.awaited().getLast() - 500_000, "nothing is caught up");
      swung.close();
    }
    assertEquals(0, kernel.openFiles());
  }

  /** Waiting is all that lets its time pass. */
  private record VirtualClock(AtomicLong time, List<Long> awaited) implements Clock {
    @Override
    public long nanos() {
      return time.get();
    }

    @Override
    public void await(long nanos) {
      awaited.add(nanos);
      time.set(Math.max(time.get(), nanos));
    }
  }
}
