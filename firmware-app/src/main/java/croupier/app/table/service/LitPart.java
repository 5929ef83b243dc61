package croupier.app.table.service;

import croupier.app.words.Message;
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

  Message name() {
    return switch (kind) {
      case DICE -> Message.of("service.part-die").with("number", number + 1);
      case TRACKERS -> Message.of("service.part-tracker").with("number", number + 1);
      case HALOS -> Message.of("service.part-halo").with("number", number + 1);
      case DIALS -> Message.of(number == 0 ? "service.part-dial-a" : "service.part-dial-b");
    };
  }

  boolean isHooded(int light) {
    return kind == ChainPart.DIALS && light < DialLights.POSITIONS;
  }

  /** What one of its lights is called. */
  Message light(int light) {
    if (kind == ChainPart.DIALS) {
      return Message.of(isHooded(light) ? "service.light-hood" : "service.light-table")
          .with("number", light % DialLights.POSITIONS + 1);
    }
    return Message.of("service.light-nth").with("number", light + 1);
  }

  /** Where in the chain one of its lights is; the first of the whole chain is 1. */
  int place(int light) {
    return before + light + 1;
  }
}
