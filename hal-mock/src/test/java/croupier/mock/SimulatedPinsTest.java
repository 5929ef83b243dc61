package croupier.mock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.pins.Bias;
import croupier.hal.pins.EdgeListener;
import croupier.hal.pins.InputLines;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import croupier.mock.SimulatedPins.Mishap;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines, contacts that bounce, edges that are lost or overtaken, and what breaks. */
class SimulatedPinsTest {
  private static final long MS = 1_000_000;
  private static final int FAR = 100;
  private static final int A = 5;
  private static final int B = 6;

  private final VirtualClock clock = new VirtualClock();
  private final SimulatedPins pins = new SimulatedPins(clock, 7);
  private final List<String> heard = new ArrayList<>();

  private final EdgeListener listener =
      new EdgeListener() {
        @Override
        public void edge(int line, boolean high, long nanos) {
          heard.add(line + (high ? " rises " : " falls ") + nanos);
        }

        @Override
        public void lost(int line, long nanos) {
          heard.add(line + " lost some before " + nanos);
        }
      };

  private InputLines lines() throws PinFault {
    return pins.inputs(List.of(A, B), Bias.PULL_UP, listener);
  }

  private void pass(long nanos) throws PinFault {
    for (long end = clock.nanos() + nanos; clock.nanos() < end; ) {
      pins.hear(end - clock.nanos());
    }
  }

  private List<String> told() {
    List<String> told = List.copyOf(heard);
    heard.clear();
    return told;
  }

  @Test
  void anEdgeIsHeardWhenItComesAndNoEarlier() throws PinFault {
    InputLines lines = lines();
    assertTrue(lines.high(0) && lines.high(1), "pulled up");
    pins.contact(B, false, 3 * MS, FAR);
    assertEquals(3 * MS, pins.nextDue());
    pins.hear(2 * MS);
    assertEquals(List.of(), told());
    assertEquals(2 * MS, clock.nanos());
    pins.hear(9 * MS);
    assertEquals(List.of("1 falls 3000000"), told());
    assertEquals(3 * MS, clock.nanos(), "nobody waits past an edge");
    assertFalse(lines.high(1));
    assertFalse(pins.isHigh(B));
    assertEquals(1, pins.changes(B));
    assertEquals(1, pins.edges());
    pins.hear(-1);
    assertEquals(3 * MS, clock.nanos(), "time never goes back");
    pins.contact(B, false, 4 * MS, FAR);
    pass(5 * MS);
    assertEquals(List.of(), told(), "a contact that is where it was tells nothing");
    assertEquals(Long.MAX_VALUE, pins.nextDue());
  }

  @Test
  void aStuckLineStaysWhateverTheFingerDoes() throws PinFault {
    lines();
    pins.stick(A, false);
    assertEquals(List.of("0 falls 0"), told());
    pins.contact(A, false, MS, FAR);
    pass(2 * MS);
    assertEquals(List.of(), told());
    assertEquals(1, pins.count(Mishap.STUCK));
    pins.unstick(A);
    assertEquals(List.of(), told(), "the finger is still down");
    pins.stick(A, true);
    pins.unstick(A);
    assertEquals(List.of("0 rises 2000000", "0 falls 2000000"), told());
    pins.close();
    pins.stick(B, false);
    InputLines again = lines();
    assertFalse(again.high(1), "it was stuck before anybody listened");
    assertTrue(again.high(0));
  }

  @Test
  void anEdgeThatIsLostIsToldOfWithTheNextOne() throws PinFault {
    lines();
    pins.noise(new Noise(0, 0, 1, 0));
    pins.contact(A, false, MS, FAR);
    pass(2 * MS);
    assertEquals(List.of(), told());
    assertEquals(1, pins.count(Mishap.LOST));
    pins.noise(Noise.NONE);
    pins.contact(B, false, 3 * MS, FAR);
    pins.contact(A, true, 4 * MS, FAR);
    pins.contact(A, false, 5 * MS, FAR);
    pass(5 * MS);
    assertEquals(
        List.of(
            "1 falls 3000000", "0 lost some before 4000000", "0 rises 4000000", "0 falls 5000000"),
        told());
  }

