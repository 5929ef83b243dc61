package croupier.mock;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Clock;
import croupier.hal.Control;
import croupier.hal.Effect;
import croupier.hal.Fault;
import croupier.hal.GameUnit;
import croupier.hal.Hue;
import croupier.hal.LcdSize;
import croupier.hal.UnitEvent;
import croupier.hal.UnitEvent.Faulted;
import croupier.hal.UnitEvent.Pressed;
import croupier.hal.UnitEvent.Recovered;
import croupier.hal.UnitEvent.Released;
import croupier.hal.UnitEvent.Turned;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Prompt;
import croupier.hal.UnitPicture.Sound;
import croupier.hal.device.ColourOrder;
import croupier.hal.device.LcdDrawings;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.Tone;
import croupier.hal.profile.HardwareProfile;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a person does to the unit and sees on it, through every layer down to the pins. */
class SimulatedUnitTest {
  private static final HardwareProfile STANDARD = HardwareProfile.standard();
  private static final int RED = STANDARD.palette().rgb(Hue.RED);

  private final List<UnitEvent> events = new ArrayList<>();
  private final SimulatedUnit unit = started(STANDARD);

  private SimulatedUnit started(HardwareProfile profile) {
    SimulatedUnit started = new SimulatedUnit(profile, 1, events::add);
    started.advance(Duration.ofMillis(500));
    return started;
  }

  private void show(UnitPicture picture) {
    unit.unit().show(picture);
    unit.advance(Duration.ofMillis(100));
  }

  private static UnitPicture dice(Die... dice) {
    return new UnitPicture(
        List.of(dice), List.of(), List.of(), List.of(), Prompt.NOTHING, UnitPicture.DARK.sound());
  }

  private static UnitPicture saying(String... lines) {
    return new UnitPicture(
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        new Prompt(List.of(lines), "", List.of()),
        UnitPicture.DARK.sound());
  }

  private static UnitPicture hooded(int chosen) {
    return new UnitPicture(
        List.of(),
        List.of(),
        List.of(),
        List.of(new DialLights(chosen, List.of())),
        Prompt.NOTHING,
        UnitPicture.DARK.sound());
  }

  private static Die die(Effect effect) {
    return new Die(Hue.RED, 0b101_010_101, effect);
  }

  // hands

  @ParameterizedTest
  @EnumSource(Control.class)
  void everyControlIsHeardAsItself(Control control) {
    long at = unit.clock().nanos();
    unit.tap(control);
    unit.advance(Duration.ofMillis(200));
    assertEquals(new Pressed(control, at), events.getFirst());
    assertEquals(new Released(control, true, at + 80 * Clock.MILLISECOND), events.getLast());
    assertEquals(2, events.size());
  }

  @Test
  void bothDialsTurnAtTheSameTime() {
    unit.turn(Control.DIAL_A, 2);
    unit.turn(Control.DIAL_B, -1);
    unit.advance(Duration.ofSeconds(1));
    assertEquals(2, steps(Control.DIAL_A));
    assertEquals(-1, steps(Control.DIAL_B));
  }

  private int steps(Control dial) {
    return events.stream()
        .mapToInt(e -> e instanceof Turned turned && turned.dial() == dial ? turned.steps() : 0)
        .sum();
  }

  @Test
  void whoPressesAMillisecondEarlierHasTheEarlierTime() {
    unit.press(Control.SEAT_5);
    unit.advance(Duration.ofMillis(1));
    unit.press(Control.SEAT_2);
    unit.advance(Duration.ofMillis(20));
    assertEquals(Control.SEAT_5, assertInstanceOf(Pressed.class, events.get(0)).control());
    assertEquals(Control.SEAT_2, assertInstanceOf(Pressed.class, events.get(1)).control());
    assertEquals(Clock.MILLISECOND, events.get(1).nanos() - events.get(0).nanos());
  }

  @Test
  void aLoopThatWaitsForHandsIsWokenAtTheMomentOfTheEvent() {
    long before = unit.clock().nanos();
    unit.tap(Control.OK);
    unit.advanceToEvent(before + Clock.SECOND);
    assertEquals(before, unit.clock().nanos());
    unit.advanceToEvent(before + Clock.SECOND);
    assertEquals(2, events.size());
    unit.advanceToEvent(before + Clock.SECOND);
    assertEquals(before + Clock.SECOND, unit.clock().nanos());
  }

