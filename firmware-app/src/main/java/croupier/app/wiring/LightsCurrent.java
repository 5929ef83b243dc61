package croupier.app.wiring;

import croupier.app.words.Message;
import croupier.hal.device.LedChain;
import croupier.hal.profile.HardwareProfile;
import croupier.hal.profile.HardwareProfile.ChainPart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What the chain of lights can draw at most, and what fuse, wires and feeds it needs for that. */
final class LightsCurrent {
  /** A fuse carries this much of its rating for ever. */
  private static final double FUSE_SHARE = 0.75;

  private static final double[] FUSES = {
    0.5, 1, 1.6, 2, 3.15, 4, 5, 6.3, 8, 10, 12.5, 16, 20, 25, 30
  };

  /** So many lights hang well on one pair of supply wires. */
  private static final int LIGHTS_FED_AT_ONCE = 100;

  /** How far from there the end of a part may be, to be the better place. */
  private static final int NEAR = 30;

  private static final int COLOURS = 3;

  private final HardwareProfile.Chain chain;
  private final LedChain.Power power;

  LightsCurrent(HardwareProfile profile) {
    chain = profile.chain();
    power = profile.power();
  }

  /** A place where 5 V and ground come to the chain, with a capacitor across them. */
  record Feed(int light, Message place) {}

  /** All lights white at the brightness of the profile, if nothing dimmed them. */
  int worst() {
    double colours = (double) chain.lights() * COLOURS * power.channelMilliamps();
    return chain.lights() * power.idleMilliamps()
        + (int) Math.ceil(colours * chain.brightness() / LedChain.FULL_BRIGHTNESS);
  }

  /** What is really drawn at most: the program dims what would be more than the budget. */
  int most() {
    return Math.min(power.budgetMilliamps(), worst());
  }

  double fuse() {
    return fuse(most());
  }

  /** Whether a higher brightness, which is one number in a file, would blow the fuse. */
  boolean budgetIsAboveTheFuse() {
    return power.budgetMilliamps() > fuse() * 1_000;
  }

  /** The budget that the fuse carries for ever. */
  int budgetForTheFuse() {
    return (int) (fuse() * FUSE_SHARE * 1_000);
  }

  /** The smallest usual fuse that carries a current for ever. */
  static double fuse(int milliamps) {
    for (double fuse : FUSES) {
      if (fuse * FUSE_SHARE * 1_000 >= milliamps) {
        return fuse;
      }
    }
    return FUSES[FUSES.length - 1];
  }

  /** From the supply to the feeds, in mm²: thick, so that little voltage is lost on the way. */
  static double supplyWire(double fuse) {
    return fuse <= 4 ? 0.75 : fuse <= 6.3 ? 1 : fuse <= 10 ? 1.5 : thickest(fuse);
  }

  /** From light to light, in mm²: the fuse must blow before any wire behind it burns. */
  static double chainWire(double fuse) {
    return fuse <= 2
        ? 0.25
        : fuse <= 4 ? 0.5 : fuse <= 6.3 ? 0.75 : fuse <= 10 ? 1 : thickest(fuse);
  }

  private static double thickest(double fuse) {
    return fuse <= 16 ? 2.5 : 4;
  }

  /** The first light, and one more for every hundred: where a part ends, if one ends near it. */
  List<Feed> feeds() {
    List<Feed> feeds = new ArrayList<>();
    feeds.add(new Feed(1, Message.of("wiring.place-front")));
    for (int fed = LIGHTS_FED_AT_ONCE; fed < chain.lights(); fed += LIGHTS_FED_AT_ONCE) {
      feeds.add(feedNear(fed));
    }
    return feeds;
  }

  private Feed feedNear(int fed) {
    List<Feed> ends = new ArrayList<>();
    int lights = chain.spare();
    if (lights > 0) {
      ends.add(new Feed(lights + 1, Message.of("wiring.place-spare")));
    }
    for (ChainPart part : chain.order()) {
      lights += chain.count(part) * part.lightsEach();
      ends.add(new Feed(lights + 1, Message.of("wiring.place-after").with("name", name(part))));
    }
    ends.removeLast(); // there is nothing after it
    return ends.stream()
        .filter(end -> Math.abs(end.light() - fed) <= NEAR)
        .min(Comparator.comparingInt(end -> Math.abs(end.light() - fed)))
        .orElse(new Feed(fed + 1, Message.of("wiring.place-light").with("light", fed)));
  }

  /** What people call the parts of one kind. */
  static Message name(ChainPart part) {
    return Message.of("wiring.chain-" + part.name().toLowerCase(Locale.ROOT));
  }

  /** Milliamperes in amperes, to a tenth and never less than they are. */
  static double amps(int milliamps) {
    return Math.ceil(milliamps / 100.0) / 10;
  }
}
