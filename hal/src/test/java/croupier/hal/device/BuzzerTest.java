package croupier.hal.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BuzzerTest {
  private record Heard(long millis, Tone tone) {}

  private final List<Heard> heard = new ArrayList<>();
  private final List<UnitEvent> events = new ArrayList<>();
  private boolean broken;
  private long now;
  private final Buzzer buzzer = new Buzzer("buzzer", this::hear, events::add);

  private void hear(Tone tone) throws PinFault {
    if (broken) {
      throw new PinFault(Fault.ofLine("line-not-written", 9));
    }
    heard.add(new Heard(now / Clock.MILLISECOND, tone));
  }

  private void play(Sound.Kind kind, int volume) {
    buzzer.play(new Sound(1, kind, volume), now);
  }

  private void passTo(long millis) {
    long until = millis * Clock.MILLISECOND;
    while (buzzer.nextDue() <= until) {
      now = Math.max(now, buzzer.nextDue());
      buzzer.tick(now);
    }
    now = until;
  }

  private static Tone tone(int hertz, int percent, long millis) {
    return new Tone(hertz, percent, millis * Clock.MILLISECOND);
  }

  @Test
  void eachNoteEndsWhereTheNextBegins() {
    play(Sound.Kind.GOOD, 80);
    passTo(1_000);
    assertEquals(
        List.of(new Heard(0, tone(1_320, 80, 100)), new Heard(100, tone(1_760, 80, 200))), heard);
    assertEquals(Long.MAX_VALUE, buzzer.nextDue());
  }

  @Test
  void aNewTuneTakesThePlaceOfTheOld() {
    play(Sound.Kind.WIN, 50);
    passTo(300);
    int before = heard.size();
    play(Sound.Kind.TICK, 50);
    passTo(3_000);
    assertEquals(List.of(new Heard(300, tone(2_800, 50, 30))), heard.subList(before, heard.size()));
  }

  @Test
  void whoComesTooLateHearsTheNoteThatIsOnByThen() {
    play(Sound.Kind.GOOD, 100);
    now = 150 * Clock.MILLISECOND;
    buzzer.tick(now);
    assertEquals(List.of(new Heard(150, tone(1_760, 100, 150))), heard);
    play(Sound.Kind.TICK, 100);
    now = 900 * Clock.MILLISECOND;
    buzzer.tick(now);
    assertEquals(1, heard.size(), "what is over is over");
    assertEquals(Long.MAX_VALUE, buzzer.nextDue());
  }

  @Test
  void withoutVolumeNothingIsDue() {
    play(Sound.Kind.WIN, 0);
    play(Sound.Kind.NONE, 100);
    assertEquals(Long.MAX_VALUE, buzzer.nextDue());
  }

  @Test
  void atItsEndItIsSilent() {
    play(Sound.Kind.WIN, 100);
    passTo(100);
    buzzer.silence(now);
    passTo(5_000);
    assertEquals(Tone.SILENCE, heard.getLast().tone());
    assertEquals(2, heard.size());
  }

  @Test
  void aBrokenLineIsToldOnceAndSoIsItsRepair() {
    broken = true;
    play(Sound.Kind.WIN, 100);
    passTo(2_000);
    assertEquals(1, events.size());
    assertTrue(
        events.getFirst() instanceof UnitEvent.Faulted(String part, Fault _, long _)
            && part.equals("buzzer"));
    broken = false;
    play(Sound.Kind.TICK, 100);
    passTo(3_000);
    assertTrue(events.getLast() instanceof UnitEvent.Recovered);
    assertEquals(2, events.size());
  }

  /** Half of each period is as loud as a line can be; a little less is a little softer. */
  @Test
  void theDutyGoesWithTheVolume() {
    assertEquals(0.5, tone(1_000, 100, 10).duty(), 1e-9);
    assertEquals(1.0 / 6, tone(1_000, 50, 10).duty(), 1e-9);
    assertEquals(0, Tone.SILENCE.duty());
  }

  @Test
  void everyKindOfSoundIsShortAndEachIsAnother() {
    List<Tune> tunes = new ArrayList<>();
    for (Sound.Kind kind : Sound.Kind.values()) {
      Tune tune = Tune.of(kind);
      tunes.add(tune);
      assertEquals(kind == Sound.Kind.NONE, tune.notes().isEmpty());
      assertTrue(tune.millis() <= 1_000, kind + " takes " + tune.millis());
      for (int i = 1; i < tune.notes().size(); i++) {
        assertTrue(tune.notes().get(i - 1).at() < tune.notes().get(i).at(), kind + " " + i);
      }
    }
    assertEquals(tunes.size(), tunes.stream().distinct().count());
  }
}
