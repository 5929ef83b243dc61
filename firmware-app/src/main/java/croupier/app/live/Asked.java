package croupier.app.live;

import croupier.engine.Ask;
import croupier.engine.Position;
import croupier.engine.Records;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was asked of chance, as a record tells it: with the seed, the answer follows from this
 * alone, and whoever checks it needs no rules. It is written out when somebody wants to see it.
 */
@FunctionalInterface
public interface Asked {
  Map<String, Object> data();

  /** Of records that do not tell it: those of format 2. */
  Asked UNTOLD = Map::of;

  /** What a position asks now. */
  static Asked of(Position position) {
    Ask ask = position.asks();
    List<List<String>> from = position.drawnFrom();
    return () -> {
      Map<String, Object> data = new LinkedHashMap<>(Records.write((Record) ask));
      if (!from.isEmpty()) {
        data.put("from", from);
      }
      return data;
    };
  }
}
