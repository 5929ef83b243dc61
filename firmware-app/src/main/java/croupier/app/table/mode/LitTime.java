package croupier.app.table.mode;

import croupier.hal.Clock;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Die;
import croupier.hal.UnitPicture.Light;
import croupier.hal.UnitPicture.Tracker;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;
import java.util.Arrays;
import java.util.List;

/**
 * How long each light of the unit was on, however bright. Lights age while they shine; a unit that
 * shows itself for months would age where its games are busy, and keep its other lights like new.
 */
public final class LitTime {
  /** What shines half of the time counts half. */
  private static final double HALF = 0.5;

  private final int dice;
  private final int trackers;
  private final int halos;
  private final int dials;

  /** Seconds, for each light: dice, trackers, halos, then hooded and open lights of each dial. */
  private final double[] seconds;

  private UnitPicture shown = UnitPicture.DARK;
  private long since;

  LitTime(HardwareProfile.Chain chain) {
    dice = chain.count(ChainPart.DICE);
    trackers = chain.count(ChainPart.TRACKERS);
    halos = chain.count(ChainPart.HALOS);
    dials = chain.count(ChainPart.DIALS);
    seconds = new double[dial(dials)];
  }

  private int tracker(int number) {
    return dice * Die.LIGHTS + number * Tracker.LENGTH;
  }

  private int halo(int number) {
    return tracker(trackers) + number;
  }

  private int dial(int number) {
    return halo(halos) + number * 2 * DialLights.POSITIONS;
  }

  /** From now on this is shown. */
  public void shows(UnitPicture picture, long now) {
    double passed = (double) (now - since) / Clock.SECOND;
    if (passed > 0) {
      count(passed);
    }
    shown = picture;
    since = now;
  }

  private void count(double passed) {
    for (int die = 0; die < Math.min(dice, shown.dice().size()); die++) {
      count(shown.dice().get(die), die * Die.LIGHTS, passed);
    }
    for (int seat = 0; seat < Math.min(trackers, shown.trackers().size()); seat++) {
      count(shown.trackers().get(seat).lights(), tracker(seat), passed);
    }
    count(shown.halos().subList(0, Math.min(halos, shown.halos().size())), halo(0), passed);
    for (int dial = 0; dial < Math.min(dials, shown.dials().size()); dial++) {
      DialLights lights = shown.dials().get(dial);
      if (lights.hooded() >= 0) {
        seconds[dial(dial) + lights.hooded()] += passed;
      }
      count(lights.reveal(), dial(dial) + DialLights.POSITIONS, passed);
    }
  }

  private void count(Die die, int at, double passed) {
    if (die.hue() == Hue.OFF) {
      return;
    }
    boolean tumbles = die.effect() == Effect.TUMBLE;
    for (int light = 0; light < Die.LIGHTS; light++) {
      if (tumbles || (die.pattern() >> light & 1) == 1) {
        seconds[at + light] += passed * share(die.effect());
      }
    }
  }

  private void count(List<Light> lights, int at, double passed) {
    for (int i = 0; i < lights.size(); i++) {
      Light light = lights.get(i);
      if (light.hue() != Hue.OFF) {
        seconds[at + i] += passed * share(light.effect());
      }
    }
  }

  private static double share(Effect effect) {
    return effect == Effect.BLINK || effect == Effect.TUMBLE ? HALF : 1;
  }

  /** Of all lights. */
  public double mean() {
    return Arrays.stream(seconds).average().orElse(0);
  }

  /** Of the light that was on least. */
  public double least() {
    return Arrays.stream(seconds).min().orElse(0);
  }

  public double ofDie(int die, int light) {
    return die < dice ? seconds[die * Die.LIGHTS + light] : Double.MAX_VALUE;
  }

  public double ofTracker(int seat, int light) {
    return seat < trackers ? seconds[tracker(seat) + light] : Double.MAX_VALUE;
  }

  public double ofHalo(int seat) {
    return seat < halos ? seconds[halo(seat)] : Double.MAX_VALUE;
  }

  /**
   * @param light the three under the hood first, then the three for all
   */
  public double ofDial(int dial, int light) {
    return dial < dials ? seconds[dial(dial) + light] : Double.MAX_VALUE;
  }
}