  @Test
  void theSameHandsAndTheSameSeedGiveTheSameEvents() {
    List<UnitEvent> first = new ArrayList<>();
    List<UnitEvent> second = new ArrayList<>();
    for (List<UnitEvent> told : List.of(first, second)) {
      SimulatedUnit one = new SimulatedUnit(STANDARD, 42, told::add);
      one.pins().noise(new Noise(0.5, 3 * Clock.MILLISECOND, 0.2, 0.2));
      for (int i = 0; i < 50; i++) {
        one.turn(Control.DIAL_A, i % 5 - 2);
        one.tap(Control.seat(i % 6));
        one.advance(Duration.ofMillis(37));
      }
      one.advance(Duration.ofSeconds(10));
    }
    assertTrue(first.size() > 100);
    assertEquals(first, second);
  }

  @Test
  void aSmallUnitHasNoFourthSeatToPress() {
    SimulatedUnit small = started(HardwareProfile.small());
    assertThrows(IllegalArgumentException.class, () -> small.tap(Control.SEAT_4));
    assertEquals(List.of(), small.lcdLines());
  }

  @Test
  void whatASmallUnitHasIsHeardAsItselfAndNamedInItsFaults() {
    HardwareProfile profile = HardwareProfile.small();
    SimulatedUnit small = started(profile);
    for (Control control : Control.values()) {
      if (profile.has(control)) {
        events.clear();
        small.tap(control);
        small.advance(Duration.ofMillis(200));
        assertEquals(control, assertInstanceOf(Pressed.class, events.getFirst()).control());
      }
    }
    small.pins().stick(profile.buttons().seats().get(2), false);
    small.advance(Duration.ofMinutes(2));
    assertEquals("seat-3", assertInstanceOf(Faulted.class, events.getLast()).part());
  }

  @Test
  void aUnitWhoseButtonsConnectToThePlusWorksToo() {
    HardwareProfile.Buttons low = STANDARD.buttons();
    HardwareProfile.Buttons high =
        new HardwareProfile.Buttons(
            low.seats(), low.roll(), low.ok(), low.back(), false, low.timing());
    SimulatedUnit other =
        started(
            new HardwareProfile(
                "high",
                "High",
                STANDARD.seats(),
                high,
                STANDARD.dials(),
                STANDARD.chain(),
                STANDARD.power(),
                STANDARD.lcd(),
                STANDARD.palette()));
    other.tap(Control.BACK);
    other.turn(Control.DIAL_A, 3);
    other.advance(Duration.ofSeconds(1));
    assertInstanceOf(Pressed.class, events.getFirst());
    assertEquals(3, steps(Control.DIAL_A));
  }

  // lights

  @Test
  void aDieShowsItsPatternInItsColour() {
    show(dice(Die.OFF, die(Effect.STEADY)));
    assertEquals(0, unit.lights().diePattern(0));
    assertEquals(0b101_010_101, unit.lights().diePattern(1));
    assertEquals(RED, unit.lights().dieColour(1));
    assertEquals(STANDARD.chain().brightness(), unit.chain().brightness(9));
  }

  @Test
  void aPictureThatDoesNotMoveIsSentOnce() {
    show(dice(die(Effect.STEADY)));
    long frames = unit.chain().frames();
    unit.unit().show(dice(die(Effect.STEADY)));
    unit.advance(Duration.ofMinutes(1));
    assertEquals(frames, unit.chain().frames());
  }

  @Test
  void aPictureThatMovesIsSentTwentyFiveTimesASecond() {
    show(dice(die(Effect.PULSE)));
    long frames = unit.chain().frames();
    unit.advance(Duration.ofSeconds(10));
    // a few are the same as the one before and are not sent: at the top and bottom of each breath
    assertEquals(240, unit.chain().frames() - frames, 12);
    show(dice(die(Effect.STEADY)));
    frames = unit.chain().frames();
    unit.advance(Duration.ofSeconds(10));
    assertEquals(frames, unit.chain().frames());
  }

