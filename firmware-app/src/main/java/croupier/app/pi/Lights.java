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
import java.util.List;

/** Pictures on the lights of a unit that nobody drives: at the very start, and after a bad end. */
public final class Lights {
  private static final int CENTRE = 0b000_010_000;

  private Lights() {}

  /** Puts every light of the unit out. */
  public static void out(HardwareProfile profile) throws PinFault {
    try (PiPins pins = PiPins.open(profile)) {
      show(UnitPicture.DARK, profile, pins);
    }
  }

  /** The first sign of life: the seats glow. */
  static void first(HardwareProfile profile, PiPins pins) throws PinFault {
    List<Light> halos = profile.seats().stream().map(hue -> new Light(hue, Effect.DIM)).toList();
    UnitPicture waking =
        new UnitPicture(
            List.of(new Die(Hue.WHITE, CENTRE, Effect.DIM)),
            List.of(),
            halos,
            List.of(),
            UnitPicture.Prompt.NOTHING,
            UnitPicture.DARK.sound());
    show(waking, profile, pins);
  }

  private static void show(UnitPicture picture, HardwareProfile profile, PiPins pins)
      throws PinFault {
    HardwareProfile.Chain part = profile.chain();
    int[] lights = new int[part.lights()];
    LightPainter.paint(picture, profile, 0, lights);
    pins.early(
        stream ->
            new LedChain(
                    "light chain",
                    stream,
                    part.lights(),
                    part.brightness(),
                    profile.power(),
                    _ -> {})
                .show(lights, 0));
  }
}
