package croupier.app.table.face.express;

import croupier.engine.express.Express;
import croupier.engine.express.ExpressPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Ann's turn of express, in which she has rolled: brown is what dice are put on. */
final class ExpressScene {
  private final Map<String, Object> data;
  private final List<Map<String, Object>> table = new ArrayList<>();

  ExpressScene(Map<String, String> options) {
    data = Express.GAME.start(2, Express.GAME.options(options)).save();
    data.remove("starters");
    data.put("stage", "choosing");
    shows("p1", "orange").shows("p3", "pink").shows("p5", "pink");
    shows("p6", "red").shows("p7", "green").shows("j1", "blank");
  }

  ExpressScene with(String field, Object value) {
    data.put(field, value);
    return this;
  }

  /** Dice that lie on brown. */
  ExpressScene onBrown(String... dice) {
    return with(
        "board",
        List.of(dice).stream()
            .map(die -> Map.<String, Object>of("die", die, "group", "brown", "chance", false))
            .toList());
  }

  /** A die that lies on the table. */
  ExpressScene shows(String die, String face) {
    table.add(Map.of("die", die, "face", face));
    return this;
  }

  ExpressPosition position() {
    return Express.GAME.load(with("table", table).data);
  }
}
