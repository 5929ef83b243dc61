package croupier.engine.deal;

import croupier.engine.Action;
import croupier.engine.Records;

/** Why an action is not possible, in one sentence. */
final class DealReasons {
  private DealReasons() {}

  static String name(Enum<?> constant) {
    return Records.lower(constant.name()).replace('_', ' ');
  }

  static String whyNot(DealPosition position, int seat, Action action) {
    return position.phase.sentence();
  }
}
