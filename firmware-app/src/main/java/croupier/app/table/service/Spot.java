package croupier.app.table.service;

import croupier.app.table.mode.Canvas;
import croupier.hal.Effect;
import croupier.hal.Hue;
import croupier.hal.UnitPicture.DialLights;
import croupier.hal.UnitPicture.Light;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One light of the chain, lit. */
record Spot(LitPart part, int light, Hue hue) {
  /** Lights these and no others; of the hooded lights of one dial only one can be lit. */
  static void draw(Canvas canvas, List<Spot> spots) {
    Map<LitPart, Light[]> rows = new LinkedHashMap<>();
    for (Spot spot : spots) {
      rows.computeIfAbsent(spot.part, Spot::dark)[spot.light] = Light.of(spot.hue);
    }
    rows.forEach((part, row) -> draw(canvas, part, row));
  }

  private static Light[] dark(LitPart part) {
    Light[] row = new Light[part.lights()];
    Arrays.fill(row, Light.OFF);
    return row;
  }

  private static void draw(Canvas canvas, LitPart part, Light[] row) {
    switch (part.kind()) {
      case DICE -> {
        Hue hue = Hue.OFF;
        int pattern = 0;
        for (int light = 0; light < row.length; light++) {
          if (row[light] != Light.OFF) {
            hue = row[light].hue();
            pattern |= 1 << light;
          }
        }
        canvas.die(part.number(), hue, pattern, Effect.STEADY);
      }
      case TRACKERS -> canvas.tracker(part.number(), List.of(row));
      case HALOS -> canvas.halo(part.number(), row[0].hue(), Effect.STEADY);
      case DIALS -> {
        List<Light> all = List.of(row);
        for (int light = 0; light < DialLights.POSITIONS; light++) {
          if (row[light] != Light.OFF) {
            canvas.hood(part.number(), light);
          }
        }
        canvas.reveal(part.number(), all.subList(DialLights.POSITIONS, row.length));
      }
    }
  }
}