  @Test
  void anEdgeThatIsOvertakenIsHeardAfterTheNextWithItsTrueTime() throws PinFault {
    lines();
    pins.noise(new Noise(0, 0, 0, 1));
    pins.contact(A, false, MS, FAR);
    pins.contact(B, false, MS + MS / 2, FAR);
    pass(MS + MS / 2);
    assertEquals(List.of("1 falls 1500000", "0 falls 1000000"), told());
    assertEquals(1, pins.count(Mishap.OVERTAKEN));
    pass(3 * MS);
    assertEquals(List.of(), told(), "and only once");
    pins.contact(A, true, 10 * MS, FAR);
    pass(6 * MS);
    assertEquals(List.of(), told());
    pass(MS);
    assertEquals(List.of("0 rises 10000000"), told(), "nothing overtook it for a millisecond");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void aContactBouncesAsLongAsItMayAndEndsWhereItWent(long most) throws PinFault {
    lines();
    pins.noise(new Noise(1, 2 * MS, 0, 0));
    pins.contact(A, false, MS, most * MS);
    pass(9 * MS);
    List<String> told = told();
    assertTrue(told.size() > 1 && told.size() % 2 == 1, told.toString());
    assertEquals("0 falls 1000000", told.getFirst());
    long last = 0;
    for (int i = 0; i < told.size(); i++) {
      String[] words = told.get(i).split(" ");
      assertEquals(i % 2 == 0 ? "falls" : "rises", words[1]);
      long at = Long.parseLong(words[2]);
      assertTrue(at > last, told.toString());
      last = at;
    }
    assertTrue(last < MS + Math.min(most, 2) * MS, "the bounce is over in time: " + last);
    assertTrue(last > MS + Math.min(most, 2) * MS / 2, "it uses its time: " + last);
    assertEquals(told.size() / 2, pins.count(Mishap.BOUNCED));
    assertEquals(told.size(), pins.edges());
  }

  @Test
  void aBounceThatIsReadLateTellsWhereTheContactIsAlready() throws PinFault {
    lines();
    pins.noise(new Noise(1, 2 * MS, 0, 0, 1));
    pins.contact(A, false, MS, 2 * MS);
    pins.contact(27, false, MS, 2 * MS);
    pass(9 * MS);
    List<String> told = told();
    long bounces = pins.count(Mishap.BOUNCED) / 2;
    assertTrue(told.size() > bounces, told + " of " + bounces);
    assertTrue(told.stream().allMatch(edge -> edge.startsWith("0 falls ")), told.toString());
    assertEquals(1, pins.changes(A), "it did not change again");
  }

  @Test
  void aLineIsDrivenUntilItBreaks() throws PinFault {
    List<String> driven = new ArrayList<>();
    pins.attach((gpio, high, nanos) -> driven.add(gpio + " " + high + " " + nanos));
    OutputLine line = pins.output(A);
    line.set(true);
    line.set(true);
    assertTrue(pins.isHigh(A));
    assertEquals(1, pins.changes(A));
    pins.breakLine(A);
    PinFault fault = assertThrows(PinFault.class, () -> line.set(false));
    assertEquals("line-not-written", fault.fault().name());
    assertEquals(1, pins.count(Mishap.REFUSED));
    assertTrue(pins.isHigh(A), "what was written did not get through");
    pins.mendLine(A);
    line.set(false);
    assertEquals(2, pins.changes(A));
    assertEquals(List.of("5 true 0", "5 true 0", "5 false 0"), driven);
  }

  @Test
  void aLineBelongsToOneUntilAllAreGivenBack() throws PinFault {
    pins.output(A);
    assertEquals("line-in-use", inUse(() -> pins.output(A)));
    assertEquals("line-in-use", inUse(this::lines));
    assertEquals("line-in-use", inUse(() -> pins.tone(A)));
    assertEquals("line-in-use", inUse(() -> pins.stream(B, A)));
    pins.close();
    pins.stream(A, B);
    pins.occupy(9);
    assertEquals("line-in-use", inUse(() -> pins.output(9)));
  }

  private interface Taking {
    void run() throws PinFault;
  }

  private static String inUse(Taking taking) {
    return assertThrows(PinFault.class, taking::run).fault().name();
  }

  @Test
  void aToneIsHeardAndSilenceIsNoChange() throws PinFault {
    List<String> tones = new ArrayList<>();
    pins.listen((gpio, tone, nanos) -> tones.add(gpio + " " + tone.hertz() + " " + nanos));
    var line = pins.tone(A);
    line.sound(new Tone(440, 50, MS));
    line.sound(Tone.SILENCE);
    assertEquals(List.of("5 440 0", "5 0 0"), tones);
    assertEquals(1, pins.changes(A));
    pins.breakLine(A);
    assertThrows(PinFault.class, () -> line.sound(Tone.SILENCE));
  }

  @ParameterizedTest
  @ValueSource(ints = {A, B})
  void bytesGetThroughUntilDataOrClockBreaks(int broken) throws PinFault {
    List<Integer> lengths = new ArrayList<>();
    pins.attach((bytes, length) -> lengths.add(length));
    var stream = pins.stream(A, B);
    stream.write(new byte[8], 3);
    pins.breakLine(broken);
    assertThrows(PinFault.class, () -> stream.write(new byte[8], 4));
    assertEquals(List.of(3), lengths);
  }
}