  @Test
  void manyPicturesAtOnceCostOneFrame() {
    long frames = unit.chain().frames();
    for (int pattern = 1; pattern < 100; pattern++) {
      unit.unit().show(dice(new Die(Hue.RED, pattern, Effect.STEADY)));
    }
    unit.advance(Duration.ofMillis(100));
    assertEquals(1, unit.chain().frames() - frames);
    assertEquals(99, unit.lights().diePattern(0));
  }

  @Test
  void underTheHoodOneLightIsLitAndAllChoicesDrawTheSame() {
    double[] milliamps = new double[3];
    for (int chosen = 0; chosen < 3; chosen++) {
      show(hooded(chosen));
      int[] lights = unit.lights().hooded(0);
      for (int i = 0; i < 3; i++) {
        assertEquals(i == chosen, lights[i] != 0);
      }
      assertEquals(1, Arrays.stream(unit.lights().all()).filter(c -> c != 0).count());
      milliamps[chosen] = unit.chain().milliamps(20, 1);
    }
    assertEquals(milliamps[0], milliamps[1]);
    assertEquals(milliamps[0], milliamps[2]);
  }

  private static HardwareProfile withLights(ColourOrder order, int brightness) {
    HardwareProfile.Chain is = STANDARD.chain();
    return new HardwareProfile(
        "other",
        "Other lights",
        STANDARD.seats(),
        STANDARD.buttons(),
        STANDARD.dials(),
        new HardwareProfile.Chain(
            is.data(),
            is.clock(),
            false,
            order,
            0,
            is.order(),
            is.dice(),
            is.trackers(),
            is.halos(),
            is.dials(),
            brightness),
        STANDARD.power(),
        STANDARD.lcd(),
        STANDARD.palette());
  }

  @Test
  void lightsThatTakeRedFirstShowRedToo() {
    SimulatedUnit other = started(withLights(ColourOrder.RGB, 6));
    other.unit().show(dice(die(Effect.STEADY)));
    other.advance(Duration.ofMillis(100));
    assertEquals(RED, other.lights().dieColour(0));
  }

  @Test
  void evenWithEveryLightWhiteTheBudgetHolds() {
    Die full = new Die(Hue.WHITE, 0x1ff, Effect.STEADY);
    Light white = Light.of(Hue.WHITE);
    HardwareProfile glaring = withLights(ColourOrder.BGR, 31);
    SimulatedUnit bright = started(glaring);
    bright
        .unit()
        .show(
            new UnitPicture(
                Collections.nCopies(11, full),
                Collections.nCopies(6, new UnitPicture.Tracker(Collections.nCopies(8, white))),
                Collections.nCopies(6, white),
                List.of(),
                Prompt.NOTHING,
                UnitPicture.DARK.sound()));
    bright.advance(Duration.ofMillis(100));
    double milliamps = bright.chain().milliamps(20, 1);
    assertTrue(milliamps <= 3_000 && milliamps > 2_900, milliamps + " mA");
  }

  @Test
  void darkIsDarkAtOnceAndStaysDark() {
    show(dice(die(Effect.PULSE)));
    unit.unit().dark();
    assertArrayEquals(new int[165], unit.lights().all());
    long frames = unit.chain().frames();
    unit.advance(Duration.ofSeconds(1));
    assertEquals(frames, unit.chain().frames());
  }

  // LCD

  @Test
  void theLcdReadsWhatThePromptSays() {
    show(saying("Ann: roll the dice", "", "ROLL  roll", "OK    keep 1,200 pts"));
    assertEquals(
        List.of(
            "Ann: roll the dice  ",
            "                    ",
            "ROLL  roll          ",
            "OK    keep 1,200 pts"),
        unit.lcdLines());
    assertEquals(List.of(), unit.lcd().violations());
  }

  @Test
  void aSmallDisplayHasTwoLinesAtTheRightPlacesOfItsMemory() {
    SimulatedUnit compact = started(HardwareProfile.compact());
    compact
        .unit()
        .show(saying("Ann: roll       ", "ROLL  roll twice").withGlass(List.of("Ann", "OK")));
    compact.advance(Duration.ofMillis(100));
    assertEquals(List.of("Ann             ", "OK              "), compact.lcdLines());
    compact.unit().show(saying("0123456789abcdef", "¤456789abcdefghi"));
    compact.advance(Duration.ofMillis(100));
    assertEquals(List.of("0123456789abcdef", "¤456789abcdefghi"), compact.lcdLines());
    long bytes = compact.lcd().bytes();
    compact.unit().show(saying("0123456789abcdeX", "Y456789abcdefghi"));
    compact.advance(Duration.ofMillis(100));
    // an address and a character, twice: the second line does not follow the first
    assertEquals(4, compact.lcd().bytes() - bytes);
    assertEquals(List.of("0123456789abcdeX", "Y456789abcdefghi"), compact.lcdLines());
    assertEquals(List.of(), compact.lcd().violations());
  }

