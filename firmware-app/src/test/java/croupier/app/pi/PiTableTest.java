package croupier.app.pi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.app.live.SavedGames;
import croupier.app.loop.TableLoop;
import croupier.app.seat.Holders;
import croupier.app.seat.Thinker;
import croupier.app.settings.Settings;
import croupier.hal.Clock;
import croupier.hal.Fault;
import croupier.hal.UnitPicture;
import croupier.hal.pins.Bias;
import croupier.hal.pins.ByteStream;
import croupier.hal.pins.EdgeListener;
import croupier.hal.pins.InputLines;
import croupier.hal.pins.OutputLine;
import croupier.hal.pins.PinFault;
import croupier.hal.pins.ToneLine;
import croupier.hal.pins.WaitingPins;
import croupier.hal.profile.HardwareProfile;
import croupier.mock.SimulatedChain;
import croupier.mock.SimulatedPins;
import croupier.mock.VirtualClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The loop of a real unit, on pins whose waiting moves virtual time. */
class PiTableTest {
  private static final HardwareProfile STANDARD = HardwareProfile.standard();
  private static final long TAP = 80 * Clock.MILLISECOND;

  @TempDir Path folder;
  private final VirtualClock clock = new VirtualClock();
  private final SimulatedPins simulated = new SimulatedPins(clock, 1);
  private final SimulatedChain lights = new SimulatedChain(STANDARD.chain().lights());
  private final List<String> modes = new ArrayList<>();
  private SavedGames saved;
  private int waits;
  private boolean gone;

  /** Pins that can go away. */
  private final class Pins implements WaitingPins {
    @Override
    public void hear(long nanos) throws PinFault {
      if (gone) {
        throw new PinFault(Fault.of("chip-taken-away"));
      }
      waits++;
      simulated.hear(nanos);
    }

    @Override
    public void wake() {
      simulated.wake();
    }

    @Override
    public InputLines inputs(List<Integer> gpios, Bias bias, EdgeListener listener)
        throws PinFault {
      return simulated.inputs(gpios, bias, listener);
    }

    @Override
    public OutputLine output(int gpio) throws PinFault {
      return simulated.output(gpio);
    }

    @Override
    public ToneLine tone(int gpio) throws PinFault {
      return simulated.tone(gpio);
    }

    @Override
    public ByteStream stream(int data, int clockLine) throws PinFault {
      return simulated.stream(data, clockLine);
    }

    @Override
    public void close() {
      simulated.close();
    }
  }

  @BeforeEach
  void aFolder() throws IOException {
    saved = new SavedGames(folder, () -> "secret");
    simulated.attach(lights);
  }

  private TableLoop table() throws PinFault {
    TableLoop table =
        PiTable.open(
            STANDARD,
            new Pins(),
            List.of(),
            saved,
            clock,
            thread -> Holders.withBots(thread, Thinker.apart(), Map.of()),
            Settings.USUAL);
    table.tellModes(modes::add);
    return table;
  }

  private void tap(int gpio, long at) {
    simulated.contact(gpio, false, at, 0);
    simulated.contact(gpio, true, at + TAP, 0);
  }

  @Test
  void aPressIsHeardAndTheNextModeIsTold() throws PinFault {
    try (TableLoop table = table()) {
      tap(STANDARD.buttons().ok(), Clock.SECOND);
      table.run(2 * Clock.SECOND);
    }
    assertEquals(List.of("Attract", "GameMenu"), modes);
  }

  @Test
  void whenItEndsAllLightsAreOutAndTheLinesGivenBack() throws PinFault {
    try (TableLoop table = table()) {
      table.run(Clock.SECOND);
      assertTrue(Arrays.stream(lights.colours()).anyMatch(rgb -> rgb != 0));
    }
    assertArrayEquals(new int[STANDARD.chain().lights()], lights.colours());
    assertEquals(STANDARD.chain().lights(), lights.lastLights(), "all of them, to be sure");
    table().close();
  }

  @Test
  void itBeatsAtLeastOnceASecondAndSleepsInBetween() throws PinFault {
    List<Long> beats = new ArrayList<>();
    try (TableLoop table = table()) {
      table.run(5 * Clock.SECOND); // the LCD is written, cell by cell
      waits = 0;
      table.tellBeats(beats::add);
      table.run(60 * Clock.SECOND);
    }
    long longest = 0;
    for (int i = 1; i < beats.size(); i++) {
      longest = Math.max(longest, beats.get(i) - beats.get(i - 1));
    }
    assertTrue(longest <= Clock.SECOND, longest + " ns without a beat");
    assertTrue(waits < 60 * 10, waits + " wake-ups in a minute of the welcome show");
  }

  @Test
  void thePagesGetEveryPictureOnce() throws PinFault {
    List<UnitPicture> seen = new ArrayList<>();
    try (TableLoop table = table()) {
      table.showOn(seen::add);
      table.run(3 * Clock.SECOND);
    }
    assertTrue(seen.size() > 1 && seen.size() < 10, seen.size() + " pictures");
  }

  @Test
  void whatIsForOnePairOfEyesIsOnNoPageUnlessTheUnitHasNoOtherPlaceForIt() throws Exception {
    UnitPicture secret =
        new UnitPicture(
            List.of(),
            List.of(),
            List.of(),
            List.of(new UnitPicture.DialLights(2, List.of())),
            new UnitPicture.Prompt(List.of("Ann's hand"), "Ann looks", List.of(), List.of(), true),
            UnitPicture.DARK.sound());
    UnitPicture shown = PiTable.forPages(STANDARD, secret);
    assertEquals(-1, shown.dials().getFirst().hooded());
    assertEquals(List.of(), shown.prompt().lcd());
    assertEquals("Ann looks", shown.prompt().headline());

    HardwareProfile small = HardwareProfile.small();
    assertEquals(secret.prompt(), PiTable.forPages(small, secret).prompt(), "it has no display");
    String text =
        Files.readString(Path.of("../hal/src/main/resources/croupier/hal/profile/standard.toml"));
    Path bare = folder.resolve("bare.toml");
    Files.writeString(bare, text.replaceFirst(", \"dials\"", ""));
    UnitPicture inTheOpen = PiTable.forPages(HardwareProfile.load(bare.toString()), secret);
    assertEquals(2, inTheOpen.dials().getFirst().hooded(), "it has no lights under its hoods");
  }

  @Test
  void aChipThatGoesAwayEndsTheRunWithItsReason() throws PinFault {
    try (TableLoop table = table()) {
      table.run(Clock.SECOND);
      gone = true;
      assertThrows(PinFault.class, () -> table.run(Clock.SECOND));
    }
  }

  @Test
  void onceItIsStoppedItDoesNotRun() throws PinFault {
    try (TableLoop table = table()) {
      table.stop();
      table.run(Clock.SECOND);
      assertEquals(0, waits);
    }
  }
}
