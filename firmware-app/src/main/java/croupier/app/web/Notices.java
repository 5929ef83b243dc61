package croupier.app.web;

import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import java.util.List;
import java.util.stream.Stream;

/**
 * The notice boards of a unit: one that the table sees, and one under each hood. What is under a
 * hood is pinned there alone, so the table's board neither says it nor moves because of it.
 */
final class Notices {
  private final byte[] greeting;
  private final NoticeBoard table = new NoticeBoard(pictureEvent(UnitPicture.DARK));
  private final List<NoticeBoard> hoods;

  Notices(UnitFacts unit) {
    greeting = PanelJson.event("unit", PanelJson.unit(unit));
    hoods =
        Stream.generate(() -> new NoticeBoard(hoodEvent(DialLights.OFF)))
            .limit(unit.dials())
            .toList();
  }

  /** What a page must know before it can draw a picture. */
  byte[] greeting() {
    return greeting;
  }

  NoticeBoard table() {
    return table;
  }

  NoticeBoard hood(int dial) {
    return hoods.get(dial);
  }

  void show(UnitPicture picture) {
    table.pin(pictureEvent(picture));
    for (int dial = 0; dial < hoods.size(); dial++) {
      boolean lit = dial < picture.dials().size();
      hoods.get(dial).pin(hoodEvent(lit ? picture.dials().get(dial) : DialLights.OFF));
    }
  }

  void beat() {
    table.beat();
    hoods.forEach(NoticeBoard::beat);
  }

  void close() {
    table.close();
    hoods.forEach(NoticeBoard::close);
  }

  private static byte[] pictureEvent(UnitPicture picture) {
    return PanelJson.event("picture", PanelJson.picture(picture));
  }

  private static byte[] hoodEvent(DialLights dial) {
    return PanelJson.event("hood", PanelJson.hood(dial.hooded()));
  }
}
