package croupier.app.table.service;

import croupier.app.table.lcd.Lines;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.profile.HardwareProfile.Chain;
import croupier.hal.profile.HardwareProfile.ChainPart;
import java.util.ArrayList;
import java.util.List;

/**
 * One die, tracker or halo, or the lights of one dial, as they hang in the chain.
 *
 * @param number from 0, as the controller counts
 * @param before how many lights of the chain come before it
 */
record LitPart(ChainPart kind, int number, int before) {
  /** The parts that this unit has, as the data passes them. */
  static List<LitPart> of(Chain chain) {
    List<LitPart> parts = new ArrayList<>();
    int before = chain.spare();
    for (ChainPart kind : chain.order()) {
      for (int number = 0; number < chain.count(kind); number++) {
        parts.add(new LitPart(kind, number, before));
        before += kind.lightsEach();
      }
    }
    return parts;
  }

  int lights() {
    return kind.lightsEach();
  }

  String name() {
    return switch (kind) {
      case DICE -> "die " + (number + 1);
      case TRACKERS -> "tracker " + (number + 1);
      case HALOS -> "halo " + (number + 1);
      case DIALS -> "dial " + (char) ('A' + number);
    };
  }

  /** The name at the start of a line. */
  String title() {
    String name = name();
    return Lines.capital(name);
  }

  boolean isHooded(int light) {
    return kind == ChainPart.DIALS && light < DialLights.POSITIONS;
  }

  /** What one of its lights is called. */
  String light(int light) {
    if (kind == ChainPart.DIALS) {
      return (isHooded(light) ? "hood " : "table ") + (light % DialLights.POSITIONS + 1);
    }
    return "light " + (light + 1);
  }

  /** Where in the chain one of its lights is; the first of the whole chain is 1. */
  int place(int light) {
    return before + light + 1;
  }
}