  static Stream<HardwareProfile> displays() {
    return Stream.of(STANDARD, HardwareProfile.compact());
  }

  private static List<String> nothingToRead(HardwareProfile profile) {
    LcdSize size = profile.lcdSize();
    return Collections.nCopies(size.lines(), " ".repeat(size.columns()));
  }

  @Test
  void theLcdShowsDrawnAndForeignCharacters() {
    show(saying("↑↓↻⌂▣◎●¤ → Ü é “x”"));
    assertEquals("↑↓↻⌂▣◎●¤ → ü e \"x\"  ", unit.lcdLines().getFirst());
  }

  @Test
  void theLcdDrawsTheLettersThatATextNeeds() {
    show(saying("¿Qué dé? Ärger, ça o", "↑ 3", "ärgern ñ ß"));
    assertEquals(
        List.of("¿Qué dé? Ärger, ça o", "↑ 3", "ärgern ñ ß"),
        unit.lcdLines().stream().limit(3).map(String::strip).toList());
    show(saying("á é í ó ú à è ù â ê"));
    assertEquals("á é í ó ú à è ù a e", unit.lcdLines().getFirst().strip());
    show(saying(LcdDrawings.SYMBOLS));
    assertEquals(LcdDrawings.SYMBOLS, unit.lcdLines().getFirst().strip());
    assertEquals(List.of(), unit.lcd().violations());
  }

  @Test
  void aDrawingThatChangesWhileItIsSentEndsUpRight() {
    show(saying("été"));
    unit.unit().show(saying("à la côte"));
    unit.advance(Duration.ofNanos(450_000));
    show(saying("¿dónde está?"));
    assertEquals("¿dónde está?", unit.lcdLines().getFirst().strip());
    assertEquals(List.of(), unit.lcd().violations());
  }

  @Test
  void onlyCellsThatChangedAreWritten() {
    show(saying("Score 1000", "Houses 2"));
    long bytes = unit.lcd().bytes();
    show(saying("Score 1500", "Houses 3"));
    // an address and a character, twice
    assertEquals(4, unit.lcd().bytes() - bytes);
    show(saying("Score 1500", "Houses 3"));
    assertEquals(4, unit.lcd().bytes() - bytes);
    assertEquals("Houses 3", unit.lcdLines().get(1).strip());
  }

  @Test
  void aTextThatChangesWhileItIsWrittenEndsUpRight() {
    unit.unit().show(saying("xxxxxxxxxxxxxxxxxxxx", "yyyyyyyyyyyyyyyyyyyy"));
    unit.advance(Duration.ofMillis(2));
    show(saying("Ann", "Bo", "Cy", "Di"));
    assertEquals(
        List.of("Ann", "Bo", "Cy", "Di"), unit.lcdLines().stream().map(String::strip).toList());
  }

  @ParameterizedTest
  @MethodSource("displays")
  void aDisplayThatKeptItsPowerInTheMiddleOfAByteIsBroughtBack(HardwareProfile profile) {
    SimulatedUnit restarted = new SimulatedUnit(profile, 1, events::add);
    restarted.lcd().leaveInTheMiddleOfAByte();
    restarted.unit().show(saying("Resume?"));
    restarted.advance(Duration.ofMillis(200));
    assertEquals("Resume?", restarted.lcdLines().getFirst().strip());
    assertEquals("", restarted.lcdLines().getLast().strip());
    assertEquals(List.of(), restarted.lcd().violations());
  }

  @ParameterizedTest
  @MethodSource("displays")
  void atTheEndNothingIsLeftToReadOnTheLcd(HardwareProfile profile) {
    SimulatedUnit ended = started(profile);
    ended.unit().show(saying("Ann: DealBreaker", "Bo:  Pass Go"));
    ended.advance(Duration.ofMillis(100));
    assertEquals("Ann: DealBreaker", ended.lcdLines().getFirst().strip());
    ended.close();
    assertEquals(nothingToRead(profile), ended.lcdLines());
    assertEquals(nothingToRead(profile), ended.lcd().memory(), "nor for whoever switches it on");
    assertEquals(List.of(), ended.lcd().violations());
  }

