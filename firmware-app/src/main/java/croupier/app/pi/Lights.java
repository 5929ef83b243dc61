package croupier.app.pi;

import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.LightPainter;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Light;
import croupier.hal.device.LedChain;
import croupier.hal.pins.PinFault;
import croupier.hal.profile.HardwareProfile;
import croupier.pi.PiPins;
import java.util.Arrays;
import java.util.List;

/** Pictures on the lights of a unit that nobody drives: at the very start, and after a bad end. */
public final class Lights {
  private static final int CENTRE = 0b000_010_000;

  private Lights() {}

  /** Puts every light of the unit out. */
  public static void out(HardwareProfile profile) throws PinFault {
    try (PiPins pins = PiPins.open(profile)) {
      show(UnitPicture.DARK, profile, profile.chain().lights(), pins);
    }
  }

  /**
   * The first sign of life, on the lights at the front of the chain: the others would take time.
   */
  static void first(HardwareProfile profile, PiPins pins) throws PinFault {
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
        pins);
  }

  private static void show(UnitPicture picture, HardwareProfile profile, int front, PiPins pins)
      throws PinFault {
    HardwareProfile.Chain part = profile.chain();
    int[] lights = new int[part.lights()];
    LightPainter.paint(picture, profile, 0, lights);
    pins.early(
        stream ->
            new LedChain(
                    "light chain",
                    stream,
                    front,
                    part.colours(),
                    part.brightness(),
                    profile.power(),
                    _ -> {})
                .show(Arrays.copyOf(lights, front), 0));
  }
}
