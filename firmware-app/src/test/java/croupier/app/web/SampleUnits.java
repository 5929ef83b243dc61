package croupier.app.web;

import croupier.app.simulated.SimulatedTable;
import croupier.app.words.Language;
import croupier.app.words.Words;
import croupier.hal.Clock;
import croupier.hal.Hue;
import croupier.hal.LcdSize;
import croupier.hal.profile.HardwareProfile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Units to draw in tests. */
final class SampleUnits {
  private static final Map<Hue, Integer> PALETTE =
      Map.ofEntries(
          Map.entry(Hue.WHITE, 0xfff4e0),
          Map.entry(Hue.GRAY, 0x9aa0a6),
          Map.entry(Hue.BROWN, 0xa0622d),
          Map.entry(Hue.LIGHT_BLUE, 0x56c8f5),
          Map.entry(Hue.PINK, 0xff5fb0),
          Map.entry(Hue.ORANGE, 0xff9a1f),
          Map.entry(Hue.RED, 0xff3b30),
          Map.entry(Hue.YELLOW, 0xffe034),
          Map.entry(Hue.GREEN, 0x2fd05b),
          Map.entry(Hue.DARK_BLUE, 0x3a5bff),
          Map.entry(Hue.VIOLET, 0xa86bff));

  static final UnitFacts STANDARD =
      new UnitFacts(
          "Standard unit",
          List.of(Hue.RED, Hue.LIGHT_BLUE, Hue.GREEN, Hue.YELLOW, Hue.VIOLET, Hue.ORANGE),
          11,
          2,
          Optional.of(LcdSize.LARGE),
          PALETTE);

  static final UnitFacts SMALL =
      new UnitFacts(
          "Small unit",
          List.of(Hue.RED, Hue.LIGHT_BLUE, Hue.GREEN),
          2,
          2,
          Optional.empty(),
          PALETTE);

  static final UnitFacts COMPACT =
      new UnitFacts(
          "Compact unit",
          List.of(Hue.RED, Hue.LIGHT_BLUE, Hue.GREEN, Hue.YELLOW),
          6,
          2,
          Optional.of(LcdSize.SMALL),
          PALETTE);

  static final Words ENGLISH = Words.of(Language.ENGLISH);

  private SampleUnits() {}

  /** JSON as a script reads it. */
  static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }

  /** The pages of a table on standard hardware, for tests that ask more than people do. */
  static PanelServer pagesOf(SimulatedTable table) throws IOException {
    PanelServer pages =
        PanelServer.open(
            0,
            UnitFacts.of(HardwareProfile.standard()),
            table.controller().words(),
            table::touch,
            new PanelLimits(1024, 32, 10_000, 10_000, 24, Duration.ofDays(1)),
            Clock.system());
    pages.seat(table.controller().pages());
    table
        .loop()
        .showOn(
            picture -> {
              pages.speak(table.controller().words());
              pages.show(picture);
            });
    table.loop().showOnWall(pages::hang);
    return pages;
  }
}
