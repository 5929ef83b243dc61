package croupier.app.web;

import croupier.app.table.mode.WallPicture;
import croupier.app.words.Language;
import croupier.hal.UnitPicture;
import croupier.hal.UnitPicture.DialLights;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The notice boards of a unit: one at the unit, one that onlookers see, and one under each hood.
 * What is under a hood is pinned there alone, so the other boards neither say it nor move because
 * of it.
 */
final class Notices {
  /** Where it is said how phones come to the seats, beside the picture of the unit. */
  private static final int WAY_IN = 1;

  /** Where onlookers find the board of a game. */
  private static final int WALL = 2;

  private static final byte[] NOTHING = {};

  private final UnitFacts facts;
  private volatile byte[] greeting;

  /** Where phones find the seats, as the boards say; empty when they do not. */
  private volatile String told = "";

  private final WayIn wayIn;

  /** Told before each picture, once the language is another than the one in the beginning. */
  private volatile byte[] language = NOTHING;

  private final NoticeBoard unit = new NoticeBoard(pictureEvent(UnitPicture.DARK), NOTHING);
  private final NoticeBoard onlookers =
      new NoticeBoard(pictureEvent(UnitPicture.DARK), NOTHING, wallEvent(Optional.empty()));
  private final List<NoticeBoard> hoods;
  private final SeatNotices seats = new SeatNotices();

  Notices(UnitFacts facts, WayIn wayIn) {
    this.wayIn = wayIn;
    this.facts = facts;
    greeting = PanelJson.event("unit", PanelJson.unit(facts, false));
    hoods =
        Stream.generate(() -> new NoticeBoard(hoodEvent(DialLights.OFF)))
            .limit(facts.dials())
            .toList();
  }

  /** From now on pages are told that there is a workbench. */
  void offerBench() {
    greeting = PanelJson.event("unit", PanelJson.unit(facts, true));
  }

  /** What a page must know before it can draw a picture. */
  byte[] facts() {
    return greeting;
  }

  /** The same for the page at a seat, and where phones find the seats. */
  byte[] greeting() {
    return wayIn.address().map(address -> together(greeting, joinEvent(address))).orElse(greeting);
  }

  /** What whoever sits at the unit sees. */
  NoticeBoard unit() {
    return unit;
  }

  /** What may be seen across the room. */
  NoticeBoard onlookers() {
    return onlookers;
  }

  /** What pages at the seats see. */
  SeatNotices seats() {
    return seats;
  }

  NoticeBoard hood(int dial) {
    return hoods.get(dial);
  }

  /** The unit speaks another language from the next picture on: pages in the old one are old. */
  void speak(Language newLanguage) {
    language = PanelJson.event("language", PanelJson.language(newLanguage.code()));
    seats.speak(language);
  }

  void show(UnitPicture picture) {
    byte[] seen = pictureEvent(picture);
    unit.pin(seen);
    seats.show(picture);
    // No picture event tells what is under a hood; own words are all that onlookers may not see.
    onlookers.pin(picture.prompt().eyesOnly() ? pictureEvent(picture.forOnlookers()) : seen);
    for (int dial = 0; dial < hoods.size(); dial++) {
      boolean lit = dial < picture.dials().size();
      hoods.get(dial).pin(hoodEvent(lit ? picture.dials().get(dial) : DialLights.OFF));
    }
  }

  /** What hangs on the wall is for onlookers: the unit has no wall. */
  void hang(Optional<WallPicture> picture) {
    onlookers.pin(WALL, wallEvent(picture));
  }

  /** Phones find the seats elsewhere than before, perhaps. */
  void lookAtTheWayIn() {
    String address = wayIn.address().orElse("");
    if (!address.equals(told)) {
      told = address;
      unit.pin(WAY_IN, joinEvent(address));
      onlookers.pin(WAY_IN, joinEvent(address));
    }
  }

  private static byte[] joinEvent(String address) {
    return PanelJson.event("join", PanelJson.join(address));
  }

  void beat() {
    lookAtTheWayIn();
    unit.beat();
    onlookers.beat();
    hoods.forEach(NoticeBoard::beat);
    seats.beat();
  }

  void close() {
    unit.close();
    onlookers.close();
    hoods.forEach(NoticeBoard::close);
    seats.closeAll();
  }

  private byte[] pictureEvent(UnitPicture picture) {
    byte[] event = PanelJson.event("picture", PanelJson.picture(picture));
    return together(language, event);
  }

  /** Events that are told in one breath. */
  static byte[] together(byte[]... events) {
    var all = new ByteArrayOutputStream();
    for (byte[] event : events) {
      all.writeBytes(event);
    }
    return all.toByteArray();
  }

  private static byte[] wallEvent(Optional<WallPicture> picture) {
    return PanelJson.event("board", PanelJson.wall(picture));
  }

  private static byte[] hoodEvent(DialLights dial) {
    return PanelJson.event("hood", PanelJson.hood(dial.hooded()));
  }
}
