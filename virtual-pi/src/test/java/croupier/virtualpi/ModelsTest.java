package croupier.virtualpi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.engine.Games;
import croupier.hal.Control;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same card in another Pi. All other scenarios have a Pi 4; in the long run it is here too. */
@Tag("virtual-pi")
class ModelsTest {
  static Stream<Model> models() {
    return Stream.of(Model.values()).filter(model -> GameToItsEnd.LONG || model != Model.PI_4);
  }

  @ParameterizedTest
  @MethodSource("models")
  void theUnitPlaysOnEveryModel(Model model) throws Exception {
    try (VirtualPi pi = Rig.booted(model, model.name().toLowerCase(java.util.Locale.ROOT));
        Evening evening = new Evening(pi)) {
      assertEquals(model.title(), pi.shell().run("tr -d '\\0' </proc/device-tree/model"));
      String journal = evening.firmware().journal();
      assertTrue(journal.contains(model.header().label()), journal);
      evening.begin(Games.named("go"), 2, 0);
      evening.tap(Control.ROLL);
      evening.play(new People(model.ordinal()), twin -> evening.gestures() > 12);
      evening.checkSameRecords();
      Rig.say("%s: %s", model.title(), readiness(journal));
    }
  }

  private static String readiness(String journal) {
    return journal.lines().filter(line -> line.contains("Ready:")).findFirst().orElse("");
  }
}