  @ParameterizedTest
  @MethodSource("displays")
  void anEndInTheMiddleOfWhatIsWrittenLeavesNothingToReadEither(HardwareProfile profile) {
    for (int micros = 100; micros < 12_000; micros += 130) {
      SimulatedUnit ended = started(profile);
      ended.unit().show(saying("xxxxxxxxxxxxxxxxxxxx", "yyyyyyyyyyyyyyyyyyyy"));
      ended.advance(Duration.ofNanos(micros * 1_000L));
      long before = ended.clock().nanos();
      ended.close();
      assertEquals(nothingToRead(profile), ended.lcd().memory());
      assertEquals(List.of(), ended.lcd().violations(), "after " + micros + " us");
      assertTrue(ended.clock().nanos() - before < 10 * Clock.MILLISECOND);
    }
  }

  @ParameterizedTest
  @MethodSource("displays")
  void anEndDuringTheStartLeavesNothingOfWhatTheDisplayKept(HardwareProfile profile) {
    for (int millis = 51; millis < 75; millis++) {
      SimulatedUnit ended = new SimulatedUnit(profile, 1, events::add);
      ended.lcd().leaveInTheMiddleOfAByte();
      ended.advance(Duration.ofMillis(millis));
      ended.close();
      assertEquals(nothingToRead(profile), ended.lcd().memory());
      assertEquals(List.of(), ended.lcd().violations(), "after " + millis + " ms");
    }
  }

  @Test
  void afterDarknessTheNextWordsStartTheDisplayAgain() {
    show(saying("Ann", "Bo", "¤ 5"));
    unit.unit().dark();
    unit.advance(Duration.ofSeconds(1));
    assertEquals(nothingToRead(STANDARD), unit.lcdLines());
    show(saying("Ann", "Bo", "¤ 6"));
    assertEquals(
        List.of("Ann", "Bo", "¤ 6", ""), unit.lcdLines().stream().map(String::strip).toList());
    assertEquals(List.of(), unit.lcd().violations());
    assertEquals(List.of(), events);
  }

  @Test
  void aBrokenLcdWireDoesNotKeepTheUnitFromItsEnd() throws PinFault {
    show(saying("Ann"));
    unit.pins().breakLine(STANDARD.lcd().orElseThrow().enable());
    unit.close();
    assertEquals("lcd", assertInstanceOf(Faulted.class, events.getLast()).part());
    unit.pins().output(STANDARD.buttons().roll());
  }

  @Test
  void theDisplayNoticesWhoDoesNotWait() {
    SimulatedLcd lcd = new SimulatedLcd(STANDARD.lcd().orElseThrow(), 0);
    int enable = STANDARD.lcd().orElseThrow().enable();
    lcd.driven(enable, true, 1_000_000);
    lcd.driven(enable, false, 1_000_000);
    assertEquals(1, lcd.violations().size());
  }

  // faults

  @Test
  void aDeadChainIsToldAndTheGameGoesOnAndTheLightsComeBack() {
    unit.pins().breakLine(STANDARD.chain().data());
    show(dice(die(Effect.PULSE)));
    unit.tap(Control.OK);
    unit.advance(Duration.ofSeconds(3));
    assertInstanceOf(Faulted.class, events.getFirst());
    assertEquals(3, events.size(), events.toString());
    unit.pins().mendLine(STANDARD.chain().data());
    unit.advance(Duration.ofSeconds(2));
    assertInstanceOf(Recovered.class, events.getLast());
    assertEquals(0b101_010_101, unit.lights().diePattern(0));
  }

  @Test
  void aBrokenLcdWireIsToldAndTheTextComesBack() {
    int d6 = STANDARD.lcd().orElseThrow().data().get(2);
    unit.pins().breakLine(d6);
    show(saying("Ann's turn"));
    unit.advance(Duration.ofSeconds(3));
    assertEquals(1, events.size());
    assertEquals("lcd", assertInstanceOf(Faulted.class, events.getFirst()).part());
    unit.pins().mendLine(d6);
    unit.advance(Duration.ofSeconds(3));
    assertInstanceOf(Recovered.class, events.getLast());
    assertEquals("Ann's turn", unit.lcdLines().getFirst().strip());
  }

