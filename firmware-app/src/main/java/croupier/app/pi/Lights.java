package croupier.app.pi;

import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.LightPainter;
import croupier.hal.UnitEvent;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Light;
import croupier.hal.device.Lcd;
import croupier.hal.device.LedChain;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.pi.EarlyLines;
import croupier.pi.PiPins;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Pictures on the lights of a unit that nobody drives: at the very start, and after a bad end. */
public final class Lights {
  private static final int CENTRE = 0b000_010_000;

  private Lights() {}

  /** Puts every light of the unit out, and leaves nothing to read on its LCD. */
  public static void out(HardwareProfile profile) throws PinFault {
    try (PiPins pins = PiPins.open(profile)) {
      silence(profile, pins);
      out(profile, pins, Clock.system());
    }
  }

  /** A plain line falls silent with its program; the PWM goes on until it is taken again. */
  private static void silence(HardwareProfile profile, PiPins pins) throws PinFault {
    if (profile.buzzer().isPresent()) {
      pins.tone(profile.buzzer().get().gpio());
    }
  }

  static void out(HardwareProfile profile, EarlyLines lines, Clock clock) throws PinFault {
    List<UnitEvent> told = new ArrayList<>();
    try {
      show(UnitPicture.DARK, profile, profile.chain().lights(), lines, told::add);
    } finally {
      if (profile.hasLcd()) {
        clear(profile.lcd().orElseThrow(), lines, clock, told::add);
      }
    }
    // Nobody plays here who would hear of a fault and wait until it is over.
    for (UnitEvent event : told) {
      if (event instanceof UnitEvent.Faulted fault) {
        throw new PinFault(fault.fault());
      }
    }
  }

  private static void clear(
      HardwareProfile.Lcd part, EarlyLines lines, Clock clock, Consumer<UnitEvent> listener)
      throws PinFault {
    List<Integer> gpios = new ArrayList<>(List.of(part.rs(), part.enable()));
    gpios.addAll(part.data());
    lines.lines(
        gpios,
        lent ->
            new Lcd(
                    "lcd",
                    part.size(),
                    lent.get(0),
                    lent.get(1),
                    lent.subList(2, lent.size()),
                    clock,
                    listener)
                .dark());
  }

  /**
   * The first sign of life, on the lights at the front of the chain: the others would take time. A
   * chain that does not take it is no reason not to start: the unit tells of it, and can be played.
   */
  static void first(HardwareProfile profile, EarlyLines lines) throws PinFault {
    UnitPicture waking =
        new UnitPicture(
            List.of(new Die(Hue.WHITE, CENTRE, Effect.DIM)),
            List.of(),
            List.of(new Light(profile.seats().getFirst(), Effect.DIM)),
            List.of(),
            UnitPicture.Prompt.NOTHING,
            UnitPicture.DARK.sound());
    show(
        waking,
        profile,
        Math.min(profile.chain().spare() + Die.LIGHTS, profile.chain().lights()),
        lines,
        _ -> {});
  }

  private static void show(
      UnitPicture picture,
      HardwareProfile profile,
      int front,
      EarlyLines lines,
      Consumer<UnitEvent> listener)
      throws PinFault {
    HardwareProfile.Chain part = profile.chain();
    int[] lights = new int[part.lights()];
    LightPainter.paint(picture, profile, 0, lights);
    lines.chain(
        stream ->
            new LedChain(
                    "light-chain",
                    stream,
                    front,
                    part.colours(),
                    part.brightness(),
                    profile.power(),
                    listener)
                .show(Arrays.copyOf(lights, front), 0));
  }
}