  @Test
  void aStuckButtonIsToldOnceAndTheOthersStillWork() {
    int roll = STANDARD.buttons().roll();
    unit.pins().stick(roll, false);
    unit.advance(Duration.ofMinutes(2));
    List<UnitEvent> faults = events.stream().filter(Faulted.class::isInstance).toList();
    assertEquals(1, faults.size());
    assertEquals("roll", ((Faulted) faults.getFirst()).part());
    events.clear();
    unit.tap(Control.OK);
    unit.advance(Duration.ofSeconds(1));
    assertEquals(2, events.size());
    unit.pins().unstick(roll);
    unit.advance(Duration.ofSeconds(1));
    assertEquals("roll", assertInstanceOf(Recovered.class, events.getLast()).part());
  }

  @Test
  void aPinThatAnotherProgramHasIsRefusedAndTheOthersAreGivenBack() throws PinFault {
    VirtualClock clock = new VirtualClock();
    SimulatedPins pins = new SimulatedPins(clock, 1);
    pins.occupy(STANDARD.buttons().back());
    PinFault fault =
        assertThrows(PinFault.class, () -> new GameUnit(STANDARD, pins, clock, events::add));
    assertEquals(Fault.ofLine("line-in-use", 26), fault.fault());
    pins.output(STANDARD.chain().data());
  }

  @Test
  void aButtonThatIsDownWhenTheUnitStartsIsHeard() throws PinFault {
    VirtualClock clock = new VirtualClock();
    SimulatedPins pins = new SimulatedPins(clock, 1);
    pins.stick(STANDARD.buttons().ok(), false);
    try (GameUnit started = new GameUnit(STANDARD, pins, clock, events::add)) {
      while (events.isEmpty()) {
        clock.moveTo(started.nextDue());
        started.tick(clock.nanos());
      }
      assertEquals(List.of(new Pressed(Control.OK, 5 * Clock.MILLISECOND)), events);
    }
  }

  // sound

  private static HardwareProfile withBuzzer() {
    return new HardwareProfile(
        "heard",
        "Heard",
        STANDARD.seats(),
        STANDARD.buttons(),
        STANDARD.dials(),
        STANDARD.chain(),
        STANDARD.power(),
        STANDARD.lcd(),
        STANDARD.palette(),
        Optional.of(new HardwareProfile.Buzzer(9, false)),
        Optional.empty());
  }

  private static UnitPicture sounding(int number, Sound.Kind kind) {
    return new UnitPicture(
        List.of(), List.of(), List.of(), List.of(), Prompt.NOTHING, new Sound(number, kind, 60));
  }

  @Test
  void aSoundIsHeardOnceAndAtItsTime() {
    SimulatedUnit other = started(withBuzzer());
    assertEquals(List.of(), other.heard());
    long at = other.clock().nanos();
    other.unit().show(sounding(1, Sound.Kind.GOOD));
    other.advance(Duration.ofMillis(50));
    other.unit().show(sounding(1, Sound.Kind.GOOD));
    other.advance(Duration.ofSeconds(1));
    assertEquals(
        List.of(
            new SimulatedUnit.Heard(at, new Tone(1_320, 60, 100 * Clock.MILLISECOND)),
            new SimulatedUnit.Heard(
                at + 100 * Clock.MILLISECOND, new Tone(1_760, 60, 200 * Clock.MILLISECOND))),
        other.heard());
    other.unit().show(sounding(2, Sound.Kind.WIN));
    other.advance(Duration.ofMillis(10));
    other.close();
    assertEquals(Tone.SILENCE, other.heard().getLast().tone(), "at its end it is silent");
  }

  @Test
  void aBrokenBuzzerIsTold() {
    SimulatedUnit other = started(withBuzzer());
    other.pins().breakLine(9);
    other.unit().show(sounding(1, Sound.Kind.WIN));
    other.advance(Duration.ofSeconds(2));
    assertEquals(
        List.of("buzzer"), events.stream().map(event -> ((Faulted) event).part()).toList());
  }
}
